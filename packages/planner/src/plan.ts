import type { Catalog } from '@pacemeal/catalog'
import type {
  Athlete,
  KitchenPreferences,
  LocalDate,
  MealOption,
  PlannedDay,
  PlannedMeal,
  PlannedWeek,
  Session,
  Shop,
} from '@pacemeal/domain'
import type { Circumstances, DatedEvent, RefusalCode } from '@pacemeal/nutrition'

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

/** The week as it stands, for a plan that changes as little of it as it can. */
export interface PreviousWeek {
  readonly week: PlannedWeek
  /** Ids of meals that stay exactly as they are: eaten, locked, or cooked already. */
  readonly fixed: ReadonlySet<PlannedMeal['id']>
  /** What has been bought, in grams by the food id of the shopping list: the new plan still uses it. */
  readonly bought?: ReadonlyMap<string, number>
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
  /** How the person cooks and eats; the default preferences when absent. */
  readonly kitchen?: KitchenPreferences
  /** Metric when absent. */
  readonly shop?: Shop
  /** First day that is planned; Monday when absent. Days of the week before it come from `kept`, or are left out. */
  readonly from?: LocalDate
  /** Days before `from`, as they were. What was cooked on them for later meals is eaten as planned. */
  readonly kept?: readonly PlannedDay[]
  readonly previous?: PreviousWeek
  /** Dated races and long sessions; the sessions that they are stand in the schedule. */
  readonly events?: readonly DatedEvent[]
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

/** Progress as facts reached: how many steps of the work are behind; never fewer than were told before. */
export type OnStep = (done: number, of: number) => void

/**
 * Asked whether a better week is looked for, as soon as there is one in which every plate can be served and every day is met, and
 * from then on again and again. It hears the work so far, in menus that were sized and thousands of moves of the search, so
 * that a limit in work gives the same plan anywhere; who has a clock may limit the time.
 */
export type MayGoOn = (work: number) => boolean

/** Who is told of the work on a week, and may end it. */
export interface PlanProgress {
  readonly onStep?: OnStep | undefined
  /** The week is looked for to the end when absent. */
  readonly mayGoOn?: MayGoOn | undefined
}

/** Plans a week. The catalogue is an argument; the same input, seed and answers of `mayGoOn` give the same plan. */
export type PlanWeek = (input: WeekInput, catalog: Catalog, progress?: PlanProgress) => WeekPlan
