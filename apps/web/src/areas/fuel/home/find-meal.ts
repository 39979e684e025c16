import type { HomeMeal } from '../day-plan.ts'
import { fuelAfter } from './fuel-after.ts'
import type { HomeDay } from './use-home-day.ts'

/** A meal of the shown day by its id, fuel after recorded activities included. */
export function findMeal(home: HomeDay, id: string): HomeMeal | undefined {
  const planned = home.plan.meals.find((meal) => meal.id === id)
  if (planned) return planned
  const after = home.timeline.entries.flatMap((entry) =>
    entry.kind === 'activity' ? (fuelAfter(entry.activity, entry.end) ?? []) : [],
  )
  return after.find((meal) => meal.id === id)
}
