import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { DatabaseKind } from '../../store/column-types.ts'
import type { Condition, Filter, ListQuery } from './list-query.ts'

type Expression = RawBuilder<SqlBool>

/** Rows of a JSON list's texts, as `item.value`. */
const listItems = (kind: DatabaseKind, column: RawBuilder<unknown>): RawBuilder<unknown> =>
  kind === 'sqlite'
    ? sql`json_each(${column}) as item`
    : sql`jsonb_array_elements_text(${column}::jsonb) as item(value)`

/** Whether a column that holds a JSON list of texts has one of them. */
export const listHasAny = (kind: DatabaseKind, column: string, texts: readonly string[]): Expression =>
  sql<SqlBool>`exists (select 1 from ${listItems(kind, sql.ref(column))} where item.value in (${sql.join(texts)}))`

/** Substring search by position, so that % and _ are ordinary characters and case counts on both databases. */
const hasSubstring = (kind: DatabaseKind, column: RawBuilder<unknown>, part: string | number): Expression =>
  kind === 'sqlite' ? sql<SqlBool>`instr(${column}, ${part}) > 0` : sql<SqlBool>`strpos(${column}, ${part}) > 0`

const anyOf = (parts: readonly Expression[]): Expression => sql<SqlBool>`(${sql.join(parts, sql` or `)})`

const conditionSql = (kind: DatabaseKind, { method, attribute, values }: Condition): Expression => {
  const column = sql.ref(attribute.column)
  const [first, second] = values
  switch (method) {
    case 'equal':
      return sql`${column} in (${sql.join(values)})`
    case 'notEqual':
      return sql`${column} <> ${first}`
    case 'lessThan':
      return sql`${column} < ${first}`
    case 'lessThanEqual':
      return sql`${column} <= ${first}`
    case 'greaterThan':
      return sql`${column} > ${first}`
    case 'greaterThanEqual':
      return sql`${column} >= ${first}`
    case 'between':
      return sql`${column} between ${first} and ${second}`
    case 'contains':
      return attribute.kind === 'text-list'
        ? listHasAny(kind, attribute.column, values.map(String))
        : anyOf(values.map((part) => hasSubstring(kind, column, part)))
    case 'startsWith':
      return sql`substr(${column}, 1, length(cast(${first} as text))) = ${first}`
    case 'endsWith':
      return sql`length(${column}) >= length(cast(${first} as text)) and substr(${column}, length(${column}) - length(cast(${first} as text)) + 1) = ${first}`
    case 'isNull':
      return sql`${column} is null`
    case 'isNotNull':
      return sql`${column} is not null`
  }
}

/** One filter as SQL: names come from declared attributes only, values always travel as parameters. */
export const filterSql = (kind: DatabaseKind, filter: Filter): Expression =>
  'filters' in filter
    ? sql`(${sql.join(
        filter.filters.map((one) => filterSql(kind, one)),
        filter.method === 'or' ? sql` or ` : sql` and `,
      )})`
    : sql`(${conditionSql(kind, filter)})`

export const filtersSql = (kind: DatabaseKind, query: ListQuery): Expression[] =>
  query.filters.map((filter) => filterSql(kind, filter))
