import {
  type BillingPeriod,
  chargeDueAt,
  instantText,
  nextPeriod,
  retryAt,
  subscriptionPlans,
  type TestCard,
} from '@pacemeal/domain'
import { z } from 'zod'
import type { Ports } from '../../ports.ts'
import type { Transaction } from '../../store/open.ts'
import { recordPayment } from '../payments/record-payment.ts'
import { setTimer } from '../timers/set-timer.ts'
import type { DueTimer, TimerHandler } from '../timers/timer.ts'
import { tellEnded, tellReceipt, tellRefused } from './billing-notices.ts'
import { type KeptSubscription, keepSubscription, lockSubscription } from './keep-subscription.ts'

export const CHARGE = 'billing-charge'
const CURRENCY = 'USD'

const chargeFacts = z.object({
  /** The end of what is paid, which is what the charge is for. Once paid, that end has moved, and the timer is of no use any more. */
  due: z.string(),
  /** From 1. */
  attempt: z.number().int().positive(),
})

/** What the embedded test billing does in place of a bank. */
const isAccepted = (card: TestCard | null): boolean => card !== 'declined'

/** Has the charge tried that follows what is paid or free. */
export const setChargeTimer = async (
  tx: Transaction,
  backend: Ports<'clock' | 'timers'>,
  userId: string,
  { due, attempt, at }: { readonly due: string; readonly attempt: number; readonly at: number },
): Promise<void> => {
  const key = `${CHARGE}/${userId}/${due}/${attempt}`
  await setTimer(tx, backend, { key, userId, kind: CHARGE, facts: { due, attempt }, dueAt: at })
}

interface Charging {
  readonly userId: string
  readonly subscription: KeptSubscription
  readonly period: BillingPeriod
}

const chargeNamed = (due: string): string => `embedded/${due}`

/** The charge was accepted: the payment, its receipt, and the time it pays for, all in one transaction. */
const collect = async (
  tx: Transaction,
  backend: Ports<'billing' | 'clock' | 'events' | 'productEvents' | 'texts' | 'timers'>,
  due: string,
  { userId, subscription, period }: Charging,
) => {
  const paidAt = instantText(backend.clock.now())
  const charge = { user: userId, charge: chargeNamed(due), cents: period.cents, currency: CURRENCY }
  const description = `${subscriptionPlans[period.plan].name} plan`
  await recordPayment(tx, backend, { ...charge, description, paidAt, status: 'paid', period })
  await tellReceipt(tx, backend, { ...charge, plan: period.plan, period, paidAt })
  const paid = { paidUntil: period.to, billingAnchor: period.anchor, pastDueSince: null, endedAt: null }
  await keepSubscription(tx, backend, userId, { ...subscription, plan: period.plan, ...paid }, false)
  await setChargeTimer(tx, backend, userId, { due: period.to, attempt: 1, at: Date.parse(period.to) })
}

/** The charge was refused: it is tried again some days later, and after the last time the subscription ends. */
const putOff = async (
  tx: Transaction,
  backend: Ports<'billing' | 'clock' | 'events' | 'productEvents' | 'texts' | 'timers'>,
  { due, attempt }: z.infer<typeof chargeFacts>,
  { userId, subscription, period }: Charging,
) => {
  const now = backend.clock.now()
  const next = retryAt(attempt, now)
  const charge = { user: userId, charge: chargeNamed(due), cents: period.cents, currency: CURRENCY }
  const description = `${subscriptionPlans[period.plan].name} plan`
  await recordPayment(tx, backend, { ...charge, description, paidAt: instantText(now), status: 'failed', period })
  if (next === undefined) {
    const endedAt = instantText(now)
    await keepSubscription(tx, backend, userId, { ...subscription, pastDueSince: null, endedAt }, false)
    await tellEnded(tx, backend, { user: userId, plan: period.plan, endedAt })
    return
  }
  await tellRefused(tx, backend, { ...charge, plan: period.plan, nextTry: next })
  const pastDueSince = subscription.pastDueSince ?? instantText(now)
  await keepSubscription(tx, backend, userId, { ...subscription, pastDueSince }, false)
  await setChargeTimer(tx, backend, userId, { due, attempt: attempt + 1, at: next })
}

const end = (
  tx: Transaction,
  backend: Ports<'clock' | 'events' | 'productEvents' | 'timers'>,
  userId: string,
  subscription: KeptSubscription,
  endedAt: string,
) => keepSubscription(tx, backend, userId, { ...subscription, pastDueSince: null, endedAt }, false)

const charge = async (
  tx: Transaction,
  backend: Ports<'billing' | 'clock' | 'events' | 'productEvents' | 'texts' | 'timers'>,
  timer: DueTimer,
): Promise<void> => {
  const { userId } = timer
  const facts = chargeFacts.parse(timer.facts)
  const subscription = await lockSubscription(tx, userId)
  if (subscription?.provider !== 'embedded' || subscription.endedAt !== null) return
  if (chargeDueAt(subscription) !== facts.due) return
  // Called off; or a real provider was set up meanwhile, and a subscription goes on there by the person's own choice.
  const isOver = subscription.cancelledAt !== null || backend.billing.name !== 'embedded'
  if (isOver) return end(tx, backend, userId, subscription, facts.due)
  const charging = { userId, subscription, period: nextPeriod(subscription, timer.dueAt, backend.clock.now()) }
  if (isAccepted(subscription.testCard)) await collect(tx, backend, facts.due, charging)
  else await putOff(tx, backend, facts, charging)
}

/**
 * A charge of the embedded test billing. It happens in the transaction that ends its timer and moves the end of what is
 * paid, so no restart, second server or repeated timer charges a period twice. How late ones are treated is the domain's
 * rule `nextPeriod`.
 */
export const chargeTimer: TimerHandler = { kind: CHARGE, runInTransaction: charge }

/** Charges at once for a period that begins now; false, with nothing changed, when the card is declined. */
export const chargeNow = async (
  tx: Transaction,
  backend: Ports<'billing' | 'clock' | 'events' | 'productEvents' | 'texts' | 'timers'>,
  charging: Charging,
): Promise<boolean> => {
  if (!isAccepted(charging.subscription.testCard)) return false
  await collect(tx, backend, charging.period.from, charging)
  return true
}
