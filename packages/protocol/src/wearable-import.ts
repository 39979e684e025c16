import {
  DAY_MINUTES,
  findDay,
  isTimeZone,
  LOG_BOUNDS,
  mealTimes,
  minutesBetween,
  nutrients,
  recordOf,
} from '@pacemeal/domain'
import { BODY_FAT, BODY_MASS } from '@pacemeal/domain/body'
import { z } from 'zod'

/** Most samples of a series that are sent and kept. */
export const IMPORT_SAMPLES = 240
/** Most activities in one call. */
export const IMPORT_ACTIVITIES = 20
/** Most weighings in one call. */
export const IMPORT_WEIGHINGS = 500
/** Most meals in one call. */
export const IMPORT_MEALS = 1000
/** Longest name of a meal. */
export const MAX_MEAL_NAME = 200
/** Longest activity that is believed, in hours. */
const MAX_HOURS = 36

const moment = z.iso.datetime()
const series = <S extends z.ZodRawShape>(shape: S) =>
  z.array(z.strictObject({ timestamp: moment, ...shape })).max(IMPORT_SAMPLES)

/** An activity that was read from a file on the device: times, figures and thinned series, without where it was. */
export const importedActivity = z
  .strictObject({
    source: z.enum(['fit file', 'tcx file', 'gpx file']),
    name: z.string().trim().min(1).max(100),
    /** The activity type code, when one stands for the sport. */
    type: z.number().int().min(0).max(1000).nullable(),
    start_time: moment,
    end_time: moment,
    /** Seconds of training between them, without pauses; null when the file does not tell. */
    timer_seconds: z.number().int().min(1).nullable().default(null),
    /** The change between two legs of a race: kept, but no session. */
    is_transition: z.boolean().default(false),
    avg_heart_rate: z.number().min(25).max(250).nullable(),
    /** In watts. */
    avg_power: z.number().min(1).max(2000).nullable(),
    /** In kcal. */
    calories_burned: z.number().min(1).max(30_000).nullable(),
    hr_samples: series({ bpm: z.number().min(0).max(250) }),
    speed_samples: series({ speed_meters_per_second: z.number().min(0).max(100) }),
    cadence_samples: series({ cadence_rpm: z.number().min(0).max(300) }),
  })
  .refine(({ start_time, end_time }) => {
    const hours = minutesBetween(start_time, end_time) / 60
    return hours > 0 && hours <= MAX_HOURS
  }, `takes an activity that ends after it begins and lasts up to ${MAX_HOURS} hours`)
  .refine(
    ({ start_time, end_time, timer_seconds }) =>
      timer_seconds === null || timer_seconds * 1000 <= Date.parse(end_time) - Date.parse(start_time) + 1000,
    'takes a time of training that is no longer than the activity',
  )
export type ImportedActivity = z.infer<typeof importedActivity>

/** What became of an imported activity: kept, brought up to date, or here already. */
export const importOutcome = z.enum(['new', 'changed', 'same'])
export type ImportOutcome = z.infer<typeof importOutcome>

/** A weighing that was read from a file on the device. */
export const importedWeighing = z.strictObject({
  measured_at: moment,
  mass_kilograms: z.number().min(BODY_MASS.min).max(BODY_MASS.max),
  body_fat_percent: z.number().min(BODY_FAT.min).max(BODY_FAT.max).nullable().default(null),
})
export type ImportedWeighing = z.infer<typeof importedWeighing>

/** The zone that meals of a file were eaten in. */
export const importedZone = z.string().max(64).refine(isTimeZone, 'takes a time zone, like Europe/Berlin')

/** A meal that was read from the diary of another app, by the clock of the place. */
export const importedMeal = z.strictObject({
  day: z.string().transform((text, context) => {
    const day = findDay(text)
    if (day !== undefined) return day
    context.addIssue('takes a day, like 2026-03-02')
    return z.NEVER
  }),
  /** Minutes after midnight. */
  minute: z
    .number()
    .int()
    .min(0)
    .max(DAY_MINUTES - 1),
  name: z.string().trim().min(1).max(MAX_MEAL_NAME),
  meal_time: z.enum(mealTimes),
  amounts: z.strictObject(
    recordOf(nutrients, (one) => z.number().min(LOG_BOUNDS[one].min).max(LOG_BOUNDS[one].max).nullable()),
  ),
  /** Which of several that are alike on their day: the second of two coffees is no copy of the first. */
  nth: z.number().int().min(1).max(1000),
})
export type ImportedMeal = z.infer<typeof importedMeal>
