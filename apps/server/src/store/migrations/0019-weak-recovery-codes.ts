import type { Migration } from './migration.ts'

/** The first codes of 138 bits were made after this moment. */
const STRONG_SINCE = '2026-11-23T15:53:00.000Z'

/** Recovery codes of 59 bits, which whoever holds the table could find by trying, are told apart from the later ones. */
export const weakRecoveryCodes: Migration = {
  name: '0019-weak-recovery-codes',
  async up(db, types) {
    await db.schema.alterTable('recoveryCodes').addColumn('weak', types.integer).execute()
    await db.updateTable('recoveryCodes').set({ weak: 1 }).where('createdAt', '<', STRONG_SINCE).execute()
  },
}
