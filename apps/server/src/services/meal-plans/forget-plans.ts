import { addDays, DAY_MS, dayAt } from '@pacemeal/domain'
import type { Ports } from '../../ports.ts'
import type { Transaction } from '../../store/open.ts'
import { zoneOf } from '../agenda/zone-of.ts'

/** How long a plan is kept that was replaced within its week: for the support to see what somebody was told to eat. */
const KEPT_FOR_MS = 56 * DAY_MS
/** How long a week can be looked back at: half a year, which holds a season's preparation (own choice). */
const SHOWN_FOR_DAYS = 26 * 7

/**
 * Removes a person's plans that nothing shows any more: those that were replaced within their week, failed or never begun
 * eight weeks after, and the last plan of each week half a year after. The newest week stays however old it is, since the
 * next one is varied against it. Called whenever a plan comes or fails, which is the only time at which there is one
 * more; gives how many went.
 */
export const purgeOldPlans = async (tx: Transaction, { clock }: Ports<'clock'>, userId: string): Promise<number> => {
  const { db } = tx
  const counted = ['active', 'replaced'] as const
  const newest = db
    .selectFrom('meal_plans')
    .select('_sequence')
    .where('userId', '=', userId)
    .where('status', 'in', counted)
    .orderBy('_sequence', 'desc')
    .limit(1)
  const shownSince = addDays(dayAt(clock.now(), await zoneOf(tx, userId)), -SHOWN_FOR_DAYS)
  const ofWeeks = db
    .selectFrom('meal_plans')
    .select(({ fn }) => fn.max('_sequence').as('last'))
    .where('userId', '=', userId)
    .where('status', 'in', counted)
    .where('weekStart', '>=', shownSince)
    .groupBy('weekStart')
  const gone = await db
    .deleteFrom('meal_plans')
    .where('userId', '=', userId)
    .where('status', 'in', ['replaced', 'failed', 'upcoming'])
    .where('_updatedAt', '<', new Date(clock.now() - KEPT_FOR_MS).toISOString())
    .where('_sequence', '<', newest)
    .where('_sequence', 'not in', ofWeeks)
    .executeTakeFirst()
  return Number(gone.numDeletedRows)
}
