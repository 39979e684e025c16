import { sql } from 'kysely'
import { type Clock, nowText } from '../clock.ts'
import { type ShownExecution, shownColumns } from '../services/executions/execution-view.ts'
import { columnList } from '../store/column-list.ts'
import type { Handle, Store } from '../store/open.ts'
import type { ExecutionRow } from '../store/tables.ts'

/**
 * A run that a process holds, without what was sent: that may be megabytes, which are read once, when the run begins
 * ({@link readSentBody}), and not with every change of their row.
 */
export type ClaimedExecution = ShownExecution & Pick<ExecutionRow, 'attempts' | 'worker'>

/** The columns of a run that a process holds. */
export const claimedColumns = [...shownColumns, 'attempts', 'worker'] as const

/** What was sent with a call, as it waits for its run; empty once that is over, or when the account is gone. */
export const readSentBody = async ({ db }: Handle, { id }: Pick<ExecutionRow, 'id'>): Promise<string> => {
  const row = await db.selectFrom('executions').select('requestBody').where('id', '=', id).executeTakeFirst()
  return row?.requestBody ?? ''
}

/** Which work a process may take. */
export interface Wanted {
  /** Of these functions alone: while a release is rolled out, work of a function that is new in it waits for a process that has it. */
  readonly functions: readonly string[]
  /** Work that stays where it is: paths by function. */
  readonly except?: readonly (readonly [functionId: string, paths: readonly string[]])[]
  /** Runs that are under way in this very process: after a jump of the clock their heartbeats look as if it had died. */
  readonly underWay?: readonly string[]
}

const isWanted = ({ functions, except = [], underWay = [] }: Wanted) => {
  const [id, path] = [sql.ref('one.functionId'), sql.ref('one.requestPath')]
  const left = except.map(([own, paths]) => sql` and not (${id} = ${own} and ${path} in (${sql.join(paths)}))`)
  const here = underWay.length === 0 ? sql`` : sql` and ${sql.ref('one.id')} not in (${sql.join(underWay)})`
  return sql`and ${id} in (${sql.join(functions)})${sql.join(left, sql``)}${here}`
}

/** Without a heartbeat for this long the holder counts as dead. */
export const STALE_AFTER_MS = 15_000
/** Nothing is put off for longer. What seems to be due later was written before the clock was set back, and is due. */
const MAX_PUT_OFF_MS = 60_000

const textAt = (ms: number): string => new Date(ms).toISOString()

/**
 * When somebody was last served. Who asks for much at once takes turns with all others, instead of having them wait until
 * it is done.
 */
const lastServed = sql`coalesce((
  select max(${sql.ref('served.updatedAt')}) from executions as served
  where ${sql.ref('served.userId')} = ${sql.ref('one.userId')} and ${sql.ref('served.attempts')} > 0), '')`

/**
 * Takes the next execution that is due: one that waits, one whose retry is due, or one whose holder fell silent. Of one
 * job key only the oldest unfinished one may run, so two runs of one key never overlap.
 */
export const claimExecution = async (
  store: Store,
  clock: Clock,
  worker: string,
  wanted?: Wanted,
): Promise<ClaimedExecution | undefined> => {
  const now = clock.now()
  const known = wanted === undefined ? sql`` : isWanted(wanted)
  const skipLocked = store.kind === 'postgres' ? sql`for update skip locked` : sql``
  const claimed = await sql<ClaimedExecution>`
    update executions set
      ${sql.ref('status')} = 'processing', ${sql.ref('worker')} = ${worker},
      ${sql.ref('heartbeatAt')} = ${textAt(now)}, ${sql.ref('attempts')} = ${sql.ref('attempts')} + 1,
      ${sql.ref('updatedAt')} = ${nowText(clock)}
    where ${sql.ref('sequence')} = (
      select ${sql.ref('sequence')} from executions as one
      where ${sql.ref('one.status')} in ('waiting', 'processing') ${known}
        and (${sql.ref('one.dueAt')} <= ${textAt(now)} or ${sql.ref('one.dueAt')} > ${textAt(now + MAX_PUT_OFF_MS)})
        and (${sql.ref('one.worker')} is null or ${sql.ref('one.heartbeatAt')} < ${textAt(now - STALE_AFTER_MS)}
          or ${sql.ref('one.heartbeatAt')} > ${textAt(now + STALE_AFTER_MS)})
        and not exists (
          select 1 from executions as earlier
          where ${sql.ref('earlier.jobKey')} = ${sql.ref('one.jobKey')}
            and ${sql.ref('earlier.status')} in ('waiting', 'processing')
            and ${sql.ref('earlier.sequence')} < ${sql.ref('one.sequence')})
      order by ${lastServed}, ${sql.ref('one.sequence')} limit 1 ${skipLocked})
    returning ${columnList(claimedColumns)}`.execute(store.db)
  return claimed.rows[0]
}

/** Keeps hold of a running execution; false when another process took it over. */
export const renewLease = async (store: Store, clock: Clock, id: string, worker: string): Promise<boolean> => {
  const held = await store.db
    .updateTable('executions')
    .set({ heartbeatAt: nowText(clock) })
    .where('id', '=', id)
    .where('worker', '=', worker)
    .where('status', '=', 'processing')
    .executeTakeFirst()
  return held.numUpdatedRows === 1n
}

/** Frees what dead processes of this machine left behind, so that it goes on at once instead of after the silence. */
export const releaseAbandoned = async (
  store: Store,
  clock: Clock,
  isGone: (worker: string) => boolean,
): Promise<number> => {
  const held = await store.db
    .selectFrom('executions')
    .select(['id', 'worker'])
    .where('status', '=', 'processing')
    .where('worker', 'is not', null)
    .execute()
  let released = 0
  for (const { id, worker } of held) {
    if (worker === null || !isGone(worker)) continue
    const change = await store.db
      .updateTable('executions')
      .set({ worker: null, dueAt: nowText(clock) })
      .where('id', '=', id)
      .where('worker', '=', worker)
      .executeTakeFirst()
    released += Number(change.numUpdatedRows)
  }
  return released
}
