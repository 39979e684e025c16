import { centimetres, type HealthCondition, kilograms, localDate, minuteOfDay } from '@pacemeal/domain'
import { expect, test } from 'vitest'
import { imperial, metric, type Units } from './units.ts'
import { reachText } from './weigh-in-words.ts'

const zone = 'Europe/Berlin'
/** The scales are on Saturday at 18:00 in Berlin. */
const scales = (limit: number) => ({ limit, day: localDate('2026-09-26'), time: minuteOfDay(1080) })
const athlete = (mass: number, height = 178, conditions: readonly HealthCondition[] = []) => ({
  mass: kilograms(mass),
  height: centimetres(height),
  conditions,
})
const told = (limit: number, who: Parameters<typeof reachText>[2], now: string, units: Pick<Units, 'mass'> = metric) =>
  reachText(scales(limit), { zone }, who, Date.parse(now), units)
const [weekBefore, yearBefore] = ['2026-09-19T10:00:00Z', '2025-09-26T10:00:00Z']

test.each([
  ['by a percent in the last week', 69.3, athlete(70), weekBefore, /^You are .+ above the class of .+: within 1%/],
  ['in it already', 70, athlete(69), weekBefore, /^You are within the class/],
  ['faster than that', 69.2, athlete(70), weekBefore, /at 1% of your weight a week, the most that is safe/],
  [
    'after twelve weeks of a year',
    80,
    athlete(100),
    yearBefore,
    /at 1% of your weight a week, for twelve weeks at most/,
  ],
  [
    'as underweight',
    50,
    athlete(62),
    yearBefore,
    /you would be underweight\. In the next class up you start strong\.$/,
  ],
] as const)('a class is told to be reached %s', (_, limit, who, now, text) =>
  expect(told(limit, who, now)).toMatch(text),
)

test('who is underweight, or told of their health, hears of no weight to lose', () => {
  expect(told(52, athlete(54), yearBefore)).toMatch(/^At your weight and height, your plan takes no weight off\./)
  expect(told(52, athlete(70, 178, ['lowEnergySigns']), yearBefore)).toMatch(
    /^With what you told of your health, your plan takes no weight off\./,
  )
  expect(told(52, { ...athlete(70), height: null }, weekBefore)).toBeNull()
})

test('once the scales are over nothing is judged, by the clock of the place', () => {
  expect(told(60, athlete(70), '2026-09-26T15:59:00Z')).not.toBeNull()
  expect(told(60, athlete(70), '2026-09-26T16:00:00Z')).toBeNull()
})

test('days are those of the place', () => {
  // It is Sunday in Berlin already: six days are left, and 1% a week of 70 kg are 600 g.
  const now = '2026-09-19T22:30:00Z'
  expect(told(69.4, athlete(70), now)).toMatch(/within 1%/)
  expect(told(69.3, athlete(70), now)).toMatch(/out of safe reach/)
})

test('a class is told in the unit that its limit is typed in', () => {
  expect(told(61, athlete(60), weekBefore)).toBe('You are within the class of 61.0 kg.')
  expect(told(61, athlete(60), weekBefore, imperial)).toBe('You are within the class of 134.5 lb.')
})
