import { expect, test } from 'vitest'
import { openCatalog } from '../catalog.ts'
import { spanishKitchen } from '../translation/spanish.ts'
import { type HabitLog, habitsAt } from './habits.ts'
import { openFoodFinder } from './open-food-finder.ts'

const BREAKFAST = 8 * 60
const DINNER = 19 * 60
const log = (food: string, minute: number, daysAgo: number): HabitLog => ({
  items: [{ food, grams: 100 }],
  minute,
  daysAgo,
})

test('a food counts by how often, how lately and at which hour it is eaten', () => {
  const logs = [1, 2, 3].map((day) => log('milk-skim', BREAKFAST, day))
  const often = habitsAt(logs, BREAKFAST)('food:milk-skim')
  expect(often).toBeGreaterThan(0.6)
  expect(often).toBeLessThanOrEqual(1)
  expect(habitsAt(logs.slice(0, 1), BREAKFAST)('food:milk-skim')).toBeLessThan(often)
  expect(habitsAt(logs, DINNER)('food:milk-skim')).toBeLessThan(often / 2)
  expect(habitsAt([log('milk-skim', BREAKFAST, 90)], BREAKFAST)('food:milk-skim')).toBeLessThan(0.05)
  expect(habitsAt(logs, BREAKFAST)('food:milk-whole')).toBe(0)
})

test('the hour runs over midnight', () => {
  const late = [log('almonds', 23 * 60 + 30, 1)]
  expect(habitsAt(late, 30)('food:almonds')).toBeGreaterThan(habitsAt(late, DINNER)('food:almonds'))
})

test('at breakfast the milk of every breakfast comes first, and no habit hides what was typed', () => {
  const finder = openFoodFinder(openCatalog())
  const usual = finder.search('skim milk')[0]?.key ?? ''
  const logs = [1, 2, 3, 4].map((day) => log(usual.slice('food:'.length), BREAKFAST, day))
  const favour = habitsAt(logs, BREAKFAST)
  expect(finder.search('milk')[0]?.key).not.toBe(usual)
  expect(finder.search('milk', { favour })[0]?.key).toBe(usual)
  expect(finder.search('banana', { favour })[0]?.key).toBe('food:banana')
  expect(finder.search('whole milk', { favour })[0]?.name).toBe('Whole milk')
})

test('what is logged every day comes before the everyday food of the same name', () => {
  const finder = openFoodFinder(openCatalog(), spanishKitchen)
  expect(finder.search('leche')[0]?.key).toBe('food:milk-2-percent')
  const logs = [1, 2, 3, 4].map((day) => log('milk-skim', BREAKFAST, day))
  expect(finder.search('leche', { favour: habitsAt(logs, BREAKFAST) })[0]?.key).toBe('food:milk-skim')
})
