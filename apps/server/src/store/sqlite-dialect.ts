import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { setTimeout as later } from 'node:timers/promises'
import { Mutex, type MutexInterface } from 'async-mutex'
import {
  type CompiledQuery,
  type DatabaseConnection,
  type DatabaseIntrospector,
  type Dialect,
  type DialectAdapter,
  type Driver,
  type Kysely,
  type QueryCompiler,
  type QueryResult,
  SelectQueryNode,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
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
const isRead = (query: CompiledQuery): boolean => SelectQueryNode.is(query.query) || /^\s*select\b/i.test(query.sql)

const bindable = (value: unknown): SQLInputValue => {
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint')
    return value
  if (value instanceof Uint8Array) return value
  throw new TypeError(`A ${typeof value} cannot be a column's value: tables hold text, integers and doubles.`)
}

/**
 * A lease of the database. Reads outside a transaction use the reading handle and so see only what is committed;
 * everything else goes through the writing handle, one transaction or statement at a time.
 */
class Lease implements DatabaseConnection {
  readonly #driver: SqliteDriver
  /** Lets the next writer in; present while a transaction is open. */
  release: MutexInterface.Releaser | undefined

  constructor(driver: SqliteDriver) {
    this.#driver = driver
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (this.release !== undefined) return this.#driver.writer.run<R>(query)
    if (isRead(query)) return whenFree(() => this.#driver.reader.run<R>(query))
    const release = await this.#driver.writing.acquire()
    try {
      return await whenFree(() => this.#driver.writer.run<R>(query))
    } finally {
      release()
    }
  }

  async *streamQuery<R>(query: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    yield await this.executeQuery<R>(query)
  }
}

class SqliteDriver implements Driver {
  readonly #file: string
  /** Held by one transaction or writing statement at a time, in the order of asking. */
  readonly writing = new Mutex()
  #handles: { readonly writer: SqliteHandle; readonly reader: SqliteHandle } | undefined

  constructor(file: string) {
    this.#file = file
  }

  get writer(): SqliteHandle {
    return this.#opened().writer
  }

  get reader(): SqliteHandle {
    return this.#opened().reader
  }

  async init(): Promise<void> {
    const writer = new SqliteHandle(this.#file)
    // WAL lets readers go on beside a writer; FULL makes a commit durable before it is acknowledged; what is deleted is
    // overwritten, so that it cannot be read from the file afterwards.
    await whenFree(() =>
      writer.exec(
        'pragma journal_mode = wal; pragma synchronous = full; pragma temp_store = memory; pragma secure_delete = on',
      ),
    )
    const reader = new SqliteHandle(this.#file)
    await whenFree(() => reader.exec('pragma query_only = on; pragma temp_store = memory; pragma cache_size = -16000'))
    this.#handles = { writer, reader }
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    return new Lease(this)
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    const release = await this.writing.acquire()
    try {
      await whenFree(() => this.writer.exec('begin immediate'))
    } catch (error) {
      release()
      throw error
    }
    leaseOf(connection).release = release
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await whenFree(() => this.writer.exec('commit'))
    this.#releaseWriting(connection)
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    try {
      this.writer.exec('rollback')
    } finally {
      this.#releaseWriting(connection)
    }
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    this.#releaseWriting(connection)
  }

  async destroy(): Promise<void> {
    this.#handles?.reader.close()
    this.#handles?.writer.close()
    this.#handles = undefined
  }

  #releaseWriting(connection: DatabaseConnection): void {
    const lease = leaseOf(connection)
    lease.release?.()
    lease.release = undefined
  }

  #opened() {
    if (this.#handles === undefined) throw new Error('The database is closed.')
    return this.#handles
  }
}

const leaseOf = (connection: DatabaseConnection): Lease => {
  if (connection instanceof Lease) return connection
  throw new TypeError('This connection belongs to another database.')
}

/** Kysely would otherwise lend one connection at a time, and reads would wait for every open transaction. Writing one at a time is the driver's own job. */
class LeasingAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true
  }
}

/** Kysely over the SQLite that ships with Node. The file and its folder must be writable. */
export const sqliteDialect = (file: string): Dialect => ({
  createDriver: (): Driver => new SqliteDriver(file),
  createQueryCompiler: (): QueryCompiler => new SqliteQueryCompiler(),
  createAdapter: (): DialectAdapter => new LeasingAdapter(),
  // Kysely's own signature asks for any schema here.
  createIntrospector: (db: Kysely<unknown>): DatabaseIntrospector => new SqliteIntrospector(db),
})
