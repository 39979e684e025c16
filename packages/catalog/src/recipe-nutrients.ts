import { type Nutrient, type NutrientAmounts, nutrients, recordOf } from '@pacemeal/domain'
import type { Food } from './food.ts'

/** A weighed food. */
export interface WeighedFood {
  readonly food: Food
  readonly grams: number
}

/** What weighed foods add up to. A total is null as soon as one food's figure is unknown; `atLeast` counts the rest. */
export interface NutrientTotals {
  readonly total: NutrientAmounts
  readonly atLeast: Readonly<Record<Nutrient, number>>
  /** Ids of the foods (with a weight above zero) that have no figure for the nutrient. */
  readonly unknownFrom: Readonly<Record<Nutrient, readonly string[]>>
}

const mapNutrients = <T>(value: (nutrient: Nutrient) => T): Readonly<Record<Nutrient, T>> =>
  recordOf(nutrients, (nutrient) => value(nutrient))

/** Sums at full precision; rounding is the reader's. A food of zero grams adds nothing and hides nothing. */
export const sumNutrients = (weighed: readonly WeighedFood[]): NutrientTotals => {
  const present = weighed.filter(({ grams }) => grams > 0)
  const atLeast = mapNutrients((nutrient) =>
    present.reduce((sum, { food, grams }) => sum + ((food.per100g[nutrient] ?? 0) * grams) / 100, 0),
  )
  const unknownFrom = mapNutrients((nutrient) =>
    present.filter(({ food }) => food.per100g[nutrient] === null).map(({ food }) => food.id),
  )
  const total = mapNutrients((nutrient) => (unknownFrom[nutrient].length > 0 ? null : atLeast[nutrient]))
  return { total, atLeast, unknownFrom }
}

/** All classes of the foods together, each once. */
export const mergeClasses = (foods: readonly Food[]): readonly string[] => [
  ...new Set(foods.flatMap((food) => food.classes)),
]
