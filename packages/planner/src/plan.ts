import type { Athlete, LocalDate, MealOption, PlannedDay, PlannedMeal, PlannedWeek, Session } from '@pacemeal/domain'
import type { RefusalCode } from '@pacemeal/nutrition'

/** What the solver must do: minimise a CPLEX-LP text and give the columns. HiGHS fits it; tests may pass another. */
export interface Solver {
  solve(
    problem: string,
    options?: Record<string, number | string | boolean>,
  ): {
    readonly Status: string
    readonly ObjectiveValue: number
    readonly Columns: Readonly<Record<string, { readonly Primal?: number }>>
  }
}

export interface WeekInput {
  readonly athlete: Athlete
  /** Monday of the week to plan. */
  readonly monday: LocalDate
  readonly seed: number
  /** Sessions outside the week that its first and last day look at. */
  readonly before?: readonly Session[]
  readonly after?: readonly Session[]
  /** Recipes of last week, to vary against. */
  readonly recent?: readonly string[]
  /** Meal ids whose dish (first option) must stay, from the plan to re-solve. */
  readonly locked?: ReadonlyMap<string, MealOption>
}

/** A rule that leaves no choice, in data: the slot and what empties it. */
export interface Conflict {
  readonly rule: 'too_few_dishes' | 'targets_out_of_reach' | 'refused'
  readonly day?: LocalDate
  readonly slot?: string
  readonly refusal?: RefusalCode
  readonly restrictions: readonly string[]
}

export interface MissingInput {
  readonly field: string
}

export type WeekPlan =
  | { readonly kind: 'planned'; readonly week: PlannedWeek }
  | { readonly kind: 'infeasible'; readonly conflicts: readonly [Conflict, ...Conflict[]] }
  | { readonly kind: 'incomplete'; readonly missing: readonly [MissingInput, ...MissingInput[]] }

/** Progress as facts reached: how many of the days are solved. */
export type OnDay = (solved: number, of: number) => void

export type PlanWeek = (input: WeekInput, solver: Solver, onDay?: OnDay) => WeekPlan

/** Replaces one meal: ranked choices near the same target, all other meals untouched. */
export type SwapMeal = (
  day: PlannedDay,
  mealId: PlannedMeal['id'],
  athlete: Athlete,
  solver: Solver,
  seed: number,
) => readonly MealOption[]
