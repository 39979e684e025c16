import {
  type Athlete,
  addDays,
  DAY_MS,
  dayAt,
  HOUR_MS,
  type InstantText,
  instantOn,
  instantText,
  type LocalDate,
  MINUTE_MS,
  weekdayOf,
} from '@pacemeal/domain'
import type { HealthSummary } from '@pacemeal/domain/health'
import { chance, chanceWithin } from '../../demo/chance.ts'
import { deviceActivity } from '../../demo/demo-activities.ts'
import { pulseOf } from '../../demo/pulse.ts'
import type { ActivityToRecord } from '../record-activity.ts'

/** The provider of a device that nobody wears; it is shown under this name. */
export const DEMO_PROVIDER = 'demo'

/** Sessions that a person leaves out, and the part of the day in which steps are made. */
const LEFT_OUT = 0.08
const AWAKE = { from: 7 * 60, to: 22 * 60 }

/** Whose device it would be, as far as its records depend on it. */
export type Wearer = Pick<Athlete, 'zone' | 'schedule' | 'body'> & { readonly userId: string }

/** A night, a day or a weighing of the demo device. */
export interface DemoHealth {
  readonly kind: 'sleep' | 'daily' | 'body'
  readonly startedAt: InstantText
  readonly endedAt: InstantText
  readonly summary: HealthSummary
}

const nothing: HealthSummary = {
  steps: null,
  calories: null,
  sleepSeconds: null,
  isNap: false,
  averageHeartRate: null,
  restingHeartRate: null,
  weightKilograms: null,
  bodyFatPercentage: null,
  muscleMassKilograms: null,
}

/** The sessions of the wearer's own schedule on a day, a little off their times; the same for the same person and day. */
export const demoActivities = (wearer: Wearer, day: LocalDate): readonly ActivityToRecord[] =>
  wearer.schedule[weekdayOf(day)].flatMap((session, index): ActivityToRecord[] => {
    const key = `${wearer.userId}/${day}/session/${index}`
    if (chance(key, 'left out') < LEFT_OUT) return []
    const minutes = Math.max(10, session.end - session.start + chanceWithin(-5, 6, key, 'length'))
    const startedAt = instantOn(day, Math.max(0, session.start + chanceWithin(-3, 5, key, 'start')), wearer.zone)
    const activity = deviceActivity({ startedAt, pulses: pulseOf(session, minutes, key), session, key }, wearer)
    const endedAt = instantText(Date.parse(startedAt) + minutes * MINUTE_MS)
    const sourceId = `${day}/${index}`
    return [{ user: wearer.userId, provider: DEMO_PROVIDER, sourceId, startedAt, endedAt, activity }]
  })

/** The share of a day's steps that are made by a moment. */
const shareBy = (now: number, day: LocalDate, zone: string): number => {
  const [from, to] = [AWAKE.from, AWAKE.to].map((minute) => Date.parse(instantOn(day, minute, zone)))
  if (from === undefined || to === undefined) return 1
  return Math.min(1, Math.max(0, (now - from) / (to - from)))
}

/** The night before a day, its weighing, and the day itself as far as it has gone at a moment. */
export const demoHealth = (
  { userId, zone, body, schedule }: Wearer,
  day: LocalDate,
  now: number,
): readonly DemoHealth[] => {
  const key = `${userId}/${day}`
  const wake = Date.parse(instantOn(day, 6 * 60 + chanceWithin(10, 70, key, 'wake'), zone))
  const asleep = chanceWithin(390, 495, key, 'sleep')
  const resting = chanceWithin(48, 56, key, 'resting')
  const share = shareBy(now, day, zone)
  const trained = schedule[weekdayOf(day)].length
  const steps = Math.round((chanceWithin(5200, 9800, key, 'steps') + 3000 * trained) * share)
  const from = Date.parse(instantOn(day, 0, zone))
  const to = Math.min(now, Date.parse(instantOn(addDays(day, 1), 0, zone)))
  const calories = Math.round((22 * body.mass * (to - from)) / DAY_MS + 0.045 * steps + 420 * trained * share)
  const swing = (chance(key, 'weight') - 0.5) * 0.9
  const all: readonly DemoHealth[] = [
    {
      kind: 'sleep',
      startedAt: instantText(wake - (asleep + 20) * MINUTE_MS),
      endedAt: instantText(wake),
      summary: { ...nothing, sleepSeconds: asleep * 60, averageHeartRate: resting + 4, restingHeartRate: resting },
    },
    {
      kind: 'body',
      startedAt: instantText(wake + 9 * MINUTE_MS),
      endedAt: instantText(wake + 10 * MINUTE_MS),
      summary: { ...nothing, weightKilograms: Math.round((body.mass + swing) * 10) / 10 },
    },
    {
      kind: 'daily',
      startedAt: instantText(from),
      endedAt: instantText(to),
      summary: {
        ...nothing,
        steps: steps === 0 ? null : steps,
        calories,
        averageHeartRate: resting + chanceWithin(12, 20, key, 'pulse'),
        restingHeartRate: resting,
      },
    },
  ]
  return all.filter(({ startedAt, endedAt }) => startedAt < endedAt && Date.parse(endedAt) <= now)
}

/** How often the count of a day's steps arrives. */
const COUNT_EVERY_MS = 2 * HOUR_MS

/** When the device says something next: after a session, after waking, or its next count of steps. */
export const nextWord = (wearer: Wearer, now: number): number => {
  const today = dayAt(now, wearer.zone)
  const moments = [today, addDays(today, 1)].flatMap((day) => [
    ...demoActivities(wearer, day).map(({ endedAt }) => Date.parse(endedAt) + MINUTE_MS),
    ...demoHealth(wearer, day, now + 48 * HOUR_MS)
      .filter(({ kind }) => kind === 'body')
      .map(({ endedAt }) => Date.parse(endedAt) + MINUTE_MS),
  ])
  const count = (Math.floor(now / COUNT_EVERY_MS) + 1) * COUNT_EVERY_MS
  return Math.min(count, ...moments.filter((moment) => moment > now))
}
