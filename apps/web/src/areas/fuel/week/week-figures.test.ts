import { localDate, type PlannedDay } from '@pacemeal/domain'
import { aPlannedWeek } from '@pacemeal/testing'
import { expect, test } from 'vitest'
import { readDayPlan } from '../day-plan.ts'
import { daysOfKinds, meanOf, missesOf, missText, weekRows } from './week-figures.ts'

const target = { calories: 2000, carbs: 250, protein: 100, fat: 60 }

/** The day as it comes out when so much was eaten beside its dishes. */
const withEaten = (day: PlannedDay, calories: number): PlannedDay => ({
  ...day,
  planned: { ...day.planned, calories: day.planned.calories + calories },
})

test('a day says in words by how much its dishes miss the target', () => {
  const planned = { calories: 2020, carbs: 240, protein: 100, fat: 63 }
  const misses = missesOf(planned, target)
  expect(missText(misses)).toBe('Dishes give 1% more energy, 4% less carbs, and 5% more fat')
  expect(missText(missesOf({ ...planned, carbs: 249, fat: 60 }, target))).toBe('Dishes give 1% more energy')
  expect(missText(missesOf({ calories: 1990, carbs: 251, protein: 100, fat: 60 }, target))).toBe(
    'Dishes meet it within 1%',
  )
  expect(missesOf(target, { ...target, fat: 0 }).fat).toBe(0)
})

test('a day that was planned again around what was eaten tells that, and not that its dishes give it', () => {
  const misses = missesOf({ calories: 3500, carbs: 250, protein: 100, fat: 60 }, target)
  expect(missText(misses, true)).toBe('With what was eaten: 75% more energy')
  expect(missText(missesOf(target, target), true)).toBe('Met within 1% with what was eaten')
  const week = aPlannedWeek()
  const adjusted = { ...week, days: week.days.map((day, index) => (index === 1 ? withEaten(day, 1400) : day)) }
  const rows = weekRows(localDate('2026-11-16'), adjusted, (day) => readDayPlan(null, day, null))
  expect(rows.filter(({ isWithEaten }) => isWithEaten).map(({ day }) => day)).toEqual(['2026-11-17'])
})

test('the week stands from Monday, whichever of its days is looked at', () => {
  const dayPlanOf = (day: Parameters<typeof readDayPlan>[1]) => readDayPlan(null, day, null)
  const rows = weekRows(localDate('2026-11-22'), null, dayPlanOf)
  expect(rows.map(({ day }) => day)).toEqual(weekRows(localDate('2026-11-16'), null, dayPlanOf).map(({ day }) => day))
  expect(rows[0]?.day).toBe('2026-11-16')
  expect(rows.every(({ isTrainingDay, target: goal }) => !isTrainingDay && goal === null)).toBe(true)
})

test('a day that its plan does not hold is told apart, though the schedule has training on it', () => {
  const text = JSON.stringify({
    monday: [{ type: 'Lift', startTime: '7:00 AM', endTime: '8:00 AM', intensity: 'Light' }],
  })
  const [first] = weekRows(localDate('2026-11-16'), null, (day) => readDayPlan(null, day, text))
  expect(first).toMatchObject({ isPlanned: false, isTrainingDay: true, target: null })
})

test('a day that the plan says it misses is told', () => {
  const week = { ...aPlannedWeek(), warnings: ['off_target:tuesday', 'few_dishes:lunch'] }
  const rows = weekRows(localDate('2026-11-16'), week, (day) => readDayPlan(null, day, null))
  expect(rows.filter(({ isOffTarget }) => isOffTarget).map(({ day }) => day)).toEqual(['2026-11-17'])
})

test('the mean leaves out days without figures', () => {
  expect(meanOf([target, null, { calories: 3000, carbs: 350, protein: 120, fat: 80 }])).toEqual({
    calories: 2500,
    carbs: 300,
    protein: 110,
    fat: 70,
  })
  expect(meanOf([null])).toBeNull()
})

test('days are counted by what they are, planned or not, and their figures are those of the planned ones', () => {
  const text = JSON.stringify({
    monday: [{ type: 'Lift', startTime: '7:00 AM', endTime: '8:00 AM', intensity: 'Light' }],
  })
  const rows = weekRows(localDate('2026-11-16'), null, (day) => readDayPlan(null, day, text))
  expect(daysOfKinds(rows)).toEqual({ training: { count: 1, mean: null }, rest: { count: 6, mean: null } })
  const planned = rows.map((row, day) => (day < 2 ? { ...row, isPlanned: true, target } : row))
  expect(daysOfKinds(planned)).toEqual({ training: { count: 1, mean: target }, rest: { count: 6, mean: target } })
})
