export const mealTimes = ['pre-workout', 'post-workout', 'breakfast', 'lunch', 'dinner', 'snack', 'general'] as const
export type MealTime = (typeof mealTimes)[number]

/**
 * The meal types as the records, the events and the scans of the product specification name them, in English whatever the
 * screens speak: {@link mealTimeFromText} reads them again.
 */
export const mealTypeTexts: Readonly<Record<MealTime, string>> = {
  general: 'General Meal',
  breakfast: 'Breakfast',
  lunch: 'Lunch',
  dinner: 'Dinner',
  snack: 'Snack',
  'pre-workout': 'Pre-Workout Fuel',
  'post-workout': 'Post-Workout Fuel',
}

/** Start (included) and end (not included) of each meal's band, in minutes of the day; any other time is a snack. */
const mealBands = { breakfast: [360, 660], lunch: [660, 900], dinner: [900, 1320] } as const

/** The meal eaten at a minute of the day: 10:59 is still breakfast, 11:00 is lunch, 22:00 is a snack. */
export function mealTimeAt(minute: number): Extract<MealTime, 'breakfast' | 'lunch' | 'dinner' | 'snack'> {
  const within = ([from, to]: readonly [number, number]): boolean => minute >= from && minute < to
  if (within(mealBands.breakfast)) return 'breakfast'
  if (within(mealBands.lunch)) return 'lunch'
  if (within(mealBands.dinner)) return 'dinner'
  return 'snack'
}

/**
 * Whole words that name a meal, looked for in this order: `Pre-workout snack` is fuel before training. `preworkout` and
 * the like are `pre` and `post` written together.
 */
const keywords: readonly (readonly [MealTime, RegExp])[] = [
  ['pre-workout', /\bpre(?:-?(?:workout|fuel))?\b/i],
  ['post-workout', /\bpost(?:-?(?:workout|fuel))?\b/i],
  ['breakfast', /\bbreakfasts?\b/i],
  ['lunch', /\blunch(?:es)?\b/i],
  ['dinner', /\bdinners?\b/i],
  ['snack', /\bsnacks?\b/i],
]

/** The stored meal time of a meal type or context text; a text without a keyword is general. */
export const mealTimeFromText = (text: string): MealTime =>
  keywords.find(([, word]) => word.test(text))?.[0] ?? 'general'
