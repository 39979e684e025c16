import { type InstantText, instantText } from '../days.ts'
import { DAY_MS } from '../time.ts'
import { type PlanId, subscriptionPlans } from './plans.ts'
import { chargeDueAt, type Subscription } from './subscription.ts'

/** A charge that comes later than this begins a period of its own; one that comes sooner keeps the day of the month. */
const PUNCTUAL_WITHIN_MS = DAY_MS

/** Days to wait after the first, second and third refusal of a charge, so that it is tried on days 1, 3 and 5 after the first. */
const RETRY_WAITS_DAYS = [1, 2, 2] as const

const monthsOf: Readonly<Record<PlanId, number>> = { monthly: 1, yearly: 12 }

const calendar = (instant: string) => Temporal.Instant.from(instant).toZonedDateTimeISO('UTC')

/**
 * The end of a period that begins at `start`, by the UTC calendar. The day of the month is the anchor's, and the month's
 * last day where it has no such day: from an anchor on 31 January, 28 February and 31 March follow.
 */
export function periodEnd(anchor: string, start: string, plan: PlanId): InstantText {
  const [first, from] = [calendar(anchor), calendar(start)]
  const months = (from.year - first.year) * 12 + (from.month - first.month)
  return instantText(first.add({ months: months + monthsOf[plan] }).epochMilliseconds)
}

/** What a charge takes, in cents, and the time that it pays for. */
export interface BillingPeriod {
  readonly plan: PlanId
  readonly cents: number
  readonly from: string
  readonly to: string
  /** The moment whose day of the month the charges after it keep. */
  readonly anchor: string
}

/** A period that begins now, with a day of the month of its own. */
export function periodFrom(now: number, plan: PlanId): BillingPeriod {
  const from = instantText(now)
  return { plan, cents: subscriptionPlans[plan].charge, from, to: periodEnd(from, from, plan), anchor: from }
}

/**
 * The period that the next charge pays for, when it is tried now although it was to be tried at `plannedAt` (both epoch
 * milliseconds). One that is punctual goes on where the last period ended. A server that was down for longer asks for
 * nothing that passed meanwhile: it charges once, and the person gets a whole period for it, from now on. Charging for
 * each month missed would bill time in which nothing was served; charging for the running one would sell what is left of
 * it at the price of the whole.
 */
export function nextPeriod(
  subscription: Subscription & { readonly billingAnchor: string | null },
  plannedAt: number,
  now: number,
): BillingPeriod {
  const { plan } = subscription
  if (now - plannedAt > PUNCTUAL_WITHIN_MS) return periodFrom(now, plan)
  const from = chargeDueAt(subscription)
  const anchor = subscription.billingAnchor ?? from
  return { plan, cents: subscriptionPlans[plan].charge, from, to: periodEnd(anchor, from, plan), anchor }
}

/** When a charge that was refused is tried again, `attempt` counting from 1; undefined after the last time. */
export const retryAt = (attempt: number, now: number): number | undefined => {
  const days = RETRY_WAITS_DAYS[attempt - 1]
  return days === undefined ? undefined : now + days * DAY_MS
}
