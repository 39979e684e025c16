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

/** The same rule for reading the files of a bucket, as SQL: own and shared ones are looked up by their own index each. */
export const visibleTo = (kind: DatabaseKind, bucketId: string, caller: Caller): RawBuilder<SqlBool> => {
  const rights = rolesOf(caller).map((role) => permissionText({ action: 'read', role }))
  const inBucket = sql`${sql.ref('bucketId')} = ${bucketId}`
  const shared = sql<SqlBool>`(${inBucket} and ${sql.ref('shared')} = 1 and ${sql.ref('storedAs')} <> '' and ${listHasAny(kind, 'permissions', rights)})`
  if (caller === null) return shared
  const sequence = sql.ref('sequence')
  const rows = sql`
    select ${sequence} from files where ${sql.ref('userId')} = ${caller.user.id} and ${inBucket}
    union all select ${sequence} from files where ${shared}`
  return kind === 'sqlite' ? sql`${sequence} in (${rows})` : sql`${sequence} = any (array(${rows}))`
}

/** Roles that may read the file. */
export const readersOfFile = (row: FileRow): string[] => [
  ...new Set([userRole(row.userId), ...readersOf(storedTexts(row.permissions))]),
]
