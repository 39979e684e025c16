import { openCatalog } from '@pacemeal/catalog'
import { describe, expect, test } from 'vitest'
import { isLikelyPlate } from './plate-limits.ts'
import { portionLimit } from './portion-limits.ts'
import { coverageOf, isSpreadEnough } from './spreads.ts'

const catalog = openCatalog()
const plate = (...lines: readonly (readonly [food: string, grams: number])[]) =>
  lines.map(([food, grams]) => ({ food: catalog.requireFood(food), grams }))
const recipe = (id: string) => {
  const found = catalog.findRecipe(id)
  if (found === undefined) throw new Error(`the catalogue has no ${id}`)
  return found
}

describe('what is spread on bread or cakes', () => {
  test.each([
    [
      'half a teaspoon of seed butter over four rice cakes',
      plate(['rice-cakes', 36], ['sunflower-butter', 2.65]),
      false,
    ],
    [
      'a teaspoon of seed butter and one of jam over two',
      plate(['rice-cakes', 18], ['sunflower-butter', 5.3], ['jam', 6.7]),
      true,
    ],
    ['half a tablespoon of each over four', plate(['rice-cakes', 36], ['sunflower-butter', 8], ['jam', 10]), true],
  ] as const)('%s', (_words, foods, isEnough) =>
    expect(isSpreadEnough(recipe('rice-cakes-sunflower-shake'), foods)).toBe(isEnough),
  )

  test('is not asked of a dish in which nothing is spread', () => {
    expect(isSpreadEnough(recipe('canned-salmon-rice-cakes'), plate(['rice-cakes', 54], ['avocado', 7]))).toBe(true)
  })

  test('is enough in every recipe as it is written, of which there are dozens', () => {
    const spread = catalog.recipes.filter((one) => coverageOf(one) !== undefined)
    expect(spread.length).toBeGreaterThan(25)
    const faults = catalog.recipes.filter(
      (one) => !isLikelyPlate(one, plate(...one.ingredients.map(({ food, grams }) => [food, grams] as const))),
    )
    expect(faults.map(({ id }) => id)).toEqual([])
  })
})

test.each([
  ['crispbread-rye', 6],
  ['rice-cakes', 6],
  ['whole-wheat-bread', 5],
  ['flour-tortilla', 3],
  ['banana', 2],
  ['egg-whole-raw', 4],
])('of %s nobody is served more than %d at one meal', (id, pieces) => {
  const food = catalog.requireFood(id)
  const [first] = food.portions
  if (first === undefined) throw new Error('it comes in no pieces')
  expect(portionLimit(food).perMeal).toBeLessThanOrEqual(pieces * first.grams)
  const lunch = recipe('cottage-cheese-tomato-crispbread')
  expect(
    isLikelyPlate(lunch, [{ food, grams: (pieces + 1) * first.grams }, ...plate(['cottage-cheese-lowfat-2', 226])]),
  ).toBe(false)
})
