import { existsSync } from 'node:fs'
import { DatabaseSync, type SQLOutputValue, type StatementSync } from 'node:sqlite'
import { DAY_MS } from '@pacemeal/domain'
import type { Product } from '@pacemeal/domain/product'
import { productFields, productOfFields, writeProductFields } from '@pacemeal/protocol/products'
import type { Clock } from '../../clock.ts'
import type { ProductOrigin, ProductStore, StoredProduct } from './product-store.ts'

const SCHEMA = `
create table if not exists products (
  id integer primary key,
  code text not null unique,
  origin text not null,
  run integer not null,
  changed_at integer,
  stored_at integer not null,
  data text not null
);
create index if not exists products_run on products (run);
create table if not exists misses (code text primary key, at integer not null) without rowid;
create virtual table if not exists names using fts5(
  words, content='', contentless_delete=1, prefix='2 3', tokenize="unicode61 remove_diacritics 2"
);
`
/** How long a lock of the import may keep a look-up waiting. */
const WAIT_MS = 2000
/** Misses are kept so long that they answer for a while; older ones go when others come. */
const MISSES_KEPT_MS = 30 * DAY_MS

/** A row of products as it is stored. */
interface Row {
  readonly id: number
  readonly origin: ProductOrigin
  readonly changedAt: number
  readonly storedAt: number
  readonly data: string
}

const readRow = (row: Record<string, SQLOutputValue>): Row => ({
  id: Number(row.id),
  origin: row.origin === 'live' ? 'live' : 'dump',
  changedAt: Number(row.changed_at),
  storedAt: Number(row.stored_at),
  data: String(row.data),
})

const productOf = (data: string): Product => productOfFields(productFields.parse(JSON.parse(data)))
const wordsOf = ({ name, brand }: Product): string => (brand === null ? name : `${name} ${brand}`)

/** What was typed as a query: each word quoted, the last one by its beginning. */
const queryOf = (words: string): string => {
  const all = words.match(/[\p{L}\p{N}]+/gu) ?? []
  return all.map((word, at) => (at === all.length - 1 ? `"${word}"*` : `"${word}"`)).join(' ')
}

const openDatabase = (file: string): DatabaseSync => {
  const database = new DatabaseSync(file, { timeout: WAIT_MS })
  database.exec('pragma journal_mode = wal; pragma synchronous = normal; pragma cache_size = -16000')
  database.exec(SCHEMA)
  return database
}

const inTransaction = <T>(database: DatabaseSync, work: () => T): T => {
  database.exec('begin immediate')
  try {
    const result = work()
    database.exec('commit')
    return result
  } catch (error) {
    database.exec('rollback')
    throw error
  }
}

const rowFinder = (database: DatabaseSync): ((code: string) => Row | undefined) => {
  const byCode = database.prepare('select id, origin, changed_at, stored_at, data from products where code = ?')
  return (code) => {
    const row = byCode.get(code)
    return row && readRow(row)
  }
}

type Reading = 'find' | 'search' | 'findMiss' | 'count'

const readings = (database: DatabaseSync): Pick<ProductStore, Reading> => {
  const findRow = rowFinder(database)
  const byWords = database.prepare(
    'select p.data from names n join products p on p.id = n.rowid where names match ? order by bm25(names), length(p.data) desc limit ?',
  )
  const miss = database.prepare('select at from misses where code = ?')
  const count = database.prepare('select count(*) as n from products')
  return {
    find(code): StoredProduct | undefined {
      const row = findRow(code)
      return row && { product: productOf(row.data), origin: row.origin, storedAt: row.storedAt }
    },
    search(words, limit) {
      const query = queryOf(words)
      return query === '' ? [] : byWords.all(query, limit).map(({ data }) => productOf(String(data)))
    },
    findMiss(code) {
      const at = miss.get(code)?.at
      return at === undefined ? undefined : Number(at)
    },
    count: () => Number(count.get()?.n),
  }
}

