import { openCatalog } from '@pacemeal/catalog'
import { openFoodDetails } from '@pacemeal/catalog/food-details'
import { type DetailsOf, type EatenMeal, type NutrientLine, nutrientReport } from '@pacemeal/nutrition/nutrient-report'

let opened: DetailsOf | undefined

/** The nutrients of meals against reference intakes. A large module, with the figures of all foods. */
export function readNutrients(
  meals: readonly EatenMeal[],
  days: number,
  person: Parameters<typeof nutrientReport>[2],
): readonly NutrientLine[] {
  opened ??= openFoodDetails(openCatalog())
  return nutrientReport(meals, days, person, opened)
}
