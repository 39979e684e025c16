import type { NotificationSettings, WeeklySchedule } from '@pacemeal/domain'
import type { Logged, Version } from './expected.ts'
import type { SimulatedPerson } from './people.ts'

/** A person with the records of their month. */
export interface Life {
  readonly person: SimulatedPerson
  readonly settings: NotificationSettings
  readonly versions: Version[]
  readonly logs: Logged[]
  readonly schedule: { now: WeeklySchedule }
}
