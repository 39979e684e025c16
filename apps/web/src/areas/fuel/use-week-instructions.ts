import { addDays, type LocalDate, weekdays } from '@pacemeal/domain'
import { useEffect } from 'react'
import type { MealPlan } from '../../api/meal-plans.ts'
import { areInstructionsTranslated, fetchInstructions } from '../../languages/instructions.ts'
import { findPlannedDay } from './day-plan.ts'
import { cookEventsOf } from './kitchen/cook-events.ts'

/** How long after a week is known its recipes are fetched, in milliseconds: what the screen itself asks for comes first. */
const AFTER_MS = 1500

/** The recipes that a plan’s week serves or cooks. */
const recipesOf = (monday: LocalDate, plan: MealPlan): readonly string[] => {
  const days = weekdays.map((_, at) => findPlannedDay(plan, addDays(monday, at)))
  const served = days.flatMap((day) => day?.meals.map(({ options: [dish] }) => dish.recipe) ?? [])
  return [...served, ...cookEventsOf(plan).map(({ recipe }) => recipe)]
}

/**
 * Fetches what the recipes of a plan’s week tell a cook, in another language than English, so that every dish of the week
 * can be cooked without a network.
 */
export function useWeekInstructions(monday: LocalDate, plan: MealPlan | null | undefined): void {
  useEffect(() => {
    if (!plan || !areInstructionsTranslated()) return
    const timer = setTimeout(() => void fetchInstructions(recipesOf(monday, plan)), AFTER_MS)
    return () => clearTimeout(timer)
  }, [monday, plan])
}
