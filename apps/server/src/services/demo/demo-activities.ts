import {
  type Body,
  DAY_MINUTES,
  type InstantText,
  instantOn,
  instantText,
  kcal,
  type LocalDate,
  MINUTE_MS,
  minuteOfDay,
  type PlannedDay,
  type PlannedSession,
  type PlannedWeek,
  type SessionType,
  weekdayOf,
} from '@pacemeal/domain'
import { recordedActivityEnergy, restingEnergy } from '@pacemeal/nutrition'
import { writeDay } from '@pacemeal/protocol'
import type { ActivityToRecord, DeviceActivity, PostActivityFuel } from '../wearable/record-activity.ts'
import { chance, chanceWithin } from './chance.ts'
import { demoAccount, demoProvider } from './demo-athlete.ts'
import { pulseOf } from './pulse.ts'

/** What the demo's activities are made from. */
export interface DemoTraining {
  readonly zone: string
  readonly week: PlannedWeek
  readonly body: Body
}

const WATCH_LEFT_AT_HOME = 0.1

/** The watch's code and name for a session, and how fast one moves in it, in metres a second; 0 where it is not measured. */
const kinds: Readonly<Record<SessionType, { readonly code: number; readonly name: string; readonly speed: number }>> = {
  Practice: { code: 11, name: 'Soccer practice', speed: 1.9 },
  Competition: { code: 11, name: 'Soccer match', speed: 2.2 },
  Conditioning: { code: 1, name: 'Run', speed: 3.1 },
  Lift: { code: 6, name: 'Strength training', speed: 0 },
  Recovery: { code: 7, name: 'Yoga', speed: 0 },
  Hybrid: { code: 18, name: 'Circuit', speed: 0 },
}

const mean = (figures: readonly number[]): number =>
  Math.round(figures.reduce((sum, one) => sum + one, 0) / Math.max(1, figures.length))

/** The moment by the clock of the place, as a watch writes it: `2026-11-17T07:00:00.000000+01:00`. */
const localText = (moment: InstantText, zone: string): string =>
  Temporal.Instant.from(moment).toZonedDateTimeISO(zone).toString({ timeZoneName: 'never', fractionalSecondDigits: 6 })

/** Levels of devices: 1 easy, 2 moderate, 3 hard. */
const levelOf = (bpm: number): number => (bpm < 120 ? 1 : bpm < 150 ? 2 : 3)

/** A session as a made-up watch saw it, minute by minute. */
interface Tracked {
  readonly startedAt: InstantText
  readonly pulses: readonly number[]
  readonly session: Pick<PlannedSession, 'type' | 'start'>
  readonly key: string
}

/** The record of a session as watches write it, for a body of this size. */
export const deviceActivity = (
  { startedAt, pulses, session, key }: Tracked,
  { zone, body }: Pick<DemoTraining, 'zone' | 'body'>,
): DeviceActivity => {
  const { code, name, speed } = kinds[session.type]
  const begin = Date.parse(startedAt)
  const textAt = (minute: number): string => localText(instantText(begin + minute * MINUTE_MS), zone)
  const perMinute = <T>(measure: (bpm: number, minute: number) => T) =>
    pulses.map((bpm, minute) => ({ timestamp: textAt(minute), ...measure(bpm, minute) }))
  const averageHeartRate = mean(pulses)
  const timed = { code, start: minuteOfDay(session.start), end: minuteOfDay(session.start + pulses.length) }
  const resting = restingEnergy(body, 0).energy
  const net = recordedActivityEnergy({ ...timed, averageHeartRate }, body, resting).value
  // Watches count the energy that the body would have used anyway.
  const gross = kcal(net + (resting * pulses.length) / DAY_MINUTES)
  const pace = (minute: number) => Math.round(100 * speed * (0.85 + 0.3 * chance(key, 'speed', minute))) / 100
  return {
    metadata: {
      name,
      type: code,
      start_time: textAt(0),
      end_time: textAt(pulses.length),
      timestamp_localization: 1,
      avg_heart_rate: averageHeartRate,
      calories_burned: Math.round(gross),
    },
    heart_rate_data: {
      detailed: { hr_samples: perMinute((bpm) => ({ bpm })), hrv_samples_rmssd: [], hrv_samples_sdnn: [] },
    },
    movement_data: {
      speed_samples: speed === 0 ? [] : perMinute((_, minute) => ({ speed_meters_per_second: pace(minute) })),
      cadence_samples:
        speed === 0 ? [] : perMinute((_, minute) => ({ cadence_rpm: chanceWithin(76, 88, key, 'cadence', minute) })),
    },
    // Nobody was anywhere: a made-up track would only pretend.
    position_data: { position_samples: [] },
    active_durations_data: { activity_levels_samples: perMinute((bpm) => ({ level: levelOf(bpm) })) },
  }
}

/** The plan's own fuel after the session, with the reason in the activity's own figures; null when it plans none. */
const fuelAfter = (day: PlannedDay, index: number, { metadata }: DeviceActivity, minutes: number) => {
  const meal = writeDay(day).meals.find((one) => one.slot === 'post-fuel' && one.session === index)
  if (meal === undefined) return null
  const { calories, carbs, protein } = meal.target
  const fuel: PostActivityFuel = {
    calories,
    macros: meal.macros,
    mealOptions: meal.mealOptions,
    reasoning:
      `${minutes} minutes at ${metadata.avg_heart_rate} beats a minute used about ${metadata.calories_burned} kcal. ` +
      `${Math.round(carbs)} g carbs refill your glycogen, ${Math.round(protein)} g protein start the repair.`,
  }
  return fuel
}

/** What the demo athlete's watch recorded on a day: most of the planned sessions, a little off their times. */
export const activitiesOn = (day: LocalDate, training: DemoTraining): readonly ActivityToRecord[] => {
  const planned = training.week.days.find((one) => one.day === weekdayOf(day))
  if (planned === undefined) return []
  return planned.sessions.flatMap((session, index): ActivityToRecord[] => {
    const key = `${day}/session/${index}`
    if (session.type !== 'Competition' && chance(key, 'watch') < WATCH_LEFT_AT_HOME) return []
    const minutes = Math.max(10, session.end - session.start + chanceWithin(-5, 6, key, 'length'))
    const startedAt = instantOn(day, Math.max(0, session.start + chanceWithin(-3, 5, key, 'start')), training.zone)
    const activity = deviceActivity({ startedAt, pulses: pulseOf(session, minutes, key), session, key }, training)
    const endedAt = instantText(Date.parse(startedAt) + minutes * MINUTE_MS)
    const fuel = fuelAfter(planned, index, activity, minutes)
    const { userId: user } = demoAccount
    return [{ user, provider: demoProvider, sourceId: key, startedAt, endedAt, activity, fuel }]
  })
}
