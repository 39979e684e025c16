import { openCatalog } from '@pacemeal/catalog'
import { openFoodDetails } from '@pacemeal/catalog/food-details'
import { amountsOfOwnFood, type KeptOwnFood, ownFoodId } from '@pacemeal/domain/own-food'
import {
  type DetailsOf,
  type EatenMeal,
  type NutrientLine,
  nutrientReport,
  type OwnAims,
} from '@pacemeal/nutrition/nutrient-report'

let opened: DetailsOf | undefined

/** The nutrients of meals against reference intakes. A large module, with the figures of all foods. */
export function readNutrients(
  meals: readonly EatenMeal[],
  days: number,
  person: Parameters<typeof nutrientReport>[2],
  own: readonly KeptOwnFood[],
  aims: OwnAims,
): readonly NutrientLine[] {
  opened ??= openFoodDetails(openCatalog())
  const known = opened
  const kept = new Map(own.map((one) => [ownFoodId(one.id), amountsOfOwnFood(one)]))
  return nutrientReport(meals, days, person, (food) => kept.get(food) ?? known(food), aims)
}
