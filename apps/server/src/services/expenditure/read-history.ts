import { dayAt } from '@pacemeal/domain'
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
import { readEvidence } from './read-evidence.ts'

/**
 * What was known of the person's expenditure on each of the days that evidence is kept of, oldest first: the last one is
 * what the check-in stands on. Days on which it was still being learned are left out.
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
  const history: ExpenditureEstimate[] = []
  for await (const estimate of inTurns(
    eachExpenditure(expenditureLog(evidence, { zone, today }), formulaPrior(athlete)),
  )) {
    if (estimate.status.kind !== 'learning') history.push(estimate)
  }
  return history
}
