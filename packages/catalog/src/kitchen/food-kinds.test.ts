import { describe, expect, test } from 'vitest'
import { openCatalog } from '../catalog.ts'
import { foodKind, isFruitKind, isStapleFood, kindsOnPlate, produceOnPlate } from './food-kinds.ts'
import { fruitAndVegetableShare } from './fruit-and-vegetables.ts'

const catalog = openCatalog()
const plate = (...lines: readonly (readonly [food: string, grams: number])[]) =>
  lines.map(([food, grams]) => ({ food: catalog.requireFood(food), grams }))

describe('kinds of food', () => {
  test.each([
    ['blueberries', 'blueberries-frozen'],
    ['yogurt-greek-nonfat', 'yogurt-plain-whole'],
    ['peach', 'peaches-canned-juice'],
    ['tomato', 'cherry-tomatoes'],
    ['egg-whole-raw', 'egg-white-raw'],
    ['apple', 'apples-dried'],
    ['white-beans-canned', 'white-beans-cooked'],
  ])('%s and %s are one', (a, b) => expect(foodKind(a)).toBe(foodKind(b)))

  test.each([
    ['blueberries', 'blackberries'],
    ['broccoli', 'broccoli-rabe'],
    ['tofu-firm', 'tempeh'],
  ])('%s and %s are two', (a, b) => expect(foodKind(a)).not.toBe(foodKind(b)))

  test('are fruit where they are sweet, vegetables else', () => {
    const produce = catalog.foods.filter(({ id }) => fruitAndVegetableShare(id) > 0)
    const fruits = produce.filter(({ id }) => isFruitKind(foodKind(id)))
    // What is a fruit to botanists and a vegetable to cooks has little sugar; sour berries and rhubarb are eaten as fruit.
    expect(fruits.filter(({ per100g }) => (per100g.sugar ?? 99) < 3.5).map(({ id }) => id)).toEqual(['rhubarb'])
    expect(fruits.length).toBeGreaterThan(45)
    expect(produce.length - fruits.length).toBeGreaterThan(80)
  })

  test.each([
    'rolled-oats-dry',
    'white-bread',
    'milk-2-percent',
    'olive-oil',
    'honey',
    'potato-raw',
    'almonds',
    'garlic',
  ])('%s is a staple', (id) => expect(isStapleFood(catalog.requireFood(id))).toBe(true))

  test.each(['banana', 'yogurt-greek-nonfat', 'chicken-breast-raw', 'spinach', 'tofu-firm', 'egg-whole-raw'])(
    '%s is none',
    (id) => expect(isStapleFood(catalog.requireFood(id))).toBe(false),
  )
})

describe('a plate', () => {
  const bowl = plate(
    ['yogurt-greek-nonfat', 170],
    ['blueberries-frozen', 78],
    ['granola-oat-honey', 40],
    ['kiwi', 20],
    ['chives', 3],
  )

  test('is made of what gives much of its energy and of half portions of fruit, staples aside', () =>
    expect(kindsOnPlate(bowl).toSorted()).toEqual(['blueberry', 'yogurt']))

  test('tells its fruit and its vegetables, dried ones by the fresh', () => {
    expect(produceOnPlate(bowl)).toEqual({ fruits: ['blueberry'], vegetables: [] })
    expect(produceOnPlate(plate(['raisins', 15], ['spinach', 60], ['onion', 110]))).toEqual({
      fruits: ['raisin'],
      vegetables: ['spinach'],
    })
  })
})
