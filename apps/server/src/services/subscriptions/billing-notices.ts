import { type BillingPeriod, type Locale, type PlanId, subscriptionPlans } from '@pacemeal/domain'
import { dateText } from '../../languages/formats.ts'
import { serverWords } from '../../languages/server-words.ts'
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

const isTest = ({ billing }: Ports<'billing'>): boolean => billing.name === 'embedded'

/** What writes notices in any language: its words, amounts, and dates on the person's own calendar. */
const writerFor = async (tx: Transaction, userId: string) => {
  const zone = (await findNotificationRecipient(tx, userId))?.zone ?? 'UTC'
  return (locale: Locale) => ({
    words: serverWords(locale).notifications,
    day: (instant: string | number): string => dateText(instant, zone, locale),
    money: (cents: number, currency?: string): string => moneyText(cents, currency, locale),
  })
}

/** The receipt of a payment, also by mail: amount, plan and the time it pays for. */
export const tellReceipt = async (
  tx: Transaction,
  backend: Ports<'billing' | 'clock' | 'events' | 'texts' | 'timers'>,
  { user, charge, cents, currency, plan, period }: ChargeTold & { readonly paidAt: string },
): Promise<void> => {
  const writer = await writerFor(tx, user)
  await notifyPerson(tx, backend, {
    user,
    key: `receipt/${charge}`,
    topic: 'billing',
    words: (locale) => {
      const { words, day, money } = writer(locale)
      const amount = money(cents, currency)
      return words.receipt({ amount, plan, from: day(period.from), to: day(period.to), isTest: isTest(backend) })
    },
  })
}

/** That a charge was refused, when it is tried again, and what to do. Told once a charge, not at every try. */
export const tellRefused = async (
  tx: Transaction,
  backend: Ports<'billing' | 'clock' | 'events' | 'texts' | 'timers'>,
  { user, charge, cents, currency, plan, nextTry }: Omit<ChargeTold, 'period'> & { readonly nextTry: number | null },
): Promise<void> => {
  const writer = await writerFor(tx, user)
  await notifyPerson(tx, backend, {
    user,
    key: `payment-failed/${charge}`,
    topic: 'billing',
    words: (locale) => {
      const { words, day, money } = writer(locale)
      return words.refused({
        amount: money(cents, currency),
        plan,
        nextTry: nextTry === null ? undefined : day(nextTry),
        isTest: isTest(backend),
      })
    },
  })
}

/** That the tries are over, and the subscription with them. */
export const tellEnded = async (
  tx: Transaction,
  backend: Ports<'clock' | 'events' | 'texts' | 'timers'>,
  { user, plan, endedAt }: { readonly user: string; readonly plan: PlanId; readonly endedAt: string },
): Promise<void> => {
  const writer = await writerFor(tx, user)
  await notifyPerson(tx, backend, {
    user,
    key: `subscription-ended/${endedAt}`,
    topic: 'billing',
    words: (locale) => writer(locale).words.ended(plan),
  })
}

/** That money comes back. */
export const tellRefund = async (
  tx: Transaction,
  backend: Ports<'billing' | 'clock' | 'events' | 'texts' | 'timers'>,
  { user, payment, cents, currency, total, paidAt }: RefundTold,
): Promise<void> => {
  const writer = await writerFor(tx, user)
  await notifyPerson(tx, backend, {
    user,
    key: `refund/${payment}/${total}`,
    topic: 'billing',
    words: (locale) => {
      const { words, day, money } = writer(locale)
      return words.refund({ amount: money(cents, currency), paidAt: day(paidAt), isTest: isTest(backend) })
    },
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
  const writer = await writerFor(tx, user)
  await notifyPerson(tx, backend, {
    user,
    key: `trial-ending/${trialEndsAt}`,
    topic: 'billing',
    words: (locale) => {
      const { words, day, money } = writer(locale)
      const amount = money(subscriptionPlans[plan].charge)
      return words.trialEnding({ amount, plan, endsAt: day(trialEndsAt), isTest: isTest(backend) })
    },
    until: Date.parse(trialEndsAt),
  })
}
