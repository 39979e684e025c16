import { batchMinutes } from './batch-minutes.ts'
import type { DishModel, PlateGuidance } from './dish-model.ts'
import type { PotRule } from './pot-days.ts'
import type { ItemPack, ReadyFood } from './week-foods.ts'
import type { WeekPlace } from './week-places.ts'
import type { WeekSide } from './week-sides.ts'

/** A dish that a place may have. */
export interface MenuChoice {
  readonly dish: number
  /** Misfit of the plate and the prices of the dish here. */
  readonly cost: number
  /** Servings on the plate, as fitted by itself. */
  readonly scale: number
  readonly sides: readonly { readonly side: WeekSide; readonly steps: number }[]
  /** The bought food that gives the plate most of its protein, with what is beside it. */
  readonly mainFood: string | undefined
  /** Meat, milk, both or neither, with what is beside it. */
  readonly kind: 'meat' | 'milk' | 'pareve' | 'mixed'
  readonly guidance: PlateGuidance
}

/**
 * A day's other guidance: limits of sodium (mg) and fiber (g), how much fiber above it counts, and the iron (mg), fiber, fruit
 * and vegetables (g) that are sought; 0 for none.
 */
export interface DayLimits {
  readonly sodium: number
  readonly fiber: number
  readonly fiberWeight: number
  readonly iron: number
  readonly leastFiber: number
  readonly produce: number
  /** Carbohydrate that drinks bring at most, g; infinite where nothing loads. */
  readonly drunk: number
}

/** A place with its choices, best first. */
export interface MenuPlace {
  readonly place: WeekPlace
  readonly choices: readonly MenuChoice[]
}

/** Prices and limits that a menu is judged by. */
export interface MenuGoals {
  /** Minutes at the stove or board that each day may ask for. */
  readonly minutes: readonly number[]
  /** Different dishes for breakfast, lunch and dinner. */
  readonly breakfasts: number
  readonly lunches: number
  readonly dinners: number
  /** Days after cooking on which leftovers may be eaten. */
  readonly leftoverDays: number
  /** Days that cooking is meant for, as bits; 0 for any. */
  readonly batchDays: number
  /** First day that is planned, from Monday. */
  readonly from: number
  readonly hasFreezer: boolean
  /** No day has more than a few minutes: then what takes a few of them is made for several meals, too. */
  readonly isShortOfTime: boolean
}

/** The choice of the week's dishes, in numbers. */
export interface MenuProblem {
  readonly places: readonly MenuPlace[]
  readonly dishes: readonly DishModel[]
  readonly packs: readonly ItemPack[]
  readonly ready: readonly ReadyFood[]
  readonly goals: MenuGoals
  /** By day from Monday; a day that is not planned has none. */
  readonly limits: readonly (DayLimits | undefined)[]
  readonly keepsMeatAndMilkApart: boolean
  /** Whether it counts what a menu leans on: the same food in many meals, few kinds of fruit and vegetables, many quick meals. */
  readonly seeksVariety?: boolean
  /** The problem from which this one differs in nothing but what its choices cost and their main foods. */
  readonly priced?: MenuProblem
}

/** The choice taken at each place. */
export type Menu = readonly number[]

/** Longest time, cooking and waiting together, that still is no cooking worth counting. Minutes. */
export const COUNTED_ABOVE = 10

/** Whether a dish is made the day before it is eaten. */
export const standsOvernight = ({ kitchen }: DishModel): boolean => (kitchen?.hoursAhead ?? 0) > 0

/** Minutes that warming a plate takes. */
export const WARMING_MINUTES = 2

/** Servings that a meal of the athlete usually is, for how many meals a batch gives. */
const USUAL_SCALE = 1.3

/** Servings of a batch that is worth cooking ahead: what one person cooks for two meals, a table does, too. */
const REAL_BATCH = 4

/** Meals that one cooking of a dish may give, for tables of some plates. */
const mealsPerBatch = ({ kitchen }: DishModel, plates: number): number => {
  const most = kitchen?.batch[1] ?? 1
  return Math.max(most >= REAL_BATCH ? 2 : 1, Math.floor(most / (USUAL_SCALE * plates) + 0.35))
}

/** Whether cooking some servings takes long enough to count as a cooking. */
export const isCounted = ({ handsOn, waiting }: Pick<DishModel, 'handsOn' | 'waiting'>, servings: number): boolean =>
  batchMinutes(handsOn, servings) + waiting > COUNTED_ABOVE

/** Whether a dish is made anew for each meal of a table: what takes no longer than a few minutes, or does not keep. */
const isMadeFresh = (dish: DishModel, plates: number, isShortOfTime: boolean): boolean =>
  dish.keeps === 0 || (!isShortOfTime && !isCounted(dish, USUAL_SCALE * plates) && !standsOvernight(dish))

/** How a dish may be cooked for several meals of a table, for somebody who eats leftovers for so many days. */
export const potRule = (
  dish: DishModel,
  { leftoverDays, hasFreezer, isShortOfTime }: Pick<MenuGoals, 'leftoverDays' | 'hasFreezer' | 'isShortOfTime'>,
  plates: number,
): PotRule => {
  const keeps = isMadeFresh(dish, plates, isShortOfTime) ? 0 : Math.min(dish.keeps, leftoverDays)
  const most = mealsPerBatch(dish, plates)
  return { keeps, most, isAhead: standsOvernight(dish), freezes: keeps > 0 && hasFreezer && dish.freezes }
}
