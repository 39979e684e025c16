import { describeAmount, type Food, sumNutrients } from '@pacemeal/catalog'
import type { MealOption } from '@pacemeal/domain'
import { type Serving, weighedFoods } from './serving.ts'
import { sideWords } from './sides.ts'

/** Kitchen weights are kept to a tenth of a gram; figures are computed from the weights as kept. */
const roundTenth = (value: number): number => Math.round(value * 10) / 10
const knownTo = (round: (value: number) => number, value: number | null): number | null =>
  value === null ? null : round(value)

const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`

/**
 * The dish as it is shown and kept. `servings` is its energy in standard servings, to the half.
 * Energy and milligrams are whole (iron to a tenth), grams to a tenth.
 */
export const writeOption = (serving: Serving): MealOption => {
  const { recipe, standardEnergy } = serving.dish
  const beside = listed(serving.sides.map(({ part }) => sideWords(part.food)))
  const weighed = weighedFoods(serving).map(({ food, grams }) => ({ food, grams: roundTenth(grams) }))
  const { total, atLeast } = sumNutrients(weighed)
  return {
    recipe: recipe.id,
    name: beside ? `${recipe.name}, with ${beside}` : recipe.name,
    description: recipe.description,
    minutes: recipe.minutes,
    servings: Math.max(0.5, Math.round((2 * atLeast.calories) / standardEnergy) / 2),
    ingredients: weighed.map(({ food, grams }) => ({
      food: food.id,
      grams,
      amount: describeAmount(food, grams),
      item: food.name,
    })),
    steps: beside ? [...recipe.steps, `Serve with ${beside}.`] : recipe.steps,
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

/** Foods of an option as it was kept, with their grams; foods that the catalogue no longer holds are left out. */
export const foodsOf = (
  option: MealOption,
  findFood: (id: string) => Food | undefined,
): readonly { readonly food: Food; readonly grams: number }[] =>
  option.ingredients.flatMap(({ food: id, grams }) => {
    const food = findFood(id)
    return food ? [{ food, grams }] : []
  })
