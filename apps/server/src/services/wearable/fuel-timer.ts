import { createHash } from 'node:crypto'
import type { Backend } from '../../backend.ts'
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
