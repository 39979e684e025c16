import type { Food } from '@pacemeal/catalog'

/** One measurable step of a food: half a slice, a quarter cup, or a few grams on the scale. */
interface KitchenStep {
  readonly grams: number
}

/** Scale steps, in grams: fine for small amounts, 5 g for most, 10 g for large ones. */
const scaleStep = (largest: number): number => (largest <= 15 ? 1 : largest <= 120 ? 5 : 10)

/** A household step may not be coarser than this share of the range it has to cover. */
const COARSEST_SHARE = 0.5

/** The least amount of an ingredient may be rounded up to this much of it where a finer measure would not. */
const MAX_ROUNDING_FACTOR = 2

/**
 * The step in which a cook can vary this food between `min` and `max` grams: the food's own household portion when
 * its step divides the range finely enough, otherwise the kitchen scale.
 */
export const kitchenStep = (food: Food, min: number, max: number): KitchenStep => {
  const range = max - min
  const fine = food.portions
    .map((portion) => portion.grams * portion.step)
    .filter((grams) => grams > 0 && grams <= Math.max(range * COARSEST_SHARE, 1))
  // A tablespoon is no step for what may be as little as half a teaspoon.
  const grams = fine.find((step) => Math.ceil(min / step) * step <= min * MAX_ROUNDING_FACTOR) ?? fine[0]
  if (grams) return { grams }
  const first = food.portions[0]
  // Whole things stay whole: two eggs or three, never 115 g of egg.
  if (first && first.step >= 1 && first.grams * first.step <= Math.max(range, 1)) {
    return { grams: first.grams * first.step }
  }
  return { grams: scaleStep(max) }
}
