import { addDays, type InstantText, type LocalDate } from '../days.ts'
import { HOUR_SECONDS } from '../time.ts'

/** The figures that a device can say of a night, a day or a weighing. */
export interface HealthFigures {
  readonly steps: number
  /** Everything burned in the day, at rest too, in kcal. */
  readonly calories: number
  readonly sleepSeconds: number
  /** Beats a minute. */
  readonly averageHeartRate: number
  /** Beats a minute. */
  readonly restingHeartRate: number
  readonly weightKilograms: number
  /** Percent. */
  readonly bodyFatPercentage: number
  readonly muscleMassKilograms: number
}

/** The figures as a record's `healthSummary` keeps them; null where the device said nothing. */
export type HealthSummary = { readonly [Figure in keyof HealthFigures]: HealthFigures[Figure] | null } & {
  readonly isNap: boolean
}

/** What a device says of a night, a day or a weighing. A figure that it leaves open is absent. */
export interface HealthReading extends Partial<HealthFigures> {
  readonly kind: 'daily' | 'sleep' | 'body'
  readonly provider: string
  /** The day it is about; of a night the day it ended on. */
  readonly day: LocalDate
  readonly endedAt: InstantText
}

/** Days that each kind is looked at, up to the present one. */
export type HealthWindows = Readonly<Record<HealthReading['kind'], number>>

/** The figures of one day; null where no device said anything. */
export interface HealthDay {
  readonly day: LocalDate
  readonly steps: number | null
  /** In kcal. */
  readonly calories: number | null
  readonly sleepHours: number | null
  readonly heartRate: number | null
  readonly restingHeartRate: number | null
  /** In kilograms. */
  readonly weight: number | null
}

/** The derived metrics of the product specification; null where no device said anything in the window. */
export interface HealthMetrics {
  readonly averageSteps: number | null
  readonly averageCalories: number | null
  /** With one decimal. */
  readonly averageSleepHours: number | null
  readonly averageHeartRate: number | null
  /** In kilograms. */
  readonly currentWeight: number | null
  /** Percent. */
  readonly bodyFatPercentage: number | null
  /** In kilograms. */
  readonly muscleMass: number | null
}

const known = (values: readonly (number | null | undefined)[]): readonly number[] =>
  values.filter((value): value is number => value !== null && value !== undefined)
const most = (values: readonly (number | undefined)[]): number | null => {
  const figures = known(values)
  return figures.length === 0 ? null : Math.max(...figures)
}
const mean = (values: readonly (number | null | undefined)[]): number | null => {
  const figures = known(values)
  return figures.length === 0 ? null : figures.reduce((sum, one) => sum + one, 0) / figures.length
}
const oneDecimal = (value: number | null): number | null => (value === null ? null : Math.round(value * 10) / 10)
const whole = (value: number | null): number | null => (value === null ? null : Math.round(value))

const newest = (
  readings: readonly HealthReading[],
  key: 'weightKilograms' | 'bodyFatPercentage' | 'muscleMassKilograms',
) =>
  readings.filter((one) => one[key] !== undefined).toSorted((a, b) => (a.endedAt < b.endedAt ? 1 : -1))[0]?.[key] ??
  null

/** The sleep of one day: night and naps of a source are added, and of several sources the one that saw most counts. */
const sleepOf = (readings: readonly HealthReading[]): number | null => {
  const bySource = Map.groupBy(
    readings.filter(({ sleepSeconds }) => sleepSeconds !== undefined),
    ({ provider }) => provider,
  )
  const seconds = most([...bySource.values()].map((own) => own.reduce((sum, one) => sum + (one.sleepSeconds ?? 0), 0)))
  return seconds === null ? null : seconds / HOUR_SECONDS
}

/** Devices measure it over the day or over the night; a figure for the day holds both. */
const restingRateOf = (readings: readonly HealthReading[]): number | null =>
  mean(readings.filter(({ kind }) => kind === 'daily').map(({ restingHeartRate }) => restingHeartRate)) ??
  mean(readings.filter(({ kind }) => kind === 'sleep').map(({ restingHeartRate }) => restingHeartRate))

/** One day out of everything that devices said of it. Two devices count the same steps, so the higher count is the day's. */
const dayOf = (day: LocalDate, readings: readonly HealthReading[]): HealthDay => {
  const own = readings.filter((one) => one.day === day)
  const daily = own.filter(({ kind }) => kind === 'daily')
  return {
    day,
    steps: most(daily.map(({ steps }) => steps)),
    calories: most(daily.map(({ calories }) => calories)),
    sleepHours: sleepOf(own.filter(({ kind }) => kind === 'sleep')),
    heartRate: mean(daily.map(({ averageHeartRate }) => averageHeartRate)),
    restingHeartRate: restingRateOf(own),
    weight: newest(own, 'weightKilograms'),
  }
}

/** The last days up to the present one, the oldest first. */
export const healthDays = (readings: readonly HealthReading[], today: LocalDate, count: number): readonly HealthDay[] =>
  Array.from({ length: count }, (_, index) => dayOf(addDays(today, index - count + 1), readings))

/**
 * The derived metrics over the last days. The present day is not over: its steps and calories count only while there is
 * no other day.
 */
export function healthMetrics(
  readings: readonly HealthReading[],
  today: LocalDate,
  windows: HealthWindows,
): HealthMetrics {
  const days = healthDays(readings, today, windows.daily + 1)
  const over = days.filter(({ day, steps, calories }) => day < today && (steps !== null || calories !== null))
  const counted = over.length > 0 ? over : days
  const sleep = healthDays(readings, today, windows.sleep)
  const body = readings.filter(({ day }) => day > addDays(today, -windows.body) && day <= today)
  return {
    averageSteps: whole(mean(counted.map(({ steps }) => steps))),
    averageCalories: whole(mean(counted.map(({ calories }) => calories))),
    averageSleepHours: oneDecimal(mean(sleep.map(({ sleepHours }) => sleepHours))),
    averageHeartRate: whole(mean(days.map(({ heartRate }) => heartRate))),
    currentWeight: oneDecimal(newest(body, 'weightKilograms')),
    bodyFatPercentage: oneDecimal(newest(body, 'bodyFatPercentage')),
    muscleMass: oneDecimal(newest(body, 'muscleMassKilograms')),
  }
}
