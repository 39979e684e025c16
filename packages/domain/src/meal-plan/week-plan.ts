import type { LocalDate, Weekday } from '../days.ts'
import type { CookEvent } from '../kitchen/cook-event.ts'
import type { Macros } from '../nutrients.ts'
import type { Intensity, SessionType } from '../schedule/session.ts'
import type { IngredientAmount } from './ingredient-amount.ts'
import type { OwnDish } from './own-dish.ts'

/** Where a plan entry stands in the day. `during` never carries a meal; it is drinks and gels inside a session. */
export const mealSlots = ['breakfast', 'lunch', 'dinner', 'snack', 'pre-fuel', 'post-fuel'] as const
export type MealSlot = (typeof mealSlots)[number]

/**
 * Why a figure is what it is, as data: the rule applied, the athlete's own inputs that went in, and the tag of its
 * source (see nutrition's `sources`). The web turns it into words by a table that covers every rule.
 */
export interface Reason {
  readonly rule: string
  readonly inputs: Readonly<Record<string, number | string | boolean>>
  readonly source: string
  /** Checked words in place of the table's sentence; absent as a rule. */
  readonly words?: string
}

/**
 * Limits of a day that a dish may pass: a main food at a third meal, a main meal between two sessions short of protein, one that
 * cannot be eaten where the meal is, more work than the day has minutes for, energy far from the meal's, and
 * one that a newer planner knows and this version has no name for. The last is never found here.
 */
export const dayLimits = [
  'main_food_often',
  'meal_protein_low',
  'not_portable',
  'long_work',
  'energy_far',
  'other_limit',
] as const
export type DayLimit = (typeof dayLimits)[number]

/** A dish in the portion that fits one target. Figures are computed from `ingredients`, never typed in. */
export interface MealOption extends Macros {
  readonly recipe: string
  readonly name: string
  readonly description: string
  readonly minutes: number
  /** Energy in standard servings of the recipe, to the half. */
  readonly servings: number
  readonly ingredients: readonly IngredientAmount[]
  readonly steps: readonly string[]
  readonly fiber: number | null
  readonly sugar: number | null
  readonly sodium: number | null
  readonly potassium: number | null
  readonly iron: number | null
  /** Set when the dish is the person's own words and figures instead of the catalogue's. */
  readonly own?: OwnDish
  /** Limits of its day that it passes as an alternative, offered because too few dishes keep them; absent for most. */
  readonly passes?: readonly DayLimit[]
}

/** An entry of a day: a meal or a fuel block, its target, the chosen dish (first) and its alternatives near the same target. */
export interface PlannedMeal {
  /** Stable within the plan: `<weekday>-<slot>[-<n>]`. */
  readonly id: string
  readonly slot: MealSlot
  /** Minutes after local midnight when it is eaten. */
  readonly at: number
  readonly target: Macros
  readonly options: readonly [MealOption, ...MealOption[]]
  /** Index in the day's sessions, for pre- and post-fuel. */
  readonly session?: number
  /** The person wants this dish to stay, whatever is planned anew. */
  readonly isLocked?: boolean
  /** How the chosen dish is cooked; absent where nothing is cooked ahead or the plan is of before kitchens were planned. */
  readonly cooking?: MealCooking
  readonly because: readonly Reason[]
}

/** What a meal's chosen dish asks of the kitchen. A meal that is cooked for itself alone names its own date. */
export interface MealCooking {
  /** Cook event of the week that it comes from. */
  readonly event: string
  readonly cookedOn: LocalDate
  /** `<date>/<meal id>` of the meal that it was cooked with; absent on the meal that it is cooked for first. */
  readonly leftoverOf?: string
  readonly servingsCooked: number
  /** Minutes on the day it is eaten: cooking for the first meal, warming or none for the others. */
  readonly handsOnMinutes: number
  readonly waitingMinutes: number
}

/** A planned session as the day shows it. */
export interface PlannedSession {
  readonly type: SessionType
  readonly start: number
  readonly end: number
  readonly intensity: Intensity
  /** Minutes of it that are trained, where the rest of its hours is waiting between starts. */
  readonly activeMinutes?: number
  /** Minutes that it ran longer than its day was first planned for; absent on a session that did not. */
  readonly overrun?: number
  /** Net energy of the session, in kcal. */
  readonly energy: number
  /** What to take during it; zero when nothing is needed. */
  readonly during: {
    readonly carbsPerHour: number
    readonly carbs: number
    readonly drinkPerHour: number
    readonly sodiumPerHour: number
  }
  readonly because: readonly Reason[]
}

/** The day's figures beside macros. */
export interface DayGuidance {
  readonly fiber: number
  readonly sodiumLow: number
  readonly sodiumHigh: number
  readonly potassium: number
  readonly iron: number
  readonly freeSugarMax: number
  readonly drinks: number
  readonly energyAvailability: number
}

export interface PlannedDay {
  readonly day: Weekday
  /** The date this day was planned for. */
  readonly date: LocalDate
  readonly load: 'rest' | 'light' | 'moderate' | 'high' | 'very_high'
  readonly sessions: readonly PlannedSession[]
  readonly target: Macros
  readonly guidance: DayGuidance
  readonly meals: readonly PlannedMeal[]
  /** What the chosen dishes add up to, with the carbohydrate that is taken during the sessions. */
  readonly planned: Macros
  readonly flags: readonly string[]
  /** Its amounts follow something that happened, and not its week alone. */
  readonly isAdjusted?: true
  readonly because: readonly Reason[]
}

/**
 * How the menu of a week was found, for those who watch the planner. Prices are those of its search: tenths of one are nothing, a
 * dish or a food too many is about two.
 */
export interface WeekSearch {
  /** What the menu costs, and of it what the bound reckons with: misfits, foods to buy, dishes, cookings, missing kinds. */
  readonly cost: number
  readonly reckoned: number
  /** No menu of the same choices costs less than this in what is reckoned. */
  readonly bound: number
  /** Menus that were sized and thousands of moves of the search. */
  readonly work: number
  /** The work was ended before everything was tried, so that nobody waits for it. */
  readonly isCut: boolean
}

/** A whole week, with the versions of what made it. */
export interface PlannedWeek {
  readonly days: readonly PlannedDay[]
  readonly seed: number
  readonly rulesVersion: string
  readonly catalogVersion: string
  /** What the person should know of the whole week, e.g. diet conflicts, restrictions excluded by name only. */
  readonly warnings: readonly string[]
  /** The week in two or three sentences; absent in plans of before there were notes. */
  readonly note?: string
  /** What is cooked when and eaten from it when, in the order of time; absent in plans of before kitchens were planned. */
  readonly cooking?: readonly CookEvent[]
  /** Absent in plans of before it was told. */
  readonly search?: WeekSearch
}
