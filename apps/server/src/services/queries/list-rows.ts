import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { Refusal } from '../../refusal.ts'
import { columnList } from '../../store/column-list.ts'
import type { Handle } from '../../store/open.ts'
import { filtersSql } from './filter-sql.ts'
import type { ListQuery, Order } from './parse-queries.ts'

/** A table that clients may list. */
export interface ListSource {
  readonly table: string
  readonly idColumn: string
  readonly sequenceColumn: string
  /** Restricts the list to what the caller may read. */
  readonly visible: RawBuilder<SqlBool>
  /** The columns to fetch. */
  readonly columns: readonly string[]
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

/** One page of a table in the query's order, the order completed by the creation sequence. */
export const listRows = async (handle: Handle, source: ListSource, query: ListQuery): Promise<readonly Row[]> => {
  const reversed = query.cursor?.before === true
  const order = orderColumns(query.orders, source.sequenceColumn, reversed)
  const conditions = conditionsOf(handle, source, query)
  if (query.cursor !== null) {
    conditions.push(afterCursor(order, await requireCursorRow(handle, source, query.cursor.id, order)))
  }
  const found = await sql<Row>`
    select ${columnList(source.columns)} from ${sql.table(source.table)}
    where ${allOf(conditions)}
    order by ${sql.join(order.map(orderSql))}
    limit ${query.limit} offset ${query.offset}`.execute(handle.db)
  return reversed ? found.rows.toReversed() : found.rows
}

/** How many rows match, whatever the page. */
export const countRows = async (handle: Handle, source: ListSource, query: ListQuery): Promise<number> => {
  const conditions = conditionsOf(handle, source, query)
  const found = await sql<{ total: number }>`
    select count(*) as total from ${sql.table(source.table)} where ${allOf(conditions)}`.execute(handle.db)
  return found.rows[0]?.total ?? 0
}
