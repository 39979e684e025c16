import { setTimeout as later } from 'node:timers/promises'
import type { Ports } from '../../ports.ts'
import { Refusal } from '../../refusal.ts'
import { type ShownExecution, shownColumns } from './execution-view.ts'

/** A synchronous call waits this long; the work itself goes on. */
const MAX_WAIT_MS = 30_000
const LOOK_EVERY_MS = 50

/** Waits until an execution has its answer, whichever process works on it. */
export const untilFinished = async (backend: Ports<'store'>, row: ShownExecution): Promise<ShownExecution> => {
  const deadline = performance.now() + MAX_WAIT_MS
  let latest: ShownExecution = row
  while (latest.status === 'waiting' || latest.status === 'processing') {
    if (performance.now() > deadline) {
      throw new Refusal('function_synchronous_timeout', 'The function is still working; ask for its execution later.')
    }
    await later(LOOK_EVERY_MS)
    latest = await backend.store.db
      .selectFrom('executions')
      .select(shownColumns)
      .where('id', '=', row.id)
      .executeTakeFirstOrThrow(() => new Refusal('execution_not_found', 'There is no execution with this id.'))
  }
  return latest
}
