import { constants, copyFile, open, rename, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout } from 'node:timers/promises'
import { Kysely, sql } from 'kysely'
import { makePrivateFile } from '../data-folder.ts'
import { createCollectionTables } from './align-collections.ts'
import { columnTypes, type DatabaseKind } from './column-types.ts'
import { type DatabaseAddress, directDatabaseUrl } from './database-address.ts'
import { migrateIn, runSteps } from './migrate.ts'
import { StoreUnavailable } from './open.ts'
import { postgresDialect } from './postgres-dialect.ts'
import { type Snapshot, sqliteFile } from './snapshot.ts'
import { sqliteDialect } from './sqlite-dialect.ts'
import { addRows, raiseSequence, type StoredTable, type StoredValue } from './stored-tables.ts'
import type { Tables } from './tables.ts'

/** What a database is to hold. */
export interface DatabaseContent {
  /** Names of the steps that its schema is made of. */
  readonly steps: readonly string[]
  /** Those first that others refer to. */
  readonly tables: readonly StoredTable[]
  rows(table: StoredTable): AsyncGenerator<readonly StoredValue[]>
}

export interface ReplaceOptions {
  readonly content: DatabaseContent
  readonly now: string
  /** Sees the rows as they were added, before the schema is brought up to date; throws when they are not right. */
  readonly check: (snapshot: Snapshot) => Promise<void>
  /** Does more in the same transaction, on the schema of today. */
  readonly finish?: (db: Kysely<Tables>) => Promise<void>
}

/** The database is in use by others; the message is a sentence for whoever restores. */
export class DatabaseInUse extends Error {}

const AT_ONCE = 100
/** Connections that were closed a moment ago are still listed until Postgres has ended their processes. */
const MAX_LOOKS_FOR_OTHERS = 20
const BETWEEN_LOOKS_MS = 100

const createMissing = async (tx: Kysely<Tables>, kind: DatabaseKind, tables: readonly StoredTable[]): Promise<void> => {
  const types = columnTypes(kind)
  const existing = async () => new Map((await tx.introspection.getTables()).map((one) => [one.name, one]))
  const before = await existing()
  const wanted = new Map(tables.map((one) => [one.name, new Set(one.columns.map(({ name }) => name))]))
  await createCollectionTables(tx, types, (name) => (before.has(name) ? undefined : wanted.get(name)))
  const after = await existing()
  for (const { name, columns, key } of tables) {
    // What no release of today knows is kept all the same.
    if (!after.has(name)) {
      await tx.schema
        .createTable(name)
        .addPrimaryKeyConstraint(`${name}_pk`, key as never)
        .$call((builder) =>
          columns.reduce((table, column) => table.addColumn(column.name, types[column.type]), builder),
        )
        .execute()
    }
    const present = new Set(
      after.get(name)?.columns.map((column) => column.name) ?? columns.map((column) => column.name),
    )
    for (const column of columns.filter((one) => !present.has(one.name))) {
      await tx.schema.alterTable(name).addColumn(column.name, types[column.type]).execute()
    }
  }
}

const fill = async (
  tx: Kysely<Tables>,
  kind: DatabaseKind,
  { content, now, check, finish }: ReplaceOptions,
): Promise<void> => {
  await runSteps(tx, kind, new Set(content.steps))
  await createMissing(tx, kind, content.tables)
  for (const table of content.tables) {
    let batch: (readonly StoredValue[])[] = []
    for await (const row of content.rows(table)) {
      batch.push(row)
      if (batch.length < AT_ONCE) continue
      await addRows(tx, kind, table, batch)
      batch = []
    }
    if (batch.length > 0) await addRows(tx, kind, table, batch)
    await raiseSequence(tx, kind, table)
  }
  await check({ db: tx, kind })
  await migrateIn(tx, kind, now)
  await finish?.(tx)
}

const removeDatabase = async (file: string): Promise<void> => {
  for (const suffix of ['', '-wal', '-shm', '-journal']) await rm(file + suffix, { force: true })
}

