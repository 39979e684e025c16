import type { LocalDate } from '@pacemeal/domain'
import type { MealPlan } from '../../api/meal-plans.ts'
import { nextTask } from '../../ui/next-task.ts'
import { findPlannedDay, readDayPlan } from './day-plan.ts'

/**
 * Reads days of a plan before they are drawn, each in two tasks of its own: a day is some 40 KB of text, and a slow phone answers to
 * taps in between. Stops when `isWanted` says so. Settles in one more task, with whether all were read.
 */
export async function readAhead(
  plan: MealPlan,
  dates: readonly LocalDate[],
  isWanted: () => boolean = () => true,
): Promise<boolean> {
  for (const date of dates) {
    await nextTask()
    if (!isWanted()) return false
    findPlannedDay(plan, date)
    await nextTask()
    readDayPlan(plan, date, null)
  }
  await nextTask()
  return isWanted()
}
