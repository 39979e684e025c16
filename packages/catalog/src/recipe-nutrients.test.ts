import { expect, test } from 'vitest'
import { openCatalog } from './catalog.ts'
import { sumNutrients } from './recipe-nutrients.ts'

const catalog = openCatalog()
const weigh = (id: string, grams: number) => ({ food: catalog.requireFood(id), grams })

test('a sum is the foods by weight', () => {
  const oats = catalog.requireFood('rolled-oats-dry').per100g
  const milk = catalog.requireFood('milk-1-percent').per100g
  const { total } = sumNutrients([weigh('rolled-oats-dry', 60), weigh('milk-1-percent', 244)])
  expect(total.calories).toBeCloseTo(0.6 * (oats.calories ?? 0) + 2.44 * (milk.calories ?? 0), 6)
  expect(total.protein).toBeCloseTo(0.6 * (oats.protein ?? 0) + 2.44 * (milk.protein ?? 0), 6)
})

test('one unknown makes the total unknown, the rest counts as at least', () => {
  const sum = sumNutrients([weigh('banana', 100), weigh('oat-milk-unsweetened', 200)])
  expect(sum.total.potassium).toBeNull()
  expect(sum.atLeast.potassium).toBe(358)
  expect(sum.unknownFrom.potassium).toEqual(['oat-milk-unsweetened'])
  expect(sum.total.sodium).toBeCloseTo(1 + 84, 6)
})

test('a food of no weight hides nothing', () => {
  const sum = sumNutrients([weigh('banana', 100), weigh('oat-milk-unsweetened', 0)])
  expect(sum.total.potassium).toBe(358)
})

test('one more unknown never makes a surer total', () => {
  for (const recipe of catalog.recipes) {
    const before = catalog.nutrientsOf(recipe).unknownFrom
    const after = sumNutrients([...catalog.weigh(recipe), weigh('oat-milk-unsweetened', 10)]).unknownFrom
    expect(after.iron.length).toBeGreaterThan(before.iron.length - 1)
    expect(after.iron).toContain('oat-milk-unsweetened')
  }
})

test('chosen grams replace the standard ones', () => {
  const recipe = catalog.requireRecipe('apple-peanut-butter')
  const doubled = catalog.nutrientsOf(recipe, { apple: 364 }).atLeast.calories
  const apple = catalog.requireFood('apple').per100g.calories ?? 0
  expect(doubled - catalog.nutrientsOf(recipe).atLeast.calories).toBeCloseTo(1.82 * apple, 6)
})
