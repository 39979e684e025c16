import { type InstantText, instantText } from '../days.ts'
import { ok, type Result, refused } from '../result.ts'
import { type PlanId, TRIAL_DAYS } from './plans.ts'

const DAY_MS = 86_400_000

/** What is kept of a person's subscription: facts only, so that what they mean now is never stored twice. */
export interface Subscription {
  readonly plan: PlanId
  readonly startedAt: string
  readonly trialEndsAt: string
  /** The end of what was paid for; null before the first charge. */
  readonly paidUntil: string | null
  /** When the next charge was called off; null while the subscription goes on. */
  readonly cancelledAt: string | null
}

export type SubscriptionStatus =
  | { readonly kind: 'none' }
  | {
      readonly kind: 'trial'
      readonly plan: PlanId
      /** Started days count: 1 on the last one. */
      readonly daysLeft: number
      readonly endsAt: string
      readonly isCancelled: boolean
    }
  | { readonly kind: 'active'; readonly plan: PlanId; readonly endsAt: string; readonly isCancelled: boolean }
  | { readonly kind: 'expired'; readonly plan: PlanId; readonly endedAt: string }

/** What a subscription means at a moment (epoch milliseconds). Its end is the first moment without it. */
export function subscriptionStatus(subscription: Subscription | null, now: number): SubscriptionStatus {
  if (subscription === null) return { kind: 'none' }
  const { plan, trialEndsAt, paidUntil } = subscription
  const isCancelled = subscription.cancelledAt !== null
  if (paidUntil !== null && Date.parse(paidUntil) > now) return { kind: 'active', plan, endsAt: paidUntil, isCancelled }
  const left = Date.parse(trialEndsAt) - now
  if (left > 0) {
    // A clock that is behind must not promise more than the trial.
    const daysLeft = Math.min(TRIAL_DAYS, Math.ceil(left / DAY_MS))
    return { kind: 'trial', plan, daysLeft, endsAt: trialEndsAt, isCancelled }
  }
  return { kind: 'expired', plan, endedAt: paidUntil ?? trialEndsAt }
}

/** The free trial is over, and going on would take a charge. */
export interface TrialUsed {
  readonly code: 'trial-used'
}

/**
 * The subscription after someone chose a plan. The first choice starts the trial, once a person; while trial or paid time
 * runs, choosing again changes the plan of the next charge and takes a cancellation back.
 */
export function choosePlan(
  subscription: Subscription | null,
  plan: PlanId,
  now: number,
): Result<Subscription, TrialUsed> {
  if (subscription === null) {
    const startedAt: InstantText = instantText(now)
    const trialEndsAt = instantText(now + TRIAL_DAYS * DAY_MS)
    return ok({ plan, startedAt, trialEndsAt, paidUntil: null, cancelledAt: null })
  }
  if (subscriptionStatus(subscription, now).kind === 'expired') return refused({ code: 'trial-used' })
  return ok({ ...subscription, plan, cancelledAt: null })
}

/** Nothing runs that could be cancelled. */
export interface NothingToCancel {
  readonly code: 'nothing-to-cancel'
}

/** The subscription without its next charge; what runs goes on to its end. Cancelling again changes nothing. */
export function cancelSubscription(
  subscription: Subscription | null,
  now: number,
): Result<Subscription, NothingToCancel> {
  const { kind } = subscriptionStatus(subscription, now)
  if (subscription === null || kind === 'expired') return refused({ code: 'nothing-to-cancel' })
  return ok({ ...subscription, cancelledAt: subscription.cancelledAt ?? instantText(now) })
}
