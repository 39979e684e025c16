import {
  activityNameOf,
  type InstantText,
  instantText,
  type Kilograms,
  kilograms,
  minutesBetween,
} from '@pacemeal/domain'
import type { HealthSummary } from '@pacemeal/domain/health'
import { readWearableActivity } from '@pacemeal/protocol/wearables'
import { z } from 'zod'
import type { DeviceActivity } from './record-activity.ts'
import { codeOfType, isIdleType } from './terra-activity-codes.ts'
import { MAX_CHECKED, MAX_SAMPLES, thinned } from './thin-series.ts'

const figure = z.number().nullish()
const moment = z.string().min(10).max(40)
const timed = <S extends z.ZodRawShape>(shape: S) => z.object({ timestamp: moment, ...shape })

/** A series as it should be; it is thinned evenly, and samples that do not fit are dropped. */
const series = <S extends z.ZodType>(sample: S) =>
  z
    .array(z.unknown())
    .nullish()
    .transform((all): z.infer<S>[] => {
      const fitting = thinned(all ?? [], MAX_CHECKED).flatMap((one) => {
        const read = sample.safeParse(one)
        return read.success ? [read.data] : []
      })
      return [...thinned(fitting, MAX_SAMPLES)]
    })

const times = {
  start_time: moment,
  end_time: moment,
  timestamp_localization: z
    .union([z.literal(0), z.literal(1)])
    .nullish()
    .catch(null),
}
/** How a record came about; 4 takes an earlier one back, 5 announces one that is not whole yet. */
const uploadType = figure
const DELETED = 4
const PENDING = 5

const terraActivity = z.object({
  metadata: z.object({
    ...times,
    summary_id: z.string().min(1).max(200).nullish(),
    name: z.string().max(200).nullish(),
    type: figure,
    upload_type: uploadType,
  }),
  calories_data: z.object({ total_burned_calories: figure }).nullish(),
  heart_rate_data: z
    .object({
      summary: z.object({ avg_hr_bpm: figure }).nullish(),
      detailed: z
        .object({
          hr_samples: series(timed({ bpm: z.number() })),
          hrv_samples_rmssd: series(timed({ hrv_rmssd: z.number() })),
          hrv_samples_sdnn: series(timed({ hrv_sdnn: z.number() })),
        })
        .nullish(),
    })
    .nullish(),
  movement_data: z
    .object({
      speed_samples: series(timed({ speed_meters_per_second: z.number() })),
      cadence_samples: series(timed({ cadence_rpm: z.number() })),
    })
    .nullish(),
  position_data: z
    .object({ position_samples: series(timed({ coords_lat_lng_deg: z.array(z.number()).length(2) })) })
    .nullish(),
  active_durations_data: z.object({ activity_levels_samples: series(timed({ level: z.number() })) }).nullish(),
})

const HAS_OFFSET = /(?:Z|[+-]\d{2}:?\d{2})$/
/** A figure that a device may say; zeros, negatives and what is no number say nothing. */
const positive = (value: number | null | undefined): number | null => (value && value > 0 ? value : null)

/** An activity of the service, ready to be kept. */
export interface TerraActivity {
  /** Absent when the service names none. */
  readonly sourceId?: string
  readonly startedAt: InstantText
  readonly endedAt: InstantText
  readonly isDeleted: boolean
  readonly activity: DeviceActivity
}

/** Longest activity that is believed; a record over it is a device that was never stopped. Hours. */
const MAX_HOURS = 36

/** Start and end as moments; undefined when they cannot be read or make no sense. */
const spanOf = (metadata: DeviceActivity['metadata'], zone: string) => {
  const record = { $id: '', $createdAt: instantText(0), metadata: JSON.stringify(metadata) }
  const { start, end } = readWearableActivity(record, zone)
  const hours = minutesBetween(start, end) / 60
  return hours > 0 && hours <= MAX_HOURS ? { startedAt: start, endedAt: end } : undefined
}

/**
 * An activity as the service sends it, in our shape and the zone of the athlete; undefined when it does not fit, is not
 * finished, or is no exercise. The service's activity type becomes our code, and a time without an offset is local.
 */
export const readTerraActivity = (entry: unknown, zone: string): TerraActivity | undefined => {
  const read = terraActivity.safeParse(entry)
  if (!read.success) return undefined
  const {
    metadata: said,
    calories_data,
    heart_rate_data,
    movement_data,
    position_data,
    active_durations_data,
  } = read.data
  const isDeleted = said.upload_type === DELETED
  if (said.upload_type === PENDING || (isIdleType(said.type) && !isDeleted)) return undefined
  const code = codeOfType(said.type)
  const metadata: DeviceActivity['metadata'] = {
    name: said.name?.trim() || activityNameOf(code),
    type: code ?? null,
    start_time: said.start_time,
    end_time: said.end_time,
    timestamp_localization: HAS_OFFSET.test(said.start_time) ? (said.timestamp_localization ?? 0) : 1,
    avg_heart_rate: positive(heart_rate_data?.summary?.avg_hr_bpm),
    calories_burned: positive(calories_data?.total_burned_calories),
  }
  const span = spanOf(metadata, zone)
  if (span === undefined) return undefined
  const pulse = heart_rate_data?.detailed
  return {
    ...(said.summary_id ? { sourceId: said.summary_id } : {}),
    ...span,
    isDeleted,
    activity: {
      metadata,
      heart_rate_data: {
        detailed: {
          hr_samples: pulse?.hr_samples ?? [],
          hrv_samples_rmssd: pulse?.hrv_samples_rmssd ?? [],
          hrv_samples_sdnn: pulse?.hrv_samples_sdnn ?? [],
        },
      },
      movement_data: {
        speed_samples: movement_data?.speed_samples ?? [],
        cadence_samples: movement_data?.cadence_samples ?? [],
      },
      position_data: { position_samples: position_data?.position_samples ?? [] },
      active_durations_data: { activity_levels_samples: active_durations_data?.activity_levels_samples ?? [] },
    },
  }
}

