import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type Dialect, Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { type Clock, nowText } from '../clock.ts'
import type { Config } from '../config.ts'
import type { DatabaseKind } from './column-types.ts'
import { migrate } from './migrate.ts'
import { sqliteDialect } from './sqlite-dialect.ts'
import type { Tables } from './tables.ts'
import { guardDialect, TransactionScope } from './transaction-scope.ts'

/** Something to read with: the store itself or a transaction. */
export interface Handle {
  readonly db: Kysely<Tables>
  readonly kind: DatabaseKind
}

/** An open transaction. Inside it only this may be used; the store refuses. */
export interface Transaction extends Handle {
  /** Runs after the transaction is durable, in order; never when it was refused. A failure there is logged, the transaction stays. */
  afterCommit(tell: () => void | Promise<void>): void
}

export interface Store extends Handle {
  /** All or nothing: when the work throws, nothing of it is kept. Keep slow work (hashing, mail, network) outside. */
  transact<T>(work: (tx: Transaction) => Promise<T>): Promise<T>
  /** Throws unless the database answers. */
  ping(): Promise<void>
  close(): Promise<void>
}

export interface StoreOptions {
  readonly config: Pick<Config, 'databaseUrl' | 'databasePool' | 'dataDir'>
  readonly clock: Clock
  /** Hears of failures that no caller waits for. */
  readonly onError: (error: unknown) => void
}

/** Postgres answers these when two transactions stood in each other's way; running again is the cure. */
const RETRYABLE = new Set(['40001', '40P01'])
const ATTEMPTS = 5

const isRetryable = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && RETRYABLE.has(error.code)

const INT8 = 20

const postgresDialect = (url: string, max: number, onError: (error: unknown) => void): Dialect => {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    types: {
      // Counters stay far below 2^53, so a number holds them.
      getTypeParser: (type, format) => (type === INT8 ? Number : pg.types.getTypeParser(type, format)),
    },
  })
  // An idle connection that breaks would otherwise end the process; the pool replaces it. While closing it may break as it likes.
  pool.on('error', (error) => {
    if (!pool.ending) onError(error)
  })
  return new PostgresDialect({ pool })
}

/** The database cannot be used: it does not answer, refuses, or its schema cannot be brought up to date. */
export class StoreUnavailable extends Error {
  constructor(cause: unknown) {
    super(`The database cannot be opened: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
    this.name = 'StoreUnavailable'
  }
}

/** Opens the configured database and brings its schema up to date; throws {@link StoreUnavailable}. */
export const openStore = async ({ config, clock, onError }: StoreOptions): Promise<Store> => {
  const kind: DatabaseKind = config.databaseUrl === undefined ? 'sqlite' : 'postgres'
  if (config.databaseUrl === undefined) await mkdir(config.dataDir, { recursive: true })
  const dialect =
    config.databaseUrl === undefined
      ? sqliteDialect(join(config.dataDir, 'pacemeal.db'))
      : postgresDialect(config.databaseUrl, config.databasePool, onError)
  const scope = new TransactionScope()
  const db = new Kysely<Tables>({ dialect: guardDialect(dialect, scope) })
  try {
    await migrate(db, kind, nowText(clock))
  } catch (error) {
    await db.destroy().catch(onError)
    throw new StoreUnavailable(error)
  }

  const attempt = async <T>(work: (tx: Transaction) => Promise<T>): Promise<T> => {
    const tellings: (() => void | Promise<void>)[] = []
    const value = await db
      .transaction()
      .execute((tx) => scope.run(() => work({ db: tx, kind, afterCommit: (tell) => tellings.push(tell) })))
    for (const tell of tellings) {
      try {
        await tell()
      } catch (error) {
        onError(error)
      }
    }
    return value
  }

  return {
    db,
    kind,
    async transact(work) {
      for (let tries = 1; ; tries++) {
        try {
          return await attempt(work)
        } catch (error) {
          if (tries >= ATTEMPTS || !isRetryable(error)) throw error
        }
      }
    },
    async ping() {
      await sql`select 1`.execute(db)
    },
    close: () => db.destroy(),
  }
}
