import { dayAt } from '@pacemeal/domain'
import { usualDay } from '@pacemeal/nutrition'
import { type ExpenditureEstimate, expenditureHistory, expenditureLog } from '@pacemeal/nutrition/expenditure'
import type { Ports } from '../../ports.ts'
import { readPlanAthlete } from '../meal-plans/plan-inputs.ts'
import { readEvidence } from './read-evidence.ts'

/**
 * What was known of the person's expenditure on each of the days that evidence is kept of, oldest first: the last one is
 * what the check-in stands on. Days on which it was still being learned are left out.
 */
export async function readExpenditureHistory(
  { clock, store }: Ports<'clock' | 'store'>,
  userId: string,
): Promise<readonly ExpenditureEstimate[]> {
  const read = await readPlanAthlete(store, userId)
  if (!read.ok) return []
  const { learned: _, ...athlete } = read.value
  const { schedule, zone } = athlete
  const today = dayAt(clock.now(), zone)
  const evidence = await readEvidence(store, userId, athlete, today)
  const { base, goalChange } = usualDay(athlete, schedule)
  const history = expenditureHistory(expenditureLog(evidence, { zone, today }), { base, goalChange })
  return history.filter(({ status }) => status.kind !== 'learning')
}
