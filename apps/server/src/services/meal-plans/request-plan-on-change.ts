import {
  changesPlan,
  kitchenPreferences,
  readKitchenPreferences,
  userProfiles,
  writeKitchenPreferences,
} from '@pacemeal/protocol'
import type { Ports } from '../../ports.ts'
import type { Transaction } from '../../store/open.ts'
import type { DocumentReaction } from '../documents/document-reactions.ts'
import { lockPerson } from '../executions/request-execution.ts'
import { findCurrentRun, isOverHourlyLimit, recentRuns } from './generation-runs.ts'
import { fingerprintOf, readPlanInputs } from './plan-inputs.ts'
import { CHANGE_PATH, generationKey, queueGeneration } from './queue-generation.ts'

type NeededPorts = Ports<'clock' | 'config' | 'events' | 'jobs'>

/**
 * Asks for the plan of changed inputs, unless a run makes it already or it is there. Never refuses the change: a
 * profile that says too little for a plan, or one that changed too often this hour, is kept without one.
 */
export const requestPlan = async (tx: Transaction, backend: NeededPorts, userId: string): Promise<void> => {
  await lockPerson(tx, userId)
  const inputs = await readPlanInputs(tx, userId)
  if (!inputs.ok) return
  const runs = await recentRuns(tx, backend, generationKey(userId))
  if ((await findCurrentRun(tx, runs, userId, fingerprintOf(inputs))) !== undefined) return
  if (isOverHourlyLimit(backend, runs)) return
  await queueGeneration(tx, backend, userId, CHANGE_PATH)
}

/** A closed tab never leaves a changed profile without its plan. */
export const requestPlanOnChange: DocumentReaction<NeededPorts, typeof userProfiles> = {
  collection: userProfiles,
  async changed(tx, backend, before, changed) {
    if (changesPlan(before, changed)) await requestPlan(tx, backend, changed.$id)
  },
}

/** Preferences as they count: a text that is not there says the same as the defaults. */
const meaningOf = (stored: string | null): string => writeKitchenPreferences(readKitchenPreferences(stored))

/** Nor changed kitchen preferences. */
export const requestPlanOnKitchenChange: DocumentReaction<NeededPorts, typeof kitchenPreferences> = {
  collection: kitchenPreferences,
  async created(tx, backend, _, { $id, preferences }) {
    if (meaningOf(preferences) !== meaningOf(null)) await requestPlan(tx, backend, $id)
  },
  async changed(tx, backend, before, { $id, preferences }) {
    if (meaningOf(preferences) !== meaningOf(before.preferences)) await requestPlan(tx, backend, $id)
  },
  async deleted(tx, backend, { $id, preferences }) {
    if (meaningOf(preferences) !== meaningOf(null)) await requestPlan(tx, backend, $id)
  },
}
