import type { LocalDate } from '../days.ts'
import type { Macros, Nutrient } from '../nutrients.ts'

/**
 * How much of a day's intake is logged. `full`: all of it, by the athlete's word or because each main meal is accounted
 * for. `open`: the day is not over.
 */
export const loggingStates = ['full', 'partial', 'unlogged', 'open'] as const
export type LoggingState = (typeof loggingStates)[number]

/** The nutrients that trends follow. */
export const trendNutrients = [
  'calories',
  'protein',
  'carbs',
  'fat',
  'fiber',
  'sodium',
  'iron',
] as const satisfies readonly Nutrient[]
export type TrendNutrient = (typeof trendNutrients)[number]

/** Logged amounts of a day, in each nutrient's own unit; null where no log says anything of it. */
export type TrendIntake = Readonly<Record<TrendNutrient, number | null>> & {
  /** Nutrients that some of the day's logs do not tell: their figure is a lower bound. */
  readonly incomplete: readonly TrendNutrient[]
}

/** What the day aimed at. Fiber in grams; sodium and iron in milligrams. */
export interface TrendTarget extends Macros {
  readonly fiber: number
  readonly sodiumLow: number
  readonly sodiumHigh: number
  readonly iron: number
}

/** A figure with the bounds that hold it in nine of ten cases. */
export interface TrendBand {
  readonly value: number
  readonly low: number
  readonly high: number
}

/** One day of an athlete's trends. Null is unknown, never zero. */
export interface TrendDay {
  readonly date: LocalDate
  readonly logging: LoggingState
  readonly intake: TrendIntake | null
  readonly target: TrendTarget | null
  /** Blocks of fuel before and after sessions: planned, and those of them taken in time. Null where none counts. */
  readonly fuel: { readonly planned: number; readonly inTime: number } | null
  /** As weighed, in kilograms. */
  readonly mass: number | null
  /** Smoothed, in kilograms. */
  readonly massTrend: number | null
  /** Percent. */
  readonly bodyFat: number | null
  /** Of a usual day, in kcal, as it was learned by that day. */
  readonly expenditure: TrendBand | null
  /** Kcal a kilogram of lean mass. */
  readonly energyAvailability: number | null
  readonly sleepHours: number | null
  /** Beats a minute. */
  readonly restingHeartRate: number | null
  readonly steps: number | null
}

/** Lengths of time that trends are shown for, in days. */
export const trendSpans = [7, 30, 90, 365] as const
export type TrendSpan = (typeof trendSpans)[number]