/** A statement that changes rows. */
const writing = (database: DatabaseSync, sql: string): StatementSync => {
  const statement = database.prepare(sql)
  // A deletion in the index leaves the number of a row behind that is beyond JavaScript's; every write reports it.
  statement.setReadBigInts(true)
  return statement
}

/** Writes and removes a product with its entry in the index of names. */
const productWriter = (database: DatabaseSync, clock: Clock) => {
  const findRow = rowFinder(database)
  const insert = database.prepare(
    'insert into products (code, origin, run, changed_at, stored_at, data) values (?, ?, ?, ?, ?, ?)',
  )
  const update = writing(
    database,
    'update products set origin = ?, run = ?, changed_at = ?, stored_at = ?, data = ? where id = ?',
  )
  const touch = writing(database, 'update products set run = ? where id = ?')
  const insertName = writing(database, 'insert into names (rowid, words) values (?, ?)')
  const deleteName = writing(database, 'delete from names where rowid = ?')
  const deleteRow = writing(database, 'delete from products where id = ?')
  const deleteMisses = writing(database, 'delete from misses where code = ? or at < ?')
  return {
    /** Gives whether anything of it is new. */
    store(product: Product, origin: ProductOrigin, run: number): boolean {
      const known = findRow(product.code)
      const isOlder = known !== undefined && (product.changedAt ?? 0) < known.changedAt
      const data = JSON.stringify(writeProductFields(product))
      if (known !== undefined && (isOlder || known.data === data)) {
        touch.run(run, known.id)
        return false
      }
      const now = clock.now()
      if (known === undefined) {
        const { lastInsertRowid } = insert.run(product.code, origin, run, product.changedAt, now, data)
        insertName.run(lastInsertRowid, wordsOf(product))
      } else {
        update.run(origin, run, product.changedAt, now, data, known.id)
        deleteName.run(known.id)
        insertName.run(known.id, wordsOf(product))
      }
      deleteMisses.run(product.code, now - MISSES_KEPT_MS)
      return true
    },
    remove(id: number): void {
      deleteName.run(id)
      deleteRow.run(id)
    },
  }
}

type Changes = 'store' | 'remove' | 'removeOthers' | 'storeMiss'

const changes = (database: DatabaseSync, clock: Clock): Pick<ProductStore, Changes> => {
  const findRow = rowFinder(database)
  const writer = productWriter(database, clock)
  const others = database.prepare("select id from products where origin = 'dump' and run <> ? limit 2000")
  const insertMiss = writing(database, 'insert or replace into misses (code, at) values (?, ?)')
  const removeAll = (ids: readonly number[]): number => {
    for (const id of ids) writer.remove(id)
    return ids.length
  }
  return {
    store: (products, origin, run) =>
      inTransaction(database, () => {
        const stored = products.filter((product) => writer.store(product, origin, run)).length
        return { stored, unchanged: products.length - stored }
      }),
    remove: (codes) => inTransaction(database, () => removeAll(codes.flatMap((code) => findRow(code)?.id ?? []))),
    removeOthers(run) {
      for (let removed = 0; ; ) {
        const ids = others.all(run).map(({ id }) => Number(id))
        if (ids.length === 0) return removed
        removed += inTransaction(database, () => removeAll(ids))
      }
    },
    storeMiss: (code, at) => void insertMiss.run(code, at),
  }
}

/** Opens the data base of products, and makes it when it is not there. */
export function openProductStore(file: string, clock: Clock): ProductStore {
  const database = openDatabase(file)
  return { ...readings(database), ...changes(database, clock), close: () => database.close() }
}

/** The data base of products, opened when it is first asked for: an import may make it while the server runs. */
export interface ProductShelf {
  /** Undefined as long as there is none, unless it is to be made then. */
  open(options?: { readonly isMade: boolean }): ProductStore | undefined
  close(): void
}

export function productShelf(file: string, clock: Clock): ProductShelf {
  let opened: ProductStore | undefined
  return {
    open({ isMade } = { isMade: false }) {
      if (opened === undefined && (isMade || existsSync(file))) opened = openProductStore(file, clock)
      return opened
    },
    close() {
      opened?.close()
      opened = undefined
    },
  }
}
