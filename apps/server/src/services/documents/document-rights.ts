import type { Action, Collection } from '@pacemeal/protocol'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { type Caller, type Person, userRole } from '../caller.ts'
import type { Row } from '../queries/list-rows.ts'

/** The user id that a row belongs to; null in collections without owners. */
export const ownerOf = (one: Collection, row: Row): string | null =>
  one.owner === null ? null : String(row[one.owner])

/**
 * Whether the caller may do this to the document: the collection must let clients do it at all, and the caller must be
 * the owner. Collections without owners are for everybody. Permission texts add nobody: whoever could be named there
 * would find somebody else's document among their own.
 */
export const mayDo = (one: Collection, row: Row, action: Exclude<Action, 'create'>, caller: Person | null): boolean => {
  if (!one.clients.includes(action)) return false
  return one.owner === null || (caller !== null && ownerOf(one, row) === caller.user.id)
}

/** The same rule for reading, as SQL. */
export const visibleTo = (one: Collection, caller: Caller): RawBuilder<SqlBool> => {
  if (!one.clients.includes('read')) return sql`1 = 0`
  if (one.owner === null) return sql`1 = 1`
  return caller === null ? sql`1 = 0` : sql`${sql.ref(one.owner)} = ${caller.user.id}`
}

/** Roles that may read the row. */
export const readersOfRow = (one: Collection, row: Row): string[] => {
  const owner = ownerOf(one, row)
  return [owner === null ? 'any' : userRole(owner)]
}
