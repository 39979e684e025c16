import type { Migration } from './migration.ts'

/** Secrets that the server makes for itself, shared by every process on the database. */
export const serverKeys: Migration = {
  name: '0006-server-keys',
  async up(db, types) {
    await db.schema
      .createTable('serverKeys')
      .addColumn('name', types.text, (column) => column.primaryKey())
      .addColumn('value', types.text, (column) => column.notNull())
      .addColumn('createdAt', types.text, (column) => column.notNull())
      .execute()
  },
}
