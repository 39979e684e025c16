import type { Food } from '@pacemeal/catalog'
import { fruitAndVegetableShare } from '@pacemeal/catalog/kitchen'
import { isDrink } from '../drinks.ts'

/**
 * Figures of food as numbers in a row, which the week's search reads millions of times: energy (kcal), protein, carbs,
 * fat, fiber (g), sodium, iron (mg), weight (g), what counts as fruit and vegetables (g), and the carbohydrate of drinks (g).
 */
export const VECTOR = 10
export const KCAL = 0
export const PROTEIN = 1
export const CARBS = 2
export const FAT = 3
export const FIBER = 4
export const SODIUM = 5
export const IRON = 6
export const GRAMS = 7
export const PRODUCE = 8
export const DRUNK = 9

/** Figures of some grams of a food; undefined when its energy or a macronutrient is unknown. Other unknowns count as none. */
export const vectorOf = (food: Food, grams: number): Float64Array | undefined => {
  const { id, per100g } = food
  const { calories, protein, carbs, fat, fiber, sodium, iron } = per100g
  if (calories === null || protein === null || carbs === null || fat === null) return undefined
  const share = grams / 100
  return Float64Array.of(
    calories * share,
    protein * share,
    carbs * share,
    fat * share,
    (fiber ?? 0) * share,
    (sodium ?? 0) * share,
    (iron ?? 0) * share,
    grams,
    fruitAndVegetableShare(id) * grams,
    isDrink(food) ? carbs * share : 0,
  )
}

/** Adds `times` x `more` into `sum`, from an offset of `sum` on. */
export const addVector = (sum: Float64Array, more: Float64Array, times: number, from = 0): void => {
  for (let i = 0; i < VECTOR; i++) sum[from + i] = (sum[from + i] as number) + times * (more[i] as number)
}

/** Figures less others. */
export const differenceOf = (figures: Float64Array, others: Float64Array): Float64Array => {
  const difference = new Float64Array(VECTOR)
  for (let i = 0; i < VECTOR; i++) difference[i] = (figures[i] as number) - (others[i] as number)
  return difference
}
