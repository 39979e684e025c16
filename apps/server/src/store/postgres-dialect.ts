import { MINUTE_MS } from '@pacemeal/domain'
import {
  type Dialect,
  type PostgresCursor,
  PostgresDialect,
  type PostgresPool,
  type PostgresPoolClient,
  type PostgresQueryResult,
} from 'kysely'
import pg from 'pg'
import { DatabaseUnavailable } from '../unavailable.ts'

const INT8 = 20
/** How long a new connection, or a free one of the pool, is waited for. */
const CONNECT_TIMEOUT_MS = 5000
/** Postgres itself ends a statement that takes longer. */
const STATEMENT_TIMEOUT_MS = 8000
/** Who has not answered by then hangs: it did not even end the statement. */
const QUERY_TIMEOUT_MS = 10_000
/** A transaction that its process forgot gives up its locks. */
const IDLE_TRANSACTION_TIMEOUT_MS = MINUTE_MS

const SESSION_SETTINGS = `set statement_timeout = ${STATEMENT_TIMEOUT_MS}; set idle_in_transaction_session_timeout = ${IDLE_TRANSACTION_TIMEOUT_MS}`

/**
 * Postgres ends the connection or refuses one: shutdown, crash, restart, too many connections, idle in a transaction. One
 * that may only be read is a standby: the next connection may reach what takes writes.
 */
const ENDING = /^(08...|57P0[1-5]|53300|25P03|25006)$/
/** A statement that was cancelled, which its timeout does; the connection stays good. */
const CANCELLED = '57014'
/** The driver says these without a code. */
const DRIVER_WORDS = /timeout|terminated|not queryable|Connection ended/i

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''

/** Whether the connection is of no more use. Everything that Postgres answers about the statement itself has another code. */
const isConnectionLost = (error: unknown): boolean => {
  const code = codeOf(error)
  if (/^[0-9A-Z]{5}$/.test(code) && !/^E[A-Z]{4}$/.test(code)) return ENDING.test(code)
  return code.startsWith('E') || (error instanceof Error && DRIVER_WORDS.test(error.message))
}

/** A connection on loan. Once it is lost, everything else that is asked of it fails at once, and it is not given back. */
class LentClient implements PostgresPoolClient {
  readonly #client: pg.PoolClient
  readonly #timeoutMs: number
  #lost: DatabaseUnavailable | undefined

  constructor(client: pg.PoolClient, timeoutMs: number) {
    this.#client = client
    this.#timeoutMs = timeoutMs
  }

  query<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>
  query<R>(
    asked: string | PostgresCursor<R>,
    parameters: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<R>> | PostgresCursor<R> {
    if (typeof asked !== 'string') throw new TypeError('Nothing here reads through a cursor.')
    return this.#ask<R>(asked, parameters)
  }

  async #ask<R>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    if (this.#lost !== undefined) throw this.#lost
    try {
      // The driver answers objects keyed by column name, which is what R describes; its commands are the known ones.
      const wanted = { text, values: [...parameters], query_timeout: this.#timeoutMs }
      return (await this.#client.query(wanted)) as unknown as PostgresQueryResult<R>
    } catch (error) {
      if (codeOf(error) === CANCELLED) throw new DatabaseUnavailable(error)
      if (!isConnectionLost(error)) throw error
      this.#lost = new DatabaseUnavailable(error)
      throw this.#lost
    }
  }

  release(discard?: boolean): void {
    this.#client.release(discard === true || this.#lost !== undefined)
  }
}

/** Postgres for one process. */
export interface OpenedPostgres {
  readonly dialect: Dialect
  /** From now on nothing may take long. Before, while the schema is brought up to date, a statement takes what it takes. */
  limitTimes(): void
}

/** A pool of connections whose failures never end the process, and whose statements end in seconds. */
export const postgresDialect = (url: string, max: number, onError: (error: unknown) => void): OpenedPostgres => {
  let isLimited = false
  /** Those with limited times, each lent as the same again and again: what Kysely makes around a client it makes once. */
  const limited = new WeakMap<pg.PoolClient, LentClient>()
  const pool = new pg.Pool({
    connectionString: url,
    max,
    keepAlive: true,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    types: {
      // Counters stay far below 2^53, so a number holds them.
      getTypeParser: (type, format) => (type === INT8 ? Number : pg.types.getTypeParser(type, format)),
    },
  })
  // An idle connection that breaks would otherwise end the process; the pool replaces it. While closing it may break as it likes.
  pool.on('error', (error) => {
    if (!pool.ending) onError(isConnectionLost(error) ? new DatabaseUnavailable(error) : error)
  })
  // One that is on loan has no listener of the pool. Whoever holds it hears of the failure by the query that failed.
  pool.on('connect', (client) => {
    client.on('error', () => undefined)
  })

  const connect = async (): Promise<PostgresPoolClient> => {
    let client: pg.PoolClient
    try {
      client = await pool.connect()
    } catch (error) {
      throw isConnectionLost(error) ? new DatabaseUnavailable(error) : error
    }
    const known = limited.get(client)
    if (known !== undefined) return known
    const lent = new LentClient(client, isLimited ? QUERY_TIMEOUT_MS : 0)
    if (!isLimited) return lent
    try {
      await lent.query(SESSION_SETTINGS, [])
      limited.set(client, lent)
      return lent
    } catch (error) {
      lent.release(true)
      throw error
    }
  }
  const lending: PostgresPool = { connect, end: () => pool.end(), options: pool.options }
  return {
    dialect: new PostgresDialect({ pool: lending }),
    limitTimes() {
      isLimited = true
    },
  }
}
