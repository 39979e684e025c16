import {
  type DayLimit,
  dayLimits,
  editCategories,
  editTimings,
  intensities,
  mealSlots,
  sessionTypes,
  weekdays,
} from '@pacemeal/domain'
import * as v from 'valibot'
import { calendarDate, figure } from './wire-values.ts'

/**
 * The JSON inside a meal plan document. Each object carries the fields that any reader of plans knows (day, meals,
 * mealName, timing, macros, mealOptions and so on) and beside them our own, from which a planned day is read back whole.
 */

const macros = v.object({ calories: figure, protein: figure, carbs: figure, fat: figure })
/** The three macronutrients in grams; the energy stands beside them. */
const macronutrients = v.object({ carbs: figure, protein: figure, fat: figure })
const known = v.nullable(figure)

export const wireReason = v.object({
  rule: v.string(),
  inputs: v.record(v.string(), v.union([figure, v.string(), v.boolean()])),
  source: v.string(),
  words: v.exactOptional(v.string()),
})

/** Limits that a dish passes. Names that this version does not know are one limit more, never none. */
const passedLimits = v.pipe(
  v.array(v.string()),
  v.transform((names): DayLimit[] => [
    ...new Set(names.map((name) => dayLimits.find((limit) => limit === name) ?? 'other_limit')),
  ]),
)

const ingredientAmount = v.object({ amount: v.string(), item: v.string(), food: v.string(), grams: figure })

export const wireOption = v.object({
  name: v.string(),
  description: v.string(),
  calories: figure,
  macros: macronutrients,
  ingredients: v.array(ingredientAmount),
  instructions: v.array(v.string()),
  recipe: v.object({ ingredients: v.array(v.string()), steps: v.array(v.string()), time: v.string() }),
  recipeId: v.string(),
  minutes: figure,
  servings: figure,
  fiber: known,
  sugar: known,
  sodium: known,
  potassium: known,
  iron: known,
  own: v.exactOptional(
    v.object({
      category: v.picklist(editCategories),
      timing: v.nullable(v.picklist(editTimings)),
      avoided: v.array(v.string()),
      plannedAt: v.exactOptional(figure),
    }),
  ),
  /** Absent on dishes that keep the limits of their day. */
  passes: v.exactOptional(passedLimits),
})

export const wireMeal = v.object({
  mealName: v.string(),
  timing: v.string(),
  calories: figure,
  macros: macronutrients,
  type: v.picklist(['daily_meal', 'activity_meal']),
  activityName: v.nullable(v.string()),
  fuelPurposeTag: v.string(),
  fuelPurposeDescription: v.string(),
  timeIncrement: v.string(),
  mealOptions: v.tupleWithRest([wireOption], wireOption),
  snacks: v.array(wireOption),
  id: v.string(),
  slot: v.picklist(mealSlots),
  at: figure,
  target: macros,
  session: v.nullable(figure),
  /** Absent on meals that nobody locked. */
  isLocked: v.optional(v.boolean()),
  /** Absent on meals of plans that do not say how they are cooked. */
  cookEvent: v.optional(v.string()),
  cookedOn: v.optional(calendarDate),
  /** `<date>/<meal id>` of the meal that it was cooked with. */
  leftoverOf: v.optional(v.string()),
  servingsCooked: v.optional(figure),
  handsOnMinutes: v.optional(figure),
  waitingMinutes: v.optional(figure),
  because: v.array(wireReason),
})

export const wireSession = v.object({
  type: v.picklist(sessionTypes),
  start: figure,
  end: figure,
  intensity: v.picklist(intensities),
  /** Absent on sessions that are trained from start to end. */
  activeMinutes: v.exactOptional(figure),
  /** Minutes that it ran longer than first planned; absent on sessions that did not. */
  overrun: v.exactOptional(figure),
  energy: figure,
  during: v.object({
    carbsPerHour: figure,
    carbs: figure,
    drinkPerHour: figure,
    sodiumPerHour: figure,
  }),
  because: v.array(wireReason),
})

export const wireDay = v.object({
  day: v.picklist(weekdays),
  activities: v.array(v.string()),
  meals: v.array(wireMeal),
  date: calendarDate,
  load: v.picklist(['rest', 'light', 'moderate', 'high', 'very_high']),
  sessions: v.array(wireSession),
  target: macros,
  guidance: v.object({
    fiber: figure,
    sodiumLow: figure,
    sodiumHigh: figure,
    potassium: figure,
    iron: figure,
    freeSugarMax: figure,
    drinks: figure,
    energyAvailability: figure,
  }),
  planned: macros,
  flags: v.array(v.string()),
  /** Absent on days that are as their week was planned. */
  isAdjusted: v.exactOptional(v.literal(true)),
  because: v.array(wireReason),
})

export const wireCookEvent = v.object({
  id: v.string(),
  recipe: v.string(),
  name: v.string(),
  cookedOn: calendarDate,
  at: figure,
  servingsCooked: figure,
  handsOnMinutes: figure,
  waitingMinutes: figure,
  /** Absent where nobody knows whether it takes a stove, oven or grill. */
  isHeated: v.exactOptional(v.boolean()),
  keepsDays: figure,
  ingredients: v.array(ingredientAmount),
  steps: v.array(v.string()),
  portions: v.array(
    v.object({
      date: calendarDate,
      meal: v.string(),
      eater: v.string(),
      grams: figure,
      isFrozen: v.exactOptional(v.boolean()),
      /** What comes on the plate in pieces; absent where all foods of the pot are shared alike. */
      pieces: v.exactOptional(v.array(ingredientAmount)),
    }),
  ),
  restGrams: figure,
})

/** What `parsedMealPlan` keeps of an active plan: how the week was made and what to know of it. */
export const wireSummary = v.object({
  seed: figure,
  rulesVersion: v.string(),
  catalogVersion: v.string(),
  warnings: v.array(v.string()),
  note: v.exactOptional(v.string()),
  cooking: v.exactOptional(v.array(wireCookEvent)),
  search: v.exactOptional(
    v.object({ cost: figure, reckoned: figure, bound: figure, work: figure, isCut: v.boolean() }),
  ),
})

export type WireOption = v.InferOutput<typeof wireOption>
export type WireMeal = v.InferOutput<typeof wireMeal>
export type WireDay = v.InferOutput<typeof wireDay>
export type WireCookEvent = v.InferOutput<typeof wireCookEvent>
export type WireSummary = v.InferOutput<typeof wireSummary>
