import type { Ports } from '../../ports.ts'
import type { Transaction } from '../../store/open.ts'
import { type DeletionHandler, processDeletions, requestDeletions } from '../deletion-outbox/deletion-outbox.ts'
import { findCustomer } from './billing-customers.ts'

type CustomerDeletionPorts = Ports<'clock' | 'log' | 'store' | 'stripe'>

const customerDeletion: DeletionHandler<CustomerDeletionPorts> = {
  kind: 'billing-customer',
  isSetUp: ({ stripe }) => stripe !== undefined,
  askFor: async ({ stripe }, customerId) => stripe?.forgetCustomer(customerId),
  // It is never given up: a customer that stays is charged.
  isFinal: () => false,
  warning: 'the payment provider could not be told that an account is gone',
}

/** Has the provider forget the customers that are due, which ends what they subscribed to; gives how many it has forgotten. */
export const processCustomerDeletions = (backend: CustomerDeletionPorts): Promise<number> =>
  processDeletions(backend, customerDeletion)

/** Has the provider forget a customer whose account is gone. */
export const deleteCustomer = async (backend: CustomerDeletionPorts, customerId: string): Promise<void> => {
  await requestDeletions(backend.store, backend, customerDeletion.kind, [customerId])
  await processCustomerDeletions(backend)
}

/** Has the provider forget a customer whose account goes, once the transaction is kept. */
export const requestCustomerDeletion = async (
  tx: Transaction,
  backend: CustomerDeletionPorts & Ports<'background'>,
  userId: string,
): Promise<void> => {
  const customer = await findCustomer(tx, userId)
  if (customer === undefined) return
  await requestDeletions(tx, backend, customerDeletion.kind, [customer.customerId])
  // The person does not wait for the provider.
  tx.afterCommit(() => backend.background.run(() => processCustomerDeletions(backend)))
}
