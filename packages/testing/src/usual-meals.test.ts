import {
  addDays,
  DAY_MS,
  instantOn,
  type LocalDate,
  localDate,
  type MealLog,
  type MealTime,
  mealTimeAt,
  usualMeals,
  wallMinuteAt,
} from '@pacemeal/domain'
import { expect, test } from 'vitest'
import { aDiary, type DiaryEntry } from './a-diary.ts'
import { aMealLog } from './a-meal-log.ts'
import { seededRandom } from './seeded-random.ts'

const zone = 'Europe/Berlin'
const today = localDate('2026-11-17')
/** As many as the screen shows, and as many logs as it reads. */
const SHOWN = 6
const READ = 100

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

/** Who leaves the meal to the clock, as the log sheet proposes it, and who names each. */
const namings = {
  'by the clock': ({ minute }: DiaryEntry): MealTime => mealTimeAt(minute),
  'by hand': ({ mealTime }: DiaryEntry): MealTime => mealTime,
} as const
const kinds = Object.keys(namings) as (keyof typeof namings)[]

interface Asked {
  readonly log: MealLog
  readonly before: readonly MealLog[]
  /** Whether what is logged is among the rows that are shown. */
  readonly isShown: boolean
}

/** The logs of twenty diaries with what the sheet offers when each is logged. */
const asked = (kind: keyof typeof namings): readonly Asked[] =>
  Array.from({ length: 20 }, (_, index) => index + 1).flatMap((seed) => {
    const logs = aDiary(seededRandom(seed), today).map((entry) =>
      at(entry.words, namings[kind](entry), entry.day, entry.minute),
    )
    return logs.map((log, index) => {
      const now = Date.parse(log.loggedAt)
      const before = logs.slice(Math.max(0, index - READ), index)
      const place = { mealTime: log.mealTime, minute: wallMinuteAt(now, zone), now, zone }
      return { log, before, isShown: usualMeals(before, place, SHOWN).some(({ name }) => name === log.name) }
    })
  })

test.each(kinds)(
  'in diaries of thirty days nearly every habit is offered, and a log takes two actions, meals named %s',
  (kind) => {
    const logs = asked(kind)
    // What was eaten twice within two weeks is a habit.
    const habits = logs.filter(
      ({ log, before }) =>
        before.filter(
          ({ name, loggedAt }) => name === log.name && Date.parse(log.loggedAt) - Date.parse(loggedAt) < 14 * DAY_MS,
        ).length >= 2,
    )
    const found = habits.filter(({ isShown }) => isShown).length
    expect(habits.length).toBeGreaterThan(1000)
    expect(found / habits.length, `${found} of ${habits.length} habits are among the first ${SHOWN}`).toBeGreaterThan(
      0.99,
    )

    /** The sheet and its row; else the sheet, the field of the words and the save, beside the words. */
    const actions = { row: 2, words: 3 } as const
    const taken = logs.map(({ isShown }) => (isShown ? actions.row : actions.words))
    const known = logs.filter(({ log, before }) => before.some(({ name }) => name === log.name)).length
    const byRow = taken.filter((count) => count === actions.row).length
    const told = `${byRow} by a row of ${taken.length} logs, ${known} of them eaten before`
    expect(taken.toSorted((a, b) => a - b)[Math.floor(taken.length / 2)], told).toBe(2)
    expect(byRow / known, told).toBeGreaterThan(0.9)
  },
)

test('a snack at the end of the morning is offered at noon, where the clock names the two apart', () => {
  const logs = [
    ...[1, 2].map((days) => at('Almonds', 'breakfast', daysAgo(days), 650)),
    ...[1, 2, 3, 4, 5, 6].map((days) => at(`Dinner at noon ${days}`, 'lunch', daysAgo(days), 840)),
  ]
  expect(offered(logs, 'lunch', 665)[0]).toBe('Almonds')
  const gels = [1, 2].map((days) => at('Gel', 'pre-workout', daysAgo(days), 900))
  // Who asks for what is eaten before training does not mean what the clock makes of the hour.
  expect(offered([...logs, ...gels], 'pre-workout', 665)[0]).toBe('Gel')
})
