import { DAY_MS } from '@pacemeal/domain'
import type { Selectable } from 'kysely'
import { nowText } from '../../clock.ts'
import type { Ports } from '../../ports.ts'
import { BillingFailure } from '../../providers/billing/billing-provider.ts'
import type { Handle, Transaction } from '../../store/open.ts'
import type { BillingCustomersTable } from '../../store/tables.ts'

export type BillingCustomer = Selectable<BillingCustomersTable>

/** How long an event's id is remembered; the provider repeats one for three days. */
const REMEMBERED_MS = 30 * DAY_MS
/** How often newer news may overtake ours before we leave it to the provider to tell again. */
const MAX_TURNS = 5

export const findCustomer = ({ db }: Handle, userId: string): Promise<BillingCustomer | undefined> =>
  db.selectFrom('billingCustomers').selectAll().where('userId', '=', userId).executeTakeFirst()

export const findCustomerById = ({ db }: Handle, customerId: string): Promise<BillingCustomer | undefined> =>
  db.selectFrom('billingCustomers').selectAll().where('customerId', '=', customerId).executeTakeFirst()

const isKnown = async ({ db }: Handle, event: string): Promise<boolean> =>
  (await db.selectFrom('billingEvents').select('id').where('id', '=', event).executeTakeFirst()) !== undefined

const remember = async ({ db }: Transaction, { clock }: Ports<'clock'>, event: string): Promise<boolean> => {
  const old = new Date(clock.now() - REMEMBERED_MS).toISOString()
  await db.deleteFrom('billingEvents').where('receivedAt', '<', old).execute()
  const rows = db.insertInto('billingEvents').values({ id: event, receivedAt: nowText(clock) })
  const kept = await rows
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return kept !== undefined
}

/** Locks a customer whose records have not changed since they were read, and marks them as changed. */
const takeTurn = async ({ db }: Transaction, { userId, version }: BillingCustomer): Promise<boolean> => {
  const rows = db
    .updateTable('billingCustomers')
    .set({ version: version + 1 })
    .where('userId', '=', userId)
  return (await rows.where('version', '=', version).returning('userId').executeTakeFirst()) !== undefined
}

export interface News<T> {
  readonly userId: string
  /** The event that brings it; each is taken once. */
  readonly event?: string
  /** Asks the provider how things stand. */
  readonly gather: (customer: BillingCustomer) => Promise<T>
  /** Keeps that. */
  readonly keep: (tx: Transaction, found: T) => Promise<void>
}

/**
 * Keeps what the provider says of a customer. Events come twice, late and out of order, so they only make us ask. And what
 * was asked for before somebody else kept newer answers is asked for again, so that old state never overwrites new.
 */
export const keepNews = async <T>(backend: Ports<'clock' | 'store'>, news: News<T>): Promise<'kept' | 'ignored'> => {
  const { userId, event, gather, keep } = news
  const { store } = backend
  for (let turn = 0; turn < MAX_TURNS; turn++) {
    if (event !== undefined && (await isKnown(store, event))) return 'ignored'
    const customer = await findCustomer(store, userId)
    if (customer === undefined) return 'ignored'
    const found = await gather(customer)
    const outcome = await store.transact(async (tx) => {
      if (!(await takeTurn(tx, customer))) return 'again'
      if (event !== undefined && !(await remember(tx, backend, event))) return 'ignored'
      await keep(tx, found)
      return 'kept'
    })
    if (outcome !== 'again') return outcome
  }
  throw new BillingFailure('busy', `the records of a customer changed ${MAX_TURNS} times while they were read`)
}
