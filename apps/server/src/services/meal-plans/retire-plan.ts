import { dayAt } from '@pacemeal/domain'
import { mealPlans, userProfiles } from '@pacemeal/protocol'
import type { Ports } from '../../ports.ts'
import type { Transaction } from '../../store/open.ts'
import { zoneOf } from '../agenda/zone-of.ts'
import type { DocumentReaction } from '../documents/document-reactions.ts'
import { updateOwnDocument } from '../documents/document-store.ts'
import { lockPerson } from '../executions/request-execution.ts'
import { type ActivePlan, findActivePlan, listUpcomingPlans } from './active-plan.ts'
import { changesDiet } from './changes-diet.ts'
import { judgeDishes } from './judge-dishes.ts'
import { removePlan } from './keep-plan.ts'

/** Whether a plan offers something, today or later, that the person must not eat any more. */
const forbiddenNow = async (tx: Transaction, { clock }: Ports<'clock'>, userId: string) => {
  const today = dayAt(clock.now(), await zoneOf(tx, userId))
  const mayEat = await judgeDishes(tx, userId)
  return ({ week }: ActivePlan): boolean =>
    !week.days
      .filter(({ date }) => date >= today)
      .flatMap(({ meals }) => meals.flatMap(({ options }) => options))
      .every(mayEat)
}

/** Removes plans that were made ahead and are forbidden now; they never counted, so nothing of them has to stay. */
export const removeForbiddenAhead = async (
  tx: Transaction,
  backend: Ports<'clock' | 'events'>,
  userId: string,
): Promise<void> => {
  const isForbidden = await forbiddenNow(tx, backend, userId)
  for (const upcoming of await listUpcomingPlans(tx, userId)) {
    if (isForbidden(upcoming)) await removePlan(tx, backend, upcoming.id)
  }
}

/**
 * Takes the active plan, and what was made ahead, out of use when it offers something, today or later, that the person must not eat any more. Until
 * another is made, and also when none can be, no plan is safer than one with an allergen in it.
 */
const deactivateForbiddenPlan = async (
  tx: Transaction,
  backend: Ports<'clock' | 'events'>,
  userId: string,
): Promise<void> => {
  // A plan that is being made may become active at this very moment; it is made from the profile as it is now, or not kept.
  await lockPerson(tx, userId)
  const plan = await findActivePlan(tx, userId)
  const isForbidden = await forbiddenNow(tx, backend, userId)
  if (plan !== undefined && isForbidden(plan)) {
    await updateOwnDocument(tx, backend, mealPlans, plan.id, { status: 'replaced' })
  }
  await removeForbiddenAhead(tx, backend, userId)
}

/** A plan must fit what the person eats and avoids from the moment that they say so. */
export const retirePlanOnChange: DocumentReaction<Ports<'clock' | 'events'>, typeof userProfiles> = {
  collection: userProfiles,
  async changed(tx, backend, before, changed) {
    if (changesDiet(before, changed)) await deactivateForbiddenPlan(tx, backend, changed.$id)
  },
}
