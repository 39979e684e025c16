import { kosherKindOf, type Recipe } from '@pacemeal/catalog'
import type { MealCooking, MealOption, PlannedMeal } from '@pacemeal/domain'
import type { Kitchen } from '../kitchen.ts'
import { foodsOf } from '../meal-option.ts'
import { type DishModel, guidanceOf, mainFoodOf } from './dish-model.ts'
import type { MenuChoice } from './menu-problem.ts'
import { addVector, VECTOR, vectorOf } from './vectors.ts'
import type { WeekFoods } from './week-foods.ts'

/** A meal that stays as it is: locked, eaten, cooked already, or eaten out. */
export interface PinnedMeal {
  readonly option: MealOption
  /** How it was cooked, when it stays with its pot. */
  readonly cooking?: MealCooking
  /** The meal as it was, with its alternatives; absent for a lock of a plan that is not at hand. */
  readonly before?: PlannedMeal
}

/** Figures of a meal as it was kept; its energy and macronutrients are its own, the rest is weighed. */
export const figuresOfOption = (kitchen: Kitchen, option: MealOption): Float64Array => {
  const sum = new Float64Array(VECTOR)
  for (const { food, grams } of foodsOf(option, kitchen.catalog.findFood)) {
    const vector = vectorOf(food, grams)
    if (vector) addVector(sum, vector, 1)
  }
  sum.set([option.calories, option.protein, option.carbs, option.fat])
  return sum
}

/** A kept meal as a dish of the search: nothing in it moves, and it is nobody else's pot. */
export const modelOfOption = (kitchen: Kitchen, option: MealOption, foods: WeekFoods): DishModel => {
  const recipe: Recipe = kitchen.catalog.findRecipe(option.recipe) ?? {
    id: option.recipe,
    name: option.name,
    description: option.description,
    slots: [],
    minutes: option.minutes,
    ingredients: [],
    steps: option.steps,
  }
  const lines = foodsOf(option, kitchen.catalog.findFood).map((line) => ({ ...line, flex: -1 }))
  const figures = figuresOfOption(kitchen, option)
  const grams = new Map<number, number>()
  for (const line of lines) {
    const { index, per } = foods.itemFor(line.food)
    if (index >= 0) grams.set(index, (grams.get(index) ?? 0) + line.grams * per)
  }
  return {
    recipe,
    lines,
    fixed: figures,
    parts: [],
    usual: figures,
    // What stays is not weighed against other dishes.
    untoldFiber: 0,
    items: [...grams].map(([item, each]) => ({ item, grams: each })),
    ready: [],
    powder: 0,
    kind: kosherKindOf(lines.flatMap(({ food }) => food.classes)),
    mainFood: mainFoodOf(lines, foods),
    kitchen: undefined,
    handsOn: 0,
    waiting: 0,
    keeps: 0,
    freezes: false,
    needsCooking: false,
  }
}

/** The only choice of a place whose meal stays. */
export const pinnedChoice = (model: DishModel, dish: number): MenuChoice => ({
  dish,
  cost: 0,
  scale: 1,
  sides: [],
  mainFood: model.mainFood,
  kind: model.kind,
  guidance: guidanceOf(model, 1),
})
