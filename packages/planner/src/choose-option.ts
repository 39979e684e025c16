import type { Catalog } from '@pacemeal/catalog'
import type { MealOption, PlannedDay, PlannedMeal } from '@pacemeal/domain'
import { tellLimits } from './day-limits.ts'
import { drunkDuring, plannedTotal } from './planned-day.ts'

/** Alternatives that a meal keeps beside the dish that was chosen. */
const MAX_ALTERNATIVES = 3

/**
 * The day with another dish chosen for one meal: the dish comes first, the others stay as alternatives. What the day adds
 * up to, and which of its limits each alternative of each meal passes, is worked out anew. Throws RangeError when the
 * day has no such meal.
 */
export const chooseOption = (day: PlannedDay, mealId: string, option: MealOption, catalog: Catalog): PlannedDay => {
  if (!day.meals.some(({ id }) => id === mealId)) throw new RangeError(`mealId: ${day.day} has no meal "${mealId}"`)
  const chosen = day.meals.map((meal): PlannedMeal => {
    if (meal.id !== mealId) return meal
    const others = meal.options.filter(({ recipe }) => recipe !== option.recipe)
    // Their owner's own dish may be eaten at another time than what was planned in its place.
    const at = option.own === undefined ? (meal.options[0].own?.plannedAt ?? meal.at) : meal.at
    return { ...meal, at, options: [option, ...others.slice(0, MAX_ALTERNATIVES)] }
  })
  const inOrder = chosen.toSorted((a, b) => a.at - b.at)
  const meals = tellLimits(catalog, inOrder, day.sessions)
  return { ...day, meals, planned: plannedTotal([drunkDuring(day), ...meals.map(({ options }) => options[0])]) }
}
