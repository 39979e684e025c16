import {
  defaultNotificationSettings,
  type NotificationSettings,
  serialiseSchedule,
  type Weekday,
  type WeeklySchedule,
  weekdays,
} from '@pacemeal/domain'
import { aProfile, type SeededRandom } from '@pacemeal/testing'
import { someAthlete } from '../plan/athletes.ts'

/** Zones of all kinds: with and without clock changes in March and April, on halves and quarters of an hour, far east and west. */
const zones = [
  'America/New_York',
  'America/Los_Angeles',
  'America/St_Johns',
  'America/Sao_Paulo',
  'Europe/London',
  'Europe/Berlin',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Asia/Tokyo',
  'Australia/Sydney',
  'Pacific/Auckland',
  'Pacific/Kiritimati',
] as const

/** Somebody in the simulation, as they are when it begins. */
export interface SimulatedPerson {
  readonly id: string
  readonly email: string
  readonly zone: string
  readonly schedule: WeeklySchedule
  readonly settings: NotificationSettings
}

/** The person of a number; the same seed gives the same one. */
export const somePerson = (random: SeededRandom, number: number): SimulatedPerson => ({
  id: `athlete-${number}`,
  email: `athlete-${number}@month.example`,
  zone: random.pick(zones),
  schedule: someAthlete(number).schedule,
  settings: {
    ...defaultNotificationSettings,
    fuelReminders: { email: random.next() < 0.3, sms: false, push: random.next() < 0.8 },
    quietHours: random.next() < 0.3 ? null : { from: random.whole(20, 23) * 60, to: random.whole(4, 8) * 60 },
  },
})

export const profileOf = ({ id, zone, schedule, settings }: SimulatedPerson) => ({
  ...aProfile(),
  userId: id,
  timeZone: zone,
  activitySchedule: serialiseSchedule(schedule),
  notificationSettings: JSON.stringify(settings),
})

/** The week with the sessions of one day at another time, or gone. */
export const movedDay = (random: SeededRandom, schedule: WeeklySchedule): WeeklySchedule => {
  const day: Weekday = random.pick(weekdays)
  if (random.next() < 0.2) return { ...schedule, [day]: [] }
  const other: Weekday = random.pick(weekdays)
  return { ...schedule, [day]: schedule[other], [other]: schedule[day] }
}

export const otherZone = (random: SeededRandom): string => random.pick(zones)
