import { DAY_MS, instantText, periodEnd, subscriptionPlans, TRIAL_DAYS } from '@pacemeal/domain'
import type { AllPorts } from '../../ports.ts'
import type { Person } from '../caller.ts'
import { unlessThere } from '../documents/ensure-document.ts'
import { recordPayment } from '../payments/record-payment.ts'
import { setChargeTimer } from '../subscriptions/charge-subscription.ts'
import { keepSubscription, lockSubscription } from '../subscriptions/keep-subscription.ts'
import { asOf } from './as-of.ts'

const plan = 'monthly'

/** The subscription that began with the account and was paid twice; it goes on from there by itself. */
const keepDemoSubscription = async (backend: AllPorts, { user }: Person, trialEndsAt: string, paidUntil: string) => {
  if (backend.billing.name !== 'embedded') return
  const moment = Date.parse(user.createdAt)
  await unlessThere(() =>
    backend.store.transact(async (tx) => {
      if ((await lockSubscription(tx, user.id)) !== undefined) return
      const facts = {
        plan,
        startedAt: instantText(moment),
        trialEndsAt,
        paidUntil,
        billingAnchor: trialEndsAt,
      } as const
      const standing = { cancelledAt: null, pastDueSince: null, endedAt: null }
      const own = { provider: 'embedded', testCard: 'accepted' } as const
      await keepSubscription(tx, asOf(backend, moment), user.id, { ...facts, ...standing, ...own }, true)
      await setChargeTimer(tx, backend, user.id, { due: paidUntil, attempt: 1, at: Date.parse(paidUntil) })
    }),
  )
}

/** The trial that began with the account, and the two monthly payments after it. */
export const recordDemoPayments = async (backend: AllPorts, demo: Person): Promise<void> => {
  const { id: user, createdAt } = demo.user
  const first = instantText(Date.parse(createdAt) + TRIAL_DAYS * DAY_MS)
  const second = periodEnd(first, first, plan)
  const third = periodEnd(first, second, plan)
  const periods = [
    { from: first, to: second },
    { from: second, to: third },
  ]
  for (const [index, period] of periods.entries()) {
    await backend.store.transact((tx) =>
      recordPayment(tx, asOf(backend, Date.parse(period.from)), {
        user,
        charge: `demo-${index + 1}`,
        cents: subscriptionPlans[plan].charge,
        currency: 'USD',
        description: 'Monthly plan',
        paidAt: period.from,
        status: 'paid',
        period,
      }),
    )
  }
  await keepDemoSubscription(backend, demo, first, third)
}
