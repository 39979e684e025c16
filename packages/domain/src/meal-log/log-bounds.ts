import { type Bounds, isWithin } from '../bounds.ts'
import { type Nutrient, type NutrientAmounts, nutrients } from '../nutrients.ts'
import type { LoggedItem } from './meal-log.ts'

/**
 * What one log can hold of a nutrient, in its own unit; more is a slip of the keyboard (own choice). Riders of a three-week
 * race eat some 6,000 to 8,000 kcal in a whole day, and a race of a day and a night is logged at once, so that 15,000 kcal
 * leave room for all of it. Carbs and fat are that energy at 4 and 9 kcal a gram, protein half of it. Sodium is that of a
 * quarter of a kilogram of salt, since a whole pot may be logged.
 */
export const LOG_BOUNDS: Readonly<Record<Nutrient, Bounds>> = {
  calories: { min: 0, max: 15_000 },
  protein: { min: 0, max: 1_900 },
  carbs: { min: 0, max: 3_750 },
  fat: { min: 0, max: 1_700 },
  fiber: { min: 0, max: 500 },
  sugar: { min: 0, max: 3_750 },
  sodium: { min: 0, max: 100_000 },
  potassium: { min: 0, max: 100_000 },
  iron: { min: 0, max: 1_000 },
}

/** Grams or millilitres of one food that a log can hold: a watermelon, or the drinks of a long day. */
export const LOG_ITEM_MASS: Bounds = { min: 0, max: 5_000 }

/** Kilocalories above which a log is asked about once: a large restaurant meal stays below, a double portion of it does not. */
export const UNUSUAL_LOG_ENERGY = 3_000

/** The nutrients of which a log would hold more than it can. */
export const beyondLogBounds = (amounts: NutrientAmounts): readonly Nutrient[] =>
  nutrients.filter((nutrient) => {
    const amount = amounts[nutrient]
    return amount !== null && !isWithin(amount, LOG_BOUNDS[nutrient])
  })

/** Whether so much of one food can be logged. */
export const isLoggableMass = (grams: number): boolean => isWithin(grams, LOG_ITEM_MASS)

/** The first food of which a log would hold more than it can. */
export const itemBeyondBounds = (items: readonly LoggedItem[]): LoggedItem | undefined =>
  items.find(({ grams }) => !isLoggableMass(grams))
