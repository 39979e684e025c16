import { DAY_MS, subscriptionStatus } from '@pacemeal/domain'
import type { Ports } from '../../ports.ts'
import type { Transaction } from '../../store/open.ts'
import { setTimer } from '../timers/set-timer.ts'
import type { TimerHandler } from '../timers/timer.ts'
import { tellTrialEnding } from './billing-notices.ts'
import { lockSubscription } from './keep-subscription.ts'

const TRIAL_ENDING = 'billing-trial-ending'
/** Time enough to cancel. */
const BEFORE_MS = 3 * DAY_MS

/** Has the person told before the trial ends, once a trial. */
export const setTrialEndingTimer = async (
  tx: Transaction,
  backend: Ports<'clock' | 'timers'>,
  userId: string,
  trialEndsAt: string,
): Promise<void> => {
  const dueAt = Date.parse(trialEndsAt) - BEFORE_MS
  await setTimer(tx, backend, { key: `${TRIAL_ENDING}/${userId}`, userId, kind: TRIAL_ENDING, dueAt })
}

/** Tells that the trial ends, unless it is over or cancelled by then. */
export const trialEndingTimer: TimerHandler = {
  kind: TRIAL_ENDING,
  async runInTransaction(tx, backend, { userId }) {
    const subscription = await lockSubscription(tx, userId)
    if (subscription === undefined) return
    const status = subscriptionStatus(subscription, backend.clock.now())
    if (status.kind !== 'trial' || status.isCancelled) return
    await tellTrialEnding(tx, backend, { user: userId, plan: status.plan, trialEndsAt: status.endsAt })
  },
}
