import type { Food } from '@pacemeal/catalog'
import { energyOf, type NutrientAmounts, nutrients, recordOf } from '@pacemeal/domain'

/** What a model says of one food: words and whole-portion figures, all of them only estimates. */
export interface SaidFood {
  readonly name: string
  readonly grams: number
  readonly gramsAtLeast: number
  readonly gramsAtMost: number
  readonly calories: number
  readonly protein: number
  readonly carbs: number
  readonly fat: number
}

/** No serving of one food on a plate weighs more, in grams. */
const HEAVIEST = 3000
/** Pure fat holds 9 kcal a gram (Atwater); a little is left for rounding. */
const MAX_ENERGY_PER_GRAM = 9.2
/** Fibre, alcohol and rounding move energy away from what the macronutrients say by at most about this share. */
const ENERGY_TOLERANCE = 0.35

const isAmount = (value: number): boolean => Number.isFinite(value) && value >= 0

/** Grams with their range in order; undefined when the weight is none that a plate carries. */
export const readAmount = ({ grams, gramsAtLeast, gramsAtMost }: SaidFood) => {
  if (!isAmount(grams) || grams < 1 || grams > HEAVIEST) return undefined
  const bounds = [gramsAtLeast, gramsAtMost].filter((bound) => isAmount(bound) && bound >= 1 && bound <= HEAVIEST)
  return {
    grams: Math.round(grams),
    gramsAtLeast: Math.round(Math.min(grams, ...bounds)),
    gramsAtMost: Math.round(Math.max(grams, ...bounds)),
  }
}

/** The catalogue's figures for so many grams. */
export const figuresOfFood = (food: Food, grams: number): NutrientAmounts => {
  const amount = (per100g: number | null) => (per100g === null ? null : (per100g * grams) / 100)
  return recordOf(nutrients, (one) => amount(food.per100g[one]))
}

/**
 * The model's own figures, where a food of that weight can have them: energy within what fat holds, macronutrients not
 * heavier than the food, and both in agreement. Figures that cannot be are unknown.
 */
export const figuresSaid = ({ grams, calories, protein, carbs, fat }: SaidFood): NutrientAmounts => {
  const unknown = { fiber: null, sugar: null, sodium: null, potassium: null, iron: null }
  const energy = energyOf({ protein, carbs, fat })
  const fits =
    [calories, protein, carbs, fat].every(isAmount) &&
    calories <= grams * MAX_ENERGY_PER_GRAM &&
    protein + carbs + fat <= grams * 1.02 &&
    Math.abs(energy - calories) <= Math.max(20, ENERGY_TOLERANCE * calories)
  return fits
    ? { calories, protein, carbs, fat, ...unknown }
    : { calories: null, protein: null, carbs: null, fat: null, ...unknown }
}
