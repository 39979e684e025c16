import { findDishObjection } from '@pacemeal/catalog'
import { isEatenOut, type MealOption, type PlannedDay } from '@pacemeal/domain'
import type { Kitchen } from './kitchen.ts'
import { foodsOf } from './meal-option.ts'
import type { ReplanEvent } from './replan-events.ts'

/**
 * Locked dishes that the athlete may still eat, and the ids of those that they may not. `mayOthers` tells whether everybody
 * who eats along with a meal may eat its dish, too.
 */
export const sortLocks = (
  kitchen: Kitchen,
  locked: ReadonlyMap<string, MealOption>,
  mayOthers: (meal: string, option: MealOption) => boolean = () => true,
) => {
  const kept = new Map<string, MealOption>()
  const dropped: string[] = []
  for (const [id, option] of locked) {
    const ingredients = foodsOf(option, kitchen.catalog.findFood)
    const isWhole = ingredients.length === option.ingredients.length
    const mayStay = !findDishObjection(kitchen.rules, { name: option.name, ingredients }) && mayOthers(id, option)
    if (isWhole && mayStay) kept.set(id, option)
    else dropped.push(id)
  }
  return { kept, dropped }
}

/**
 * Dishes of a day that events lock and that the athlete may still eat, by the meal's id, and the meals that are eaten out.
 * What its owner wrote in their own words is never judged.
 */
export const findLocked = (
  kitchen: Kitchen,
  day: PlannedDay,
  events: readonly ReplanEvent[],
): ReadonlyMap<string, MealOption> => {
  const ids = new Set(events.flatMap((event) => (event.kind === 'locked' ? [event.meal] : [])))
  const meals = day.meals.filter(({ id }) => ids.has(id))
  const { kept } = sortLocks(kitchen, new Map(meals.map(({ id, options }) => [id, options[0]])))
  const own = meals.filter(({ options }) => options[0].own !== undefined)
  const out = day.meals.filter(({ options }) => isEatenOut(options[0]))
  return new Map([...kept, ...[...own, ...out].map(({ id, options }) => [id, options[0]] as const)])
}
