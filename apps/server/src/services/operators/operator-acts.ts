import { HOUR_MS } from '@pacemeal/domain'
import type { AdminAct, OperatorAct } from '@pacemeal/protocol/admin'
import { nowText } from '../../clock.ts'
import type { Ports } from '../../ports.ts'
import type { Handle, Transaction } from '../../store/open.ts'

/** Who acts where no person is signed in. */
export const COMMAND_LINE = 'command line'

const MAX_LIST_LENGTH = 200

/** What was done, by whom, and to what. */
export interface NewAct {
  readonly operator: string
  readonly act: OperatorAct
  /** Whom it is about; null for nobody. */
  readonly personId: string | null
  readonly subject: string
  /** Of an answer: when the last message was written that the operator had seen. */
  readonly seenAt?: string
}

/** Writes down what an operator does, in the transaction that does it. */
export const recordAct = async ({ db }: Handle, backend: Ports<'clock'>, act: NewAct): Promise<void> => {
  await db
    .insertInto('operatorActs')
    .values({ seenAt: null, ...act, createdAt: nowText(backend.clock) })
    .execute()
}

/** Writes down that something private was read, once an hour: a page that is looked at asks again and again. */
export const recordReading = async (tx: Transaction, backend: Ports<'clock'>, act: NewAct): Promise<void> => {
  const known = await tx.db
    .selectFrom('operatorActs')
    .select('sequence')
    .where('personId', '=', act.personId)
    .where('createdAt', '>', new Date(backend.clock.now() - HOUR_MS).toISOString())
    .where('operator', '=', act.operator)
    .where('act', '=', act.act)
    .executeTakeFirst()
  if (known === undefined) await recordAct(tx, backend, act)
}

/** What operators did, the newest first. */
export const listActs = async ({ store }: Ports<'store'>): Promise<AdminAct[]> => {
  const rows = await store.db
    .selectFrom('operatorActs')
    .select(['sequence', 'createdAt', 'operator', 'act', 'subject'])
    .orderBy('sequence', 'desc')
    .limit(MAX_LIST_LENGTH)
    .execute()
  return rows.map(({ sequence, createdAt, ...rest }) => ({ ...rest, id: sequence, at: createdAt }))
}
