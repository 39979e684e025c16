import type { Food } from '@pacemeal/catalog'
import type { Macros } from '@pacemeal/domain'

/** What the planner balances, in the order calories (kcal), protein, carbs, fat, fiber (g). */
export const balanced = ['calories', 'protein', 'carbs', 'fat', 'fiber'] as const
export const macroNames = ['calories', 'protein', 'carbs', 'fat'] as const

export type Figures = Record<(typeof balanced)[number], number>

export const noFigures = (): Figures => ({ calories: 0, protein: 0, carbs: 0, fat: 0, fiber: 0 })

/** Adds `times` x `more` into `sum`. */
export const addInto = (sum: Figures, more: Readonly<Figures>, times = 1): void => {
  for (const name of balanced) sum[name] += times * more[name]
}

export const sumMacros = (parts: readonly Macros[]): Macros => {
  const sum = noFigures()
  for (const part of parts) addInto(sum, { ...part, fiber: 0 })
  return { calories: sum.calories, protein: sum.protein, carbs: sum.carbs, fat: sum.fat }
}

export const subtractMacros = (from: Macros, less: Macros): Macros => ({
  calories: from.calories - less.calories,
  protein: from.protein - less.protein,
  carbs: from.carbs - less.carbs,
  fat: from.fat - less.fat,
})

export const timesMacros = ({ calories, protein, carbs, fat }: Macros, times: number): Macros => ({
  calories: times * calories,
  protein: times * protein,
  carbs: times * carbs,
  fat: times * fat,
})

/**
 * Figures of some grams of a food, or undefined when its energy or a macronutrient is unknown: such a food cannot be
 * planned with. Unknown fiber counts as none here, which only makes the planner look for a little more of it.
 */
export const figuresOf = (food: Food, grams: number): Figures | undefined => {
  const { calories, protein, carbs, fat, fiber } = food.per100g
  if (calories === null || protein === null || carbs === null || fat === null) return undefined
  const share = grams / 100
  return {
    calories: calories * share,
    protein: protein * share,
    carbs: carbs * share,
    fat: fat * share,
    fiber: (fiber ?? 0) * share,
  }
}
