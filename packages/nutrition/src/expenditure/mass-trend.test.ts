import { kilograms } from '@pacemeal/domain'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayNumber } from '../scenarios/logged-days.ts'
import { massTrend, type WeighedMass } from './mass-trend.ts'

const weighed = (n: number, mass: number): WeighedMass => ({ date: dayNumber(n), mass: kilograms(mass) })
const losing = Array.from({ length: 43 }, (_, n) => weighed(n, 80 - n * 0.08 + 0.4 * Math.sin(n * 2.4)))

test('a steady loss is told with its rate, nearer than the weigh-ins are', () => {
  const last = massTrend(losing).at(-1)
  expect(Math.abs((last?.trend ?? 0) - (80 - 42 * 0.08))).toBeLessThan(0.3)
  expect(Math.abs((last?.weeklyChange ?? 0) + 0.56)).toBeLessThan(0.15)
})

test('a weigh-in far off is told as an outlier and moves the trend by less than a fifth of it', () => {
  const odd = massTrend([...losing.slice(0, 42), weighed(42, 84)])
  expect(odd.filter(({ isOutlier }) => isOutlier).map(({ date }) => date)).toEqual([dayNumber(42)])
  expect((odd.at(-1)?.trend ?? 0) - (massTrend(losing).at(-1)?.trend ?? 0)).toBeLessThan(1.4)
})

test('days without a weigh-in have a trend, but no raw point', () => {
  const days = massTrend([weighed(0, 70), weighed(4, 70.2)])
  expect(days.map((day) => day.weighed)).toEqual([70, null, null, null, 70.2])
})

test('nothing weighed, no trend', () => {
  expect(massTrend([])).toEqual([])
  expect(massTrend([weighed(0, Number.NaN)])).toEqual([])
})

test('later weigh-ins do not redraw the trend, and it stays among the weigh-ins', () => {
  const anyWeighIns = fc.array(fc.record({ n: fc.nat(90), mass: fc.double({ min: 60, max: 64, noNaN: true }) }), {
    minLength: 2,
  })
  fc.assert(
    fc.property(anyWeighIns, (some) => {
      const sorted = some.toSorted((a, b) => a.n - b.n).map(({ n, mass }) => weighed(n, mass))
      const all = massTrend(sorted)
      const before = massTrend(sorted.filter(({ date }) => date < (sorted.at(-1)?.date ?? '')))
      expect(all.slice(0, before.length)).toEqual(before)
      expect(all.every(({ trend, weeklyChange }) => Number.isFinite(trend) && Number.isFinite(weeklyChange))).toBe(true)
    }),
    { numRuns: 60 },
  )
})
