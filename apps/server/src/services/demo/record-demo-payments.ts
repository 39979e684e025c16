import { instantText } from '@pacemeal/domain'
import type { Backend } from '../../backend.ts'
import type { Person } from '../caller.ts'
import { recordPayment } from '../payments/record-payment.ts'
import { asOf } from './as-of.ts'

const TRIAL_DAYS = 14
const DAY_MS = 86_400_000
const MONTHLY_CENTS = 1299

/** The two monthly payments after the trial that began with the account. */
export const recordDemoPayments = async (backend: Backend, { user }: Person): Promise<void> => {
  const first = Date.parse(user.createdAt) + TRIAL_DAYS * DAY_MS
  const second = Temporal.Instant.fromEpochMilliseconds(first).toZonedDateTimeISO('UTC').add({ months: 1 })
  for (const [index, moment] of [first, second.epochMilliseconds].entries()) {
    await backend.store.transact((tx) =>
      recordPayment(tx, asOf(backend, moment), {
        user: user.id,
        charge: `demo-${index + 1}`,
        cents: MONTHLY_CENTS,
        currency: 'USD',
        description: 'Monthly plan',
        paidAt: instantText(moment),
        status: 'paid',
      }),
    )
  }
}
