import { type Catalog, describeAmount } from '@pacemeal/catalog'
import { findRecipeKitchen } from '@pacemeal/catalog/kitchen'
import {
  type CookEvent,
  type CookedPortion,
  type IngredientAmount,
  isEatenOut,
  isHeatedWith,
  type LocalDate,
  type MealCooking,
  type MealOption,
  type TableGuest,
} from '@pacemeal/domain'
import { batchMinutes } from './week/batch-minutes.ts'

/** Where a dish is eaten. */
interface CookingPlace {
  readonly date: LocalDate
  /** The meal's id and minute. */
  readonly id: string
  readonly at: number
  /** Who eats along with the athlete. */
  readonly guests: readonly TableGuest[]
}

/** Servings are told to the half, and never none. */
export const toHalf = (servings: number): number => Math.max(0.5, Math.round(2 * servings) / 2)

/** So many plates of what one holds. */
const forPlates = (line: IngredientAmount, plates: number, catalog: Pick<Catalog, 'findFood'>): IngredientAmount => {
  if (plates === 1) return line
  const food = catalog.findFood(line.food)
  const grams = plates * line.grams
  return { ...line, grams, amount: food === undefined ? `${Math.round(grams)} g` : describeAmount(food, grams) }
}

/**
 * The event of a dish that is cooked for one meal alone: what of it belongs to the recipe, for everybody who eats that
 * meal. Undefined for what nobody cooks from a recipe: the person's own words, a meal out.
 */
export const cookAlone = (
  catalog: Pick<Catalog, 'findFood' | 'findRecipe'>,
  place: CookingPlace,
  option: MealOption,
): CookEvent | undefined => {
  const recipe = catalog.findRecipe(option.recipe)
  if (!recipe || option.own !== undefined || isEatenOut(option)) return undefined
  const kitchen = findRecipeKitchen(recipe.id)
  const inRecipe = new Set(recipe.ingredients.map(({ food }) => food))
  const own = option.ingredients.filter(({ food }) => inRecipe.has(food))
  const grams = own.reduce((sum, line) => sum + line.grams, 0)
  const plates = place.guests.reduce((sum, { portion }) => sum + portion, 1)
  const portionOf = (eater: CookedPortion['eater'], share: number): CookedPortion => ({
    date: place.date,
    meal: place.id,
    eater,
    grams: share * grams,
  })
  return {
    id: `${place.date}/${place.id}`,
    recipe: recipe.id,
    name: recipe.name,
    cookedOn: place.date,
    at: place.at,
    servingsCooked: plates === 1 ? option.servings : toHalf(plates * option.servings),
    handsOnMinutes: batchMinutes(kitchen?.handsOnMinutes ?? recipe.minutes, plates),
    waitingMinutes: kitchen?.waitingMinutes ?? 0,
    ...(kitchen ? { isHeated: isHeatedWith(kitchen.equipment) } : {}),
    keepsDays: kitchen?.keepsDays ?? 0,
    ingredients: own.map((line) => forPlates(line, plates, catalog)),
    steps: recipe.steps,
    portions: [portionOf('self', 1), ...place.guests.map(({ id, portion }) => portionOf(id, portion))],
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
