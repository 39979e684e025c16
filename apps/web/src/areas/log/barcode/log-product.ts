import { type KeptOwnFood, ownFoodId } from '@pacemeal/domain/own-food'
import type { SavedMeal } from '@pacemeal/protocol'
import { addOwnFood } from '../../../api/own-foods.ts'
import { logMeal } from '../log-meal.ts'

/**
 * Logs a product. One that is not kept yet is kept first, so that its other nutrients count and the next search finds it;
 * where that fails the log stands with its own figures.
 */
export async function logProduct(userId: string, food: KeptOwnFood, isNew: boolean, meal: SavedMeal): Promise<void> {
  const { id, ...rest } = food
  const isKept =
    !isNew ||
    (await addOwnFood(userId, rest, id)
      .then(() => true)
      .catch(() => false))
  const items = (meal.items ?? []).filter((item) => isKept || item.food !== ownFoodId(id))
  await logMeal(userId, { ...meal, items })
}
