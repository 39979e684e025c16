import { cancelSubscription, choosePlan, isOnlyGiven, type PlanId, periodFrom, type TestCard } from '@pacemeal/domain'
import { z } from 'zod'
import type { AllPorts, Ports } from '../../ports.ts'
import type { BillingAnswer, BillingProvider, BillingRefusal } from '../../providers/billing/billing-provider.ts'
import type { Transaction } from '../../store/open.ts'
import { lockPayment, recordRefund } from '../payments/record-payment.ts'
import { setTimer } from '../timers/set-timer.ts'
import { waitingTimers } from '../timers/timer.ts'
import { tellRefund } from './billing-notices.ts'
import { CHARGE, chargeNow, setChargeTimer } from './charge-subscription.ts'
import { type KeptSubscription, keepSubscription, lockSubscription } from './keep-subscription.ts'
import { invoiceOf } from './mirror-stripe.ts'
import { setTrialEndingTimer } from './trial-ending-timer.ts'

const done: BillingAnswer = { kind: 'done' }
const refused = (why: BillingRefusal): BillingAnswer => ({ kind: 'refused', why })

const startTrial = async (
  tx: Transaction,
  backend: Ports<'clock' | 'events' | 'productEvents' | 'timers'>,
  userId: string,
  kept: KeptSubscription,
  isNew: boolean,
) => {
  await keepSubscription(tx, backend, userId, kept, isNew)
  const due = kept.trialEndsAt
  await setTrialEndingTimer(tx, backend, userId, due)
  await setChargeTimer(tx, backend, userId, { due, attempt: 1, at: Date.parse(due) })
}

/** Somebody comes back after the end: there is no second trial, so it begins with a charge. */
const comeBack = async (
  tx: Transaction,
  backend: Ports<'billing' | 'clock' | 'events' | 'productEvents' | 'texts' | 'timers'>,
  userId: string,
  kept: KeptSubscription,
  plan: PlanId,
) => {
  const period = periodFrom(backend.clock.now(), plan)
  const anew = { startedAt: period.from, cancelledAt: null, pastDueSince: null, provider: 'embedded' }
  const subscription = { ...kept, ...anew }
  return (await chargeNow(tx, backend, { userId, subscription, period })) ? done : refused('card-declined')
}

const subscribe = async (
  tx: Transaction,
  backend: Ports<'billing' | 'clock' | 'events' | 'productEvents' | 'texts' | 'timers'>,
  userId: string,
  plan: PlanId,
): Promise<BillingAnswer> => {
  const kept = await lockSubscription(tx, userId)
  const chosen = choosePlan(kept ?? null, plan, backend.clock.now())
  if (!chosen.ok) return kept === undefined ? done : comeBack(tx, backend, userId, kept, plan)
  if (kept === undefined || isOnlyGiven(kept)) {
    const own = { billingAnchor: null, provider: 'embedded', testCard: kept?.testCard ?? 'accepted' } as const
    await startTrial(tx, backend, userId, { ...chosen.value, ...own }, kept === undefined)
  } else await keepSubscription(tx, backend, userId, { ...kept, ...chosen.value }, false)
  return done
}

const cancel = async (
  tx: Transaction,
  backend: Ports<'clock' | 'events' | 'productEvents' | 'timers'>,
  userId: string,
): Promise<BillingAnswer> => {
  const kept = await lockSubscription(tx, userId)
  const cancelled = cancelSubscription(kept ?? null, backend.clock.now())
  if (kept === undefined || !cancelled.ok) return refused('nothing-to-cancel')
  await keepSubscription(tx, backend, userId, { ...kept, ...cancelled.value }, false)
  return done
}

/** A charge that waits for its next try is tried at once: the person has just done something about it. */
const tryNow = async (tx: Transaction, backend: Ports<'clock' | 'timers'>, userId: string): Promise<void> => {
  for (const { key, kind, facts } of await waitingTimers(tx, userId, `${CHARGE}/${userId}/`)) {
    const kept = z.record(z.string(), z.unknown()).parse(JSON.parse(facts))
    await setTimer(tx, backend, { key, userId, kind, facts: kept, dueAt: backend.clock.now() })
  }
}

const chooseTestCard = async (
  tx: Transaction,
  backend: Ports<'clock' | 'events' | 'productEvents' | 'timers'>,
  userId: string,
  testCard: TestCard,
) => {
  const kept = await lockSubscription(tx, userId)
  if (kept === undefined) return refused('no-customer')
  await keepSubscription(tx, backend, userId, { ...kept, testCard }, false)
  if (kept.pastDueSince !== null && testCard === 'accepted') await tryNow(tx, backend, userId)
  return done
}

const refund = async (
  tx: Transaction,
  backend: Ports<'billing' | 'clock' | 'events' | 'texts' | 'timers'>,
  id: string,
): Promise<BillingAnswer> => {
  const kept = await lockPayment(tx, id)
  // Real money that was charged while a provider was set up can only come back from there.
  const isElsewhere = invoiceOf(kept?.payment.charge ?? null) !== undefined
  if (kept?.payment.status !== 'paid' || isElsewhere) return refused('no-such-payment')
  const { user, amount, currency, paidAt } = kept.payment
  const cents = await recordRefund(tx, backend, id, amount)
  await tellRefund(tx, backend, { user, payment: id, cents, currency, total: amount, paidAt })
  return done
}

/**
 * The default where no payment provider is set up. It runs the whole life of a subscription on the durable timers and
 * keeps real payment records, but takes no money: the person chooses a test card that pays or one that is declined.
 */
export const embeddedBilling = (backend: () => AllPorts): BillingProvider => {
  const transact = (work: (tx: Transaction, backend: AllPorts) => Promise<BillingAnswer>) =>
    backend().store.transact((tx) => work(tx, backend()))
  return {
    name: 'embedded',
    subscribe: (userId, plan) => transact((tx, all) => subscribe(tx, all, userId, plan)),
    cancel: (userId) => transact((tx, all) => cancel(tx, all, userId)),
    openPortal: async () => refused('not-offered'),
    refresh: async () => done,
    chooseTestCard: (userId, card) => transact((tx, all) => chooseTestCard(tx, all, userId, card)),
    refund: (id) => transact((tx, all) => refund(tx, all, id)),
  }
}
