import { type BillingPeriod, type PlanId, subscriptionPlans } from '@pacemeal/domain'
import type { Ports } from '../../ports.ts'
import type { Transaction } from '../../store/open.ts'
import { findNotificationRecipient } from '../notifications/person-to-tell.ts'
import { notifyPerson } from '../notifications/tell-person.ts'
import { moneyText } from './money-text.ts'

/** What a notice of a charge says. */
export interface ChargeTold {
  readonly user: string
  /** The charge as the provider names it; each is told of once. */
  readonly charge: string
  readonly cents: number
  readonly currency: string
  readonly plan: PlanId
  readonly period: Pick<BillingPeriod, 'from' | 'to'>
}

const planText = (plan: PlanId): string => `${subscriptionPlans[plan].name.toLowerCase()} plan`

/** `March 16, 2026`, on the person's own calendar. */
const datesOf = async (tx: Transaction, userId: string) => {
  const timeZone = (await findNotificationRecipient(tx, userId))?.zone ?? 'UTC'
  const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone })
  return (instant: string | number): string => format.format(new Date(instant))
}

const testNote = ({ billing }: Ports<'billing'>, words: string): string =>
  billing.name === 'embedded' ? ` This installation uses test billing: ${words}.` : ''

const keepSentence = 'Nothing you use is locked.'

/** The receipt of a payment, also by mail: amount, plan and the time it pays for. */
export const tellReceipt = async (
  tx: Transaction,
  backend: Ports<'billing' | 'clock' | 'events' | 'texts' | 'timers'>,
  { user, charge, cents, currency, plan, period }: ChargeTold & { readonly paidAt: string },
): Promise<void> => {
  const day = await datesOf(tx, user)
  const amount = moneyText(cents, currency)
  await notifyPerson(tx, backend, {
    user,
    key: `receipt/${charge}`,
    topic: 'billing',
    title: `Receipt: ${amount} for the ${planText(plan)}`,
    description: `You paid ${amount} for the ${planText(plan)}, from ${day(period.from)} to ${day(period.to)}.${testNote(backend, 'no money was taken')}`,
  })
}

/** That a charge was refused, when it is tried again, and what to do. Told once a charge, not at every try. */
export const tellRefused = async (
  tx: Transaction,
  backend: Ports<'billing' | 'clock' | 'events' | 'texts' | 'timers'>,
  { user, charge, cents, currency, plan, nextTry }: Omit<ChargeTold, 'period'> & { readonly nextTry: number | null },
): Promise<void> => {
  const day = await datesOf(tx, user)
  const next = nextTry === null ? '' : ` We try again on ${day(nextTry)}.`
  await notifyPerson(tx, backend, {
    user,
    key: `payment-failed/${charge}`,
    topic: 'billing',
    title: 'Your payment failed',
    description: `${moneyText(cents, currency)} for the ${planText(plan)} could not be charged.${next} Choose another card on the subscription screen. ${keepSentence}${testNote(backend, 'no money is taken')}`,
  })
}

/** That the tries are over, and the subscription with them. */
export const tellEnded = (
  tx: Transaction,
  backend: Ports<'clock' | 'events' | 'texts' | 'timers'>,
  { user, plan, endedAt }: { readonly user: string; readonly plan: PlanId; readonly endedAt: string },
): Promise<boolean> =>
  notifyPerson(tx, backend, {
    user,
    key: `subscription-ended/${endedAt}`,
    topic: 'billing',
    title: 'Your subscription has ended',
    description: `The payment for the ${planText(plan)} failed each time, so nothing more is charged. You can subscribe again at any time. ${keepSentence}`,
  })

/** That money comes back. */
export const tellRefund = async (
  tx: Transaction,
  backend: Ports<'billing' | 'clock' | 'events' | 'texts' | 'timers'>,
  { user, payment, cents, currency, total, paidAt }: RefundTold,
): Promise<void> => {
  const day = await datesOf(tx, user)
  const amount = moneyText(cents, currency)
  await notifyPerson(tx, backend, {
    user,
    key: `refund/${payment}/${total}`,
    topic: 'billing',
    title: `Refund: ${amount}`,
    description: `${amount} of your payment of ${day(paidAt)} is on its way back to your card.${testNote(backend, 'no money had been taken')}`,
  })
}

export interface RefundTold {
  readonly user: string
  readonly payment: string
  readonly cents: number
  readonly currency: string
  /** All that was given back of the payment so far, in cents. */
  readonly total: number
  readonly paidAt: string
}

/** That the trial ends, and what follows. */
export const tellTrialEnding = async (
  tx: Transaction,
  backend: Ports<'billing' | 'clock' | 'events' | 'texts' | 'timers'>,
  { user, plan, trialEndsAt }: { readonly user: string; readonly plan: PlanId; readonly trialEndsAt: string },
): Promise<void> => {
  const day = await datesOf(tx, user)
  const amount = moneyText(subscriptionPlans[plan].charge)
  const every = plan === 'monthly' ? 'month' : 'year'
  await notifyPerson(tx, backend, {
    user,
    key: `trial-ending/${trialEndsAt}`,
    topic: 'billing',
    title: 'Your free trial ends soon',
    description: `On ${day(trialEndsAt)} your ${planText(plan)} begins, at ${amount} every ${every}. Cancel before then, and nothing is charged.${testNote(backend, 'no money is taken')}`,
    until: Date.parse(trialEndsAt),
  })
}
