import { kcal, kilograms, type WeeklySchedule } from '@pacemeal/domain'
import { expect, test } from 'vitest'
import { sessions } from './scenarios/build.ts'
import { weeklyTrainingHours } from './training-hours.ts'
import { findCutEnd, findOffPlan, hasLowEnergyRun, plannedWeeklyPercent, shouldEndCut } from './trend.ts'

test('a deficit of 7.7 kcal per kilogram is 0.7 percent a week', () => {
  expect(plannedWeeklyPercent(kcal(-7.7 * 70), kilograms(70))).toBeCloseTo(-0.7, 9)
})

test('three weeks that left the plan the same way are off it', () => {
  expect(findOffPlan(-0.5, [0, -0.1, -0.1, 0])).toBe('above')
  expect(findOffPlan(-0.5, [-0.9, -1, -0.9])).toBe('below')
})

test.each([
  ['two weeks', [-1, -1]],
  ['weeks near the plan', [-0.7, -0.6, -0.3]],
  ['weeks that disagree', [-1, 0, -1]],
])('%s are not', (_, weeks) => {
  expect(findOffPlan(-0.5, weeks)).toBeNull()
})

test('three days in a row under 30 are a sign of low energy, three scattered ones are not', () => {
  expect(hasLowEnergyRun([35, 29, 29.9, 28])).toBe(true)
  expect(hasLowEnergyRun([29, 29, 30, 29, 29])).toBe(false)
})

test('a cut at low availability ends after eight weeks', () => {
  expect(shouldEndCut(34, 8)).toBe(true)
  expect(shouldEndCut(34, 7)).toBe(false)
  expect(shouldEndCut(36, 20)).toBe(false)
})

test('weekly hours leave recovery out and cap a session at six hours', () => {
  const week: WeeklySchedule = {
    monday: sessions('Lift 07:00-08:00 Moderate; Practice 15:30-17:00 Moderate'),
    tuesday: sessions('Recovery 09:00-10:00 Light'),
    wednesday: [],
    thursday: sessions('Practice 23:30-00:30 Moderate'),
    friday: [],
    saturday: sessions('Competition 08:00-18:00 Intense'),
    sunday: [],
  }
  expect(weeklyTrainingHours(week)).toBe(9.5)
})

test('a cut ends after twelve weeks, or after eight of low availability, and not before', () => {
  expect(findCutEnd(12, 45)).toBe('duration')
  expect(findCutEnd(12, null)).toBe('duration')
  expect(findCutEnd(11, 36)).toBeNull()
  expect(findCutEnd(8, 34)).toBe('availability')
  expect(findCutEnd(7, 31)).toBeNull()
  expect(findCutEnd(8, null)).toBeNull()
})
