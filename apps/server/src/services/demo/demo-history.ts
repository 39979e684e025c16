import type { Athlete, PlannedWeek } from '@pacemeal/domain'
import type { Person } from '../caller.ts'

/** What the demo's history is made from. */
export interface DemoHistory {
  readonly demo: Person
  readonly athlete: Athlete
  readonly week: PlannedWeek
  readonly signal: AbortSignal
}
