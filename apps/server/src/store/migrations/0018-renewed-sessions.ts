import type { Migration } from './migration.ts'

/** The secret that a session had before it was proven again, which opens it for some seconds more. */
export const renewedSessions: Migration = {
  name: '0018-renewed-sessions',
  async up(db, types) {
    await db.schema.alterTable('sessions').addColumn('formerHash', types.text).execute()
    await db.schema.alterTable('sessions').addColumn('formerUntil', types.text).execute()
    await db.schema.createIndex('sessions_former').on('sessions').column('formerHash').execute()
  },
}
