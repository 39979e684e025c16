import type { Migration } from './migration.ts'

/** Which connection of the wearable service is whose, and which it has yet to be told to forget. */
export const wearableLinks: Migration = {
  name: '0007-wearable-links',
  async up(db, types) {
    await db.schema
      .createTable('wearableLinks')
      .addColumn('terraUserId', types.text, (column) => column.primaryKey())
      .addColumn('userId', types.text, (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('provider', types.text, (column) => column.notNull())
      .addColumn('status', types.text, (column) => column.notNull())
      .addColumn('connectedAt', types.text, (column) => column.notNull())
      .addColumn('updatedAt', types.text, (column) => column.notNull())
      .execute()
    await db.schema.createIndex('wearableLinks_user').on('wearableLinks').columns(['userId', 'connectedAt']).execute()
    await db.schema
      .createTable('wearableGoodbyes')
      .addColumn('terraUserId', types.text, (column) => column.primaryKey())
      .addColumn('dueAt', types.text, (column) => column.notNull())
      .addColumn('attempts', types.integer, (column) => column.notNull())
      .execute()
  },
}
