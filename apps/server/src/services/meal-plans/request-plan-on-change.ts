import { changesPlan, userProfiles } from '@pacemeal/protocol'
import type { Ports } from '../../ports.ts'
import type { Transaction } from '../../store/open.ts'
import type { DocumentReaction } from '../documents/document-reactions.ts'
import { lockPerson } from '../executions/request-execution.ts'
import { findCurrentRun, isOverHourlyLimit, recentRuns } from './generation-runs.ts'
import { fingerprintOf, readPlanAthlete } from './plan-inputs.ts'
import { CHANGE_PATH, queueGeneration } from './queue-generation.ts'

/**
 * Asks for the plan of a changed profile, unless a run makes it already or it is there. Never refuses the change: a
 * profile that says too little for a plan, or one that changed too often this hour, is kept without one.
 */
const requestPlan = async (
  tx: Transaction,
  backend: Ports<'clock' | 'config' | 'events' | 'jobs'>,
  userId: string,
): Promise<void> => {
  await lockPerson(tx, userId)
  const athlete = await readPlanAthlete(tx, userId)
  if (!athlete.ok) return
  const runs = await recentRuns(tx, backend, userId)
  if ((await findCurrentRun(tx, runs, userId, fingerprintOf(athlete))) !== undefined) return
  if (isOverHourlyLimit(backend, runs)) return
  await queueGeneration(tx, backend, userId, CHANGE_PATH)
}

/** A closed tab never leaves a changed profile without its plan. */
export const requestPlanOnChange: DocumentReaction<
  Ports<'clock' | 'config' | 'events' | 'jobs'>,
  typeof userProfiles
> = {
  collection: userProfiles,
  async changed(tx, backend, before, changed) {
    if (changesPlan(before, changed)) await requestPlan(tx, backend, changed.$id)
  },
}
