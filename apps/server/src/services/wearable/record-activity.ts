import { HOUR_MS, type InstantText, minutesBetween, providerName } from '@pacemeal/domain'
import { userProfiles, wearableData } from '@pacemeal/protocol'
import type { ActivityMetadata, WearableData } from '@pacemeal/protocol/wearables'
import { idFromKey } from '../../ids.ts'
import { serverWords } from '../../languages/server-words.ts'
import type { Ports } from '../../ports.ts'
import type { Transaction } from '../../store/open.ts'
import { toDocument } from '../documents/document-codec.ts'
import { findDocument, findRow, updateOwnDocument } from '../documents/document-store.ts'
import { ensureOwnDocument } from '../documents/ensure-document.ts'
import { notifyPerson } from '../notifications/tell-person.ts'
import { setFuelTimer } from './fuel-timer.ts'
import { findToldSport } from './told-sports.ts'

/** One measurement at a moment (ISO-8601). */
export interface Sample {
  readonly timestamp: string
}

/** An activity in the shape in which devices give it. Whatever its source, this is how it is kept. */
export interface DeviceActivity {
  readonly metadata: ActivityMetadata & { readonly name: string }
  readonly heart_rate_data: {
    readonly detailed: {
      readonly hr_samples: readonly (Sample & { readonly bpm: number })[]
      readonly hrv_samples_rmssd: readonly Sample[]
      readonly hrv_samples_sdnn: readonly Sample[]
    }
  }
  readonly movement_data: {
    readonly speed_samples: readonly (Sample & { readonly speed_meters_per_second: number })[]
    readonly cadence_samples: readonly (Sample & { readonly cadence_rpm: number })[]
  }
  readonly position_data: { readonly position_samples: readonly Sample[] }
  readonly active_durations_data: {
    readonly activity_levels_samples: readonly (Sample & { readonly level: number })[]
  }
}

/** What to eat after an activity, and why. */
export interface PostActivityFuel {
  readonly calories: number
  readonly macros: { readonly carbs: number; readonly protein: number; readonly fat: number }
  readonly mealOptions: readonly unknown[]
  readonly reasoning: string
}

export interface ActivityToRecord {
  readonly user: string
  readonly provider: string
  /** The source's own id of it: the same id again replaces what was kept. Without one, its start is its id. */
  readonly sourceId?: string
  /** When the source sent it; what was sent earlier never replaces what was sent later. */
  readonly sentAt?: InstantText
  readonly startedAt: InstantText
  readonly endedAt: InstantText
  readonly activity: DeviceActivity
  /** Left out, it is worked out behind the recording; null when there is none. */
  readonly fuel?: PostActivityFuel | null
  /** False: nobody is told. For history that arrives at once. */
  readonly isTold?: boolean
}

/** How long after its end an activity is news: later it is history, fuel after it comes too late, and nobody is told of it. */
export const ACTIVITY_NEWS_MS = 36 * HOUR_MS

/** What became of a recording. */
export type Recorded = 'new' | 'changed' | 'same'

type Data = Partial<WearableData>

const summaryOf = ({ startedAt, endedAt, activity }: ActivityToRecord) => {
  const { name, avg_heart_rate, calories_burned, timer_seconds } = activity.metadata
  const pulses = activity.heart_rate_data.detailed.hr_samples.map(({ bpm }) => bpm)
  return {
    name,
    durationMinutes: timer_seconds ? Math.round(timer_seconds / 60) : Math.round(minutesBetween(startedAt, endedAt)),
    averageHeartRate: avg_heart_rate ?? null,
    maximalHeartRate: pulses.length === 0 ? null : Math.max(...pulses),
    caloriesBurned: calories_burned ?? null,
  }
}

const dataOf = (recorded: ActivityToRecord): Data => {
  const { user, provider, endedAt, activity, fuel } = recorded
  const { reasoning = null, ...postActivityMeal } = fuel ?? {}
  return {
    appwrite_user_id: user,
    data_type: 'activity',
    provider,
    metadata: JSON.stringify(activity.metadata),
    heart_rate_data: JSON.stringify(activity.heart_rate_data),
    movement_data: JSON.stringify(activity.movement_data),
    position_data: JSON.stringify(activity.position_data),
    active_durations_data: JSON.stringify(activity.active_durations_data),
    data_timestamp: endedAt,
    activitySummary: JSON.stringify(summaryOf(recorded)),
    // What was worked out before stays until it is worked out anew.
    ...(fuel === undefined
      ? {}
      : {
          postActivityMeal: fuel === null ? null : JSON.stringify(postActivityMeal),
          postActivityFuelReasoning: reasoning,
        }),
  }
}

