import type { Catalog } from '@pacemeal/catalog'
import type { Athlete, LocalDate, MealOption, PlannedWeek, Session } from '@pacemeal/domain'
import type { Circumstances, RefusalCode } from '@pacemeal/nutrition'

/** What the solver must do: minimise a CPLEX-LP text and give the columns. HiGHS fits it; tests may pass another. */
export interface Solver {
  solve(
    problem: string,
    options?: Record<string, number | string | boolean>,
  ): {
    readonly Status: string
    readonly ObjectiveValue: number
    /** `Dual` is a column's reduced cost; present for linear problems. */
    readonly Columns: Readonly<Record<string, { readonly Primal?: number; readonly Dual?: number }>>
  }
}

export interface WeekInput {
  readonly athlete: Athlete
  /** Monday of the week to plan. */
  readonly monday: LocalDate
  readonly seed: number
  /** What the person has told of their health and their trend; passed on to the targets. */
  readonly circumstances?: Circumstances
  /** Sessions of the Sunday before and the Monday after; the schedule repeats where they are not given. */
  readonly before?: readonly Session[]
  readonly after?: readonly Session[]
  /** Recipes of last week, to vary against. */
  readonly recent?: readonly string[]
  /** Dishes that must stay, by meal id, from the plan to re-solve. */
  readonly locked?: ReadonlyMap<string, MealOption>
}

/** A rule that leaves no choice, in data: the slot and what empties it. */
export interface Conflict {
  readonly rule: 'too_few_dishes' | 'targets_out_of_reach' | 'refused'
  readonly day?: LocalDate
  readonly slot?: string
  /** Dishes that are left in the slot, of `needed`. */
  readonly dishes?: number
  readonly needed?: number
  readonly refusal?: RefusalCode
  /** Diets and restrictions that bind: those whose removal alone would help, else all of them. */
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

/** Plans a week. The catalogue and the solver are arguments; the same input and seed give the same plan. */
export type PlanWeek = (input: WeekInput, catalog: Catalog, solver: Solver, onDay?: OnDay) => WeekPlan
