import { join } from 'node:path'
import { Kysely, type LogEvent, sql } from 'kysely'
import { type Clock, nowText } from '../clock.ts'
import type { Config } from '../config/settings.ts'
import { makePrivateFile, prepareDataFolder } from '../data-folder.ts'
import { DatabaseUnavailable } from '../unavailable.ts'
import type { DatabaseKind } from './column-types.ts'
import type { DatabaseAddress } from './database-address.ts'
import { type Gathered, gather } from './gather.ts'
import { type MigrateOptions, migrate } from './migrate.ts'
import { postgresDialect } from './postgres-dialect.ts'
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
  /** Joins what is asked at the same moment into one statement, outside of transactions. */
  gather<Asked, Answer>(gathered: Gathered<Asked, Answer>): (asked: Asked) => Promise<Answer>
  /**
   * A number that is another one after another process has written to the database; undefined on Postgres, whose processes
   * tell one another.
   */
  findVersionElsewhere(): number | undefined
  /** Throws unless the database answers. */
  ping(): Promise<void>
  close(): Promise<void>
}

export interface StoreOptions {
  readonly config: DatabaseAddress & Pick<Config, 'databasePool'>
  readonly clock: Clock
  /** Hears of failures that no caller waits for. */
  readonly onError: (error: unknown) => void
  /** Hears of statements that took longer than this, with their text and without their values. */
  readonly slowQueries?: { readonly aboveMs: number; readonly tell: (sql: string, ms: number) => void }
  /** Hears of every statement that ended, with its text and without its values, where it was run. */
  readonly onStatement?: (sql: string, ms: number) => void
  /** Runs before a schema of an older release is changed; when it throws, the schema stays. */
  readonly beforeUpgrade?: MigrateOptions['beforeUpgrade']
}

/** Postgres answers these when two transactions stood in each other's way; running again is the cure. */
const RETRYABLE = new Set(['40001', '40P01'])
const ATTEMPTS = 5

const isRetryable = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && RETRYABLE.has(error.code)

/** A probe that has no answer by then says that there is none. */
const PING_TIMEOUT_MS = 2000

const inTime = async <T>(work: Promise<T>, ms: number): Promise<T> => {
  const { promise: tooLate, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new DatabaseUnavailable(`no answer within ${ms} ms`)), ms)
  try {
    return await Promise.race([work, tooLate])
  } finally {
    clearTimeout(timer)
  }
}

const reasonOf = (error: unknown): string => {
  if (error instanceof DatabaseUnavailable && error.cause !== undefined) return reasonOf(error.cause)
  return error instanceof Error ? error.message : String(error)
}

/** The database cannot be used: it does not answer, refuses, or its schema cannot be brought up to date. */
export class StoreUnavailable extends Error {
  constructor(cause: unknown) {
    super(`The database cannot be opened: ${reasonOf(cause)}`, { cause })
    this.name = 'StoreUnavailable'
  }
}

/** Does something over one connection of its own, past the pooler: what a pooler shares may have limits of others on it. */
const throughOne = async (
  url: string,
  onError: (error: unknown) => void,
  work: (db: Kysely<Tables>) => Promise<void>,
) => {
  const db = new Kysely<Tables>({ dialect: postgresDialect(url, 1, onError).dialect })
  try {
    await work(db)
  } finally {
    await db.destroy().catch(onError)
  }
}

/** Opens the configured database and brings its schema up to date; throws {@link StoreUnavailable}. */
export const openStore = async ({
  config,
  clock,
  onError,
  slowQueries,
  onStatement,
  beforeUpgrade,
}: StoreOptions): Promise<Store> => {
  const kind: DatabaseKind = config.databaseUrl === undefined ? 'sqlite' : 'postgres'
  const file = join(config.dataDir, 'pacemeal.db')
  if (config.databaseUrl === undefined) {
    await prepareDataFolder(config.dataDir)
    // The files that SQLite keeps beside it get the same rights.
    await makePrivateFile(file)
  }
  const postgres =
    config.databaseUrl === undefined ? undefined : postgresDialect(config.databaseUrl, config.databasePool, onError)
  // Opens nothing where Postgres is used.
  const sqlite = sqliteDialect(file)
  const scope = new TransactionScope()
  const log = (event: LogEvent): void => {
    onStatement?.(event.query.sql, event.queryDurationMillis)
    if (slowQueries === undefined || event.queryDurationMillis < slowQueries.aboveMs) return
    slowQueries.tell(event.query.sql, event.queryDurationMillis)
  }
  const db = new Kysely<Tables>({
    dialect: guardDialect(postgres?.dialect ?? sqlite, scope),
    ...(slowQueries === undefined && onStatement === undefined ? {} : { log }),
  })
  const upgrade = (on: Kysely<Tables>) => migrate(on, kind, nowText(clock), { beforeUpgrade })
  try {
    if (config.databaseUrl === undefined || config.databaseDirectUrl === undefined) await upgrade(db)
    else await throughOne(config.databaseDirectUrl, onError, upgrade)
  } catch (error) {
    await db.destroy().catch(onError)
    throw new StoreUnavailable(error)
  }
  postgres?.limitTimes()

  const telling = async <T>(run: (afterCommit: Transaction['afterCommit']) => Promise<T>): Promise<T> => {
    const tellings: (() => void | Promise<void>)[] = []
    const value = await run((tell) => tellings.push(tell))
    for (const tell of tellings) {
      try {
        await tell()
      } catch (error) {
        onError(error)
      }
    }
    return value
  }
  const retried = async <T>(attempt: () => Promise<T>): Promise<T> => {
    for (let tries = 1; ; tries++) {
      try {
        return await attempt()
      } catch (error) {
        if (tries >= ATTEMPTS || !isRetryable(error)) throw error
      }
    }
  }

  return {
    db,
    kind,
    transact: (work) =>
      retried(() =>
        telling((afterCommit) =>
          db.transaction().execute((tx) => scope.run(() => work({ db: tx, kind, afterCommit }))),
        ),
      ),
    gather(gathered) {
      const ask = gather(gathered)
      return (asked) => {
        scope.refuseInside()
        return ask(asked)
      }
    },
    findVersionElsewhere: () => sqlite.findVersionElsewhere(),
    async ping() {
      await inTime(sql`select 1`.execute(db), PING_TIMEOUT_MS)
    },
    close: () => db.destroy(),
  }
}
