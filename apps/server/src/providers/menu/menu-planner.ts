import type { MealOption } from '@pacemeal/domain'
import type { Replan, ReplanInput, SwapInput, WeekInput, WeekPlan } from '@pacemeal/planner'

/** Solves menus without holding up the process that answers people. All reject when the solver broke or the signal stopped it. */
export interface MenuPlanner {
  planWeek(input: WeekInput, onStep: (done: number, of: number) => void, signal: AbortSignal): Promise<WeekPlan>
  /** Ranked choices for one meal. */
  swapMeal(input: SwapInput, signal: AbortSignal): Promise<readonly MealOption[]>
  /** The rest of today and tomorrow, adjusted to what happened. */
  replan(input: ReplanInput, signal: AbortSignal): Promise<Replan>
  close(): Promise<void>
}
