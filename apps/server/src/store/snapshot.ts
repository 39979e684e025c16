import { existsSync } from 'node:fs'
import { join } from 'node:path'
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  Kysely,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import type { Config } from '../config/settings.ts'
import type { DatabaseKind } from './column-types.ts'
import { type DatabaseAddress, directDatabaseUrl } from './database-address.ts'
import { StoreUnavailable } from './open.ts'
import { postgresDialect } from './postgres-dialect.ts'
import { SqliteHandle, whenFree } from './sqlite-handle.ts'
import type { Tables } from './tables.ts'

/** The database as it is at one moment, while others go on writing. */
export interface Snapshot {
  readonly db: Kysely<Tables>
  readonly kind: DatabaseKind
}

/** One connection that only reads. A transaction of it never waits for writers, nor they for it. */
const readingDialect = (file: string): Dialect => {
  let handle: SqliteHandle | undefined
  const opened = (): SqliteHandle => {
    handle ??= new SqliteHandle(file, { readOnly: true })
    return handle
  }
  const connection: DatabaseConnection = {
    executeQuery: <R>(query: CompiledQuery) => whenFree(() => opened().run<R>(query)),
    async *streamQuery<R>(query: CompiledQuery) {
      yield await whenFree(() => opened().run<R>(query))
    },
  }
  const driver: Driver = {
    init: async () => undefined,
    acquireConnection: async () => connection,
    beginTransaction: async () => opened().exec('begin'),
    commitTransaction: async () => opened().exec('commit'),
    rollbackTransaction: async () => opened().exec('rollback'),
    releaseConnection: async () => undefined,
    async destroy() {
      handle?.close()
      handle = undefined
    },
  }
  return {
    createDriver: () => driver,
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createAdapter: () => new SqliteAdapter(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  }
}

/** Reads an SQLite file at one moment. */
const readSqliteFile = async <T>(file: string, work: (snapshot: Snapshot) => Promise<T>): Promise<T> => {
  const db = new Kysely<Tables>({ dialect: readingDialect(file) })
  try {
    return await db.transaction().execute((tx) => work({ db: tx, kind: 'sqlite' }))
  } finally {
    await db.destroy()
  }
}

/** Does something with the configured database as it is at one moment; throws {@link StoreUnavailable} when there is none. */
export const readSnapshot = async <T>(
  config: DatabaseAddress,
  work: (snapshot: Snapshot) => Promise<T>,
): Promise<T> => {
  const databaseUrl = directDatabaseUrl(config)
  if (databaseUrl === undefined) {
    const file = sqliteFile(config)
    if (!existsSync(file)) throw new StoreUnavailable(new Error(`there is no file ${file}.`))
    return readSqliteFile(file, work)
  }
  const db = new Kysely<Tables>({ dialect: postgresDialect(databaseUrl, 1, () => undefined).dialect })
  try {
    await db.connection().execute(async () => undefined)
  } catch (error) {
    await db.destroy()
    throw new StoreUnavailable(error)
  }
  try {
    return await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute((tx) => work({ db: tx, kind: 'postgres' }))
  } finally {
    await db.destroy()
  }
}

/** Where the embedded database lies. */
export const sqliteFile = ({ dataDir }: Pick<Config, 'dataDir'>): string => join(dataDir, 'pacemeal.db')
