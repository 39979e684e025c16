import { openCatalog } from '@pacemeal/catalog'
import { germanKitchen } from '@pacemeal/catalog/german'
import { expect, test } from 'vitest'
import { type Gives, mostOfSort, permittedLoadingSides, permittedSides, sideWords } from './sides.ts'

test('every side that the menu names is named in German, too', () => {
  const catalog = openCatalog()
  const [recipe] = catalog.recipes
  const rules = catalog.rulesFor(['classic'])
  const sides = [
    ...permittedSides(catalog, rules),
    ...permittedSides(catalog, catalog.rulesFor(['low-carb'])),
    ...permittedLoadingSides(catalog, rules),
  ]
  expect(sides.length).toBeGreaterThan(40)
  const dish = recipe?.name ?? ''
  const untold = sides
    .map(({ food }) => sideWords(food))
    .filter((words) => !germanKitchen.dish(`${dish}, with ${words}`).startsWith(`${germanKitchen.dish(dish)}, mit `))
  expect(untold).toEqual([])
})

test('butter and mayonnaise are for who lives on fat', () => {
  const catalog = openCatalog()
  const idsFor = (...diets: Parameters<typeof catalog.rulesFor>[0]) =>
    permittedSides(catalog, catalog.rulesFor(diets)).map(({ food }) => food.id)
  expect(idsFor('low-carb')).toEqual(expect.arrayContaining(['butter-unsalted', 'mayonnaise', 'cream-cheese']))
  expect(idsFor('low-carb', 'dairy-free')).not.toContain('butter-unsalted')
  expect(idsFor('classic').filter((id) => ['butter-unsalted', 'mayonnaise', 'cream-cheese'].includes(id))).toEqual([])
})

test.each<[Gives, number, number, number]>([
  ['fat', 1340, 124, 2],
  ['fat', 1340, 59, 1],
  ['fat', 2000, 90, 1],
  ['protein', 1340, 124, 1],
  ['carbs', 1340, 124, 1],
])('%s beside %i kcal with %i g of fat: %i of a sort', (gives, calories, fat, most) =>
  expect(mostOfSort(gives, { calories, fat })).toBe(most),
)
