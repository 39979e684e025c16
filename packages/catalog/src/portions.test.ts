import { describe, expect, test } from 'vitest'
import { openCatalog } from './catalog.ts'
import { describeAmount, roundToMeasure, stepGrams } from './portions.ts'

const catalog = openCatalog()
const say = (id: string, grams: number): string => describeAmount(catalog.requireFood(id), grams)

describe('household words', () => {
  test.each([
    ['egg-whole-raw', 100, '2 eggs (100 g)'],
    ['egg-whole-raw', 50, '1 egg (50 g)'],
    ['rolled-oats-dry', 60.75, '3/4 cup (61 g)'],
    ['rolled-oats-dry', 121.5, '1 1/2 cups (122 g)'],
    ['rolled-oats-dry', 45, '45 g'],
    ['salt', 0.75, '1/8 tsp (0.8 g)'],
    ['salt', 0.3, 'a pinch (0.3 g)'],
    ['salt', 1, '1/8 tsp (1 g)'],
    ['salt', 2.25, '1/4 tsp and a pinch (2.3 g)'],
    ['salt', 9.75, '1 1/2 tsp and a pinch (10 g)'],
    ['chili-flakes', 0.5, '1/4 tsp (0.5 g)'],
    ['nutmeg', 0.2, 'a pinch (0.2 g)'],
    ['olive-oil', 13.5, '1 tbsp (14 g)'],
    ['banana', 59, '1/2 medium banana (59 g)'],
    ['banana', 236, '2 medium bananas (236 g)'],
    ['chicken-breast-raw', 113.4, '4 oz (113 g)'],
    ['cherry-tomatoes', 34, '2 cherry tomatoes (34 g)'],
    ['bay-leaf', 1.2, '2 leaves (1.2 g)'],
    // Nobody fills a spoon five times where there is a larger one, nor weighs two grams.
    ['olive-oil', 25, '2 tbsp (25 g)'],
    ['olive-oil', 3.1, '3/4 tsp (3.1 g)'],
    ['onion', 43, '1/4 cup (43 g)'],
    ['onion', 51, '1/2 medium onion (51 g)'],
    ['garlic', 4.3, '1 1/2 cloves (4.3 g)'],
    ['garlic', 1.9, '1/2 clove (1.9 g)'],
    ['lemon-juice', 11, '2 1/4 tsp (11 g)'],
    ['water', 0, '0 g'],
  ])('%s, %d g: %s', (id, grams, words) => expect(say(id, grams)).toBe(words))

  test('words never say a weight that is far from the grams beside them', () => {
    for (const food of catalog.foods)
      for (const grams of [3, 17, 58, 144]) {
        const match = /^(?<count>[\d ./]+) (?<unit>.+) \((?<grams>[\d.]+) g\)$/.exec(describeAmount(food, grams))
        if (!match?.groups) continue
        expect(Math.abs(Number(match.groups.grams) - grams)).toBeLessThanOrEqual(0.5)
      }
  })
})

describe('measurable steps', () => {
  test('eggs come whole, oats by the spoon, a food without a measure by five grams', () => {
    expect(stepGrams(catalog.requireFood('egg-whole-raw'))).toBe(50)
    expect(roundToMeasure(catalog.requireFood('egg-whole-raw'), 70)).toBe(50)
    expect(roundToMeasure(catalog.requireFood('egg-whole-raw'), -5)).toBe(0)
    expect(stepGrams({ ...catalog.requireFood('water'), portions: [] })).toBe(5)
  })

  test('every rounded amount is a whole number of steps', () => {
    for (const food of catalog.foods) {
      const steps = roundToMeasure(food, 97) / stepGrams(food)
      expect(Math.abs(steps - Math.round(steps))).toBeLessThan(1e-9)
    }
  })
})
