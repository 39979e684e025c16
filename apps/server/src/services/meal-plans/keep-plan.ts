import { mealPlans, readMealPlan } from '@pacemeal/protocol'
import type { Ports } from '../../ports.ts'
import type { Transaction } from '../../store/open.ts'
import { reviseAgenda } from '../agenda/revise-agenda.ts'
import type { WireDocument } from '../documents/document-codec.ts'
import { findRow, type NewData, removeDocument, updateOwnDocument } from '../documents/document-store.ts'
import { keepWeekTargets } from './week-targets.ts'

/** Writes a plan, and with it what its days aim at and what is to be said of them. Every change of an active plan goes through here. */
export const keepPlan = async (
  tx: Transaction,
  backend: Ports<'clock' | 'events' | 'timers'>,
  planId: string,
  data: NewData<typeof mealPlans>,
): Promise<WireDocument<typeof mealPlans> | undefined> => {
  const kept = await updateOwnDocument(tx, backend, mealPlans, planId, data)
  if (kept?.status === 'active') {
    const week = readMealPlan(kept)
    if (week.ok) await keepWeekTargets(tx, backend, kept.userId, week.value)
    await reviseAgenda(tx, backend, kept.userId)
  }
  return kept
}

/** Removes a plan that never counted. */
export const removePlan = async (
  tx: Transaction,
  backend: Ports<'clock' | 'events'>,
  planId: string,
): Promise<void> => {
  const row = await findRow(tx, mealPlans, planId, { lock: true })
  if (row !== undefined) await removeDocument(tx, backend, mealPlans, row)
}
