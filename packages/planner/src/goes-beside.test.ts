import { openCatalog } from '@pacemeal/catalog'
import { expect, test } from 'vitest'
import { prepareDish } from './dish.ts'
import { fitGoal, fitServing } from './fit-serving.ts'
import { goesBeside } from './goes-beside.ts'
import { mealWeights } from './serving.ts'
import { permittedSides } from './sides.ts'

const catalog = openCatalog()
const dishOf = (id: string) => {
  const dish = prepareDish(catalog.requireRecipe(id), catalog.findFood, 1)
  if (!dish) throw new Error(`${id} cannot be prepared`)
  return dish
}
const named = (name: RegExp) => {
  const found = catalog.recipes.find((recipe) => name.test(recipe.name))
  if (!found) throw new Error(`the catalogue has no ${name}`)
  return found.id
}

test.each([
  [/^Shakshuka with greens/, 'egg-hard-boiled', false],
  [/^Shakshuka with greens/, 'whole-wheat-bread', true],
  [/^Mozzarella with peach, tomatoes and baguette/, 'whole-wheat-bread', false],
  [/^Seitan and mustard on rye bread/, 'rice-cakes', false],
  [/^Baked polenta fries with tomato dip/, 'rice-cakes', false],
  [/^Cottage cheese and peaches/, 'rice-cakes', true],
  [/^Soy berry shake/, 'pea-protein-powder', false],
] as const)('beside %s stands %s: %s', (name, food, isFine) => {
  expect(goesBeside(dishOf(named(name)), catalog.requireFood(food))).toBe(isFine)
})

test('a meal that lacks protein has no boiled eggs beside eggs, among what it may be exchanged for either', () => {
  const sides = permittedSides(catalog, catalog.rulesFor(['low-carb'], []))
  const eggs = sides.filter(({ food }) => food.id === 'egg-hard-boiled')
  expect(eggs).toHaveLength(1)
  const goal = fitGoal({ calories: 800, protein: 70, carbs: 15, fat: 52 }, mealWeights)
  for (const name of [/^Shakshuka with greens/, /^Mexican-style egg skillet/, /^Coconut egg curry with cauliflower/]) {
    expect(fitServing(dishOf(named(name)), goal, eggs, 3).serving.sides, String(name)).toEqual([])
  }
})
