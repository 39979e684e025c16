import { setImmediate } from 'node:timers/promises'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { columnList } from './column-list.ts'
import type { DatabaseKind } from './column-types.ts'
import type { Snapshot } from './snapshot.ts'
import type { Tables } from './tables.ts'

export type StoredType = 'text' | 'integer' | 'double'
/** What a column holds. */
export type StoredValue = string | number | null

/** A table as it is stored, in words that mean the same on both databases. */
export interface StoredTable {
  readonly name: string
  /** By name. */
  readonly columns: readonly { readonly name: string; readonly type: StoredType }[]
  /** The columns of its primary key; rows are read in their order. */
  readonly key: readonly string[]
}

/** Rows that are read at a time, and characters of text in them as far as the rows before tell: others are served in between. */
const MAX_PAGE_ROWS = 100
const MAX_PAGE_LENGTH = 1_000_000
/** Of a table that nothing is known of yet: a week's plan has a third of a million characters. */
const FIRST_PAGE_ROWS = 3

const lengthOf = (row: Readonly<Record<string, StoredValue>>): number =>
  Object.values(row).reduce<number>((sum, value) => sum + (typeof value === 'string' ? value.length : 8), 0)

/** How many rows to read after these. */
const nextPageRows = (rows: readonly Readonly<Record<string, StoredValue>>[]): number => {
  const longest = Math.max(1, ...rows.map(lengthOf))
  return Math.max(1, Math.min(MAX_PAGE_ROWS, Math.floor(MAX_PAGE_LENGTH / longest)))
}

const storedTypes: Readonly<Record<string, StoredType>> = {
  text: 'text',
  integer: 'integer',
  'double precision': 'double',
  int8: 'integer',
  float8: 'double',
}

const primaryKeys = (kind: DatabaseKind): RawBuilder<{ table: string; column: string }> =>
  kind === 'sqlite'
    ? sql`select m.name as "table", c.name as "column" from sqlite_master m, pragma_table_info(m.name) c where m.type = 'table' and c.pk > 0 order by m.name, c.pk`
    : sql`select t.relname as "table", a.attname as "column" from pg_index i join pg_class t on t.oid = i.indrelid join pg_attribute a on a.attrelid = t.oid and a.attnum = any(i.indkey) where i.indisprimary and t.relnamespace = current_schema()::regnamespace order by t.relname, array_position(i.indkey::int[], a.attnum::int)`

/** Every table, those first that others refer to. */
export const storedTables = async ({ db, kind }: Snapshot): Promise<readonly StoredTable[]> => {
  const { rows } = await primaryKeys(kind).execute(db)
  const keys = Map.groupBy(rows, ({ table }) => table)
  const tables = (await db.introspection.getTables()).map(({ name, columns }): StoredTable => {
    const stored = columns.map((column) => {
      const type = storedTypes[column.dataType.toLowerCase()]
      if (type === undefined)
        throw new Error(`${name}.${column.name} holds ${column.dataType}, which no table of ours does.`)
      return { name: column.name, type }
    })
    const key = keys.get(name)?.map(({ column }) => column)
    return { name, columns: stored.toSorted(byName), key: key ?? stored.map((column) => column.name).toSorted() }
  })
  return tables.toSorted((a, b) => rank(a.name) - rank(b.name) || byName(a, b))
}

const byName = (a: { readonly name: string }, b: { readonly name: string }): number => (a.name < b.name ? -1 : 1)

/** Foreign keys point to these. */
const referred = ['users', 'files']
const rank = (name: string): number => (referred.includes(name) ? referred.indexOf(name) : referred.length)

/** The rows of a table in the order of its key, a page at a time; others are served in between. */
export async function* readRows(
  { db }: Snapshot,
  { name, columns, key }: StoredTable,
): AsyncGenerator<readonly StoredValue[]> {
  const names = columns.map((column) => column.name)
  const order = columnList(key)
  let limit = FIRST_PAGE_ROWS
  for (let after: readonly StoredValue[] | undefined; ; ) {
    const above = after === undefined ? sql`` : sql`where (${order}) > (${sql.join([...after])})`
    const page = await sql<
      Readonly<Record<string, StoredValue>>
    >`select ${columnList(names)} from ${sql.table(name)} ${above} order by ${order} limit ${sql.lit(limit)}`.execute(
      db,
    )
    for (const row of page.rows) yield names.map((one) => row[one] ?? null)
    const last = page.rows.at(-1)
    if (last === undefined || page.rows.length < limit) return
    after = key.map((one) => last[one] ?? null)
    limit = nextPageRows(page.rows)
    await setImmediate()
  }
}

/** Adds rows as they were read, numbers of sequences included. */
export const addRows = async (
  db: Kysely<Tables>,
  kind: DatabaseKind,
  { name, columns }: StoredTable,
  rows: readonly (readonly StoredValue[])[],
): Promise<void> => {
  const names = columnList(columns.map((column) => column.name))
  if (kind === 'sqlite') {
    for (const row of rows) {
      await sql`insert into ${sql.table(name)} (${names}) values (${sql.join([...row])})`.execute(db)
    }
    return
  }
  const records = JSON.stringify(
    rows.map((row) => Object.fromEntries(columns.map((column, at) => [column.name, row[at]]))),
  )
  await sql`insert into ${sql.table(name)} (${names}) overriding system value select ${names} from json_populate_recordset(null::${sql.table(name)}, ${records}::json)`.execute(
    db,
  )
}

/** New rows get numbers above those that were added. SQLite sees to it by itself. */
export const raiseSequence = async (
  db: Kysely<Tables>,
  kind: DatabaseKind,
  { name, key }: StoredTable,
): Promise<void> => {
  const column = key.length === 1 && /^_?sequence$/.test(key[0] ?? '') ? key[0] : undefined
  if (kind === 'sqlite' || column === undefined) return
  const quoted = `"${name}"`
  await sql`select setval(pg_get_serial_sequence(${quoted}, ${column}), coalesce(max(${sql.ref(column)}), 1), max(${sql.ref(column)}) is not null) from ${sql.table(name)}`.execute(
    db,
  )
}
