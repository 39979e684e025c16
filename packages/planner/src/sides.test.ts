import { openCatalog } from '@pacemeal/catalog'
import { germanKitchen } from '@pacemeal/catalog/german'
import { expect, test } from 'vitest'
import { permittedLoadingSides, permittedSides, sideWords } from './sides.ts'

test('every side that the menu names is named in German, too', () => {
  const catalog = openCatalog()
  const [recipe] = catalog.recipes
  const rules = catalog.rulesFor(['classic'])
  const sides = [...permittedSides(catalog, rules), ...permittedLoadingSides(catalog, rules)]
  expect(sides.length).toBeGreaterThan(40)
  const dish = recipe?.name ?? ''
  const untold = sides
    .map(({ food }) => sideWords(food))
    .filter((words) => !germanKitchen.dish(`${dish}, with ${words}`).startsWith(`${germanKitchen.dish(dish)}, mit `))
  expect(untold).toEqual([])
})
