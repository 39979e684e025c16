import { openCatalog } from '@pacemeal/catalog'
import { expect, test } from 'vitest'
import { FoodCost, FoodKinds } from './food-cost.ts'

const { requireFood } = openCatalog()
const kinds = new FoodKinds()
const plateOf = (...lines: readonly (readonly [food: string, grams: number])[]) =>
  kinds.onPlate(lines.map(([food, grams]) => ({ food: requireFood(food), grams })))

const oats = plateOf(['rolled-oats-dry', 80], ['milk-2-percent', 240])
const berries = plateOf(['rolled-oats-dry', 80], ['blueberries', 80])
const frozen = plateOf(['rolled-oats-dry', 80], ['blueberries-frozen', 80])
const banana = plateOf(['banana', 118])
const peach = plateOf(['peaches-canned-juice', 125])
const greens = plateOf(['spinach', 60], ['carrot', 60], ['zucchini', 60], ['pepper-red-bell', 60])

/** A week that has all kinds of fruit and vegetables that it should. */
const openWeek = (days = 7) => {
  const cost = new FoodCost(kinds.size, days)
  for (const plate of [berries, banana, peach, greens]) cost.add(plate, 1)
  return cost
}
const addTimes = (cost: FoodCost, plate: typeof oats, times: number) => {
  for (let i = 0; i < times; i++) cost.add(plate, 1)
  return cost
}

test('a staple may come at every meal', () => expect(addTimes(openWeek(), oats, 21).cost()).toBe(0))

test('a food costs more with each meal beyond six, whatever its state', () => {
  const cost = addTimes(openWeek(), frozen, 5)
  expect(cost.cost()).toBe(0)
  cost.add(berries, 1)
  const seven = cost.cost()
  cost.add(frozen, 1)
  expect(seven).toBeGreaterThan(0)
  expect(cost.cost()).toBeGreaterThan(2 * seven)
  cost.add(frozen, -1)
  cost.add(berries, -1)
  expect(cost.cost()).toBe(0)
})

test('a week with two kinds of fruit, or of three vegetables, lacks one', () => {
  const cost = openWeek()
  cost.add(peach, -1)
  const lacking = cost.cost()
  expect(lacking).toBeGreaterThan(0)
  cost.add(greens, -1)
  expect(cost.cost()).toBeCloseTo(5 * lacking)
})

test('two days ask for a part of the kinds', () => {
  const cost = new FoodCost(kinds.size, 2)
  cost.add(plateOf(['banana', 118], ['spinach', 60], ['carrot', 60]), 1)
  expect(cost.cost()).toBe(0)
})

test('quick lunches and dinners beyond four count each', () => {
  const cost = openWeek()
  for (let i = 0; i < 4; i++) cost.addQuick(`quick-${i}`, 1)
  expect(cost.cost()).toBe(0)
  cost.addQuick('quick-4', 1)
  const one = cost.cost()
  cost.addQuick('quick-5', 1)
  expect(one).toBeGreaterThan(0)
  expect(cost.cost()).toBe(2 * one)
})

test('one quick dish counts from its third lunch or dinner on', () => {
  const cost = openWeek()
  for (let i = 0; i < 2; i++) cost.addQuick('edamame-rice', 1)
  cost.addQuick('salmon-on-rye', 1)
  expect(cost.cost()).toBe(0)
  cost.addQuick('edamame-rice', 1)
  expect(cost.cost()).toBeGreaterThan(0)
  cost.addQuick('edamame-rice', -1)
  expect(cost.cost()).toBe(0)
})
