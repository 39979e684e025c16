import { dayAt } from '@pacemeal/domain'
import { usualDay } from '@pacemeal/nutrition'
import {
  type ExpenditureEstimate,
  eachExpenditure,
  expenditureLog,
  formulaPrior,
} from '@pacemeal/nutrition/expenditure'
import { inTurns } from '../../in-turns.ts'
import type { Ports } from '../../ports.ts'
import { readMeasuredBody } from '../body/measured-body.ts'
import { readPlanAthlete } from '../meal-plans/plan-inputs.ts'
import { onUsualDay } from './on-usual-day.ts'
import { readEvidence } from './read-evidence.ts'

/**
 * What was known on each of the days that evidence is kept of, oldest first, of what a usual day of the present training week
 * costs: the last one is what the check-in tells. Days on which it was still being learned are left out.
 */
export async function readExpenditureHistory(
  { clock, store }: Ports<'clock' | 'store'>,
  userId: string,
): Promise<readonly ExpenditureEstimate[]> {
  const read = await readPlanAthlete(store, userId, await readMeasuredBody(store, { clock }, userId))
  if (!read.ok) return []
  const athlete = read.value
  const { zone } = athlete
  const today = dayAt(clock.now(), zone)
  const evidence = await readEvidence(store, userId, athlete, today)
  // Sessions cost the same whatever the goal and health: only they are taken of it.
  const usual = usualDay(athlete, athlete.schedule)
  const history: ExpenditureEstimate[] = []
  for await (const estimate of inTurns(
    eachExpenditure(expenditureLog(evidence, { zone, today }), formulaPrior(athlete)),
  )) {
    if (estimate.status.kind !== 'learning') history.push(onUsualDay(estimate, usual))
  }
  return history
}
