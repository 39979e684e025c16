import type { Migration } from './migration.ts'

/** Sign-ins that are under way at a provider. */
export const signInAttempts: Migration = {
  name: '0003-sign-in-attempts',
  async up(db, types) {
    await db.schema
      .createTable('signInAttempts')
      .addColumn('stateHash', types.text, (column) => column.primaryKey())
      .addColumn('browserHash', types.text, (column) => column.notNull())
      .addColumn('nonce', types.text, (column) => column.notNull())
      .addColumn('codeVerifier', types.text, (column) => column.notNull())
      .addColumn('success', types.text, (column) => column.notNull())
      .addColumn('failure', types.text, (column) => column.notNull())
      .addColumn('expiresAt', types.text, (column) => column.notNull())
      .execute()
    await db.schema.createIndex('signInAttempts_expiry').on('signInAttempts').column('expiresAt').execute()
  },
}
