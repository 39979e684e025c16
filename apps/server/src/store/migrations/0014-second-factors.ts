import type { Migration } from './migration.ts'

/** What a person proves beside the password: an authenticator app, recovery codes, and in which sessions it was proven. */
export const secondFactors: Migration = {
  name: '0014-second-factors',
  async up(db, types) {
    await db.schema
      .alterTable('users')
      .addColumn('mfa', types.integer, (column) => column.notNull().defaultTo(0))
      .execute()
    await db.schema.alterTable('sessions').addColumn('secondFactorAt', types.text).execute()
    await db.schema
      .createTable('authenticators')
      .addColumn('userId', types.text, (column) => column.primaryKey().references('users.id').onDelete('cascade'))
      .addColumn('secret', types.text, (column) => column.notNull())
      .addColumn('confirmed', types.integer, (column) => column.notNull())
      .addColumn('lastStep', types.integer, (column) => column.notNull())
      .addColumn('createdAt', types.text, (column) => column.notNull())
      .execute()
    await db.schema
      .createTable('recoveryCodes')
      .addColumn('userId', types.text, (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('codeHash', types.text, (column) => column.notNull())
      .addColumn('createdAt', types.text, (column) => column.notNull())
      .addPrimaryKeyConstraint('recoveryCodes_pk', ['userId', 'codeHash'])
      .execute()
  },
}
