import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { Refusal } from '../../refusal.ts'
import { columnList } from '../../store/column-list.ts'
import type { Handle } from '../../store/open.ts'
import { filtersSql } from './filter-sql.ts'
import { invalidQuery } from './invalid-query.ts'
import type { ListQuery, Order } from './list-query.ts'

/** A table that clients may list. */
export interface ListSource {
  readonly table: string
  readonly idColumn: string
  readonly sequenceColumn: string
  /** Restricts the list to what the caller may read. */
  readonly visible: RawBuilder<SqlBool>
  /** The columns to fetch. */
  readonly columns: readonly string[]
  /** Those of them that may hold very much. */
  readonly largeColumns?: readonly string[]
  /** The most that those of one row can hold together. */
  readonly maxLargeBytes?: number
}

export type Row = Readonly<Record<string, unknown>>

interface OrderColumn {
  readonly column: string
  readonly descending: boolean
  readonly nullable: boolean
}

const TIMES = new Set(['$createdAt', '$updatedAt'])

/** The asked order, then the creation sequence, so that paging neither skips nor repeats. */
const orderColumns = (orders: readonly Order[], sequenceColumn: string, reversed: boolean): OrderColumn[] => {
  const [first] = orders
  const newestFirst = first?.descending === true && TIMES.has(first.name)
  const columns = [
    ...orders.map(({ attribute, descending }) => ({ ...attribute, descending })),
    { column: sequenceColumn, descending: newestFirst, nullable: false },
  ]
  return columns.map(({ column, descending, nullable }) => ({ column, descending: descending !== reversed, nullable }))
}

/** Nulls sort below everything on both databases. */
const orderSql = ({ column, descending, nullable }: OrderColumn): RawBuilder<unknown> => {
  const direction = descending ? sql`desc` : sql`asc`
  if (!nullable) return sql`${sql.ref(column)} ${direction}`
  return sql`${sql.ref(column)} ${direction} nulls ${descending ? sql`last` : sql`first`}`
}

const isPast = ({ column, descending, nullable }: OrderColumn, value: unknown): RawBuilder<SqlBool> => {
  const name = sql.ref(column)
  if (!descending) return sql`${name} > ${value}`
  return nullable ? sql`(${name} < ${value} or ${name} is null)` : sql`${name} < ${value}`
}

/** Rows that come after the cursor's row under the order: past the first column, or level with it and past the next. */
const afterCursor = ([first, ...rest]: readonly OrderColumn[], cursor: Row): RawBuilder<SqlBool> => {
  if (first === undefined) return sql`1 = 0`
  const value = cursor[first.column]
  if (rest.length === 0) return isPast(first, value)
  return sql`(${isPast(first, value)} or (${sql.ref(first.column)} = ${value} and ${afterCursor(rest, cursor)}))`
}

const allOf = (parts: readonly RawBuilder<SqlBool>[]): RawBuilder<SqlBool> => sql`${sql.join(parts, sql` and `)}`

const conditionsOf = (handle: Handle, source: ListSource, query: ListQuery): RawBuilder<SqlBool>[] => [
  source.visible,
  ...filtersSql(handle.kind, query),
]

const requireCursorRow = async (handle: Handle, source: ListSource, id: string, order: readonly OrderColumn[]) => {
  const found = await sql<Row>`
    select ${columnList(order.map(({ column }) => column))} from ${sql.table(source.table)}
    where ${sql.ref(source.idColumn)} = ${id} and ${source.visible}`.execute(handle.db)
  const [row] = found.rows
  if (row === undefined)
    throw new Refusal('general_cursor_not_found', 'The cursor is not the id of anything in this list.')
  if (order.some(({ column }) => row[column] === null)) {
    throw new Refusal('database_query_order_null', 'The cursor has no value for the attribute that orders the list.')
  }
  return row
}

const MIB = 1024 * 1024
/** What one page may hold: it is read, written as JSON and compressed in one go, while others wait. */
const MAX_PAGE_BYTES = 32 * MIB

