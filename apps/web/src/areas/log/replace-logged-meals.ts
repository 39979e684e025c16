import type { MealLog } from '@pacemeal/domain'
import type { SavedMeal } from '@pacemeal/protocol'
import { changeLoggedMeal, logMeal, removeLoggedMeal } from './log-meal.ts'

/** One meal in the place of those that were logged. */
export async function replaceLoggedMeals(userId: string, were: readonly MealLog[], meal: SavedMeal): Promise<void> {
  const [kept, ...others] = were
  if (kept === undefined) return logMeal(userId, meal)
  await Promise.all(others.map((log) => removeLoggedMeal(userId, log.id, log)))
  await changeLoggedMeal(userId, kept.id, meal, kept)
}
