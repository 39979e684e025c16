import { editCategories, editTimings, intensities, mealSlots, sessionTypes, weekdays } from '@pacemeal/domain'
import { z } from 'zod/mini'

/**
 * The JSON inside a meal plan document. Each object carries the fields that any reader of plans knows (day, meals,
 * mealName, timing, macros, mealOptions and so on) and beside them our own, from which a planned day is read back whole.
 */

const macros = z.object({ calories: z.number(), protein: z.number(), carbs: z.number(), fat: z.number() })
/** The three macronutrients in grams; the energy stands beside them. */
const macronutrients = z.object({ carbs: z.number(), protein: z.number(), fat: z.number() })
const known = z.nullable(z.number())

export const wireReason = z.object({
  rule: z.string(),
  inputs: z.record(z.string(), z.union([z.number(), z.string(), z.boolean()])),
  source: z.string(),
  words: z.exactOptional(z.string()),
})

export const wireOption = z.object({
  name: z.string(),
  description: z.string(),
  calories: z.number(),
  macros: macronutrients,
  ingredients: z.array(z.object({ amount: z.string(), item: z.string(), food: z.string(), grams: z.number() })),
  instructions: z.array(z.string()),
  recipe: z.object({ ingredients: z.array(z.string()), steps: z.array(z.string()), time: z.string() }),
  recipeId: z.string(),
  minutes: z.number(),
  servings: z.number(),
  fiber: known,
  sugar: known,
  sodium: known,
  potassium: known,
  iron: known,
  own: z.exactOptional(
    z.object({
      category: z.enum(editCategories),
      timing: z.nullable(z.enum(editTimings)),
      avoided: z.array(z.string()),
    }),
  ),
})

export const wireMeal = z.object({
  mealName: z.string(),
  timing: z.string(),
  calories: z.number(),
  macros: macronutrients,
  type: z.enum(['daily_meal', 'activity_meal']),
  activityName: z.nullable(z.string()),
  fuelPurposeTag: z.string(),
  fuelPurposeDescription: z.string(),
  timeIncrement: z.string(),
  mealOptions: z.tuple([wireOption], wireOption),
  snacks: z.array(wireOption),
  id: z.string(),
  slot: z.enum(mealSlots),
  at: z.number(),
  target: macros,
  session: z.nullable(z.number()),
  /** Absent on meals that nobody locked. */
  isLocked: z.optional(z.boolean()),
  /** Absent on meals of plans that do not say how they are cooked. */
  cookEvent: z.optional(z.string()),
  cookedOn: z.optional(z.iso.date()),
  /** `<date>/<meal id>` of the meal that it was cooked with. */
  leftoverOf: z.optional(z.string()),
  servingsCooked: z.optional(z.number()),
  handsOnMinutes: z.optional(z.number()),
  waitingMinutes: z.optional(z.number()),
  because: z.array(wireReason),
})

export const wireSession = z.object({
  type: z.enum(sessionTypes),
  start: z.number(),
  end: z.number(),
  intensity: z.enum(intensities),
  energy: z.number(),
  during: z.object({
    carbsPerHour: z.number(),
    carbs: z.number(),
    drinkPerHour: z.number(),
    sodiumPerHour: z.number(),
  }),
  because: z.array(wireReason),
})

export const wireDay = z.object({
  day: z.enum(weekdays),
  activities: z.array(z.string()),
  meals: z.array(wireMeal),
  date: z.iso.date(),
  load: z.enum(['rest', 'light', 'moderate', 'high', 'very_high']),
  sessions: z.array(wireSession),
  target: macros,
  guidance: z.object({
    fiber: z.number(),
    sodiumLow: z.number(),
    sodiumHigh: z.number(),
    potassium: z.number(),
    iron: z.number(),
    freeSugarMax: z.number(),
    drinks: z.number(),
    energyAvailability: z.number(),
  }),
  planned: macros,
  flags: z.array(z.string()),
  because: z.array(wireReason),
})

export const wireCookEvent = z.object({
  id: z.string(),
  recipe: z.string(),
  name: z.string(),
  cookedOn: z.iso.date(),
  at: z.number(),
  servingsCooked: z.number(),
  handsOnMinutes: z.number(),
  waitingMinutes: z.number(),
  keepsDays: z.number(),
  ingredients: z.array(z.object({ amount: z.string(), item: z.string(), food: z.string(), grams: z.number() })),
  steps: z.array(z.string()),
  portions: z.array(
    z.object({
      date: z.iso.date(),
      meal: z.string(),
      eater: z.string(),
      grams: z.number(),
      isFrozen: z.exactOptional(z.boolean()),
    }),
  ),
  restGrams: z.number(),
})

/** What `parsedMealPlan` keeps of an active plan: how the week was made and what to know of it. */
export const wireSummary = z.object({
  seed: z.number(),
  rulesVersion: z.string(),
  catalogVersion: z.string(),
  warnings: z.array(z.string()),
  note: z.exactOptional(z.string()),
  cooking: z.exactOptional(z.array(wireCookEvent)),
})

export type WireOption = z.infer<typeof wireOption>
export type WireMeal = z.infer<typeof wireMeal>
export type WireDay = z.infer<typeof wireDay>
export type WireCookEvent = z.infer<typeof wireCookEvent>
export type WireSummary = z.infer<typeof wireSummary>
