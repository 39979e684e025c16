import { type Kysely, sql } from 'kysely'
import { alignCollections } from './align-collections.ts'
import { type ColumnTypes, columnTypes, type DatabaseKind } from './column-types.ts'
import { migrations } from './migrations/index.ts'
import type { Migration } from './migrations/migration.ts'
import type { Tables } from './tables.ts'

/** Any number that no other program locks with on the same Postgres. */
const MIGRATION_LOCK = 7_203_115

/** The schema was made by a newer release, whose meaning this one does not know. */
export class NewerSchema extends Error {
  constructor(unknown: readonly string[]) {
    super(`it was made by a newer release of Pacemeal, which knows ${unknown.join(', ')}. Update Pacemeal first.`)
    this.name = 'NewerSchema'
  }
}

const createMigrationsTable = async (tx: Kysely<Tables>, types: ColumnTypes): Promise<void> => {
  await tx.schema
    .createTable('migrations')
    .ifNotExists()
    .addColumn('name', types.text, (column) => column.primaryKey())
    .addColumn('appliedAt', types.text, (column) => column.notNull())
    .execute()
}

/** Makes the tables of these steps in an empty database; the rows that tell of the steps are the caller's to add. */
export const runSteps = async (tx: Kysely<Tables>, kind: DatabaseKind, names: ReadonlySet<string>): Promise<void> => {
  const types = columnTypes(kind)
  await createMigrationsTable(tx, types)
  for (const step of migrations.filter((one) => names.has(one.name))) await step.up(tx, types)
}

/** Names among these that this release has no step for. */
export const unknownSteps = (names: readonly string[]): readonly string[] => {
  const known = new Set(migrations.map(({ name }) => name))
  return names.filter((name) => !known.has(name))
}

export interface MigrateOptions {
  /** Tests give fewer, to begin with the schema of an older release. */
  readonly steps?: readonly Migration[]
  /**
   * Runs before the missing steps when there is a schema already, while nobody else can bring it up to date. When it
   * throws, nothing is changed.
   */
  readonly beforeUpgrade?: ((missing: readonly string[]) => Promise<void>) | undefined
}

/** Runs the steps that are missing, and adds missing columns, in the caller's transaction. Throws {@link NewerSchema}. */
export const migrateIn = async (
  tx: Kysely<Tables>,
  kind: DatabaseKind,
  now: string,
  { steps = migrations, beforeUpgrade }: MigrateOptions = {},
): Promise<void> => {
  const types = columnTypes(kind)
  await createMigrationsTable(tx, types)
  const done = new Set((await tx.selectFrom('migrations').select('name').execute()).map((row) => row.name))
  const unknown = unknownSteps([...done])
  if (unknown.length > 0) throw new NewerSchema(unknown)
  const missing = steps.filter((one) => !done.has(one.name))
  if (done.size > 0 && missing.length > 0) await beforeUpgrade?.(missing.map(({ name }) => name))
  for (const step of missing) {
    await step.up(tx, types)
    await tx.insertInto('migrations').values({ name: step.name, appliedAt: now }).execute()
  }
  await alignCollections(tx, types)
}

/** Brings the schema up to date in one transaction. Processes that start together take turns. */
export const migrate = (
  db: Kysely<Tables>,
  kind: DatabaseKind,
  now: string,
  options: MigrateOptions = {},
): Promise<void> =>
  db.transaction().execute(async (tx) => {
    if (kind === 'postgres') await sql`select pg_advisory_xact_lock(${sql.lit(MIGRATION_LOCK)})`.execute(tx)
    await migrateIn(tx, kind, now, options)
  })
