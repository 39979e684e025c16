import type { Catalog } from '@pacemeal/catalog'
import { findRecipeKitchen } from '@pacemeal/catalog/kitchen'
import {
  type CookEvent,
  isEatenOut,
  isHeatedWith,
  type LocalDate,
  type MealCooking,
  type MealOption,
} from '@pacemeal/domain'

/** Where a dish is eaten. */
interface CookingPlace {
  readonly date: LocalDate
  /** The meal's id and minute. */
  readonly id: string
  readonly at: number
}

/**
 * The event of a dish that is cooked for one meal alone: what of it belongs to the recipe. Undefined for what nobody
 * cooks from a recipe: the person's own words, a meal out.
 */
export const cookAlone = (
  catalog: Pick<Catalog, 'findRecipe'>,
  place: CookingPlace,
  option: MealOption,
): CookEvent | undefined => {
  const recipe = catalog.findRecipe(option.recipe)
  if (!recipe || option.own !== undefined || isEatenOut(option)) return undefined
  const kitchen = findRecipeKitchen(recipe.id)
  const inRecipe = new Set(recipe.ingredients.map(({ food }) => food))
  const ingredients = option.ingredients.filter(({ food }) => inRecipe.has(food))
  const grams = ingredients.reduce((sum, line) => sum + line.grams, 0)
  return {
    id: `${place.date}/${place.id}`,
    recipe: recipe.id,
    name: recipe.name,
    cookedOn: place.date,
    at: place.at,
    servingsCooked: option.servings,
    handsOnMinutes: kitchen?.handsOnMinutes ?? recipe.minutes,
    waitingMinutes: kitchen?.waitingMinutes ?? 0,
    ...(kitchen ? { isHeated: isHeatedWith(kitchen.equipment) } : {}),
    keepsDays: kitchen?.keepsDays ?? 0,
    ingredients,
    steps: recipe.steps,
    portions: [{ date: place.date, meal: place.id, eater: 'self', grams }],
    restGrams: 0,
  }
}

/** What cooking for itself alone asks of the meal. */
export const cookingAlone = (event: CookEvent): MealCooking => ({
  event: event.id,
  cookedOn: event.cookedOn,
  servingsCooked: event.servingsCooked,
  handsOnMinutes: event.handsOnMinutes,
  waitingMinutes: event.waitingMinutes,
})
