import { AsyncLocalStorage } from 'node:async_hooks'
import type { DatabaseConnection, Dialect, Driver } from 'kysely'

interface Scope {
  open: boolean
}

/**
 * Notices a query on the store made from inside a transaction. It would run outside that transaction, and on the
 * embedded database, which has one writer, it would wait for itself; so it is refused at once.
 */
export class TransactionScope {
  readonly #storage = new AsyncLocalStorage<Scope>()

  async run<T>(work: () => Promise<T>): Promise<T> {
    const scope: Scope = { open: true }
    try {
      return await this.#storage.run(scope, work)
    } finally {
      scope.open = false
    }
  }

  refuseInside(): void {
    if (this.#storage.getStore()?.open === true) {
      throw new Error('The store was used inside a transaction. Use the transaction handle `tx` that transact() gives.')
    }
  }
}

/** The same dialect, whose connections cannot be taken from inside a transaction of the scope. */
export const guardDialect = (dialect: Dialect, scope: TransactionScope): Dialect => ({
  createDriver: () => guardDriver(dialect.createDriver(), scope),
  createQueryCompiler: () => dialect.createQueryCompiler(),
  createAdapter: () => dialect.createAdapter(),
  createIntrospector: (db) => dialect.createIntrospector(db),
})

const guardDriver = (driver: Driver, scope: TransactionScope): Driver => ({
  init: (options) => driver.init(options),
  acquireConnection: async (options): Promise<DatabaseConnection> => {
    scope.refuseInside()
    return driver.acquireConnection(options)
  },
  beginTransaction: (connection, settings) => driver.beginTransaction(connection, settings),
  commitTransaction: (connection) => driver.commitTransaction(connection),
  rollbackTransaction: (connection) => driver.rollbackTransaction(connection),
  releaseConnection: (connection, options) => driver.releaseConnection(connection, options),
  destroy: (options) => driver.destroy(options),
})
