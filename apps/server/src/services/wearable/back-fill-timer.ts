import type { Ports } from '../../ports.ts'
import type { Transaction } from '../../store/open.ts'
import { setTimer } from '../timers/set-timer.ts'

export const BACK_FILL = 'wearable-back-fill'

/** Has the history of a new connection fetched, once. */
export const setBackFill = async (
  tx: Transaction,
  backend: Ports<'clock' | 'timers'>,
  userId: string,
  terraUserId: string,
): Promise<void> => {
  await setTimer(tx, backend, {
    key: `${BACK_FILL}/${userId}/${terraUserId}`,
    userId,
    kind: BACK_FILL,
    facts: { terraUserId },
    dueAt: backend.clock.now(),
  })
}
