import { openCatalog } from '@pacemeal/catalog'
import { expect, test } from 'vitest'
import { ingredientsOfSteps } from './step-ingredients.ts'

const line = (item: string, grams = 10) => ({ food: item, grams, amount: `${grams} g`, item })
const placed = (steps: readonly string[], items: readonly ReturnType<typeof line>[]) =>
  ingredientsOfSteps(steps, items).map((own) => own.map(({ item }) => item))

test('an ingredient stands at the step that names it, by its best name', () => {
  const items = [
    line('Onion'),
    line('Bell pepper, red', 150),
    line('Cayenne pepper', 2),
    line('Olive oil'),
    line('Salt', 1),
  ]
  expect(placed(['Soften onion and pepper in the oil.', 'Stir in the cayenne.', 'Season and serve.'], items)).toEqual([
    ['Onion', 'Bell pepper, red', 'Olive oil'],
    ['Cayenne pepper'],
    ['Salt'],
  ])
})

test('a word that only says which is no name where the ingredient itself is named', () => {
  const items = [
    line('Jasmine rice', 80),
    line('Rice vinegar', 5),
    line('Coconut milk, canned', 100),
    line('Curry paste'),
  ]
  expect(placed(['Boil the rice.', 'Warm the coconut curry paste.', 'Add the milk and the vinegar.'], items)).toEqual([
    ['Jasmine rice'],
    ['Curry paste'],
    ['Rice vinegar', 'Coconut milk, canned'],
  ])
})

test('the rest of an ingredient is named again, and what no step names is not lost', () => {
  const items = [line('Olives'), line('Chicken breast, raw'), line('Black pepper', 1), line('Cherry tomatoes')]
  const steps = ['Fry the chicken in half of the tomatoes.', 'Add the rest of the tomatoes.', 'Blend everything.']
  expect(placed(steps, items)).toEqual([
    ['Chicken breast, raw', 'Cherry tomatoes'],
    ['Cherry tomatoes'],
    ['Olives', 'Black pepper'],
  ])
  expect(placed(['Serve.'], [line('Mint')])).toEqual([['Mint']])
})

test('every ingredient of every recipe stands at a step', () => {
  const { recipes, findFood } = openCatalog()
  for (const { id, steps, ingredients } of recipes) {
    const items = ingredients.map(({ food, grams }) => ({ ...line(findFood(food)?.name ?? food, grams), food }))
    const shown = ingredientsOfSteps(steps, items)
    for (const { food } of items)
      expect(
        shown.flat().some((one) => one.food === food),
        `${id} ${food}`,
      ).toBe(true)
  }
})
