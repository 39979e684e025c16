import type { Macros, MealSlot } from '@pacemeal/domain'
import type { Dish } from './dish.ts'
import type { Figures } from './figures.ts'
import { fitGoal, fitHelping, fitWith, misfitOf } from './fit-helping.ts'
import { fuelWeights, type Helping, helpingFigures, mealWeights, type Weights } from './helping.ts'
import type { Side } from './sides.ts'

/** One way to serve a dish that the day may choose: its figures, and how far it is from the meal's target and its recipe. */
export interface HelpingColumn {
  readonly helping: Helping
  readonly figures: Figures
  readonly misfit: number
}

export const isFuel = (slot: MealSlot): boolean => slot === 'pre-fuel' || slot === 'post-fuel'

export const weightsFor = (slot: MealSlot): Weights => (isFuel(slot) ? fuelWeights : mealWeights)

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

const keyOf = ({ counts, sides }: Helping): string =>
  [...counts, ...sides.map(({ part, count }) => `${part.food.id}:${count}`)].join(',')

/** The best helping of a dish for a target, and its neighbours in every direction that a day may ask for. */
export const helpingColumns = (
  dish: Dish,
  slot: MealSlot,
  target: Macros,
  sides: readonly Side[],
  mostSides: number,
): readonly HelpingColumn[] => {
  const weights = weightsFor(slot)
  const goal = fitGoal(target, weights)
  const best = fitHelping(dish, goal, sides, mostSides).helping
  const beside = best.sides.map(({ part }) => part)
  const all = [
    best,
    ...directions.map((direction) => fitWith(dish, fitGoal(turned(target, direction), weights), beside).helping),
  ]
  if (beside.length > 0) all.push(fitWith(dish, goal, []).helping)
  const distinct = new Map(all.map((helping) => [keyOf(helping), helping]))
  return [...distinct.values()].map((helping) => {
    const figures = helpingFigures(helping)
    return { helping, figures, misfit: misfitOf(helping, goal) }
  })
}
