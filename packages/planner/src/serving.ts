import type { Food } from '@pacemeal/catalog'
import type { Macros } from '@pacemeal/domain'
import type { Dish, MovablePart } from './dish.ts'
import { addInto, type Figures } from './figures.ts'

/** A dish with every movable amount decided, and what is served beside it. */
export interface Serving {
  readonly dish: Dish
  /** Kitchen steps of each of the dish's movable parts. */
  readonly counts: readonly number[]
  readonly sides: readonly SideServing[]
}

interface SideServing {
  readonly part: MovablePart
  readonly count: number
}

/** Weighed foods of a serving, in the recipe's order with the sides last. Amounts of nothing are left out. */
export const weighedFoods = ({ dish, counts, sides }: Serving): { food: Food; grams: number }[] => {
  const own = dish.lines.map((line) => ({
    food: line.food,
    grams: 'grams' in line ? line.grams : (counts[line.part] ?? 0) * (dish.parts[line.part]?.stepGrams ?? 0),
  }))
  const beside = sides.map(({ part, count }) => ({ food: part.food, grams: count * part.stepGrams }))
  return [...own, ...beside].filter(({ grams }) => grams > 0)
}

export const servingFigures = ({ dish, counts, sides }: Serving): Figures => {
  const sum = { ...dish.base }
  dish.parts.forEach((part, i) => {
    addInto(sum, part.perStep, counts[i] ?? 0)
  })
  for (const { part, count } of sides) addInto(sum, part.perStep, count)
  return sum
}

/** Smallest amounts that a share of a target is measured against, so that 4 g of fat is not a matter of life and death. */
const smallest: Macros = { calories: 60, protein: 10, carbs: 12, fat: 8 }

/** What a relative miss of one figure weighs, short of the target and above it. */
export interface Weights {
  readonly short: Macros
  readonly over: Macros
}

/** Meals follow energy first, protein from below, then carbohydrate; fat is what a dish brings along. */
export const mealWeights: Weights = {
  short: { calories: 8, protein: 3, carbs: 2, fat: 0.5 },
  over: { calories: 8, protein: 0.8, carbs: 2, fat: 1 },
}

/** Fuel around a session is carbohydrate first. */
export const fuelWeights: Weights = {
  short: { calories: 3, protein: 1, carbs: 8, fat: 0.1 },
  over: { calories: 3, protein: 0.5, carbs: 6, fat: 1 },
}

/** The meal before an event is its carbohydrate, and fat is what keeps it in the stomach. */
export const beforeEventWeights: Weights = {
  short: { calories: 4, protein: 0.5, carbs: 8, fat: 0.05 },
  over: { calories: 4, protein: 0.5, carbs: 6, fat: 2 },
}

/** The amounts that relative misses are divided by. */
export const scaleOf = (target: Macros): Macros => ({
  calories: Math.max(target.calories, smallest.calories),
  protein: Math.max(target.protein, smallest.protein),
  carbs: Math.max(target.carbs, smallest.carbs),
  fat: Math.max(target.fat, smallest.fat),
})
