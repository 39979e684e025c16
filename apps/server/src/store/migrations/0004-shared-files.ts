import { sql } from 'kysely'
import type { Migration } from './migration.ts'

/** Finds the few files that are shared, so that nobody's list walks through everybody's files. */
export const sharedFiles: Migration = {
  name: '0004-shared-files',
  async up(db) {
    await sql`create index ${sql.ref('files_shared')} on ${sql.table('files')} (${sql.ref('bucketId')}) where ${sql.ref('shared')} = 1`.execute(
      db,
    )
    await sql`create index ${sql.ref('files_unfinished')} on ${sql.table('files')} (${sql.ref('createdAt')}) where ${sql.ref('storedAs')} = ''`.execute(
      db,
    )
  },
}
