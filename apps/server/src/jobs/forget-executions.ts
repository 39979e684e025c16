import { DAY_MS } from '@pacemeal/domain'
import type { Ports } from '../ports.ts'

/** Long enough for a client to read its answer and for an operator to look at a failure. */
const KEPT_FOR_MS = 30 * DAY_MS

/** Removes what was answered long ago; gives how many. */
export const purgeExecutions = async ({ store, clock }: Ports<'clock' | 'store'>): Promise<number> => {
  const longAgo = new Date(clock.now() - KEPT_FOR_MS).toISOString()
  const gone = await store.db
    .deleteFrom('executions')
    .where('status', 'in', ['completed', 'failed'])
    .where('updatedAt', '<', longAgo)
    // It was due before it was answered, and by this there is an index: the month that stays is not read each time.
    .where('dueAt', '<', longAgo)
    .executeTakeFirst()
  return Number(gone.numDeletedRows)
}
