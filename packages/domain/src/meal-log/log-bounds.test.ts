import { expect, test } from 'vitest'
import { type NutrientAmounts, nutrients } from '../nutrients.ts'
import { beyondLogBounds, isLoggableMass, itemBeyondBounds, LOG_BOUNDS, UNUSUAL_LOG_ENERGY } from './log-bounds.ts'

const nothing = Object.fromEntries(nutrients.map((one) => [one, null])) as NutrientAmounts

test('a log holds up to its bounds and what is unknown, and no more', () => {
  const most = Object.fromEntries(nutrients.map((one) => [one, LOG_BOUNDS[one].max])) as NutrientAmounts
  expect(beyondLogBounds(nothing)).toEqual([])
  expect(beyondLogBounds(most)).toEqual([])
  expect(beyondLogBounds({ ...most, calories: 99_999, fat: 1_701, iron: -1 })).toEqual(['calories', 'fat', 'iron'])
})

test('energy, carbs and fat agree: no macro alone passes the energy that a log holds', () => {
  const { calories, carbs, fat } = LOG_BOUNDS
  expect(carbs.max * 4).toBe(calories.max)
  expect(Math.abs(fat.max * 9 - calories.max)).toBeLessThan(500)
  expect(UNUSUAL_LOG_ENERGY).toBeLessThan(calories.max)
})

test('one food weighs 5 kg at most', () => {
  expect([0, 5_000, 5_001, 1_000_000].map(isLoggableMass)).toEqual([true, true, false, false])
  const items = [
    { food: 'egg', grams: 100 },
    { food: 'rice', grams: 1_000_000 },
  ]
  expect(itemBeyondBounds(items)?.food).toBe('rice')
  expect(itemBeyondBounds(items.slice(0, 1))).toBeUndefined()
})
