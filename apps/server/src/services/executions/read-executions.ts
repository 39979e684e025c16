import { sql } from 'kysely'
import type { Ports } from '../../ports.ts'
import { Refusal } from '../../refusal.ts'
import type { SignedIn } from '../caller.ts'
import type { Attributes } from '../queries/attributes.ts'
import { countRows, listRows } from '../queries/list-rows.ts'
import { parseQueries } from '../queries/parse-queries.ts'
import { type ExecutionView, executionView, type ShownExecution, shownColumns } from './execution-view.ts'

const attributes: Attributes = new Map([
  ['$id', { column: 'id', kind: 'text', nullable: false }],
  ['$createdAt', { column: 'createdAt', kind: 'instant', nullable: false }],
  ['$updatedAt', { column: 'updatedAt', kind: 'instant', nullable: false }],
  ['status', { column: 'status', kind: 'text', nullable: false }],
  ['requestMethod', { column: 'requestMethod', kind: 'text', nullable: false }],
  ['requestPath', { column: 'requestPath', kind: 'text', nullable: false }],
  ['responseStatusCode', { column: 'responseStatusCode', kind: 'integer', nullable: false }],
  ['duration', { column: 'duration', kind: 'double', nullable: false }],
])

/** The caller's own execution; anybody else's is not found. */
export const readExecution = async (
  { store }: Ports<'store'>,
  { user }: SignedIn,
  functionId: string,
  id: string,
): Promise<ExecutionView> => {
  const row = await store.db
    .selectFrom('executions')
    .select(shownColumns)
    .where('id', '=', id)
    .where('functionId', '=', functionId)
    .where('userId', '=', user.id)
    .executeTakeFirst()
  if (row === undefined) throw new Refusal('execution_not_found', 'There is no execution with this id.')
  return executionView(row)
}

/** The caller's own executions of a function. */
export const listExecutions = async (
  { store }: Ports<'store'>,
  { user }: SignedIn,
  functionId: string,
  queries: readonly string[],
  wantsTotal: boolean,
): Promise<{ readonly total: number; readonly executions: readonly ExecutionView[] }> => {
  const query = parseQueries(queries, attributes)
  const source = {
    table: 'executions',
    idColumn: 'id',
    sequenceColumn: 'sequence',
    visible: sql<boolean>`(${sql.ref('userId')} = ${user.id} and ${sql.ref('functionId')} = ${functionId})`,
    columns: shownColumns,
  }
  const rows = await listRows(store, source, query)
  const total = wantsTotal ? await countRows(store, source, query) : 0
  return { total, executions: rows.map((row) => executionView(row as unknown as ShownExecution)) }
}
