import { type KeptOwnFood, ownFoodId } from '@pacemeal/domain/own-food'
import type { SavedMeal } from '@pacemeal/protocol'
import { addOwnFood } from '../../../api/own-foods.ts'
import { logMeal } from '../log-meal.ts'

/**
 * Keeps the products of a meal as own foods, so that their other nutrients count and the next search finds them. Gives the
 * meal without those that could not be kept; it stands with its own figures.
 */
export async function withKeptProducts(
  userId: string,
  foods: readonly KeptOwnFood[],
  meal: SavedMeal,
): Promise<SavedMeal> {
  const byId = new Map(foods.map((food) => [food.id, food]))
  const lost = await Promise.all(
    [...byId.values()].map(({ id, ...food }) =>
      addOwnFood(userId, food, id).then(
        () => [],
        () => [ownFoodId(id)],
      ),
    ),
  )
  const left = new Set(lost.flat())
  return { ...meal, items: (meal.items ?? []).filter(({ food }) => !left.has(food)) }
}

/** Logs a product. One that is not kept yet is kept first. */
export const logProduct = async (userId: string, food: KeptOwnFood, isNew: boolean, meal: SavedMeal): Promise<void> =>
  logMeal(userId, isNew ? await withKeptProducts(userId, [food], meal) : meal)
