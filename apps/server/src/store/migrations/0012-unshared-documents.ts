import { sql } from 'kysely'
import type { Migration } from './migration.ts'

const COLUMN = '_shared'

/** Documents belong to their owners alone: the column that told shared ones apart, and its index, are read by nobody. */
export const unsharedDocuments: Migration = {
  name: '0012-unshared-documents',
  async up(db) {
    for (const { name, columns } of await db.introspection.getTables()) {
      if (!columns.some((column) => column.name === COLUMN)) continue
      await db.schema.dropIndex(`${name}${COLUMN}`).ifExists().execute()
      await sql`alter table ${sql.table(name)} drop column ${sql.ref(COLUMN)}`.execute(db)
    }
  },
}
