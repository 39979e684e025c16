import { instantText, MINUTE_MS } from '@pacemeal/domain'
import type { ImportedActivity } from '@pacemeal/protocol'
import { inTurns } from '../../in-turns.ts'
import type { Ports } from '../../ports.ts'
import { Refusal } from '../../refusal.ts'
import { ACTIVITY_NEWS_MS, type ActivityToRecord, type Recorded, recordActivity } from './record-activity.ts'

/** Clocks of devices are off by a little. */
const CLOCK_SLACK_MS = 15 * MINUTE_MS

/** Refuses activities that have not happened yet. */
export const checkEnded = (activities: readonly ImportedActivity[], now: number): void => {
  const early = activities.findIndex(({ end_time }) => Date.parse(end_time) > now + CLOCK_SLACK_MS)
  if (early < 0) return
  throw new Refusal(
    'general_argument_invalid',
    `Invalid \`activities.${early}.end_time\` param: takes a moment that has passed`,
  )
}

const recordOf = (user: string, read: ImportedActivity, now: number): ActivityToRecord => {
  const {
    source,
    name,
    type,
    start_time,
    end_time,
    avg_heart_rate,
    avg_power,
    calories_burned,
    timer_seconds,
    is_transition,
  } = read
  const startedAt = instantText(Date.parse(start_time))
  const endedAt = instantText(Date.parse(end_time))
  const isNews = Date.parse(end_time) >= now - ACTIVITY_NEWS_MS
  return {
    user,
    provider: source,
    startedAt,
    endedAt,
    // Whoever picked the file is looking at it.
    isTold: false,
    ...(isNews && !is_transition ? {} : { fuel: null }),
    activity: {
      metadata: {
        name,
        type,
        start_time: startedAt,
        end_time: endedAt,
        timestamp_localization: 0,
        avg_heart_rate,
        avg_power,
        calories_burned,
        ...(timer_seconds === null ? {} : { timer_seconds }),
        ...(is_transition ? { is_transition } : {}),
      },
      heart_rate_data: { detailed: { hr_samples: read.hr_samples, hrv_samples_rmssd: [], hrv_samples_sdnn: [] } },
      movement_data: { speed_samples: read.speed_samples, cadence_samples: read.cadence_samples },
      // Where it was stays on the device.
      position_data: { position_samples: [] },
      active_durations_data: { activity_levels_samples: [] },
    },
  }
}

/** Keeps activities that were read from files; the same one again changes nothing. Gives how many are new and changed, and which. */
export const importActivities = async (
  backend: Ports<'clock' | 'events' | 'store' | 'texts' | 'timers'>,
  user: string,
  activities: readonly ImportedActivity[],
): Promise<{ readonly fresh: number; readonly changed: number; readonly outcomes: readonly Recorded[] }> => {
  const now = backend.clock.now()
  const outcomes = await backend.store.transact(async (tx) => {
    const kept: Recorded[] = []
    for await (const read of inTurns(activities)) {
      kept.push(await recordActivity(tx, backend, recordOf(user, read, now)))
    }
    return kept
  })
  const count = (wanted: Recorded) => outcomes.filter((outcome) => outcome === wanted).length
  return { fresh: count('new'), changed: count('changed'), outcomes }
}
