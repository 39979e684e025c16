import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { DatabaseKind } from '../../store/column-types.ts'
import type { FileRow } from '../../store/tables.ts'
import { type Caller, rolesOf, userRole } from '../caller.ts'
import { type PermittedAction, permissionText, permits, readersOf, storedTexts } from '../permissions.ts'
import { listHasAny } from '../queries/filter-sql.ts'

export const isComplete = (row: Pick<FileRow, 'storedAs'>): boolean => row.storedAs !== ''

/** Who began an upload may do everything with it; others what its permissions say, once it is complete. */
export const mayDo = (row: FileRow, action: PermittedAction, caller: Caller): boolean => {
  if (caller !== null && row.userId === caller.user.id) return true
  return isComplete(row) && permits(storedTexts(row.permissions), action, rolesOf(caller))
}

/** The same rule for reading, as SQL. */
export const visibleTo = (kind: DatabaseKind, caller: Caller): RawBuilder<SqlBool> => {
  const rights = rolesOf(caller).map((role) => permissionText({ action: 'read', role }))
  const shared = sql<SqlBool>`(${sql.ref('shared')} = 1 and ${sql.ref('storedAs')} <> '' and ${listHasAny(kind, 'permissions', rights)})`
  return caller === null ? shared : sql`(${sql.ref('userId')} = ${caller.user.id} or ${shared})`
}

/** Roles that may read the file. */
export const readersOfFile = (row: FileRow): string[] => [
  ...new Set([userRole(row.userId), ...readersOf(storedTexts(row.permissions))]),
]
