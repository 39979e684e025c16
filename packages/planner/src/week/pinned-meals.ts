import { kosherKindOf, type Recipe } from '@pacemeal/catalog'
import type { CookEvent, MealCooking, MealOption, PlannedMeal } from '@pacemeal/domain'
import type { Kitchen } from '../kitchen.ts'
import { foodsOf } from '../meal-option.ts'
import { sumGrams } from './apportion-grams.ts'
import { type DishModel, mainFoodOf } from './dish-model.ts'
import type { MenuChoice } from './menu-problem.ts'
import { addVector, VECTOR, vectorOf } from './vectors.ts'
import type { WeekFoods } from './week-foods.ts'
import type { WeekPlace } from './week-places.ts'

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
    items: [...grams].map(([item, each]) => ({ item, grams: each })),
    ready: [],
    powder: 0,
    kind: kosherKindOf(lines.flatMap(({ food }) => food.classes)),
    mainFood: mainFoodOf(lines, foods),
    kitchen: undefined,
    handsOn: 0,
    waiting: 0,
    keeps: 0,
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
})

/** The event of a kept meal that is cooked for itself: what of it belongs to the recipe. */
export const ownEvent = (kitchen: Kitchen, place: WeekPlace, option: MealOption): CookEvent | undefined => {
  const recipe = kitchen.catalog.findRecipe(option.recipe)
  if (!recipe || option.own !== undefined) return undefined
  const inRecipe = new Set(recipe.ingredients.map(({ food }) => food))
  const ingredients = option.ingredients.filter(({ food }) => inRecipe.has(food))
  const grams = sumGrams(ingredients.map((line) => line.grams))
  return {
    id: `${place.date}/${place.id}`,
    recipe: recipe.id,
    name: recipe.name,
    cookedOn: place.date,
    at: place.at,
    servingsCooked: option.servings,
    handsOnMinutes: recipe.minutes,
    waitingMinutes: 0,
    keepsDays: 0,
    ingredients,
    steps: recipe.steps,
    portions: [{ date: place.date, meal: place.id, eater: 'self', grams }],
    restGrams: 0,
  }
}
