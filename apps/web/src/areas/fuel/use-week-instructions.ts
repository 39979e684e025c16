import type { LocalDate } from '@pacemeal/domain'
import { useEffect } from 'react'
import type { MealPlan } from '../../api/meal-plans.ts'
import { areInstructionsTranslated } from '../../languages/spoken-instructions.ts'

/** How long after a week is known its recipes are fetched, in milliseconds: what the screen itself asks for comes first. */
const AFTER_MS = 1500

/**
 * Fetches what the recipes of a plan’s week tell a cook, in another language than English, so that every dish of the week
 * can be cooked without a network.
 */
export function useWeekInstructions(monday: LocalDate, plan: MealPlan | null | undefined): void {
  useEffect(() => {
    if (!plan || !areInstructionsTranslated()) return
    const fetchThem = async () => (await import('./fetch-week-instructions.ts')).fetchWeekInstructions(monday, plan)
    // What could not be fetched is asked for again when it is opened.
    const timer = setTimeout(() => void fetchThem().catch(() => undefined), AFTER_MS)
    return () => clearTimeout(timer)
  }, [monday, plan])
}
