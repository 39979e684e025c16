import { addDays, localDate } from '@pacemeal/domain'
import type { TrendDay } from '@pacemeal/domain/trends'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { meanOf, trendPoints } from './index.ts'

const first = localDate('2026-01-01')
const stepsOver = (steps: readonly (number | null)[]): TrendDay[] =>
  steps.map((one, n) => ({
    date: addDays(first, n),
    logging: 'unlogged',
    intake: null,
    target: null,
    fuel: null,
    mass: null,
    massTrend: null,
    bodyFat: null,
    expenditure: null,
    energyAvailability: null,
    sleepHours: null,
    restingHeartRate: null,
    steps: one,
  }))
const steps = ({ steps: value }: TrendDay) => ({ value })

test('up to 90 days each day is a point, and an unknown one is a gap', () => {
  const points = trendPoints(stepsOver([4000, null, 6000]), steps)
  expect(points.map(({ value }) => value)).toEqual([4000, null, 6000])
  expect(trendPoints(stepsOver(Array(90).fill(1)), steps)).toHaveLength(90)
})

test('a year is shown in weeks that end today, each by the mean of its known days', () => {
  const year = stepsOver(Array.from({ length: 365 }, (_, n) => (n < 364 ? null : 7000)))
  const points = trendPoints(year, steps)
  expect(points).toHaveLength(53)
  expect(points[0]).toMatchObject({ from: first, to: first, value: null })
  expect(points.at(-1)).toMatchObject({ to: addDays(first, 364), value: 7000 })
})

test('a lower bound stands as such by day and does not enter the mean of a week', () => {
  const partly = (day: TrendDay) => ({ value: day.steps, isPartial: day.steps === 1 })
  expect(trendPoints(stepsOver([1, 5]), partly).map(({ isPartial }) => isPartial)).toEqual([true, false])
  const year = stepsOver(Array.from({ length: 364 }, (_, n) => (n % 7 === 0 ? 1 : 5)))
  expect(trendPoints(year, partly).every(({ value }) => value === 5)).toBe(true)
})

test('the mean of nothing is unknown', () => {
  expect(meanOf([null, null])).toBeNull()
  expect(meanOf([null, 2, 4])).toBe(3)
})

test('weeks follow each other without a gap and lie within what they tell of', () => {
  const anySteps = fc.array(fc.option(fc.integer({ min: 0, max: 30_000 })), { minLength: 121, maxLength: 365 })
  fc.assert(
    fc.property(anySteps, (all) => {
      const points = trendPoints(stepsOver(all), steps)
      expect([points[0]?.from, points.at(-1)?.to]).toEqual([first, addDays(first, all.length - 1)])
      points.slice(1).forEach(({ from }, n) => {
        expect(from).toBe(addDays(points[n]?.to ?? first, 1))
      })
      const known = all.filter((one) => one !== null)
      for (const { value } of points) {
        if (value === null) continue
        expect(value).toBeGreaterThanOrEqual(Math.min(...known))
        expect(value).toBeLessThanOrEqual(Math.max(...known))
      }
    }),
  )
})
