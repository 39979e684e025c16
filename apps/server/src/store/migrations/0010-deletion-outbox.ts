import { type Kysely, sql } from 'kysely'
import type { Tables } from '../tables.ts'
import type { Migration } from './migration.ts'

/** Takes the rows of a table of before over as deletions of a kind, and removes the table. */
const takeOver = async (db: Kysely<Tables>, kind: string, table: string, subject: string): Promise<void> => {
  const outbox = ['kind', 'subject', 'dueAt', 'attempts'].map((column) => sql.ref(column))
  const before = [sql.lit(kind), ...[subject, 'dueAt', 'attempts'].map((column) => sql.ref(column))]
  await sql`insert into ${sql.table('deletionOutbox')} (${sql.join(outbox)}) select ${sql.join(before)} from ${sql.table(table)}`.execute(
    db,
  )
  await db.schema.dropTable(table).execute()
}

/** One outbox of what services outside have yet to delete, in place of a table a service. */
export const deletionOutbox: Migration = {
  name: '0010-deletion-outbox',
  async up(db, types) {
    await db.schema
      .createTable('deletionOutbox')
      .addColumn('kind', types.text, (column) => column.notNull())
      .addColumn('subject', types.text, (column) => column.notNull())
      .addColumn('dueAt', types.text, (column) => column.notNull())
      .addColumn('attempts', types.integer, (column) => column.notNull())
      .addPrimaryKeyConstraint('deletionOutbox_pk', ['kind', 'subject'])
      .execute()
    await db.schema.createIndex('deletionOutbox_due').on('deletionOutbox').columns(['kind', 'dueAt']).execute()
    await takeOver(db, 'wearable-connection', 'wearableGoodbyes', 'terraUserId')
    await takeOver(db, 'billing-customer', 'billingGoodbyes', 'customerId')
  },
}
