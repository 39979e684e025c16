import type { Migration } from './migration.ts'

/** Passkeys of people, and which way in an attempt to sign in belongs to. */
export const passkeys: Migration = {
  name: '0016-passkeys',
  async up(db, types) {
    await db.schema
      .createTable('passkeys')
      .addColumn('id', types.text, (column) => column.notNull())
      .addColumn('userId', types.text, (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('credentialId', types.text, (column) => column.notNull())
      .addColumn('publicKey', types.text, (column) => column.notNull())
      .addColumn('counter', types.integer, (column) => column.notNull())
      .addColumn('transports', types.text, (column) => column.notNull())
      .addColumn('synced', types.integer, (column) => column.notNull())
      .addColumn('name', types.text, (column) => column.notNull())
      .addColumn('createdAt', types.text, (column) => column.notNull())
      .addColumn('usedAt', types.text)
      .addPrimaryKeyConstraint('passkeys_pk', ['userId', 'id'])
      .addUniqueConstraint('passkeys_credential', ['userId', 'credentialId'])
      .execute()
    await db.schema
      .alterTable('signInAttempts')
      .addColumn('provider', types.text, (column) => column.notNull().defaultTo('google'))
      .execute()
  },
}
