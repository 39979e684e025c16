import { openCatalog } from '@pacemeal/catalog'
import { openFoodDetails } from '@pacemeal/catalog/food-details'
import { type DetailedNutrient, detailedNutrients, type LoggedItem } from '@pacemeal/domain'
import { amountsOfOwnFood, type KeptOwnFood, ownFoodId } from '@pacemeal/domain/own-food'

/** What foods hold of a nutrient: null when none of them tells, at least that much when only some do. */
export interface HeldNutrient {
  readonly amount: number | null
  readonly isWhole: boolean
}

let opened: ReturnType<typeof openFoodDetails> | undefined

/** Every nutrient of the foods together. A large module, with the figures of all foods. */
export function heldNutrients(
  items: readonly LoggedItem[],
  own: readonly KeptOwnFood[],
): ReadonlyMap<DetailedNutrient, HeldNutrient> {
  opened ??= openFoodDetails(openCatalog())
  const kept = new Map(own.map((one) => [ownFoodId(one.id), amountsOfOwnFood(one)]))
  const foods = items.map(({ food, grams }) => ({ details: kept.get(food) ?? opened?.(food), grams }))
  return new Map(
    detailedNutrients.map((nutrient) => {
      const known = foods.flatMap(({ details, grams }) => {
        const figure = details?.[nutrient] ?? null
        return figure === null ? [] : [(figure * grams) / 100]
      })
      const amount = known.length === 0 ? null : known.reduce((sum, one) => sum + one, 0)
      return [nutrient, { amount, isWhole: known.length === foods.length }]
    }),
  )
}
