import { describe, expect, test } from 'vitest'
import { instantText, localDate } from '../days.ts'
import { kilograms } from '../units.ts'
import { type BodyMeasurement, dailyMeasurements, distinctMeasurements } from './body-measurement.ts'

const one = (at: string, mass: number, more: Partial<BodyMeasurement> = {}): BodyMeasurement => ({
  id: `${at} ${mass}`,
  day: localDate(at.slice(0, 10)),
  measuredAt: instantText(Date.parse(`${at}Z`)),
  mass: kilograms(mass),
  bodyFat: null,
  source: 'wearable',
  provider: 'withings',
  isImported: true,
  ...more,
})
const masses = (some: readonly BodyMeasurement[]) => some.map(({ mass }) => mass)

describe('the same weighing along two ways', () => {
  test('counts once, and the one by hand holds', () => {
    const file = one('2026-03-02T06:10', 65.2, { id: 'file', source: 'csv' })
    const hand = one('2026-03-02T06:11', 65.2, { id: 'hand', source: 'hand' })
    expect(distinctMeasurements([hand, one('2026-03-02T06:10:20', 65.18), file])).toEqual([hand])
  })
  test('keeps the body fat that only the scale says', () => {
    const scale = one('2026-03-02T06:10', 65.2, { bodyFat: 21 })
    const hand = one('2026-03-02T06:11', 65.2, { id: 'hand', source: 'hand' })
    expect(distinctMeasurements([scale, hand])).toEqual([{ ...hand, bodyFat: 21 }])
    expect(distinctMeasurements([hand, { ...scale, measuredAt: hand.measuredAt, id: 'z' }])).toEqual([
      { ...hand, bodyFat: 21 },
    ])
  })
  test.each([
    ['another figure', one('2026-03-02T06:10', 65.4)],
    ['a later hour', one('2026-03-02T08:10', 65.2)],
  ])('%s is another one', (_, other) => {
    expect(distinctMeasurements([one('2026-03-02T06:10', 65.2), other])).toHaveLength(2)
  })
})

test('the first weighing of a day counts for it, whatever their order', () => {
  const log = [one('2026-03-03T20:00', 66.4), one('2026-03-03T06:30', 65.1), one('2026-03-02T07:00', 65.3)]
  expect(masses(dailyMeasurements(log))).toEqual([65.3, 65.1])
  expect(dailyMeasurements(log.toReversed())).toEqual(dailyMeasurements(log))
})

test.each([
  ['a second weighing later', one('2026-03-03T06:30', 65.1), one('2026-03-03T20:00', 66.4, { bodyFat: 21 })],
  [
    'the scale, of the same weighing',
    one('2026-03-03T06:31', 65.1, { source: 'hand' }),
    one('2026-03-03T06:30', 65.1, { bodyFat: 21 }),
  ],
])('the body fat of a day is known though only %s says it', (_, first, other) => {
  const daily = dailyMeasurements([first, other])
  expect(daily).toEqual([{ ...first, bodyFat: 21 }])
})

test('the body fat of a day is the first that was measured', () => {
  const log = [one('2026-03-03T20:00', 66.4, { bodyFat: 24 }), one('2026-03-03T06:30', 65.1, { bodyFat: 21 })]
  expect(dailyMeasurements(log).map(({ bodyFat }) => bodyFat)).toEqual([21])
})
