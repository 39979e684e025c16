import { nowText } from '../../clock.ts'
import type { Ports } from '../../ports.ts'
import type { Handle, Transaction } from '../../store/open.ts'
import { findCustomer } from './billing-customers.ts'

/** The wait after the first failure; each further one waits twice as long, up to a day. It is never given up: a customer that stays is charged. */
const FIRST_WAIT_MS = 10 * 60_000
const MAX_WAIT_MS = 24 * 3600_000

type GoodbyeBackend = Ports<'clock' | 'log' | 'store' | 'stripe'>

const keepDeauthorization = async ({ db }: Handle, { clock }: GoodbyeBackend, customerId: string): Promise<void> => {
  const rows = db.insertInto('billingGoodbyes').values({ customerId, dueAt: nowText(clock), attempts: 0 })
  await rows.onConflict((conflict) => conflict.column('customerId').doNothing()).execute()
}

/** Has the provider forget a customer whose account is gone. */
export const deleteCustomer = async (backend: GoodbyeBackend, customerId: string): Promise<void> => {
  await keepDeauthorization(backend.store, backend, customerId)
  await processCustomerDeletions(backend)
}

/** Has the provider forget a customer whose account goes, once the transaction is kept. */
export const requestCustomerDeletion = async (
  tx: Transaction,
  backend: GoodbyeBackend,
  userId: string,
): Promise<void> => {
  const customer = await findCustomer(tx, userId)
  if (customer === undefined) return
  await keepDeauthorization(tx, backend, customer.customerId)
  // The person does not wait for the provider.
  tx.afterCommit(() => {
    processCustomerDeletions(backend).catch((error: unknown) =>
      backend.log.error({ err: error }, 'the payment provider was not told'),
    )
  })
}

/** Tells the provider what is due, which ends what those customers subscribed to; gives how many it has forgotten. */
export const processCustomerDeletions = async ({ clock, store, stripe, log }: GoodbyeBackend): Promise<number> => {
  if (stripe === undefined) return 0
  const waiting = store.db.selectFrom('billingGoodbyes').selectAll().where('dueAt', '<=', nowText(clock))
  let told = 0
  for (const { customerId, attempts } of await waiting.orderBy('dueAt').limit(100).execute()) {
    try {
      await stripe.forgetCustomer(customerId)
      await store.db.deleteFrom('billingGoodbyes').where('customerId', '=', customerId).execute()
      told += 1
    } catch (error) {
      log.warn({ err: error }, 'the payment provider could not be told that an account is gone')
      const dueAt = new Date(clock.now() + Math.min(MAX_WAIT_MS, FIRST_WAIT_MS * 2 ** attempts)).toISOString()
      const rows = store.db.updateTable('billingGoodbyes').set({ attempts: attempts + 1, dueAt })
      await rows.where('customerId', '=', customerId).execute()
    }
  }
  return told
}
