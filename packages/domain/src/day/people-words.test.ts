import { expect, test } from 'vitest'
import { localDate } from '../days.ts'
import { intensities } from '../schedule/session.ts'
import { intensityLevels, intensityOf, levelOf } from './intensity-level.ts'
import { isMealPast } from './timeline.ts'

test('each level reads as the intensity that people choose, and nothing else', () => {
  expect(intensityLevels.map(intensityOf)).toEqual(intensities)
  expect(intensities.map((one) => intensityOf(levelOf(one)))).toEqual(intensities)
})

const day = localDate('2026-03-03')
const breakfast = 7 * 60 + 30

test.each([
  ['2026-03-02T23:00:00-05:00', false, 'the evening before'],
  ['2026-03-03T07:45:00-05:00', false, 'a quarter of an hour late'],
  ['2026-03-03T08:01:00-05:00', true, 'an hour later'],
  ['2026-03-04T06:00:00-05:00', true, 'the next morning'],
])('at %s a breakfast at 7:30 is past: %s, %s', (now, isPast) =>
  expect(isMealPast(breakfast, { day, now: Date.parse(now), zone: 'America/New_York' })).toBe(isPast),
)
