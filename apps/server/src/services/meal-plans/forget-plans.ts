import { DAY_MS } from '@pacemeal/domain'
import type { Ports } from '../../ports.ts'
import type { Transaction } from '../../store/open.ts'

/**
 * How long a plan is kept once it no longer counts: long enough to look back over a block of training in an export, and
 * for the support to see what somebody was told to eat.
 */
const KEPT_FOR_MS = 56 * DAY_MS

/**
 * Removes a person's plans that were replaced, failed or never begun eight weeks ago. Nothing in the app shows them any
 * more. The newest week stays however old it is, since the next one is varied against it. Called whenever a plan comes or
 * fails, which is the only time at which there is one more; gives how many went.
 */
export const purgeOldPlans = async (
  { db }: Transaction,
  { clock }: Ports<'clock'>,
  userId: string,
): Promise<number> => {
  const newest = db
    .selectFrom('meal_plans')
    .select('_sequence')
    .where('userId', '=', userId)
    .where('status', 'in', ['active', 'replaced'])
    .orderBy('_sequence', 'desc')
    .limit(1)
  const gone = await db
    .deleteFrom('meal_plans')
    .where('userId', '=', userId)
    .where('status', 'in', ['replaced', 'failed', 'upcoming'])
    .where('_updatedAt', '<', new Date(clock.now() - KEPT_FOR_MS).toISOString())
    .where('_sequence', '<', newest)
    .executeTakeFirst()
  return Number(gone.numDeletedRows)
}
