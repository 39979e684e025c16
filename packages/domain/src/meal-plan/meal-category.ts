import { findClockMinute } from '../schedule/clock-time.ts'
import { type MinuteOfDay, minuteOfDay } from '../units.ts'
import { type MealSlot, mealSlots } from './week-plan.ts'

/** How a plan entry is called on screen. */
export const slotLabels: Readonly<Record<MealSlot, string>> = {
  breakfast: 'Breakfast',
  lunch: 'Lunch',
  dinner: 'Dinner',
  snack: 'Snack',
  'pre-fuel': 'Pre-Workout Fuel',
  'post-fuel': 'Post-Workout Fuel',
}

export const mealCategories = ['Breakfast', 'Lunch', 'Dinner', 'Snack', 'Pre-Workout', 'Post-Workout', 'Meal'] as const
export type MealCategory = (typeof mealCategories)[number]

/** Whole words, fuel first like the log's keywords: a `Pre-Workout Snack` is fuel, an `Afternoon Snack` is none. */
const categoryWords: readonly (readonly [MealCategory, RegExp])[] = [
  ['Pre-Workout', /\b(?:pre(?:-?(?:workout|fuel))?|before)\b/i],
  ['Post-Workout', /\b(?:post(?:-?(?:workout|fuel))?|after)\b/i],
  ['Breakfast', /\b(?:breakfast|morning)\b/i],
  ['Lunch', /\b(?:lunch|midday)\b/i],
  ['Dinner', /\b(?:dinner|evening)\b/i],
  ['Snack', /\bsnacks?\b/i],
]

/** The category that a meal's name or timing words speak of; `Meal` when none does. */
export const mealCategoryOf = (text: string): MealCategory =>
  categoryWords.find(([, word]) => word.test(text))?.[0] ?? 'Meal'

const slotOfCategory: Readonly<Record<MealCategory, MealSlot | undefined>> = {
  Breakfast: 'breakfast',
  Lunch: 'lunch',
  Dinner: 'dinner',
  Snack: 'snack',
  'Pre-Workout': 'pre-fuel',
  'Post-Workout': 'post-fuel',
  Meal: undefined,
}

/** The slot of a category; `Meal` could be any. */
export const findSlotOf = (category: MealCategory): MealSlot | undefined => slotOfCategory[category]

/**
 * Where a meal stands when its time cannot be read: midday for an activity with its fuel half an hour before and one
 * hour after, usual meal times for the rest.
 */
const defaultMinutes: Readonly<Record<MealCategory, number>> = {
  Breakfast: 480,
  Lunch: 750,
  Dinner: 1140,
  Snack: 930,
  'Pre-Workout': 690,
  'Post-Workout': 780,
  Meal: 720,
}

/** The minute of a meal's timing text; an unreadable one stands at its category's usual time, so no meal is dropped. */
export const mealMinute = (timing: string | null | undefined, category: MealCategory): MinuteOfDay =>
  findClockMinute(timing ?? '') ?? minuteOfDay(defaultMinutes[category])

/** Whether a slot is fuel of a session rather than a meal of the day. */
export const isFuelSlot = (slot: MealSlot): slot is 'pre-fuel' | 'post-fuel' =>
  slot === 'pre-fuel' || slot === 'post-fuel'

/** The slot of a stored text; undefined when it is none. */
export const findSlot = (text: string): MealSlot | undefined => mealSlots.find((slot) => slot === text)