const heartRates = z
  .object({ summary: z.object({ avg_hr_bpm: figure, resting_hr_bpm: figure }).nullish() })
  .nullish()
  .catch(null)

const terraHealth = z.object({
  metadata: z.object({ ...times, summary_id: z.string().min(1).max(200).nullish(), is_nap: z.boolean().nullish() }),
  heart_rate_data: heartRates,
  distance_data: z.object({ steps: figure }).nullish().catch(null),
  calories_data: z.object({ total_burned_calories: figure }).nullish().catch(null),
  sleep_durations_data: z
    .object({ asleep: z.object({ duration_asleep_state_seconds: figure }).nullish() })
    .nullish()
    .catch(null),
  measurements_data: z
    .object({
      measurements: series(
        z.object({
          measurement_time: moment.nullish(),
          weight_kg: figure,
          bodyfat_percentage: figure,
          muscle_mass_g: figure,
        }),
      ),
    })
    .nullish()
    .catch(null),
})

export interface TerraHealth {
  readonly sourceId: string
  readonly endedAt: InstantText
  readonly metadata: Readonly<Record<string, unknown>>
  readonly summary: HealthSummary
  /** Every weighing of the record, each at its own moment. */
  readonly weighings: readonly TerraWeighing[]
}

/** One weighing of a record. */
export interface TerraWeighing {
  readonly measuredAt: InstantText
  readonly mass: Kilograms
  /** Percent. */
  readonly bodyFat: number | null
}

/** A moment as the service writes it: by its offset, else by the clock of the athlete; undefined when it is none. */
const momentOf = (text: string, zone: string): InstantText | undefined => {
  try {
    const at = HAS_OFFSET.test(text)
      ? Temporal.Instant.from(text)
      : Temporal.PlainDateTime.from(text).toZonedDateTime(zone).toInstant()
    return instantText(at.epochMilliseconds)
  } catch {
    return undefined
  }
}

/** A night, day or weighing of the service; undefined when it does not fit. */
export const readTerraHealth = (entry: unknown, zone: string): TerraHealth | undefined => {
  const read = terraHealth.safeParse(entry)
  if (!read.success) return undefined
  const { metadata, heart_rate_data, distance_data, calories_data, sleep_durations_data, measurements_data } = read.data
  const localized = HAS_OFFSET.test(metadata.start_time) ? (metadata.timestamp_localization ?? 0) : 1
  const span = spanOf({ ...metadata, name: '', timestamp_localization: localized }, zone)
  if (span === undefined) return undefined
  const measurements = measurements_data?.measurements ?? []
  const newest = measurements
    .toSorted((a, b) => (a.measurement_time ?? '').localeCompare(b.measurement_time ?? ''))
    .reduce<{ weight_kg?: number | null; bodyfat_percentage?: number | null; muscle_mass_g?: number | null }>(
      (all, one) => ({
        weight_kg: positive(one.weight_kg) ?? all.weight_kg ?? null,
        bodyfat_percentage: positive(one.bodyfat_percentage) ?? all.bodyfat_percentage ?? null,
        muscle_mass_g: positive(one.muscle_mass_g) ?? all.muscle_mass_g ?? null,
      }),
      {},
    )
  const muscle = positive(newest.muscle_mass_g)
  return {
    // A day of the device is a day, whatever the record's own id: it grows through the day.
    sourceId: metadata.summary_id ?? metadata.start_time.slice(0, 10),
    endedAt: span.endedAt,
    metadata: { start_time: metadata.start_time, end_time: metadata.end_time, timestamp_localization: localized },
    summary: {
      steps: positive(distance_data?.steps),
      calories: positive(calories_data?.total_burned_calories),
      sleepSeconds: positive(sleep_durations_data?.asleep?.duration_asleep_state_seconds),
      isNap: metadata.is_nap === true,
      averageHeartRate: positive(heart_rate_data?.summary?.avg_hr_bpm),
      restingHeartRate: positive(heart_rate_data?.summary?.resting_hr_bpm),
      weightKilograms: positive(newest.weight_kg),
      bodyFatPercentage: positive(newest.bodyfat_percentage),
      muscleMassKilograms: muscle === null ? null : muscle / 1000,
    },
    weighings: measurements.flatMap(({ measurement_time, weight_kg, bodyfat_percentage }) => {
      const mass = positive(weight_kg)
      const measuredAt = measurement_time ? momentOf(measurement_time, zone) : span.endedAt
      if (mass === null || measuredAt === undefined) return []
      return [{ measuredAt, mass: kilograms(mass), bodyFat: positive(bodyfat_percentage) }]
    }),
  }
}
