import { DAY_MS } from '@pacemeal/domain'
import type { Catalog } from '../catalog.ts'
import { findFoodKeeping } from '../kitchen/food-keeping.ts'
import { PACK_STRETCH } from './packs.ts'
import { shopMeasure } from './shop-amounts.ts'
import { pantryAisles, pantryFoods } from './shop-forms.ts'
import type { ShoppingItem } from './shopping-item.ts'

type FoodLookup = Pick<Catalog, 'findFood'>

const gramsEach = (catalog: FoodLookup, id: string): number => {
  const food = catalog.findFood(id)
  return food ? shopMeasure(food).grams : 1
}

/** Grams that are bought with a line of the list: its whole packs, else the amount that it names. */
export const boughtGrams = (catalog: FoodLookup, { id, packs, buy }: ShoppingItem): number =>
  packs ? packs.count * packs.grams : buy * gramsEach(catalog, id)

/** Whether so many grams that were bought are enough for a line, also in packs of another shop: the last spoonful aside. */
export const isEnough = (catalog: FoodLookup, item: ShoppingItem, grams: number): boolean =>
  grams >= boughtGrams(catalog, item) ||
  (item.packs !== undefined && grams + PACK_STRETCH * item.packs.grams >= item.need * gramsEach(catalog, item.id))

/**
 * Whether a food that was at home at a moment still counts as that (both epoch milliseconds): staples until it is said
 * that they are used up, others as long as they keep closed.
 */
export const keepsAtHome = (catalog: FoodLookup, id: string, since: number, now: number): boolean => {
  const food = catalog.findFood(id)
  if (food === undefined || pantryAisles.has(food.aisle) || pantryFoods.has(id)) return true
  const keeping = findFoodKeeping(id)
  return keeping === undefined || now < since + keeping.closedDays * DAY_MS
}
