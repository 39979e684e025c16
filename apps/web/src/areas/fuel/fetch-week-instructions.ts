import { addDays, type LocalDate, weekdays } from '@pacemeal/domain'
import type { MealPlan } from '../../api/meal-plans.ts'
import { fetchInstructions } from '../../languages/instructions.ts'
import { findPlannedDay } from './day-plan.ts'
import { cookEventsOf } from './kitchen/cook-events.ts'

/** The recipes that a plan’s week serves or cooks. */
const recipesOf = (monday: LocalDate, plan: MealPlan): readonly string[] => {
  const days = weekdays.map((_, at) => findPlannedDay(plan, addDays(monday, at)))
  const served = days.flatMap((day) => day?.meals.map(({ options: [dish] }) => dish.recipe) ?? [])
  return [...served, ...cookEventsOf(plan).map(({ recipe }) => recipe)]
}

/** Fetches what the recipes of a plan’s week tell a cook, in the person’s language. */
export const fetchWeekInstructions = (monday: LocalDate, plan: MealPlan): Promise<void> =>
  fetchInstructions(recipesOf(monday, plan))
