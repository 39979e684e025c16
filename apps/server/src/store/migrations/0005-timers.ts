import { sql } from 'kysely'
import type { Migration } from './migration.ts'

/** What is to happen to a person at a later moment, each once a key. */
export const timers: Migration = {
  name: '0005-timers',
  async up(db, types) {
    await db.schema
      .createTable('timers')
      .addColumn('sequence', types.sequence)
      .addColumn('key', types.text, (column) => column.notNull().unique())
      .addColumn('userId', types.text, (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('kind', types.text, (column) => column.notNull())
      .addColumn('facts', types.text, (column) => column.notNull())
      .addColumn('dueAt', types.text, (column) => column.notNull())
      .addColumn('status', types.text, (column) => column.notNull())
      .addColumn('worker', types.text)
      .addColumn('attempts', types.integer, (column) => column.notNull())
      .addColumn('error', types.text, (column) => column.notNull())
      .addColumn('createdAt', types.text, (column) => column.notNull())
      .addColumn('updatedAt', types.text, (column) => column.notNull())
      .execute()
    await sql`create index ${sql.ref('timers_due')} on ${sql.table('timers')} (${sql.ref('dueAt')}) where ${sql.ref('status')} = 'waiting'`.execute(
      db,
    )
    await db.schema.createIndex('timers_user').on('timers').columns(['userId', 'key']).execute()
    await db.schema.createIndex('timers_status').on('timers').columns(['status', 'updatedAt']).execute()
  },
}
