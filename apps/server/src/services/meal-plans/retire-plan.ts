import { dayAt, type LocalDate, type PlannedMeal, type PlannedWeek } from '@pacemeal/domain'
import { kitchenPreferences, mealPlans, readKitchenPreferences, userProfiles } from '@pacemeal/protocol'
import type { Ports } from '../../ports.ts'
import type { Handle, Transaction } from '../../store/open.ts'
import { zoneOf } from '../agenda/zone-of.ts'
import type { DocumentReaction } from '../documents/document-reactions.ts'
import { updateOwnDocument } from '../documents/document-store.ts'
import { lockPerson } from '../executions/request-execution.ts'
import { type ActivePlan, findActivePlan, listUpcomingPlans } from './active-plan.ts'
import { changesDiet } from './changes-diet.ts'
import { judgeTableDishes } from './judge-dishes.ts'
import { removePlan } from './keep-plan.ts'

/** Whether a week offers something at meals that count, which somebody who eats it there must not eat by what is stored now. */
export const readForbidden = async (
  handle: Handle,
  userId: string,
  counts: (date: LocalDate, meal: PlannedMeal) => boolean,
): Promise<(week: PlannedWeek) => boolean> => {
  const mayEat = await judgeTableDishes(handle, userId)
  return (week) =>
    week.days.some(({ date, meals }) =>
      meals.some((meal) => counts(date, meal) && !meal.options.every((dish) => mayEat(week, date, meal, dish))),
    )
}

/** Whether a plan offers something, today or later, that the person or somebody at their table must not eat any more. */
const forbiddenNow = async (tx: Transaction, { clock }: Ports<'clock'>, userId: string) => {
  const today = dayAt(clock.now(), await zoneOf(tx, userId))
  const isForbidden = await readForbidden(tx, userId, (date) => date >= today)
  return ({ week }: ActivePlan): boolean => isForbidden(week)
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
 * Takes the active plan, and what was made ahead, out of use when it offers something, today or later, that the person or
 * somebody at their table must not eat any more. Until another is made, and also when none can be, no plan is safer than
 * one with an allergen in it.
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

/** Who eats along where and what they avoid, as a text. */
const tableOf = (stored: string | null): string => {
  const { table, mealsAway } = readKitchenPreferences(stored)
  return JSON.stringify([table, mealsAway])
}

/** It must fit everybody else at the table, too, from the moment that they are told of. */
export const retirePlanOnTableChange: DocumentReaction<Ports<'clock' | 'events'>, typeof kitchenPreferences> = {
  collection: kitchenPreferences,
  async created(tx, backend, _, { $id, preferences }) {
    if (tableOf(preferences) !== tableOf(null)) await deactivateForbiddenPlan(tx, backend, $id)
  },
  async changed(tx, backend, before, { $id, preferences }) {
    if (tableOf(preferences) !== tableOf(before.preferences)) await deactivateForbiddenPlan(tx, backend, $id)
  },
}
