import { existsSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { DAY_MS } from '@pacemeal/domain'
import type { ProductCode } from '@pacemeal/domain/barcode'
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

interface Row {
  readonly id: number
  readonly code: string
  readonly origin: ProductOrigin
  readonly changed_at: number | null
  readonly stored_at: number
  readonly data: string
}

const productOf = (data: string): Product => productOfFields(productFields.parse(JSON.parse(data)))
const wordsOf = ({ name, brand }: Product): string => (brand === null ? name : `${name} ${brand}`)

/** What was typed as a query: each word quoted, the last one by its beginning. */
const queryOf = (words: string): string => {
  const all = words.match(/[\p{L}\p{N}]+/gu) ?? []
  return all.map((word, at) => (at === all.length - 1 ? `"${word}"*` : `"${word}"`)).join(' ')
}

/** Opens the data base of products, and makes it when it is not there. */
export function openProductStore(file: string, clock: Clock): ProductStore {
  const database = new DatabaseSync(file, { timeout: WAIT_MS })
  database.exec('pragma journal_mode = wal; pragma synchronous = normal; pragma cache_size = -16000')
  database.exec(SCHEMA)
  const byCode = database.prepare('select * from products where code = ?')
  const byWords = database.prepare(
    'select p.data from names n join products p on p.id = n.rowid where names match ? order by bm25(names), length(p.data) desc limit ?',
  )
  const insert = database.prepare(
    'insert into products (code, origin, run, changed_at, stored_at, data) values (?, ?, ?, ?, ?, ?)',
  )
  const update = database.prepare(
    'update products set origin = ?, run = ?, changed_at = ?, stored_at = ?, data = ? where id = ?',
  )
  const touch = database.prepare('update products set run = ? where id = ?')
  const insertName = database.prepare('insert into names (rowid, words) values (?, ?)')
  const deleteName = database.prepare('delete from names where rowid = ?')
  const deleteRow = database.prepare('delete from products where id = ?')
  const others = database.prepare("select id from products where origin = 'dump' and run <> ? limit 2000")
  const miss = database.prepare('select at from misses where code = ?')
  const insertMiss = database.prepare('insert or replace into misses (code, at) values (?, ?)')
  const deleteMiss = database.prepare('delete from misses where code = ? or at < ?')

  // A deletion in the index leaves the number of a row behind that is beyond JavaScript's; every write reports it.
  for (const write of [update, touch, insertName, deleteName, deleteRow, insertMiss, deleteMiss])
    write.setReadBigInts(true)

  const inTransaction = <T>(work: () => T): T => {
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
  const rowOf = (code: string) => byCode.get(code) as unknown as Row | undefined

  const storeOne = (product: Product, origin: ProductOrigin, run: number): boolean => {
    const known = rowOf(product.code)
    const isOlder = known !== undefined && (product.changedAt ?? 0) < (known.changed_at ?? 0)
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
    deleteMiss.run(product.code, now - MISSES_KEPT_MS)
    return true
  }
  const removeId = (id: number): void => {
    deleteName.run(id)
    deleteRow.run(id)
  }

  return {
    find(code): StoredProduct | undefined {
      const row = rowOf(code)
      return row && { product: productOf(row.data), origin: row.origin, storedAt: row.stored_at }
    },
    search(words, limit) {
      const query = queryOf(words)
      if (query === '') return []
      return (byWords.all(query, limit) as unknown as readonly Pick<Row, 'data'>[]).map(({ data }) => productOf(data))
    },
    store: (products, origin, run) =>
      inTransaction(() => {
        const stored = products.filter((product) => storeOne(product, origin, run)).length
        return { stored, unchanged: products.length - stored }
      }),
    remove: (codes) =>
      inTransaction(() => {
        const ids = codes.flatMap((code) => rowOf(code)?.id ?? [])
        for (const id of ids) removeId(id)
        return ids.length
      }),
    removeOthers(run) {
      for (let removed = 0; ; ) {
        const ids = (others.all(run) as unknown as readonly Pick<Row, 'id'>[]).map(({ id }) => id)
        if (ids.length === 0) return removed
        inTransaction(() => {
          for (const id of ids) removeId(id)
        })
        removed += ids.length
      }
    },
    findMiss: (code: ProductCode) => (miss.get(code) as { readonly at: number } | undefined)?.at,
    storeMiss: (code, at) => void insertMiss.run(code, at),
    count: () => Number((database.prepare('select count(*) as n from products').get() as { n: number }).n),
    close: () => database.close(),
  }
}

/** The data base of products, opened when it is first asked for: an import may make it while the server runs. */
export interface ProductShelf {
  /** Undefined as long as there is none, unless it may be made. */
  open(mayMake?: boolean): ProductStore | undefined
  close(): void
}

export function productShelf(file: string, clock: Clock): ProductShelf {
  let opened: ProductStore | undefined
  return {
    open(mayMake = false) {
      if (opened === undefined && (mayMake || existsSync(file))) opened = openProductStore(file, clock)
      return opened
    },
    close() {
      opened?.close()
      opened = undefined
    },
  }
}
