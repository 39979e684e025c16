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
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import { giveWay } from '../give-way.ts'
import { isRead, SqliteHandle, whenFree } from './sqlite-handle.ts'
import { GroupedWriter, type Turn } from './sqlite-writer.ts'

/**
 * A lease of the database. Reads outside a transaction use the reading handle and so see only what is committed;
 * everything else goes through the writer, one transaction or statement at a time.
 */
class Lease implements DatabaseConnection {
  readonly #driver: SqliteDriver
  /** The turn of the open transaction. */
  turn: Turn | undefined

  constructor(driver: SqliteDriver) {
    this.#driver = driver
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const longTurn = giveWay()
    if (longTurn !== undefined) await longTurn
    if (this.turn !== undefined) return this.turn.run<R>(query)
    const { reader, writer } = this.#driver.opened
    return isRead(query) ? whenFree(() => reader.run<R>(query)) : writer.runAlone<R>(query)
  }

  async *streamQuery<R>(query: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    yield await this.executeQuery<R>(query)
  }
}

class SqliteDriver implements Driver {
  readonly #file: string
  /** Lent again before new ones are made: what Kysely makes around a lease it makes once. */
  readonly #free: Lease[] = []
  #opened: { readonly handle: SqliteHandle; readonly writer: GroupedWriter; readonly reader: SqliteHandle } | undefined

  constructor(file: string) {
    this.#file = file
  }

  get opened() {
    if (this.#opened === undefined) throw new Error('The database is closed.')
    return this.#opened
  }

  async init(): Promise<void> {
    const handle = new SqliteHandle(this.#file)
    // WAL lets readers go on beside a writer; FULL makes a commit durable before it is acknowledged; what is deleted is
    // overwritten, so that it cannot be read from the file afterwards.
    await whenFree(() =>
      handle.exec(
        'pragma journal_mode = wal; pragma synchronous = full; pragma temp_store = memory; pragma secure_delete = on',
      ),
    )
    const reader = new SqliteHandle(this.#file)
    await whenFree(() => reader.exec('pragma query_only = on; pragma temp_store = memory; pragma cache_size = -16000'))
    this.#opened = { handle, writer: new GroupedWriter(handle), reader }
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    return this.#free.pop() ?? new Lease(this)
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    leaseOf(connection).turn = await this.opened.writer.begin()
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await takeTurn(connection)?.keep()
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await takeTurn(connection)?.undo()
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    await takeTurn(connection)?.undo()
    this.#free.push(leaseOf(connection))
  }

  /** {@link SqliteHandle.versionElsewhere} of the handle that alone writes here; undefined while the database is closed. */
  get versionElsewhere(): number | undefined {
    return this.#opened?.handle.versionElsewhere
  }

  async destroy(): Promise<void> {
    if (this.#opened === undefined) return
    const { handle, writer, reader } = this.#opened
    await writer.settle()
    this.#opened = undefined
    reader.close()
    handle.close()
  }
}

/** The open transaction of a lease, which has none from then on. */
const takeTurn = (connection: DatabaseConnection): Turn | undefined => {
  const lease = leaseOf(connection)
  const { turn } = lease
  lease.turn = undefined
  return turn
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

export interface SqliteDialect extends Dialect {
  /** A number that is another one after another process has written; undefined while the database is closed. */
  findVersionElsewhere(): number | undefined
}

/** Kysely over the SQLite that ships with Node. The file and its folder must be writable. */
export const sqliteDialect = (file: string): SqliteDialect => {
  const driver = new SqliteDriver(file)
  return {
    createDriver: (): Driver => driver,
    createQueryCompiler: (): QueryCompiler => new SqliteQueryCompiler(),
    createAdapter: (): DialectAdapter => new LeasingAdapter(),
    // Kysely's own signature asks for any schema here.
    createIntrospector: (db: Kysely<unknown>): DatabaseIntrospector => new SqliteIntrospector(db),
    findVersionElsewhere: () => driver.versionElsewhere,
  }
}
