import {
  addDays,
  DAY_MS,
  instantOn,
  type LocalDate,
  localDate,
  type MealLog,
  type MealTime,
  usualMeals,
  wallMinuteAt,
} from '@pacemeal/domain'
import { expect, test } from 'vitest'
import { aDiary } from './a-diary.ts'
import { aMealLog } from './a-meal-log.ts'
import { type SeededRandom, seededRandom } from './seeded-random.ts'

const zone = 'Europe/Berlin'
const today = localDate('2026-11-17')
/** As many as the screen shows, and as many logs as it reads. */
const SHOWN = 6
const READ = 50

const at = (name: string, mealTime: MealTime, day: LocalDate, minute: number, change: Partial<MealLog> = {}) => {
  const loggedAt = instantOn(day, minute, zone)
  return aMealLog({ id: `${name} ${loggedAt}`, name, mealTime, loggedAt, createdAt: loggedAt, ...change })
}
const daysAgo = (days: number): LocalDate => addDays(today, -days)
const moment = (mealTime: MealTime, minute: number, day = today) => ({
  mealTime,
  minute,
  now: Date.parse(instantOn(day, minute, zone)),
  zone,
})
const offered = (logs: readonly MealLog[], mealTime: MealTime, minute: number) =>
  usualMeals(logs, moment(mealTime, minute), SHOWN).map(({ name }) => name)

test('what is eaten often at this meal comes before what was eaten last, and before other meals', () => {
  const logs = [
    ...[2, 3, 4].map((days) => at('Porridge', 'breakfast', daysAgo(days), 450)),
    at('Pancakes', 'breakfast', daysAgo(1), 450),
    ...[1, 2, 3, 4].map((days) => at('Rice bowl', 'dinner', daysAgo(days), 1140)),
  ]
  expect(offered(logs, 'breakfast', 440)).toEqual(['Porridge', 'Pancakes', 'Rice bowl'])
  expect(offered(logs, 'dinner', 1150)[0]).toBe('Rice bowl')
})

test('of two snacks the one of this hour comes first', () => {
  const logs = [1, 2, 3].flatMap((days) => [
    at('Banana', 'snack', daysAgo(days), 630),
    at('Yoghurt', 'snack', daysAgo(days), 960),
  ])
  expect(offered(logs, 'snack', 620)[0]).toBe('Banana')
  expect(offered(logs, 'snack', 970)[0]).toBe('Yoghurt')
})

test('a habit that ended gives way within weeks', () => {
  const logs = [
    ...[30, 31, 32, 33, 34, 35].map((days) => at('Muesli', 'breakfast', daysAgo(days), 450)),
    at('Eggs', 'breakfast', daysAgo(1), 450),
  ]
  expect(offered(logs, 'breakfast', 450)[0]).toBe('Eggs')
})

test('each name stands once, in the portion of last time; nameless and unfinished logs are left out', () => {
  const logs = [
    at('Porridge', 'breakfast', daysAgo(2), 450, { items: [{ food: 'oats', grams: 60 }] }),
    at('porridge ', 'breakfast', daysAgo(1), 455, { items: [{ food: 'oats', grams: 80 }] }),
    at('Logged meal', 'breakfast', daysAgo(1), 450),
    at('Never eaten', 'breakfast', daysAgo(1), 450, { status: null }),
  ]
  expect(usualMeals(logs, moment('breakfast', 450), SHOWN).map(({ items }) => items)).toEqual([
    [{ food: 'oats', grams: 80 }],
  ])
})

const logsOf = (random: SeededRandom): readonly MealLog[] =>
  aDiary(random, today).map(({ words, mealTime, day, minute }) => at(words, mealTime, day, minute))

test('in diaries of thirty days nearly every habit is among the first six', () => {
  let habits = 0
  let found = 0
  for (let seed = 1; seed <= 40; seed += 1) {
    const diary = logsOf(seededRandom(seed))
    for (const [index, log] of diary.entries()) {
      const now = Date.parse(log.loggedAt)
      const before = diary.slice(Math.max(0, index - READ), index)
      const lately = before.filter(
        ({ name, mealTime, loggedAt }) =>
          name === log.name && mealTime === log.mealTime && now - Date.parse(loggedAt) < 14 * DAY_MS,
      )
      // What was eaten at this meal twice within two weeks is a habit.
      if (lately.length < 2) continue
      habits += 1
      const place = { mealTime: log.mealTime, minute: wallMinuteAt(now, zone), now, zone }
      if (usualMeals(before, place, SHOWN).some(({ name }) => name === log.name)) found += 1
    }
  }
  expect(habits).toBeGreaterThan(1000)
  expect(found / habits, `${found} of ${habits} habits are among the first ${SHOWN}`).toBeGreaterThan(0.99)
})

test('over all of a diary, its first days with it, a log takes two actions in the median', () => {
  /** The sheet and its row; else the sheet, the field of the words and the save, beside the words. */
  const actions = { row: 2, words: 3 } as const
  const taken: number[] = []
  let known = 0
  for (let seed = 1; seed <= 10; seed += 1) {
    const diary = logsOf(seededRandom(seed))
    for (const [index, log] of diary.entries()) {
      const now = Date.parse(log.loggedAt)
      const place = { mealTime: log.mealTime, minute: wallMinuteAt(now, zone), now, zone }
      const before = diary.slice(Math.max(0, index - READ), index)
      if (before.some(({ name }) => name === log.name)) known += 1
      const isShown = usualMeals(before, place, SHOWN).some(({ name }) => name === log.name)
      taken.push(isShown ? actions.row : actions.words)
    }
  }
  const byRow = taken.filter((count) => count === actions.row).length
  const told = `${byRow} by a row of ${taken.length} logs, ${known} of them eaten before`
  expect(taken.toSorted((a, b) => a - b)[Math.floor(taken.length / 2)], told).toBe(2)
  expect(byRow / known, told).toBeGreaterThan(0.9)
})
