import { DAY_MS, subscriptionStatus } from '@pacemeal/domain'
import type { Ports } from '../../ports.ts'
import type { Transaction } from '../../store/open.ts'
import { dropTimers, setTimer } from '../timers/set-timer.ts'
import { type TimerHandler, waitingTimers } from '../timers/timer.ts'
import { tellTrialEnding } from './billing-notices.ts'
import { lockSubscription } from './keep-subscription.ts'

const TRIAL_ENDING = 'billing-trial-ending'
/** Time enough to cancel. */
const BEFORE_MS = 3 * DAY_MS

/** Has the person told before the trial ends: once for each end, since a provider may move it after it was told. */
export const setTrialEndingTimer = async (
  tx: Transaction,
  backend: Ports<'clock' | 'timers'>,
  userId: string,
  trialEndsAt: string,
): Promise<void> => {
  const dueAt = Date.parse(trialEndsAt) - BEFORE_MS
  const key = `${TRIAL_ENDING}/${userId}/${trialEndsAt}`
  const waiting = await waitingTimers(tx, userId, `${TRIAL_ENDING}/`)
  const ofOtherEnds = waiting.filter((one) => one.key !== key)
  await dropTimers(
    tx,
    ofOtherEnds.map((one) => one.key),
  )
  await setTimer(tx, backend, { key, userId, kind: TRIAL_ENDING, dueAt })
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
