import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { setTimeout as later } from 'node:timers/promises'
import { type CompiledQuery, type QueryResult, SelectQueryNode } from 'kysely'
import { DatabaseUnavailable } from '../unavailable.ts'
import { isBusy } from './violations.ts'

/** Waiting inside the driver keeps everybody waiting, so it is for locks of a moment: one commit of another process. */
const DRIVER_WAIT_MS = 10
/** Everything longer is waited for outside, while others are served. */
const BUSY_RETRY_MS = 25
const MAX_BUSY_MS = 10_000

/** Does something that another process's lock may forbid, again and again until the lock is gone. */
export const whenFree = async <T>(work: () => T): Promise<T> => {
  for (let waited = 0; ; waited += BUSY_RETRY_MS) {
    try {
      return work()
    } catch (error) {
      if (!isBusy(error)) throw error
      if (waited >= MAX_BUSY_MS) throw new DatabaseUnavailable(error)
    }
    await later(BUSY_RETRY_MS)
  }
}

const STATEMENTS_KEPT = 500

/** A statement, and whether it answers rows: asked once, since the driver lists all columns to tell. */
interface Prepared {
  readonly statement: StatementSync
  readonly answersRows: boolean
}

/** A database handle with its prepared statements; the least recently used one makes room. */
export class SqliteHandle {
  readonly #database: DatabaseSync
  readonly #statements = new Map<string, Prepared>()

  constructor(file: string, { readOnly = false } = {}) {
    this.#database = new DatabaseSync(file, { readOnly, enableForeignKeyConstraints: true, timeout: DRIVER_WAIT_MS })
  }

  exec(sql: string): void {
    this.#database.exec(sql)
  }

  run<R>(query: CompiledQuery): QueryResult<R> {
    const { statement, answersRows } = this.#prepare(query.sql)
    const values = query.parameters.map(bindable)
    // Statements that answer rows are told by their columns, so that `returning` works like a select.
    // The driver answers objects keyed by column name, which is what R describes.
    if (answersRows) {
      const rows = statement.all(...values) as R[]
      return isRead(query) ? { rows } : { rows, numAffectedRows: BigInt(rows.length) }
    }
    const { changes } = statement.run(...values)
    return { rows: [], numAffectedRows: BigInt(changes) }
  }

  /** A number that is another one after another process has committed; commits of this handle do not change it. */
  get versionElsewhere(): number {
    return Number(this.#database.prepare('pragma data_version').get()?.data_version)
  }

  /** Whether a transaction is open. The database ends one by itself when its disk fails it. */
  get isInTransaction(): boolean {
    return this.#database.isTransaction
  }

  /** Ends an open transaction; nothing of it is kept. */
  rollBack(): void {
    if (this.isInTransaction) this.exec('rollback')
  }

  close(): void {
    this.#statements.clear()
    this.#database.close()
  }

  #prepare(sql: string): Prepared {
    const prepared = this.#statements.get(sql) ?? this.#prepareNew(sql)
    this.#statements.delete(sql)
    this.#statements.set(sql, prepared)
    if (this.#statements.size > STATEMENTS_KEPT) {
      const oldest = this.#statements.keys().next()
      if (!oldest.done) this.#statements.delete(oldest.value)
    }
    return prepared
  }

  #prepareNew(sql: string): Prepared {
    const statement = this.#database.prepare(sql)
    return { statement, answersRows: statement.columns().length > 0 }
  }
}

/** Also tells hand-written selects, whose node says only that they are raw. */
export const isRead = (query: CompiledQuery): boolean =>
  SelectQueryNode.is(query.query) || /^\s*select\b/i.test(query.sql)

const bindable = (value: unknown): SQLInputValue => {
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint')
    return value
  if (value instanceof Uint8Array) return value
  throw new TypeError(`A ${typeof value} cannot be a column's value: tables hold text, integers and doubles.`)
}
