import { dayAt, type InstantText, instantOn, localDate, type MealLog } from '@pacemeal/domain'
import { expect, test } from 'vitest'
import { noAmounts } from '../log-draft.ts'
import { again, copiesTo, earlierMeal, logsOfMeal, onDay } from './recent-logs.ts'

const zone = 'Europe/Berlin'
const day = localDate('2026-11-17')
const at = (hour: number): InstantText => instantOn(day, hour * 60, zone)
const log = (name: string, hour: number, changes: Partial<MealLog> = {}): MealLog => ({
  id: `${name}-${hour}`,
  name,
  loggedAt: at(hour),
  createdAt: at(hour),
  mealTime: 'breakfast',
  amounts: { ...noAmounts, calories: hour * 10 },
  status: 'Followed',
  ...changes,
})

test('a meal of a day is all of its logs in their order', () => {
  const logs = [log('Toast', 8), log('Coffee', 7), log('Rice', 13, { mealTime: 'lunch' })]
  expect(logsOfMeal(logs, 'breakfast').map(({ name }) => name)).toEqual(['Coffee', 'Toast'])
})

test('eaten again it is a new log: no plan, no picture', () => {
  const earlier = log('Porridge', 7, { plannedMeal: 'monday-breakfast', imageUrl: '/v1/picture' })
  expect(again(earlier, 'snack', at(16))).toEqual({
    name: 'Porridge',
    amounts: earlier.amounts,
    mealTime: 'snack',
    loggedAt: at(16),
  })
})

test('copied to another day it keeps its time by the clock, but is never ahead of now', () => {
  const next = localDate('2026-11-18')
  const later = Date.parse(instantOn(next, 22 * 60, zone))
  expect(onDay(log('Porridge', 7), next, later, zone)).toBe(instantOn(next, 7 * 60, zone))
  const early = Date.parse(instantOn(next, 6 * 60, zone))
  expect(onDay(log('Porridge', 7), next, early, zone)).toBe(instantOn(next, 6 * 60, zone))
})

test('copied to a day whose last hour a clock change skips it stays on that day', () => {
  const [nuuk, change] = ['America/Nuuk', localDate('2026-03-28')]
  const late = log('Snack', 23, { loggedAt: instantOn(localDate('2026-03-20'), 23 * 60 + 30, nuuk) })
  const copied = onDay(late, change, Date.parse(instantOn(localDate('2026-04-01'), 0, nuuk)), nuuk)
  expect(dayAt(Date.parse(copied), nuuk)).toBe(change)
})

test('a copied day keeps each meal and its time, on the other day', () => {
  const meals = [log('Porridge', 7), log('Rice', 13, { mealTime: 'lunch', plannedMeal: 'monday-lunch' })]
  const other = localDate('2026-11-10')
  expect(copiesTo(meals, other, Date.parse(at(20)), zone)).toEqual([
    { name: 'Porridge', mealTime: 'breakfast', amounts: meals[0]?.amounts, loggedAt: instantOn(other, 420, zone) },
    { name: 'Rice', mealTime: 'lunch', amounts: meals[1]?.amounts, loggedAt: instantOn(other, 780, zone) },
  ])
})

test('the meal before is the last one eaten, or the last one of that name', () => {
  const items = (food: string) => ({ items: [{ food, grams: 50 }] })
  const logs = [
    log('Rice', 13, { mealTime: 'lunch', ...items('rice') }),
    log('Oats', 7, items('oats')),
    log('Planned', 18, { mealTime: 'dinner', status: null, ...items('pasta') }),
  ]
  expect(earlierMeal(logs, undefined)?.items).toEqual([{ food: 'rice', grams: 50 }])
  expect(earlierMeal(logs, 'breakfast')?.items).toEqual([{ food: 'oats', grams: 50 }])
  expect(earlierMeal(logs, 'snack')).toBeUndefined()
})
