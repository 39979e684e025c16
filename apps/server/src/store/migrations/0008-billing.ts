import type { Migration } from './migration.ts'

/** Who is which customer of the payment provider, what it told already, and which customers it has yet to forget. */
export const billing: Migration = {
  name: '0008-billing',
  async up(db, types) {
    await db.schema
      .createTable('billingCustomers')
      .addColumn('userId', types.text, (column) => column.primaryKey().references('users.id').onDelete('cascade'))
      .addColumn('customerId', types.text, (column) => column.notNull().unique())
      .addColumn('checkoutId', types.text)
      .addColumn('version', types.integer, (column) => column.notNull())
      .execute()
    await db.schema
      .createTable('billingEvents')
      .addColumn('id', types.text, (column) => column.primaryKey())
      .addColumn('receivedAt', types.text, (column) => column.notNull())
      .execute()
    await db.schema.createIndex('billingEvents_receivedAt').on('billingEvents').column('receivedAt').execute()
    await db.schema
      .createTable('billingGoodbyes')
      .addColumn('customerId', types.text, (column) => column.primaryKey())
      .addColumn('dueAt', types.text, (column) => column.notNull())
      .addColumn('attempts', types.integer, (column) => column.notNull())
      .execute()
  },
}
