import type { Macros } from '../nutrients.ts'
import type { MealOption } from './week-plan.ts'

/** In place of a recipe's id: the meal is eaten where somebody else cooks, and only its target is planned. */
export const EATEN_OUT = 'eaten-out'

/** A meal that is eaten out, with its target for figures. What it holds beside them is not known. */
export const eatenOut = ({ calories, protein, carbs, fat }: Macros): MealOption => ({
  recipe: EATEN_OUT,
  name: 'Eaten out',
  description: 'Choose what comes near these figures.',
  minutes: 0,
  servings: 1,
  ingredients: [],
  steps: [],
  calories,
  protein,
  carbs,
  fat,
  fiber: null,
  sugar: null,
  sodium: null,
  potassium: null,
  iron: null,
})

/** Whether a meal is planned as eaten out. */
export const isEatenOut = ({ recipe }: Pick<MealOption, 'recipe'>): boolean => recipe === EATEN_OUT
