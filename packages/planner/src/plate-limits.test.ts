import { openCatalog } from '@pacemeal/catalog'
import { expect, test } from 'vitest'
import { candidatesFor, screenDishes } from './candidates.ts'
import { openKitchen } from './kitchen.ts'
import { isRealPlate, MAX_PLATE_GRAMS, MAX_POWDER_GRAMS } from './plate-limits.ts'
import { portionLimit } from './portion-limits.ts'
import { weighedFoods } from './serving.ts'

const catalog = openCatalog()
const plate = (...lines: readonly (readonly [food: string, grams: number])[]) =>
  lines.map(([food, grams]) => ({ food: catalog.requireFood(food), grams }))

test.each([
  ['1,100 g in all', plate(['white-rice-cooked', 400], ['water', 700]), true],
  ['a gram more', plate(['white-rice-cooked', 400], ['water', 701]), false],
  ['40 g of powder', plate(['whey-protein-powder', 16], ['pea-protein-powder', 24]), true],
  ['two powders that come to 41 g', plate(['whey-protein-powder', 16], ['egg-white-powder', 25]), false],
  ['60 g of sports drink powder', plate(['isotonic-powder', 60]), true],
] as const)('a plate of %s', (_words, foods, isReal) => expect(isRealPlate(foods)).toBe(isReal))

test('tapioca pearls swell as rice does, and may be as much of a plate; dried fruit and chips may not', () => {
  const most = (food: string) => portionLimit(catalog.requireFood(food)).perMeal
  expect(most('tapioca-pearls')).toBe(most('white-rice-dry'))
  expect(most('plantain-chips')).toBeLessThan(most('tapioca-pearls'))
  expect(most('raisins')).toBeLessThan(most('tapioca-pearls'))
})

test('however much somebody needs, no candidate is a mountain or a tub of powder', () => {
  const kitchen = openKitchen(catalog, { diets: ['vegan'], restrictions: [] })
  for (const calories of [600, 1200, 2000, 2600]) {
    for (const slot of ['breakfast', 'lunch', 'dinner', 'snack', 'post-fuel'] as const) {
      const target = { calories, protein: calories / 14, carbs: calories / 8, fat: calories / 35 }
      const screened = screenDishes(kitchen, { slot, at: 720, target })
      const candidates = candidatesFor(kitchen, { id: 'monday', slot, target, seed: 1, screened, price: () => 0 })
      expect(candidates.length).toBeGreaterThan(0)
      for (const { serving } of candidates.flatMap(({ columns }) => columns)) {
        const foods = weighedFoods(serving)
        const powder = foods.filter(({ food }) => /protein-(powder|isolate)|egg-white-powder/.test(food.id))
        const grams = (lines: typeof foods) => lines.reduce((sum, line) => sum + line.grams, 0)
        expect(grams(foods)).toBeLessThanOrEqual(MAX_PLATE_GRAMS)
        expect(grams(powder)).toBeLessThanOrEqual(MAX_POWDER_GRAMS)
      }
    }
  }
})
