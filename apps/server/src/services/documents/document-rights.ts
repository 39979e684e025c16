import type { Action, Collection } from '@pacemeal/protocol'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { DatabaseKind } from '../../store/column-types.ts'
import { type Caller, type Person, rolesOf, userRole } from '../caller.ts'
import { permissionText, permits, readersOf, storedTexts } from '../permissions.ts'
import { listHasAny } from '../queries/filter-sql.ts'
import type { Row } from '../queries/list-rows.ts'
import type { ListQuery } from '../queries/parse-queries.ts'

/** The user id that a row belongs to; null in collections without owners. */
export const ownerOf = (one: Collection, row: Row): string | null =>
  one.owner === null ? null : String(row[one.owner])

/**
 * Whether the caller may do this to the document: the collection must let clients do it at all, and the caller must be
 * the owner, or hold a role to which the document gives the right. Collections without owners are for everybody.
 */
export const mayDo = (one: Collection, row: Row, action: Exclude<Action, 'create'>, caller: Person | null): boolean => {
  if (!one.clients.includes(action)) return false
  if (one.owner === null) return true
  if (caller !== null && ownerOf(one, row) === caller.user.id) return true
  return permits(storedTexts(String(row._permissions)), action, rolesOf(caller))
}

/**
 * The same rule for reading, as SQL. Own and shared rows are looked up by their own index each: joined by a plain OR,
 * either database may walk the whole table for a list that names no owner.
 */
export const visibleTo = (one: Collection, kind: DatabaseKind, caller: Caller): RawBuilder<SqlBool> => {
  if (!one.clients.includes('read')) return sql`1 = 0`
  if (one.owner === null) return sql`1 = 1`
  const rights = rolesOf(caller).map((role) => permissionText({ action: 'read', role }))
  const shared = sql<SqlBool>`(${sql.ref('_shared')} = 1 and ${listHasAny(kind, '_permissions', rights)})`
  if (caller === null) return shared
  const sequence = sql.ref('_sequence')
  const table = sql.table(one.id)
  const rows = sql`
    select ${sequence} from ${table} where ${sql.ref(one.owner)} = ${caller.user.id}
    union all select ${sequence} from ${table} where ${shared}`
  // Postgres would rather walk its primary key and compare; an array leaves it the index only.
  return kind === 'sqlite' ? sql`${sequence} in (${rows})` : sql`${sequence} = any (array(${rows}))`
}

/** Whether the query itself asks for nothing but the caller's own rows, which need no further check. */
export const asksForOwnRows = (one: Collection, query: ListQuery, caller: Caller): boolean =>
  one.clients.includes('read') &&
  caller !== null &&
  query.filters.some(
    (filter) =>
      filter.method === 'equal' &&
      filter.attribute.column === one.owner &&
      filter.values.every((value) => value === caller.user.id),
  )

/** Roles that may read the row. */
export const readersOfRow = (one: Collection, row: Row): string[] => {
  const owner = ownerOf(one, row)
  if (owner === null) return ['any']
  return [...new Set([userRole(owner), ...readersOf(storedTexts(String(row._permissions)))])]
}
