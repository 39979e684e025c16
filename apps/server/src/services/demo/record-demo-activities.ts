import { wearableData } from '@pacemeal/protocol'
import type { AllPorts, Ports } from '../../ports.ts'
import { findRow } from '../documents/document-store.ts'
import { activityIdOf, recordActivity } from '../wearable/record-activity.ts'
import { asOf } from './as-of.ts'
import { activitiesOn } from './demo-activities.ts'
import type { DemoHistory } from './demo-history.ts'
import { historyDays } from './history-days.ts'

const findLastEnd = async ({ store }: Ports<'store'>, user: string): Promise<string> => {
  const last = await store.db
    .selectFrom('wearable_data')
    .select('data_timestamp')
    .where('appwrite_user_id', '=', user)
    .where('data_type', '=', 'activity')
    .orderBy('data_timestamp', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.data_timestamp ?? ''
}

/** Records the activities since the last one, up to now, each when it ended. */
export const recordDemoActivities = async (
  backend: AllPorts,
  { demo, athlete, week, signal }: DemoHistory,
): Promise<void> => {
  const training = { zone: athlete.zone, week, body: athlete.body }
  const now = backend.clock.now()
  const last = await findLastEnd(backend, demo.user.id)
  for (const day of historyDays(last, now, athlete.zone)) {
    for (const recorded of activitiesOn(day, training)) {
      const moment = Date.parse(recorded.endedAt)
      if (recorded.endedAt <= last || moment > now) continue
      signal.throwIfAborted()
      await backend.store.transact(async (tx) => {
        // In another zone the session of a day is later than where it was recorded.
        if ((await findRow(tx, wearableData, activityIdOf(recorded))) === undefined)
          await recordActivity(tx, asOf(backend, moment), recorded)
      })
    }
  }
}