/** Makes an SQLite file with this content. It is whole and on the disk once this returns. */
export const buildSqliteFile = async (file: string, options: ReplaceOptions): Promise<void> => {
  await removeDatabase(file)
  await makePrivateFile(file)
  const db = new Kysely<Tables>({ dialect: sqliteDialect(file) })
  try {
    await db.transaction().execute((tx) => fill(tx, 'sqlite', options))
  } finally {
    // The last connection writes everything into the one file.
    await db.destroy()
  }
  await flush(file)
}

const flush = async (path: string): Promise<void> => {
  const handle = await open(path, constants.O_RDONLY)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  )

/** Brings everything of the present database into its one file, so that nothing beside it is read into the next one. */
const settle = async (file: string, now: string): Promise<void> => {
  if (!(await exists(file))) return
  try {
    const database = new DatabaseSync(file, { timeout: 1000 })
    try {
      database.exec('pragma wal_checkpoint(truncate)')
    } finally {
      database.close()
    }
  } catch {
    // Damaged: it is kept aside as it is, for whoever can still read it.
    const aside = `${file}.damaged-${now.replaceAll(/[:.]/g, '-')}`
    for (const suffix of ['', '-wal']) {
      if (await exists(file + suffix)) await copyFile(file + suffix, aside + suffix)
    }
  }
  for (const suffix of ['-wal', '-shm']) await rm(file + suffix, { force: true })
}

const replaceSqlite = async (file: string, options: ReplaceOptions): Promise<void> => {
  const next = `${file}.restoring`
  try {
    await buildSqliteFile(next, options)
    await settle(file, options.now)
  } catch (error) {
    // On a disk that is full, what was begun would keep the present database from being written.
    await removeDatabase(next)
    throw error
  }
  await rename(next, file)
  await flush(dirname(file))
}

/** How many other connections the database has. */
const countOthers = async (db: Kysely<Tables>): Promise<number> => {
  const { rows } = await sql<{
    count: number
  }>`select count(*) as count from pg_stat_activity where datname = current_database() and usename = current_user and pid <> pg_backend_pid()`
    .execute(db)
    .catch((error: unknown) => {
      throw new StoreUnavailable(error)
    })
  return rows[0]?.count ?? 0
}

/** Throws {@link DatabaseInUse} when others stay on the database. */
const requireAlone = async (db: Kysely<Tables>): Promise<void> => {
  for (let look = 1; (await countOthers(db)) > 0; look += 1) {
    if (look >= MAX_LOOKS_FOR_OTHERS) {
      throw new DatabaseInUse('The database is in use. Stop every server and command on it first.')
    }
    await setTimeout(BETWEEN_LOOKS_MS)
  }
}

const replacePostgres = async (url: string, options: ReplaceOptions): Promise<void> => {
  const db = new Kysely<Tables>({ dialect: postgresDialect(url, 1, () => undefined).dialect })
  try {
    await requireAlone(db)
    await db.transaction().execute(async (tx) => {
      const snapshot: Snapshot = { db: tx, kind: 'postgres' }
      for (const { name } of await presentTables(snapshot)) await sql`drop table ${sql.table(name)} cascade`.execute(tx)
      await fill(tx, 'postgres', options)
    })
  } finally {
    await db.destroy()
  }
}

const presentTables = async ({ db }: Snapshot): Promise<readonly { readonly name: string }[]> =>
  (await sql<{ name: string }>`select tablename as name from pg_tables where schemaname = current_schema()`.execute(db))
    .rows

/**
 * Puts this content in the place of all that the configured database holds: whole, or not at all, however the process
 * ends. On Postgres that is one transaction; on SQLite a file beside the present one that takes its name.
 */
export const replaceDatabase = (config: DatabaseAddress, options: ReplaceOptions): Promise<void> => {
  const url = directDatabaseUrl(config)
  return url === undefined ? replaceSqlite(sqliteFile(config), options) : replacePostgres(url, options)
}
