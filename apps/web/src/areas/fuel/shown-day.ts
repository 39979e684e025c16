import type { DayChanges, LocalDate } from '@pacemeal/domain'
import type { MealPlan } from '../../api/meal-plans.ts'
import type { PlanStatus } from '../../api/plan-status.ts'
import { type DayPlan, readDayPlan } from './day-plan.ts'

/** Whether what was told of the health speaks against any plan: general figures would be one. */
export const isRefusedForHealth = (status: PlanStatus): boolean => status.kind === 'failed' && status.isForHealth

/** A plan that could not be read (undefined) is none: general figures must not stand in its place, only the sessions do. */
export const readShownDay = (
  plan: MealPlan | null | undefined,
  day: LocalDate,
  today: LocalDate,
  schedule: string | null,
  changes: DayChanges | undefined,
  isRefused: boolean,
): DayPlan => {
  const shown = readDayPlan(plan ?? null, day, schedule, changes)
  // Nor was anything planned for a day that is over and has no plan, or for whom no plan is safe.
  const isBare = plan === undefined || ((day < today || isRefused) && !shown.isPlanned)
  return isBare ? { ...shown, meals: [] } : shown
}
