import { type Kysely, sql } from 'kysely'
import { alignCollections } from './align-collections.ts'
import { columnTypes, type DatabaseKind } from './column-types.ts'
import { migrations } from './migrations/index.ts'
import type { Migration } from './migrations/migration.ts'
import type { Tables } from './tables.ts'

/** Any number that no other program locks with on the same Postgres. */
const MIGRATION_LOCK = 7_203_115

/**
 * Brings the schema up to date in one transaction. Processes that start together take turns. Tests give fewer `steps`, to
 * begin with the schema of an older release.
 */
export const migrate = (
  db: Kysely<Tables>,
  kind: DatabaseKind,
  now: string,
  steps: readonly Migration[] = migrations,
): Promise<void> =>
  db.transaction().execute(async (tx) => {
    if (kind === 'postgres') await sql`select pg_advisory_xact_lock(${sql.lit(MIGRATION_LOCK)})`.execute(tx)
    const types = columnTypes(kind)
    await tx.schema
      .createTable('migrations')
      .ifNotExists()
      .addColumn('name', types.text, (column) => column.primaryKey())
      .addColumn('appliedAt', types.text, (column) => column.notNull())
      .execute()
    const done = new Set((await tx.selectFrom('migrations').select('name').execute()).map((row) => row.name))
    for (const step of steps.filter((one) => !done.has(one.name))) {
      await step.up(tx, types)
      await tx.insertInto('migrations').values({ name: step.name, appliedAt: now }).execute()
    }
    await alignCollections(tx, types)
  })