/** The id that an activity is kept under: that of its source there, or its start. */
export const activityIdOf = ({ user, provider, sourceId, startedAt }: ActivityToRecord): string =>
  idFromKey(`${user}/${provider}/activity/${sourceId ?? startedAt}`)

/** Keeps a document under its id, or replaces all but its zone unless it is the same or was sent later. */
export const upsertRecord = async (
  tx: Transaction,
  backend: Ports<'clock' | 'events'>,
  id: string,
  data: Data,
  sentAt: string | null,
  timeZone: string | null = null,
): Promise<Recorded> => {
  const whole = { ...data, sentAt }
  if (await ensureOwnDocument(tx, backend, wearableData, { ...whole, timeZone }, id)) return 'new'
  // Locked, so that of two deliveries at one moment the older cannot be written over the newer.
  const row = await findRow(tx, wearableData, id, { lock: true })
  if (row === undefined) return 'same'
  const kept = toDocument(wearableData, row)
  if (kept.sentAt !== null && sentAt !== null && Date.parse(kept.sentAt) > Date.parse(sentAt)) return 'same'
  const before = new Map<string, unknown>(Object.entries(kept))
  const instants = new Set(['data_timestamp'])
  const isSame = Object.entries(data).every(([name, value]) =>
    instants.has(name)
      ? Date.parse(String(before.get(name))) === Date.parse(String(value))
      : before.get(name) === value,
  )
  if (isSame) return 'same'
  await updateOwnDocument(tx, backend, wearableData, id, whole)
  return 'changed'
}

const announce = async (
  tx: Transaction,
  backend: Ports<'clock' | 'events' | 'texts' | 'timers'>,
  recorded: ActivityToRecord,
  id: string,
) => {
  const { user, provider } = recorded
  const { name, durationMinutes } = summaryOf(recorded)
  return notifyPerson(tx, backend, {
    user,
    key: `wearable/${id}`,
    words: (locale) => serverWords(locale).notifications.recorded(providerName(provider), name, durationMinutes),
    metadata: { activityId: id },
    path: `/meal-details/${encodeURIComponent(id)}`,
    topic: 'wearable',
    until: Date.parse(recorded.endedAt) + ACTIVITY_NEWS_MS,
  })
}

/**
 * The zone that a recording was made in: the one that its owner is in when it arrives soon after its end. Where somebody was
 * when they did what arrives later is not known.
 */
const placeOf = async (
  tx: Transaction,
  backend: Ports<'clock'>,
  { user, endedAt }: ActivityToRecord,
): Promise<string | null> => {
  if (Date.parse(endedAt) < backend.clock.now() - ACTIVITY_NEWS_MS) return null
  return (await findDocument(tx, userProfiles, user))?.timeZone ?? null
}

/** Of a recording whose source names no sport: with the one that the person told of it, when they did. */
const withToldSport = async (tx: Transaction, recorded: ActivityToRecord): Promise<ActivityToRecord> => {
  const { user, provider, activity } = recorded
  const { metadata } = activity
  if (metadata.type != null || metadata.is_transition) return recorded
  const code = await findToldSport(tx, { user, provider, name: metadata.name })
  if (code === undefined) return recorded
  return { ...recorded, activity: { ...activity, metadata: { ...metadata, type: code, told_sport: true } } }
}

/**
 * Keeps an activity once a source and its id there; the same one again replaces it. A new one is told to the person, and
 * what to eat after it is worked out behind this.
 */
export const recordActivity = async (
  tx: Transaction,
  backend: Ports<'clock' | 'events' | 'texts' | 'timers'>,
  recorded: ActivityToRecord,
): Promise<Recorded> => {
  const id = activityIdOf(recorded)
  const data = dataOf(await withToldSport(tx, recorded))
  const outcome = await upsertRecord(
    tx,
    backend,
    id,
    data,
    recorded.sentAt ?? null,
    await placeOf(tx, backend, recorded),
  )
  if (outcome === 'same') return outcome
  if (recorded.fuel === undefined) await setFuelTimer(tx, backend, recorded.user, id, data)
  if (outcome === 'new' && recorded.isTold !== false) await announce(tx, backend, recorded, id)
  return outcome
}
