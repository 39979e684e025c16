import type { Diet } from '../athlete/athlete.ts'
import type { Bounds } from '../bounds.ts'
import type { Weekday } from '../days.ts'
import type { Shop } from './shop.ts'

export const equipment = ['stove', 'oven', 'grill', 'microwave', 'toaster', 'blender', 'freezer'] as const
export type Equipment = (typeof equipment)[number]

/** Whether a dish with this equipment is cooked over heat; a toaster or microwave is not counted. */
export const isHeatedWith = (tools: readonly Equipment[]): boolean =>
  tools.some((tool) => tool === 'stove' || tool === 'oven' || tool === 'grill')

/** Meals that may be eaten elsewhere. */
export const tableMeals = ['breakfast', 'lunch', 'dinner'] as const
export type TableMeal = (typeof tableMeals)[number]

/** How a meal away from home is eaten: cold from a box, warmed in a microwave, or not ours to plan. */
export const awayWays = ['cold', 'microwave', 'canteen'] as const
export type AwayWay = (typeof awayWays)[number]

/** A meal that is eaten away from home on a weekday. */
export interface MealAway {
  readonly day: Weekday
  readonly meal: TableMeal
  readonly way: AwayWay
}

/** Somebody else who eats from the same pots. Their diets and restrictions bind every pot that they eat from. */
export interface TableGuest {
  readonly id: string
  readonly name: string
  /** Their portion beside the athlete's own, 1 for the same; a child may have a half. */
  readonly portion: number
  readonly meals: readonly TableMeal[]
  readonly diets: readonly Diet[]
  readonly restrictions: readonly string[]
}

/** How somebody wants to cook and eat in a week. */
export interface KitchenPreferences {
  /** Minutes at the stove or board that a day may ask for; what cooks by itself does not count. */
  readonly handsOnMinutes: { readonly weekday: number; readonly weekend: number }
  readonly mealsAway: readonly MealAway[]
  /** Days on which cooking ahead is welcome; none leaves it to the plan. */
  readonly batchDays: readonly Weekday[]
  /** Different dishes in a week. */
  readonly rotation: { readonly breakfasts: number; readonly lunches: number; readonly dinners: number }
  /** Days after cooking that leftovers may be eaten, at most; 0 for none. A dish's own keeping time binds as well. */
  readonly leftoverDays: number
  readonly table: readonly TableGuest[]
  readonly equipment: readonly Equipment[]
  /** Minutes after midnight at which meals are usually eaten; null leaves it to the day's training. */
  readonly mealTimes: Readonly<Record<TableMeal, number | null>>
  /** Snacks a day; fewer where the day's hours or energy leave no room, none beside the fuel of two sessions. */
  readonly snacks: number
  /** Whose packs are bought; absent while nothing was chosen: that of the person's zone. */
  readonly shop?: Shop | undefined
  /** Recipe ids. */
  readonly liked: readonly string[]
  readonly never: readonly string[]
}

/** What may be chosen, the same on every screen and on the server. Own choice. */
export const KITCHEN_BOUNDS = {
  handsOnMinutes: { min: 10, max: 240 },
  breakfasts: { min: 1, max: 7 },
  lunches: { min: 1, max: 7 },
  dinners: { min: 2, max: 7 },
  leftoverDays: { min: 0, max: 4 },
  guests: { min: 0, max: 5 },
  portion: { min: 0.25, max: 2 },
  snacks: { min: 0, max: 3 },
} as const satisfies Readonly<Record<string, Bounds>>

/** Between which minutes of the day a meal may be wished, and how far apart two of them are at least. Own choice. */
export const MEAL_HOURS = {
  breakfast: { min: 4 * 60, max: 12 * 60 },
  lunch: { min: 10 * 60, max: 16 * 60 },
  dinner: { min: 15 * 60, max: 23 * 60 },
} as const satisfies Readonly<Record<TableMeal, Bounds>>
export const MEAL_GAP = 90

/** Longest list of liked or refused dishes. */
export const MAX_DISH_CHOICES = 200
/** Longest name of somebody at the table, in characters. */
export const MAX_GUEST_NAME = 40

/**
 * What holds until somebody says otherwise: 50 minutes on weekdays and 75 at weekends (USDA ERS, American Time Use Survey
 * 2014-17: 51 minutes on days somebody cooks), two breakfasts, dinners that give lunches, leftovers for three days.
 */
export const defaultKitchenPreferences: KitchenPreferences = {
  handsOnMinutes: { weekday: 50, weekend: 75 },
  mealsAway: [],
  batchDays: [],
  rotation: { breakfasts: 2, lunches: 4, dinners: 5 },
  leftoverDays: 3,
  table: [],
  equipment: ['stove', 'oven', 'microwave', 'toaster', 'blender', 'freezer'],
  mealTimes: { breakfast: null, lunch: null, dinner: null },
  snacks: 1,
  liked: [],
  never: [],
}
