import { expect, test } from 'vitest'
import { nutrients } from '../nutrients.ts'
import { recordOf } from '../record-of.ts'
import { beyondLogBounds, isLoggableMass, itemBeyondBounds, LOG_BOUNDS, UNUSUAL_LOG_ENERGY } from './log-bounds.ts'

const nothing = recordOf(nutrients, () => null)

test('a log holds up to its bounds and what is unknown, and no more', () => {
  const most = recordOf(nutrients, (one) => LOG_BOUNDS[one].max)
  expect(beyondLogBounds(nothing)).toEqual([])
  expect(beyondLogBounds(most)).toEqual([])
  expect(beyondLogBounds({ ...most, calories: 99_999, fat: 1_701, iron: -1 })).toEqual(['calories', 'fat', 'iron'])
})

test('salt is bound at a quarter of a kilogram, of which sodium is two fifths', () => {
  // 23 g of the 58.4 g of a mole of salt are sodium, so that 250 g of it hold some 98,400 mg.
  const sodiumOfPot = (250 * 22.99 * 1000) / 58.44
  const { max } = LOG_BOUNDS.sodium
  expect(Math.abs(max - sodiumOfPot) / sodiumOfPot).toBeLessThan(0.02)
  expect(beyondLogBounds({ ...nothing, sodium: max })).toEqual([])
  expect(beyondLogBounds({ ...nothing, sodium: max + 1 })).toEqual(['sodium'])
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
