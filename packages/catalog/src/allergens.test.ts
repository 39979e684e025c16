import { expect, test } from 'vitest'
import { allergensOf, euAllergenNames } from './allergens.ts'
import { openCatalog } from './catalog.ts'

const catalog = openCatalog()

test('there are fourteen', () => expect(euAllergenNames).toHaveLength(14))

test.each([
  ['soy-sauce', ['cereals containing gluten', 'soybeans'], []],
  ['pesto', ['milk', 'nuts'], []],
  ['hummus', ['sesame'], []],
  ['shrimp-raw', ['crustaceans'], ['sulphites']],
  ['celery', ['celery'], []],
  ['gluten-free-rolled-oats-dry', ['cereals containing gluten'], []],
  ['curry-powder', [], ['cereals containing gluten', 'celery', 'mustard']],
  ['tofu-firm', ['soybeans'], []],
  ['oyster-sauce', ['cereals containing gluten', 'soybeans', 'molluscs'], []],
  ['coconut-milk-canned', [], []],
])('%s holds %j and may hold %j', (food, contains, mayContain) => {
  expect(catalog.allergensOf(catalog.requireFood(food))).toEqual({ contains, mayContain, incomplete: false })
})

test('an unknown class leaves the answer incomplete', () => {
  expect(allergensOf(['unknown'])).toMatchObject({ incomplete: true })
  expect(allergensOf(['something else'])).toMatchObject({ incomplete: true })
})
