import { t } from '@lingui/core/macro'
import type { LocalDate, MealEdit, MealOption, Weekday } from '@pacemeal/domain'
import { type MealPlanPath, readChoiceProposal, readMealChoices, readMealOption } from '@pacemeal/protocol'
import { configuration } from './configuration.ts'
import { callFunction } from './executions.ts'
import { refreshPlan } from './plan-status.ts'
import { ApiRefusal } from './refusal.ts'

/** One meal of a plan that may be changed. */
export interface MealInPlan {
  readonly userId: string
  /** Monday of the plan's week; the active plan's when absent. */
  readonly weekStart?: LocalDate | undefined
  readonly day: Weekday
  readonly mealId: string
}

/** Asks one of the plan's paths; a refusal is thrown with the server's words. */
export const callMealPlan = (path: MealPlanPath, body: object) =>
  callFunction(configuration.functionIds.mealPlan, path, body)

/** Ranked dishes that may stand in a meal's place; another round gives others. Nothing is changed. */
export async function readSwapChoices(meal: MealInPlan, round: number): Promise<readonly MealOption[]> {
  const choices = readMealChoices(await callMealPlan('/swap', { ...meal, round }))
  if (!choices) throw new ApiRefusal('unexpected', '', 0, t`The choices could not be read.`)
  return choices.map(readMealOption)
}

/**
 * Puts a dish first in its meal: one of the meal's own, or one that a round offered. Gives what `takeChoiceBack` takes it
 * back by.
 */
export async function chooseDish(meal: MealInPlan, recipe: string, round: number): Promise<string | undefined> {
  const proposal = readChoiceProposal(await callMealPlan('/choose', { ...meal, recipe, round }))
  await refreshPlan(meal.userId)
  return proposal
}

/** A choice that was made, and the dish that stood in its meal before. */
export interface ChoiceMade {
  readonly proposal: string | undefined
  readonly before: string
  readonly round: number
}

/** Answers of `/restore` where something has changed since. */
const isOutdated = (thrown: unknown): boolean =>
  thrown instanceof ApiRefusal && (thrown.status === 404 || thrown.status === 409)

/**
 * Brings the meal's former dish back, with all that was cooked for it; when the plan has changed since, the dish alone.
 */
export async function takeChoiceBack(meal: MealInPlan, { proposal, before, round }: ChoiceMade): Promise<void> {
  try {
    if (proposal !== undefined) {
      await callMealPlan('/restore', { userId: meal.userId, proposal })
      await refreshPlan(meal.userId)
      return
    }
  } catch (thrown) {
    if (!isOutdated(thrown)) throw thrown
  }
  await chooseDish(meal, before, round)
}

/** Keeps a meal's dish through every later planning of the week, or lets it go again. */
export async function lockMeal(meal: MealInPlan, isLocked: boolean): Promise<void> {
  await callMealPlan('/lock', { ...meal, isLocked })
  await refreshPlan(meal.userId)
}

/** Keeps a meal as the person wrote it, until the plan is made anew. Gives what `takeEditBack` takes it back by. */
export async function editMealInPlan(meal: MealInPlan, edit: MealEdit): Promise<string | undefined> {
  const proposal = readChoiceProposal(await callMealPlan('/edit', { ...meal, edit }))
  await refreshPlan(meal.userId)
  return proposal
}

/** Brings the meal back as it was before an edit, with all that was cooked for it; refused when the plan has changed since. */
export async function takeEditBack(userId: string, proposal: string): Promise<void> {
  await callMealPlan('/restore', { userId, proposal })
  await refreshPlan(userId)
}
