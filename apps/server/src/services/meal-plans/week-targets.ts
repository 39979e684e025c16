import type { LocalDate, PlannedWeek } from '@pacemeal/domain'
import { type PlannedFigures, plannedFiguresOf } from '@pacemeal/domain/trends'
import { weekStartOf, weekTargets } from '@pacemeal/protocol'
import { readWeekTargets, writeWeekTargets } from '@pacemeal/protocol/trends'
import type { Ports } from '../../ports.ts'
import type { Handle, Transaction } from '../../store/open.ts'
import { createOwnDocument, updateOwnDocument } from '../documents/document-store.ts'
import { findLastPlan } from './active-plan.ts'

const findKept = ({ db }: Handle, user: string, weekStart: LocalDate) =>
  db
    .selectFrom('week_targets')
    .select(['_id', 'days'])
    .where('user', '=', user)
    .where('weekStart', '=', weekStart)
    .orderBy('_sequence')
    .limit(1)
    .executeTakeFirst()

/** Keeps what the days of a plan's week aim at, apart from its dishes, so that trends need not read whole plans. */
export const keepWeekTargets = async (
  tx: Transaction,
  backend: Ports<'clock' | 'events'>,
  user: string,
  week: PlannedWeek,
): Promise<void> => {
  const weekStart = weekStartOf(week)
  if (weekStart === null) return
  const days = writeWeekTargets(week.days.map(plannedFiguresOf))
  const kept = await findKept(tx, user, weekStart)
  if (kept?.days === days) return
  if (kept === undefined) await createOwnDocument(tx, backend, weekTargets, { user, weekStart, days })
  else await updateOwnDocument(tx, backend, weekTargets, kept._id, { days })
}

/** Weeks of plans from before their targets were kept apart, between two Mondays. */
const weeksWithoutTargets = async ({ db }: Handle, user: string, from: LocalDate, to: LocalDate) => {
  const rows = await db
    .selectFrom('meal_plans')
    .select('weekStart')
    .distinct()
    .where('userId', '=', user)
    .where('status', 'in', ['active', 'replaced'])
    .where('weekStart', '>=', from)
    .where('weekStart', '<=', to)
    .where('weekStart', 'not in', (kept) =>
      kept.selectFrom('week_targets').select('weekStart').where('user', '=', user),
    )
    .execute()
  return rows.flatMap(({ weekStart }) => (weekStart === null ? [] : [weekStart as LocalDate]))
}

/**
 * What the days of the weeks between two Mondays aimed at. Plans of earlier releases, and those of an archive of them,
 * are read whole once; from then on their figures are kept.
 */
export const readTargetsOfWeeks = async (
  backend: Ports<'clock' | 'events' | 'store'>,
  user: string,
  from: LocalDate,
  to: LocalDate,
): Promise<readonly PlannedFigures[]> => {
  const { store } = backend
  for (const monday of await weeksWithoutTargets(store, user, from, to)) {
    await store.transact(async (tx) => {
      const plan = await findLastPlan(tx, user, monday)
      if (plan !== undefined) await keepWeekTargets(tx, backend, user, plan.week)
    })
  }
  const rows = await store.db
    .selectFrom('week_targets')
    .select('days')
    .where('user', '=', user)
    .where('weekStart', '>=', from)
    .where('weekStart', '<=', to)
    // Of a week that was kept here and also brought along, what was kept first is the account's own.
    .orderBy('_sequence', 'desc')
    .execute()
  return rows.flatMap(({ days }) => readWeekTargets(days))
}
