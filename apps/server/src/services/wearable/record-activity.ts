import type { InstantText } from '@pacemeal/domain'
import { type ActivityMetadata, wearableData } from '@pacemeal/protocol'
import type { Backend } from '../../backend.ts'
import { idFromKey } from '../../ids.ts'
import type { Transaction } from '../../store/open.ts'
import { ensureOwnDocument } from '../documents/ensure-document.ts'
import { tellPerson } from '../notifications/tell-person.ts'

/** One measurement at a moment (ISO-8601). */
export interface Sample {
  readonly timestamp: string
}

/** An activity in the shape in which devices give it. */
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
  readonly startedAt: InstantText
  readonly endedAt: InstantText
  readonly activity: DeviceActivity
  readonly fuel: PostActivityFuel | null
}

const minutesBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / 60_000)

const summaryOf = ({ startedAt, endedAt, activity }: ActivityToRecord) => {
  const { name, avg_heart_rate, calories_burned } = activity.metadata
  const pulses = activity.heart_rate_data.detailed.hr_samples.map(({ bpm }) => bpm)
  return {
    name,
    durationMinutes: minutesBetween(startedAt, endedAt),
    averageHeartRate: avg_heart_rate ?? null,
    maximalHeartRate: pulses.length === 0 ? null : Math.max(...pulses),
    caloriesBurned: calories_burned ?? null,
  }
}

/** Keeps an activity that a device recorded and tells the person, once a provider and start; gives whether it is new. */
export const recordActivity = async (
  tx: Transaction,
  backend: Backend,
  recorded: ActivityToRecord,
): Promise<boolean> => {
  const { user, provider, startedAt, endedAt, activity, fuel } = recorded
  const id = idFromKey(`${user}/${provider}/activity/${startedAt}`)
  const { reasoning = null, ...postActivityMeal } = fuel ?? {}
  const summary = summaryOf(recorded)
  const isNew = await ensureOwnDocument(
    tx,
    backend,
    wearableData,
    {
      appwrite_user_id: user,
      data_type: 'activity',
      provider,
      metadata: JSON.stringify(activity.metadata),
      heart_rate_data: JSON.stringify(activity.heart_rate_data),
      movement_data: JSON.stringify(activity.movement_data),
      position_data: JSON.stringify(activity.position_data),
      active_durations_data: JSON.stringify(activity.active_durations_data),
      data_timestamp: endedAt,
      postActivityMeal: fuel === null ? null : JSON.stringify(postActivityMeal),
      activitySummary: JSON.stringify(summary),
      postActivityFuelReasoning: reasoning,
    },
    id,
  )
  if (!isNew) return false
  await tellPerson(tx, backend, {
    user,
    key: `wearable/${id}`,
    title: 'New wearable data',
    description: `${provider.toUpperCase()} recorded ${summary.name}: ${summary.durationMinutes} minutes.`,
    metadata: { activityId: id },
  })
  return true
}
