import type { Macros, MealSlot } from '@pacemeal/domain'
import type { Dish } from './dish.ts'
import type { Figures } from './figures.ts'
import { fitGoal, fitServing, fitWith, misfitOf } from './fit-serving.ts'
import { beforeEventWeights, fuelWeights, mealWeights, type Serving, servingFigures, type Weights } from './serving.ts'
import type { Side } from './sides.ts'

/** One way to serve a dish that the day may choose: its figures, and how far it is from the meal's target and its recipe. */
export interface ServingColumn {
  readonly serving: Serving
  readonly figures: Figures
  readonly misfit: number
}

export const isFuel = (slot: MealSlot): boolean => slot === 'pre-fuel' || slot === 'post-fuel'

export const weightsFor = (slot: MealSlot, isBefore = false): Weights =>
  isFuel(slot) ? fuelWeights : isBefore ? beforeEventWeights : mealWeights

/**
 * Directions in which a day may need a meal to give: a little more or less of everything, or one macronutrient traded
 * for another. Shares of the meal's target for energy, protein, carbs and fat.
 */
const directions: readonly (readonly [number, number, number, number])[] = [
  [0.93, 0.93, 0.93, 0.93],
  [1.07, 1.07, 1.07, 1.07],
  [1, 1, 0.88, 1.25],
  [1, 1, 1.12, 0.75],
  [1, 0.88, 1.05, 1],
  [1, 1.15, 0.95, 1],
  [0.97, 1, 1, 0.8],
  [1.03, 1, 1, 1.2],
]

const turned = (
  target: Macros,
  [calories, protein, carbs, fat]: readonly [number, number, number, number],
): Macros => ({
  calories: target.calories * calories,
  protein: target.protein * protein,
  carbs: target.carbs * carbs,
  fat: target.fat * fat,
})

const keyOf = ({ counts, sides }: Serving): string =>
  [...counts, ...sides.map(({ part, count }) => `${part.food.id}:${count}`)].join(',')

/** The best serving of a dish for a target, and its neighbours in every direction that a day may ask for. */
export const servingColumns = (
  dish: Dish,
  slot: MealSlot,
  target: Macros,
  sides: readonly Side[],
  mostSides: number,
): readonly ServingColumn[] => {
  const weights = weightsFor(slot)
  const goal = fitGoal(target, weights)
  const best = fitServing(dish, goal, sides, mostSides).serving
  const beside = best.sides.map(({ part }) => part)
  const all = [
    best,
    ...directions.map((direction) => fitWith(dish, fitGoal(turned(target, direction), weights), beside).serving),
  ]
  if (beside.length > 0) all.push(fitWith(dish, goal, []).serving)
  const distinct = new Map(all.map((serving) => [keyOf(serving), serving]))
  return [...distinct.values()].map((serving) => {
    const figures = servingFigures(serving)
    return { serving, figures, misfit: misfitOf(serving, goal) }
  })
}
