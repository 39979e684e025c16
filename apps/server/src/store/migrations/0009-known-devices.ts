import type { Migration } from './migration.ts'

/** Browsers that a person signed in with, who may finish a sign-in at a provider, and recoveries that were asked for. */
export const knownDevices: Migration = {
  name: '0009-known-devices',
  async up(db, types) {
    await db.schema
      .createTable('knownDevices')
      .addColumn('id', types.text, (column) => column.primaryKey())
      .addColumn('userId', types.text, (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('secretHash', types.text, (column) => column.notNull())
      .addColumn('userAgent', types.text, (column) => column.notNull())
      .addColumn('createdAt', types.text, (column) => column.notNull())
      .addColumn('usedAt', types.text, (column) => column.notNull())
      .addColumn('expiresAt', types.text, (column) => column.notNull())
      .addUniqueConstraint('knownDevices_secret', ['secretHash', 'userId'])
      .execute()
    await db.schema.createIndex('knownDevices_user').on('knownDevices').columns(['userId', 'usedAt']).execute()

    await db.schema.alterTable('tokens').addColumn('browserHash', types.text).execute()

    await db.schema
      .createTable('recoveryRequests')
      .addColumn('sequence', types.sequence)
      .addColumn('id', types.text, (column) => column.notNull().unique())
      .addColumn('email', types.text, (column) => column.notNull())
      .addColumn('url', types.text, (column) => column.notNull())
      .addColumn('createdAt', types.text, (column) => column.notNull())
      .execute()
  },
}
