import {
  activityNameOf,
  type InstantText,
  instantOn,
  instantText,
  isTimeZone,
  localDate,
  parseJson,
  type RecordedActivity,
  recordedLevel,
  UNREADABLE_ACTIVITY,
} from '@pacemeal/domain'
import * as v from 'valibot'
import type { DocumentData } from './collection.ts'
import type { wearableData } from './collections.ts'
import { wireReason } from './meal-plan-wire.ts'
import { readIdea } from './plain-plan.ts'
import { figure } from './wire-values.ts'

/** The attributes of a wearable record. */
export type WearableData = DocumentData<typeof wearableData>
export type WearableDocument = Partial<WearableData> & { readonly $id: string; readonly $createdAt: string }

const maybeFigure = v.nullish(figure)

/** What a record's `metadata` text says. `timestamp_localization` 0 gives times in UTC, 1 by the clock where it was. */
const activityMetadata = v.object({
  name: v.nullish(v.string()),
  type: maybeFigure,
  start_time: v.string(),
  end_time: v.string(),
  timestamp_localization: v.nullish(v.union([v.literal(0), v.literal(1)])),
  avg_heart_rate: maybeFigure,
  /** In watts, over the whole activity. */
  avg_power: maybeFigure,
  calories_burned: maybeFigure,
  /** Seconds of training in it, without pauses; absent when the source does not tell. */
  timer_seconds: maybeFigure,
  /** Whether it is the change between two legs of a race. */
  is_transition: v.optional(v.boolean()),
  /** Whether `type` is what the person told, since the source names no sport. */
  told_sport: v.optional(v.boolean()),
})
export type ActivityMetadata = v.InferOutput<typeof activityMetadata>

const postMeal = v.object({
  calories: figure,
  macros: v.object({ carbs: figure, protein: figure, fat: figure }),
  mealOptions: v.optional(v.array(v.unknown())),
  /** Absent in records of earlier versions. */
  because: v.optional(v.fallback(v.array(wireReason), [])),
})

const WALL_CLOCK = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}):(\d{2})(?::(\d{2})(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?$/
const isNoOffset = (offset: string | undefined): boolean => offset === undefined || /^(?:Z|[+-]00:?00)$/.test(offset)

/** The zone of a place that a time text's own offset tells, as `+09:00`; undefined where it names none, or UTC's. */
const offsetOf = (text: string): string | undefined => {
  const offset = WALL_CLOCK.exec(text.trim())?.[6]
  return offset === undefined || isNoOffset(offset) ? undefined : `${offset.slice(0, 3)}:${offset.slice(-2)}`
}

/**
 * The moment of a device's time text. One that is local and names no offset of its own (or a bare UTC mark, as devices
 * write it) is the clock of the athlete's zone; otherwise its offset counts, and none means UTC.
 */
function findMoment(text: string, isLocal: boolean, zone: string): InstantText | undefined {
  const match = WALL_CLOCK.exec(text.trim())
  if (match === null) return undefined
  const [, date = '', hour, minute, seconds = '00', fraction = '', offset] = match
  try {
    if (isLocal && isNoOffset(offset)) {
      const whole = instantOn(localDate(date), Number(hour) * 60 + Number(minute), zone)
      return instantText(Date.parse(whole) + Number(`${seconds}${fraction}`) * 1000)
    }
    return instantText(Date.parse(`${date}T${hour}:${minute}:${seconds}${fraction.slice(0, 4)}${offset ?? 'Z'}`))
  } catch {
    return undefined
  }
}

const hasFigure = <K extends string>(key: K, value: number | null | undefined): { readonly [P in K]?: number } =>
  value ? ({ [key]: value } as { readonly [P in K]?: number }) : {}

function readPostFuel(record: WearableDocument): Pick<RecordedActivity, 'postFuel' | 'reasoning'> {
  const meal = v.safeParse(postMeal, parseJson(record.postActivityMeal))
  const reasoning = record.postActivityFuelReasoning
  return {
    ...(meal.success
      ? {
          postFuel: {
            target: { calories: meal.output.calories, ...meal.output.macros },
            ideas: (meal.output.mealOptions ?? []).map((option, index) => readIdea(option, `${record.$id}-${index}`)),
            because: meal.output.because ?? [],
          },
        }
      : {}),
    ...(reasoning ? { reasoning } : {}),
  }
}

/**
 * The activity in a wearable record, in the zone that it names, else by its own offset, else in the one given. A record whose metadata cannot be read is still shown, as a
 * `Wearable Activity` of medium intensity at the moment it was recorded.
 */
export function readWearableActivity(record: WearableDocument, otherwise: string): RecordedActivity {
  const known = record.timeZone && isTimeZone(record.timeZone) ? record.timeZone : undefined
  const zone = known ?? otherwise
  const provider = record.provider ?? ''
  const metadata = v.safeParse(activityMetadata, parseJson(record.metadata))
  const isLocal = metadata.success && metadata.output.timestamp_localization === 1
  const start = metadata.success ? findMoment(metadata.output.start_time, isLocal, zone) : undefined
  const end = metadata.success ? findMoment(metadata.output.end_time, isLocal, zone) : undefined
  if (!metadata.success || start === undefined || end === undefined) {
    const at = instantText(Date.parse(record.data_timestamp ?? record.$createdAt))
    return { id: record.$id, provider, ...UNREADABLE_ACTIVITY, start: at, end: at, ...readPostFuel(record) }
  }
  const place = known ?? offsetOf(metadata.output.start_time)
  const { name, type, avg_heart_rate, avg_power, calories_burned, timer_seconds, is_transition, told_sport } =
    metadata.output
  return {
    id: record.$id,
    provider,
    name: name?.trim() || activityNameOf(type),
    level: recordedLevel(avg_heart_rate, calories_burned),
    start,
    end,
    ...(place === undefined ? {} : { zone: place }),
    ...(typeof type === 'number' ? { code: type } : {}),
    ...hasFigure('averageHeartRate', avg_heart_rate),
    ...hasFigure('averagePower', avg_power),
    ...hasFigure('calories', calories_burned),
    ...hasFigure('activeMinutes', timer_seconds && timer_seconds / 60),
    ...(is_transition ? { isTransition: true } : {}),
    ...(told_sport ? { isSportTold: true } : {}),
    ...(isLocal && isNoOffset(WALL_CLOCK.exec(metadata.output.start_time.trim())?.[6]) ? { isLocalClock: true } : {}),
    ...readPostFuel(record),
  }
}
