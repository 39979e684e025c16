import { createHash } from 'node:crypto'
import { HOUR_MS } from '@pacemeal/domain'
import { userProfiles } from '@pacemeal/protocol'
import { nowText } from '../../clock.ts'
import type { Ports } from '../../ports.ts'
import type { Transaction } from '../../store/open.ts'
import type { WireDocument } from '../documents/document-codec.ts'
import type { DocumentReaction } from '../documents/document-reactions.ts'
import { changesDiet } from '../meal-plans/changes-diet.ts'
import { setTimer } from '../timers/set-timer.ts'

export const ACTIVITY_FUEL = 'wearable-fuel'

/** Has the fuel after an activity worked out, once for each state of the activity. */
export const setFuelTimer = async (
  tx: Transaction,
  backend: Ports<'clock' | 'timers'>,
  userId: string,
  activityId: string,
  state: object,
): Promise<void> => {
  const print = createHash('sha256').update(JSON.stringify(state)).digest('hex').slice(0, 12)
  await setTimer(tx, backend, {
    key: `${ACTIVITY_FUEL}/${userId}/${activityId}/${print}`,
    userId,
    kind: ACTIVITY_FUEL,
    facts: { activityId },
    dueAt: backend.clock.now(),
  })
}

/**
 * Has fuel worked out that was given up for want of a profile: devices are connected before there is one, and some take
 * days to finish it.
 */
const setFuelAgain = async (tx: Transaction, backend: Ports<'clock' | 'timers'>, userId: string): Promise<void> => {
  const now = nowText(backend.clock)
  await tx.db
    .updateTable('timers')
    .set({ status: 'waiting', attempts: 0, error: '', dueAt: now, updatedAt: now })
    .where('userId', '=', userId)
    .where('kind', '=', ACTIVITY_FUEL)
    .where('status', 'in', ['waiting', 'dead'])
    .execute()
  tx.afterCommit(() => backend.timers.nudge())
}

/** Fuel after an activity is eaten on its day; what was offered for an older one is history. Milliseconds. */
export const OFFERED_FOR_MS = 36 * HOUR_MS

/** Has the dishes offered after recent activities chosen anew when what the person may eat has changed. */
const renewFuel = async (
  tx: Transaction,
  backend: Ports<'clock' | 'timers'>,
  before: WireDocument<typeof userProfiles>,
  after: WireDocument<typeof userProfiles>,
): Promise<void> => {
  if (!changesDiet(before, after)) return
  const now = backend.clock.now()
  const recent = await tx.db
    .selectFrom('wearable_data')
    .select('_id')
    .where('appwrite_user_id', '=', after.$id)
    .where('data_type', '=', 'activity')
    .where('_createdAt', '>=', new Date(now - OFFERED_FOR_MS).toISOString())
    .where('postActivityMeal', 'is not', null)
    .execute()
  for (const { _id } of recent) await setFuelTimer(tx, backend, after.$id, _id, { now })
}

/** Fuel after activities follows the profile. */
export const fuelReactions: DocumentReaction<Ports<'clock' | 'timers'>, typeof userProfiles> = {
  collection: userProfiles,
  created: (tx, backend, { user }) => setFuelAgain(tx, backend, user.id),
  changed: renewFuel,
}
