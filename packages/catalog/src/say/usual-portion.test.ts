import { expect, test } from 'vitest'
import { openCatalog } from '../catalog.ts'
import { usualPortions } from './usual-portion.ts'

const catalog = openCatalog()
const usualOf = usualPortions()

test.each([
  ['chicken-breast-raw', { unit: 'small breast', count: 1 }],
  ['veal-ground-raw', { unit: 'oz', count: 4 }],
  ['tilapia-raw', { unit: 'fillet', count: 1 }],
])('%s is eaten by the piece, or by some ounces', (id, expected) => {
  const food = catalog.findFood(id)
  if (!food) throw new Error(`${id} is gone`)
  expect(usualOf(food)).toMatchObject(expected)
})

test('no meat or fish is offered by the single ounce, but for what is nibbled', () => {
  const single = catalog.foods
    .filter(({ aisle, portions }) => aisle === 'Meat & Fish' && portions[0]?.unit === 'oz')
    .map((food) => ({ food: food.name, usual: usualOf(food) }))
    .filter(({ usual }) => usual === undefined || usual.count * usual.grams < 40)
  expect(single.map(({ food }) => food).toSorted()).toEqual(['Beef jerky', 'Chorizo'])
})

test('what is eaten by the handful is no single piece', () => {
  for (const id of ['fries-oven', 'sweet-potato-fries-frozen']) {
    const usual = usualOf(catalog.requireFood(id))
    expect(usual).toMatchObject({ unit: 'portion', count: 1 })
    expect(usual?.grams).toBeGreaterThan(100)
  }
})

test('what is eaten by its first portion stays so', () => {
  for (const id of ['banana', 'egg-whole-raw', 'white-rice-cooked', 'almonds'])
    expect(usualOf(catalog.requireFood(id))).toBeUndefined()
})

test.each([
  ['falafel', 'patty', 5],
  ['saltine-crackers', 'cracker', 5],
  ['bacon-cooked', 'slice', 3],
  ['crispbread-rye', 'crispbread', 2],
  ['prunes', 'prune', 4],
  ['chicken-wing-cooked', 'wing', 4],
  ['tofu-firm', 'portion', 1],
  ['white-rice-dry', 'portion', 1],
])('%s is eaten by some of its pieces, or by less than a cup', (id, unit, count) => {
  const usual = usualOf(catalog.requireFood(id))
  expect(usual).toMatchObject({ unit, count })
  expect((usual?.grams ?? 0) * count).toBeGreaterThan(14)
  expect((usual?.grams ?? 0) * count).toBeLessThan(150)
})

test.each([
  ['raisins', 3],
  ['hummus', 2],
  ['cream-cheese', 2],
])('%s is eaten by some spoons', (id, count) => {
  expect(usualOf(catalog.requireFood(id))).toMatchObject({ unit: 'tbsp', count })
})

test('what is spread or poured by the spoon stays one spoon', () => {
  for (const id of ['peanut-butter', 'olive-oil', 'butter-salted', 'honey'])
    expect(usualOf(catalog.requireFood(id))?.count ?? 1).toBe(1)
})
