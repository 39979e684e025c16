import { setImmediate as nextTurn } from 'node:timers/promises'
import { collections } from '@pacemeal/protocol'
import { sql } from 'kysely'
import type { Ports } from '../../ports.ts'
import { Refusal } from '../../refusal.ts'
import type { Transaction } from '../../store/open.ts'
import type { UserRow } from '../../store/tables.ts'
import { abandon } from '../storage/leftovers.ts'
import { requestCustomerDeletion } from '../subscriptions/delete-customer.ts'
import { requestDeauthorizations } from '../wearable/deauthorize-connections.ts'
import { announceUser } from './announce-account.ts'
import { endSessions } from './end-sessions.ts'

/** The account's row, locked, so that nothing of it can be written beside its deletion. */
const requireLocked = async ({ db, kind }: Transaction, userId: string): Promise<UserRow> => {
  const query = db.selectFrom('users').selectAll().where('id', '=', userId)
  const user = await (kind === 'postgres' ? query.forUpdate() : query).executeTakeFirst()
  if (user === undefined) throw new Refusal('general_unauthorized_scope', ({ general }) => general.accountGone)
  return user
}

/** Removes the rows of all files and unfinished uploads; gives the keys of their bytes. */
const removeFiles = async ({ db, kind }: Transaction, userId: string): Promise<string[]> => {
  const own = db.selectFrom('files').select('sequence').where('userId', '=', userId)
  const files = await (kind === 'postgres' ? own.forUpdate() : own).execute()
  if (files.length === 0) return []
  const ofUser = db.selectFrom('files').select('sequence').where('userId', '=', userId)
  const parts = await db.deleteFrom('uploadParts').where('fileSequence', 'in', ofUser).returning('storedAs').execute()
  const rows = await db.deleteFrom('files').where('userId', '=', userId).returning('storedAs').execute()
  return [...parts, ...rows].map((row) => row.storedAs).filter((key) => key !== '')
}

/** Counters are named by what they count: `sign-in:maya@example.com`, `create-file:<id>:0`. */
const removeCounters = async ({ db }: Transaction, { id, email }: UserRow): Promise<void> => {
  const buckets = await db
    .selectFrom('rateCounts')
    .select('bucket')
    .where((where) => where.or([where('bucket', 'like', `%${id}%`), where('bucket', 'like', `%${email}%`)]))
    .execute()
  const own = buckets
    .map((one) => one.bucket)
    .filter((bucket) => bucket.split(':').some((part) => part === id || part === email))
  if (own.length > 0) await db.deleteFrom('rateCounts').where('bucket', 'in', own).execute()
}

/** Documents that the embedded database removes in one go. */
const SLICE = 500

/**
 * Removes a person's documents, slice by slice with a turn for others between them. They would go with the user's row, but the
 * embedded database removes all of them on the thread that answers everybody: years of logs take seconds.
 */
const removeDocuments = async ({ db }: Transaction, userId: string): Promise<void> => {
  for (const { id, owner } of collections) {
    if (owner === null) continue
    for (;;) {
      const { numAffectedRows = 0n } = await sql`
        delete from ${sql.table(id)} where ${sql.ref('_id')} in (
          select ${sql.ref('_id')} from ${sql.table(id)} where ${sql.ref(owner)} = ${userId} limit ${SLICE})`.execute(
        db,
      )
      if (numAffectedRows < SLICE) break
      await nextTurn()
    }
  }
}

/**
 * Deletes an account with everything that belongs to it: documents, files, executions, sessions, tokens and sign-in
 * links go with the user's row, which everything refers to; the bytes of files and mails that were never sent go as soon
 * as the transaction is kept. The wearable service is told to forget the person's devices, the payment provider the
 * customer, which ends what they subscribed to. Sockets close, and the address is free again.
 */
export const deleteAccount = async (
  tx: Transaction,
  backend: Ports<'background' | 'clock' | 'events' | 'files' | 'log' | 'mail' | 'store' | 'stripe' | 'wearables'>,
  userId: string,
): Promise<void> => {
  const user = await requireLocked(tx, userId)
  announceUser(tx, backend, user, 'delete')
  await endSessions(tx, backend, userId)
  await abandon(tx, backend, await removeFiles(tx, userId))
  await removeCounters(tx, user)
  await tx.db.deleteFrom('recoveryRequests').where('email', '=', user.email).execute()
  await requestDeauthorizations(tx, backend, userId)
  await requestCustomerDeletion(tx, backend, userId)
  await tx.db.updateTable('operatorActs').set({ personId: null, subject: '' }).where('personId', '=', userId).execute()
  if (tx.kind === 'sqlite') await removeDocuments(tx, userId)
  await tx.db.deleteFrom('users').where('id', '=', userId).execute()
  tx.afterCommit(() => backend.mail.forget?.(user.email))
}
