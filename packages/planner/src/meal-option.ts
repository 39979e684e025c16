import { describeAmount, type Food, type Recipe, sumNutrients, type WeighedFood } from '@pacemeal/catalog'
import { fruitAndVegetableGrams } from '@pacemeal/catalog/kitchen'
import type { DayLimit, MealOption } from '@pacemeal/domain'
import { type Serving, weighedFoods } from './serving.ts'
import { sideWords } from './sides.ts'

/** Kitchen weights are kept to a tenth of a gram; figures are computed from the weights as kept. */
const roundTenth = (value: number): number => Math.round(value * 10) / 10
const knownTo = (round: (value: number) => number, value: number | null): number | null =>
  value === null ? null : round(value)

const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`

/** A plate as it is weighed: the foods of the dish, then what is served beside it. */
export interface WeighedPlate {
  readonly recipe: Recipe
  /** Energy of the recipe's standard serving, in kcal. */
  readonly standardEnergy: number
  readonly dish: readonly WeighedFood[]
  readonly beside: readonly WeighedFood[]
}

/**
 * A plate as it is shown and kept. `servings` is its energy in standard servings, to the half. Energy and milligrams are
 * whole (iron to a tenth), grams to a tenth.
 */
export const writePlate = ({ recipe, standardEnergy, dish, beside }: WeighedPlate): MealOption => {
  const words = listed(beside.map(({ food }) => sideWords(food)))
  const weighed = [...dish, ...beside]
  const { total, atLeast } = sumNutrients(weighed)
  return {
    recipe: recipe.id,
    name: words ? `${recipe.name}, with ${words}` : recipe.name,
    description: recipe.description,
    minutes: recipe.minutes,
    servings: Math.max(0.5, Math.round((2 * atLeast.calories) / standardEnergy) / 2),
    ingredients: weighed.map(({ food, grams }) => ({
      food: food.id,
      grams,
      amount: describeAmount(food, grams),
      item: food.name,
    })),
    steps: words ? [...recipe.steps, `Serve with ${words}.`] : recipe.steps,
    calories: Math.round(atLeast.calories),
    protein: roundTenth(atLeast.protein),
    carbs: roundTenth(atLeast.carbs),
    fat: roundTenth(atLeast.fat),
    fiber: knownTo(roundTenth, total.fiber),
    sugar: knownTo(roundTenth, total.sugar),
    sodium: knownTo(Math.round, total.sodium),
    potassium: knownTo(Math.round, total.potassium),
    iron: knownTo(roundTenth, total.iron),
  }
}

/** The serving as it is shown and kept. */
export const writeOption = (serving: Serving): MealOption => {
  const { recipe, standardEnergy } = serving.dish
  const weighed = weighedFoods(serving).map(({ food, grams }) => ({ food, grams: roundTenth(grams) }))
  const beside = weighed.length - serving.sides.length
  return writePlate({ recipe, standardEnergy, dish: weighed.slice(0, beside), beside: weighed.slice(beside) })
}

/** The serving as an alternative, which says what limits of its day it passes. */
export const writeAlternative = (serving: Serving, passes: readonly DayLimit[]): MealOption => ({
  ...writeOption(serving),
  ...(passes.length > 0 ? { passes } : {}),
})

/** Foods of an option as it was kept, with their grams; foods that the catalogue no longer holds are left out. */
export const foodsOf = (
  option: MealOption,
  findFood: (id: string) => Food | undefined,
): readonly { readonly food: Food; readonly grams: number }[] =>
  option.ingredients.flatMap(({ food: id, grams }) => {
    const food = findFood(id)
    return food ? [{ food, grams }] : []
  })

/** Grams of fiber that dishes bring together; what is not known counts as none. */
export const fiberOf = (dishes: readonly MealOption[]): number =>
  dishes.reduce((sum, { fiber }) => sum + (fiber ?? 0), 0)

/** Grams of fruit and vegetables that dishes bring together. */
export const produceOf = (dishes: readonly MealOption[]): number =>
  dishes.reduce((sum, { ingredients }) => sum + fruitAndVegetableGrams(ingredients), 0)