/** Refuses a page that is too heavy before it is read; the lengths alone stand at the beginning of each row. */
const requireLightPage = async (
  handle: Handle,
  { table, largeColumns = [], maxLargeBytes = Number.POSITIVE_INFINITY }: ListSource,
  { limit }: ListQuery,
  page: RawBuilder<unknown>,
) => {
  if (largeColumns.length === 0 || limit * maxLargeBytes <= MAX_PAGE_BYTES) return
  const lengths = largeColumns.map((name) => sql`coalesce(octet_length(${sql.ref(name)}), 0)`)
  const found = await sql<{ bytes: number | null }>`
    select sum(bytes) as bytes from (select ${sql.join(lengths, sql` + `)} as bytes from ${sql.table(table)} ${page}) as page`.execute(
    handle.db,
  )
  const bytes = Number(found.rows[0]?.bytes ?? 0)
  if (bytes <= MAX_PAGE_BYTES) return
  const [is, most] = [bytes, MAX_PAGE_BYTES].map((one) => Math.ceil(one / MIB))
  throw invalidQuery(
    `these rows come to ${is} MiB, and a page has at most ${most}. Ask for fewer, or select attributes.`,
  )
}

/** Stands in each row of a page that is counted beside its columns. */
const TOTAL = '_total'

const countSql = (handle: Handle, source: ListSource, query: ListQuery): RawBuilder<unknown> =>
  sql`select count(*) from ${sql.table(source.table)} where ${allOf(conditionsOf(handle, source, query))}`

/**
 * One page of a table in the query's order, the order completed by the creation sequence. `counted` adds to
 * each row how many match.
 */
export const listRows = async (
  handle: Handle,
  source: ListSource,
  query: ListQuery,
  { counted = false } = {},
): Promise<readonly Row[]> => {
  const reversed = query.cursor?.before === true
  const order = orderColumns(query.orders, source.sequenceColumn, reversed)
  const conditions = conditionsOf(handle, source, query)
  if (query.cursor !== null) {
    conditions.push(afterCursor(order, await requireCursorRow(handle, source, query.cursor.id, order)))
  }
  const orderBy = sql`order by ${sql.join(order.map(orderSql))}`
  const page = sql`where ${allOf(conditions)} ${orderBy} limit ${query.limit} offset ${query.offset}`
  await requireLightPage(handle, source, query, page)
  const columns = counted
    ? sql`${columnList(source.columns)}, (${countSql(handle, source, query)}) as ${sql.ref(TOTAL)}`
    : columnList(source.columns)
  if (query.orders.length === 0) {
    // No index has this order: the numbers of all matches are sorted, and only those on the page are read as whole rows.
    const [table, sequence] = [sql.table(source.table), sql.ref(source.sequenceColumn)]
    const numbers = sql`select ${sequence} from ${table} ${page}`
    const inOrder = await sql<Row>`
      select ${columns} from ${table} where ${sequence} in (${numbers}) ${orderBy}`.execute(handle.db)
    return reversed ? inOrder.rows.toReversed() : inOrder.rows
  }
  const found = await sql<Row>`
    select ${columns} from ${sql.table(source.table)} ${page}`.execute(handle.db)
  return reversed ? found.rows.toReversed() : found.rows
}

/** How many rows match, whatever the page. */
export const countRows = async (handle: Handle, source: ListSource, query: ListQuery): Promise<number> => {
  const found = await sql<{ total: number }>`select (${countSql(handle, source, query)}) as total`.execute(handle.db)
  return found.rows[0]?.total ?? 0
}

/** A page beside how many rows match, by one statement. */
export const listAndCount = async (
  handle: Handle,
  source: ListSource,
  query: ListQuery,
): Promise<{ readonly rows: readonly Row[]; readonly total: number }> => {
  const rows = await listRows(handle, source, query, { counted: true })
  const [first] = rows
  if (first !== undefined) return { rows, total: Number(first[TOTAL]) }
  // Nothing on the page: there is nothing at all, or it lies behind the last one.
  const isEmpty = query.limit > 0 && query.offset === 0 && query.cursor === null
  return { rows, total: isEmpty ? 0 : await countRows(handle, source, query) }
}
