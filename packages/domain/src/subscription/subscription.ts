import { type InstantText, instantText } from '../days.ts'
import { ok, type Result, refused } from '../result.ts'
import { DAY_MS } from '../time.ts'
import { type PlanId, TRIAL_DAYS } from './plans.ts'

/**
 * How long a charge that was due may go without word before the subscription counts as over: a payment provider tells
 * late, and repeats what was not heard for up to three days (Stripe's documentation of webhooks).
 */
const CHARGE_HEARD_WITHIN_MS = 3 * DAY_MS

/** What is kept of a person's subscription: facts only, so that what they mean now is never stored twice. */
export interface Subscription {
  readonly plan: PlanId
  readonly startedAt: string
  readonly trialEndsAt: string
  /** The end of what was paid for; null before the first charge. */
  readonly paidUntil: string | null
  /** When the next charge was called off; null while the subscription goes on. */
  readonly cancelledAt: string | null
  /** Since when a charge is refused and tried again; null while none is. */
  readonly pastDueSince: string | null
  /** When it was over for good; null while it goes on, or simply ran out. */
  readonly endedAt: string | null
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
  | {
      readonly kind: 'active'
      readonly plan: PlanId
      readonly endsAt: string
      readonly isCancelled: boolean
      /** `endsAt` has passed, and the word on the charge of that moment is still to come. */
      readonly isDue: boolean
      /** The end of the free trial that subscribing would begin: these days were given, and the trial is still to be had. */
      readonly freeUntil?: string
    }
  | { readonly kind: 'past-due'; readonly plan: PlanId; readonly since: string }
  | { readonly kind: 'expired'; readonly plan: PlanId; readonly endedAt: string }

/** The moment of the next charge, and the end when there is none. */
export const chargeDueAt = ({ paidUntil, trialEndsAt }: Subscription): string => paidUntil ?? trialEndsAt

/**
 * Whether there were only days that somebody gave ({@link grantDays}): nothing was subscribed to, and the free trial is still to
 * be had. Given days are called off in the moment in which they begin.
 */
export const isOnlyGiven = ({ startedAt, trialEndsAt, cancelledAt }: Subscription): boolean =>
  trialEndsAt === startedAt && cancelledAt === startedAt

/** The end of the free trial that begins with a choice now: behind the days that were given, if any are left. */
const trialEnd = (subscription: Subscription | null, now: number): InstantText =>
  instantText(Math.max(now, Date.parse(subscription?.paidUntil ?? instantText(now))) + TRIAL_DAYS * DAY_MS)

/** Started days of free trial that begin with a choice now; 0 for whoever has had it. */
export const trialDaysLeft = (subscription: Subscription | null, now: number): number =>
  subscription === null || isOnlyGiven(subscription)
    ? Math.ceil((Date.parse(trialEnd(subscription, now)) - now) / DAY_MS)
    : 0

/** What a subscription means at a moment (epoch milliseconds). Its end is the first moment without it. */
export function subscriptionStatus(subscription: Subscription | null, now: number): SubscriptionStatus {
  if (subscription === null) return { kind: 'none' }
  const { plan, trialEndsAt, paidUntil, pastDueSince, endedAt } = subscription
  // Nobody subscribed to anything.
  if (isOnlyGiven(subscription) && Date.parse(chargeDueAt(subscription)) <= now) return { kind: 'none' }
  // A copy that a device kept from an earlier release has neither of the two.
  if (endedAt) return { kind: 'expired', plan, endedAt }
  if (pastDueSince) return { kind: 'past-due', plan, since: pastDueSince }
  const isCancelled = subscription.cancelledAt !== null
  if (paidUntil !== null && Date.parse(paidUntil) > now) {
    const free = isOnlyGiven(subscription) ? { freeUntil: trialEnd(subscription, now) } : {}
    return { kind: 'active', plan, endsAt: paidUntil, isCancelled, isDue: false, ...free }
  }
  const left = Date.parse(trialEndsAt) - now
  if (left > 0) {
    // A clock that is behind must not promise more than the trial, with the days that it was made longer by.
    const whole = Date.parse(trialEndsAt) - Date.parse(subscription.startedAt)
    const daysLeft = Math.ceil(Math.min(left, whole) / DAY_MS)
    return { kind: 'trial', plan, daysLeft, endsAt: trialEndsAt, isCancelled }
  }
  const end = chargeDueAt(subscription)
  const isDue = !isCancelled && now < Date.parse(end) + CHARGE_HEARD_WITHIN_MS
  return isDue
    ? { kind: 'active', plan, endsAt: end, isCancelled: false, isDue }
    : { kind: 'expired', plan, endedAt: end }
}

/** The free trial is over, so going on begins with a charge. */
export interface ChargeFirst {
  readonly code: 'charge-first'
}

/**
 * The subscription after someone chose a plan. The first choice starts the trial, once a person, behind days that were given
 * before; while something runs, choosing again changes the plan of the next charge and takes a cancellation back.
 */
export function choosePlan(
  subscription: Subscription | null,
  plan: PlanId,
  now: number,
): Result<Subscription, ChargeFirst> {
  if (subscription === null || isOnlyGiven(subscription)) {
    return ok({
      plan,
      startedAt: instantText(now),
      trialEndsAt: trialEnd(subscription, now),
      paidUntil: null,
      cancelledAt: null,
      pastDueSince: null,
      endedAt: null,
    })
  }
  if (subscriptionStatus(subscription, now).kind === 'expired') return refused({ code: 'charge-first' })
  return ok({ ...subscription, plan, cancelledAt: null })
}

/** Nothing runs that could be cancelled. */
export interface NothingToCancel {
  readonly code: 'nothing-to-cancel'
}

/**
 * The subscription without its next charge; what runs goes on to its end. Nothing runs while a charge is refused, so then
 * it is over at once. Cancelling again changes nothing.
 */
export function cancelSubscription(
  subscription: Subscription | null,
  now: number,
): Result<Subscription, NothingToCancel> {
  const { kind } = subscriptionStatus(subscription, now)
  if (subscription === null || kind === 'expired' || kind === 'none') return refused({ code: 'nothing-to-cancel' })
  const cancelledAt = subscription.cancelledAt ?? instantText(now)
  if (kind === 'past-due') return ok({ ...subscription, cancelledAt, pastDueSince: null, endedAt: instantText(now) })
  return ok({ ...subscription, cancelledAt })
}

/**
 * The subscription with so many days more that cost nothing. Days are added to the end of what runs, which moves its
 * charge; where nothing runs they begin now, of the monthly plan, and end by themselves: what was given is not charged
 * for afterwards.
 */
export function grantDays(subscription: Subscription | null, days: number, now: number): Subscription {
  const more = days * DAY_MS
  const { kind } = subscriptionStatus(subscription, now)
  if (subscription !== null && kind === 'trial') {
    return { ...subscription, trialEndsAt: instantText(Date.parse(subscription.trialEndsAt) + more) }
  }
  if (subscription !== null && kind === 'active') {
    const end = Math.max(now, Date.parse(chargeDueAt(subscription)))
    return { ...subscription, paidUntil: instantText(end + more) }
  }
  const startedAt = instantText(now)
  const given = { paidUntil: instantText(now + more), cancelledAt: startedAt, pastDueSince: null, endedAt: null }
  return subscription === null || kind === 'none'
    ? { plan: 'monthly', startedAt, trialEndsAt: startedAt, ...given }
    : { ...subscription, ...given }
}
