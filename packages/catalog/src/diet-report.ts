import type { Diet, MealSlot } from '@pacemeal/domain'
import type { Catalog } from './catalog.ts'

/** Dishes that a meal needs at least, so that a plan can offer a choice of three; with fewer no plan is made. */
export const MIN_DISHES = 3
/** Below this many for a meal a week repeats itself. Own choice: three weeks of different dinners. */
const FEW_DISHES = 25

const meals = ['breakfast', 'lunch', 'dinner', 'snack'] as const satisfies readonly MealSlot[]

/** What diets and restrictions together leave of the catalogue. */
export interface DietReport {
  /** Dishes that fit, and all there are. */
  readonly dishes: number
  readonly total: number
  readonly byMeal: readonly { readonly meal: (typeof meals)[number]; readonly dishes: number }[]
  /** Meals with fewer dishes than a plan needs: none can be made. */
  readonly impossible: readonly (typeof meals)[number][]
  /** Whether little is left: the week will repeat itself, or no plan can be made. */
  readonly isLittle: boolean
  /** How many dishes there would be without one of the diets, most first; given when little is left. */
  readonly without: readonly { readonly diet: Diet; readonly dishes: number }[]
}

const countDishes = (catalog: Catalog, diets: readonly Diet[], restrictions: readonly string[]) => {
  const rules = catalog.rulesFor(diets, restrictions)
  const bySlot = new Map<MealSlot, number>()
  let dishes = 0
  for (const recipe of catalog.recipes) {
    const fits = recipe.slots.filter((slot) => catalog.permits(rules, recipe, slot))
    for (const slot of fits) bySlot.set(slot, (bySlot.get(slot) ?? 0) + 1)
    if (fits.length > 0) dishes += 1
  }
  return { dishes, bySlot }
}

/** Counts what diets and restrictions leave, so that somebody who combines them knows before a plan is made. */
export function reportDiets(catalog: Catalog, diets: readonly Diet[], restrictions: readonly string[]): DietReport {
  const { dishes, bySlot } = countDishes(catalog, diets, restrictions)
  const byMeal = meals.map((meal) => ({ meal, dishes: bySlot.get(meal) ?? 0 }))
  const isLittle = byMeal.some((one) => one.dishes < FEW_DISHES)
  const limiting = diets.filter((diet) => diet !== 'classic')
  const without = isLittle
    ? limiting
        .map((diet) => ({
          diet,
          dishes: countDishes(
            catalog,
            limiting.filter((other) => other !== diet),
            restrictions,
          ).dishes,
        }))
        .filter((one) => one.dishes > dishes)
        .toSorted((a, b) => b.dishes - a.dishes)
    : []
  return {
    dishes,
    total: catalog.recipes.length,
    byMeal,
    impossible: byMeal.filter((one) => one.dishes < MIN_DISHES).map(({ meal }) => meal),
    isLittle,
    without,
  }
}
