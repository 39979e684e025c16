import { createHash } from 'node:crypto'
import type { Backend } from '../../backend.ts'
import { nowText } from '../../clock.ts'
import type { Transaction } from '../../store/open.ts'
import { setTimer } from '../../timers/set-timer.ts'

export const ACTIVITY_FUEL = 'wearable-fuel'

/** Has the fuel after an activity worked out, once for each state of the activity. */
export const setFuelTimer = async (
  tx: Transaction,
  backend: Backend,
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
export const setFuelAgain = async (tx: Transaction, backend: Backend, userId: string): Promise<void> => {
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
