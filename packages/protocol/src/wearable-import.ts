import { z } from 'zod'

/** Most samples of a series that are sent and kept. */
export const IMPORT_SAMPLES = 240
/** Most activities in one call. */
export const IMPORT_ACTIVITIES = 20
/** Longest activity that is believed, in hours. */
const LONGEST_HOURS = 36

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
    const hours = (Date.parse(end_time) - Date.parse(start_time)) / 3_600_000
    return hours > 0 && hours <= LONGEST_HOURS
  }, `takes an activity that ends after it begins and lasts up to ${LONGEST_HOURS} hours`)
export type ImportedActivity = z.infer<typeof importedActivity>
