import { instantText, isOnlyGiven, type PlanId, subscriptionPlans } from '@pacemeal/domain'
import type { Ports } from '../../ports.ts'
import type { StripeClient } from '../../providers/billing/stripe-client.ts'
import type { StripeInvoice, StripeSubscription } from '../../providers/billing/stripe-shapes.ts'
import type { Transaction } from '../../store/open.ts'
import { lockPayment, paymentId, recordPayment, recordRefund } from '../payments/record-payment.ts'
import { tellEnded, tellReceipt, tellRefund, tellRefused } from './billing-notices.ts'
import { type KeptSubscription, keepSubscription, lockSubscription } from './keep-subscription.ts'
import { setTrialEndingTimer } from './trial-ending-timer.ts'

const goingOn: ReadonlySet<string> = new Set(['trialing', 'active', 'past_due', 'unpaid', 'paused'])
/** The first payment was never made: nothing has begun. */
const neverBegun: ReadonlySet<string> = new Set(['incomplete', 'incomplete_expired'])

/** Whether charges of it may follow. */
export const isLive = ({ status }: StripeSubscription): boolean => goingOn.has(status)

/** The one that counts: what goes on, else what was last. */
export const presentOf = (found: readonly StripeSubscription[]): StripeSubscription | undefined => {
  const begun = found.filter(({ status }) => !neverBegun.has(status))
  return begun.find(isLive) ?? begun[0]
}

const textOrNull = (at: number | null): string | null => (at === null ? null : instantText(at))

export const planOf = (client: StripeClient, { items }: StripeSubscription): PlanId => {
  const price = items.data[0]?.price
  return client.planOf(price?.id ?? '') ?? (price?.recurring?.interval === 'year' ? 'yearly' : 'monthly')
}

/** Stripe's record in our terms. While a charge is refused, the period it is for has begun unpaid. */
const readSubscription = (
  client: StripeClient,
  found: StripeSubscription,
  kept: KeptSubscription | undefined,
  now: number,
): KeptSubscription => {
  const { status, start_date, trial_end, canceled_at, ended_at } = found
  const period = found.items.data[0]
  const isRefused = status === 'past_due' || status === 'unpaid'
  const isOver = status === 'canceled' || status === 'paused'
  const isCalledOff = found.cancel_at_period_end || found.cancel_at !== null || status === 'canceled'
  // Given days are part of the trial that follows them.
  const paidBefore = kept === undefined || isOnlyGiven(kept) ? null : kept.paidUntil
  const paidUntil = isRefused ? period?.current_period_start : period?.current_period_end
  return {
    plan: planOf(client, found),
    startedAt: instantText(start_date),
    trialEndsAt: trial_end === null ? (kept?.trialEndsAt ?? instantText(start_date)) : instantText(trial_end),
    paidUntil: status === 'trialing' || isOver ? paidBefore : textOrNull(paidUntil ?? null),
    cancelledAt: isCalledOff ? instantText(canceled_at ?? now) : null,
    pastDueSince: isRefused ? (kept?.pastDueSince ?? instantText(period?.current_period_start ?? now)) : null,
    endedAt: isOver ? instantText(ended_at ?? now) : null,
    billingAnchor: null,
    provider: 'stripe',
    testCard: null,
  }
}

/** Keeps how a subscription stands at Stripe; without one nothing changes. */
export const mirrorSubscription = async (
  tx: Transaction,
  backend: Ports<'clock' | 'events' | 'productEvents' | 'texts' | 'timers'>,
  client: StripeClient,
  userId: string,
  found: StripeSubscription | undefined,
): Promise<void> => {
  if (found === undefined) return
  const kept = await lockSubscription(tx, userId)
  // What another provider ran counts until something of Stripe's goes on.
  if (kept !== undefined && kept.provider !== 'stripe' && !isLive(found)) return
  const now = backend.clock.now()
  const next = readSubscription(client, found, kept, now)
  await keepSubscription(tx, backend, userId, next, kept === undefined)
  const isGivenUp = kept?.pastDueSince != null && next.endedAt !== null && !found.cancel_at_period_end
  if (isGivenUp && kept.cancelledAt === null) {
    await tellEnded(tx, backend, { user: userId, plan: next.plan, endedAt: next.endedAt ?? '' })
  }
  if (found.status === 'trialing') await setTrialEndingTimer(tx, backend, userId, next.trialEndsAt)
}

/** The time that an invoice pays for, and the plan: that of the line that reaches furthest. */
const mainLine = (client: StripeClient, { lines, created }: StripeInvoice, fallback: PlanId) => {
  const [line] = lines.data.toSorted((one, other) => other.period.end - one.period.end)
  const price = line?.pricing?.price_details?.price
  const { start, end } = line?.period ?? { start: created, end: created }
  return {
    plan: (price === undefined ? undefined : client.planOf(price)) ?? fallback,
    period: { from: instantText(start), to: instantText(end) },
  }
}

/** The charge that an invoice stands for, as our records name it. */
export const chargeOf = (invoice: string): string => `stripe/${invoice}`
export const invoiceOf = (charge: string | null): string | undefined => /^stripe\/(.+)$/.exec(charge ?? '')?.[1]

/** Keeps what became of an invoice, and tells of it when that is news. Free ones, like the trial's, are no payments. */
export const mirrorInvoice = async (
  tx: Transaction,
  backend: Ports<'billing' | 'clock' | 'events' | 'texts' | 'timers'>,
  client: StripeClient,
  userId: string,
  invoice: StripeInvoice,
): Promise<void> => {
  const isPaid = invoice.status === 'paid'
  const cents = isPaid ? invoice.amount_paid : invoice.amount_due
  if (cents <= 0 || invoice.status === 'draft' || invoice.status === 'void') return
  const { plan, period } = mainLine(client, invoice, (await lockSubscription(tx, userId))?.plan ?? 'monthly')
  const paidAt = instantText((isPaid ? invoice.status_transitions.paid_at : null) ?? invoice.created)
  const charge = { user: userId, charge: chargeOf(invoice.id), cents, currency: invoice.currency }
  const description = `${subscriptionPlans[plan].name} plan`
  const status = isPaid ? 'paid' : 'failed'
  if (!(await recordPayment(tx, backend, { ...charge, description, paidAt, status, period }))) return
  if (isPaid) await tellReceipt(tx, backend, { ...charge, plan, period, paidAt })
  else await tellRefused(tx, backend, { ...charge, plan, nextTry: invoice.next_payment_attempt })
}

/** Keeps how much of an invoice was given back so far, in cents, and tells of what is new. */
export const mirrorRefund = async (
  tx: Transaction,
  backend: Ports<'billing' | 'clock' | 'events' | 'texts' | 'timers'>,
  userId: string,
  { invoice, refunded }: { readonly invoice: string; readonly refunded: number },
): Promise<void> => {
  const id = paymentId({ user: userId, charge: chargeOf(invoice) })
  const cents = await recordRefund(tx, backend, id, refunded)
  const kept = await lockPayment(tx, id)
  if (cents === 0 || kept === undefined) return
  const { currency, paidAt, refunded: total } = kept.payment
  await tellRefund(tx, backend, { user: userId, payment: id, cents, currency, total: total ?? cents, paidAt })
}
