import type { WeekInput, WeekPlan } from '@pacemeal/planner'

/** Solves menus without holding up the process that answers people. */
export interface MenuPlanner {
  /** Rejects when the solver broke or the signal stopped it. */
  planWeek(input: WeekInput, onDay: (solved: number, of: number) => void, signal: AbortSignal): Promise<WeekPlan>
  close(): Promise<void>
}
