import { describe, expect, test } from 'vitest'
import { addDays, localDate, weekdayOf } from '../days.ts'
import { measuredBody, measuredSpan } from './measured-body.ts'

const sunday = localDate('2026-03-08')
const walked = (from: number, to: number, steps: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => ({ day: addDays(sunday, from + index), steps }))
const weighed = (n: number, bodyFat: number | null) => ({ day: addDays(sunday, n), bodyFat })

describe('the four weeks that body figures are read from', () => {
  test('end on the Saturday before, and are the same on every day of a week that was planned on Sunday', () => {
    const spans = Array.from({ length: 7 }, (_, day) => measuredSpan(addDays(sunday, day)))
    expect(new Set(spans.map((span) => JSON.stringify(span)))).toEqual(
      new Set(['{"first":"2026-02-08","last":"2026-03-07"}']),
    )
    expect(weekdayOf(measuredSpan(addDays(sunday, 7)).last)).toBe('saturday')
    expect(measuredSpan(addDays(sunday, 7)).last).toBe('2026-03-14')
  })
})

describe('the usual day', () => {
  test('one more day of steps changes nothing before the next Sunday', () => {
    const known = walked(-28, -1, 8100)
    const before = measuredBody([], known, sunday)
    expect(before).toEqual({ averageSteps: 8000 })
    const wednesday = addDays(sunday, 3)
    expect(measuredBody([], [...known, ...walked(0, 2, 30_000)], wednesday)).toEqual(before)
    expect(measuredBody([], [...known, ...walked(0, 6, 30_000)], addDays(sunday, 7))).toEqual({ averageSteps: 13_500 })
  })

  test('takes steps from two weeks of days on, and a device that says nothing for no steps', () => {
    expect(measuredBody([], walked(-14, -2, 9000), sunday)).toEqual({})
    expect(measuredBody([], walked(-14, -1, 9000), sunday)).toEqual({ averageSteps: 9000 })
    const silent = walked(-28, -15, 0).map(({ day }) => ({ day, steps: null }))
    expect(measuredBody([], [...silent, ...walked(-14, -1, 9000)], sunday)).toEqual({ averageSteps: 9000 })
  })

  test('takes the mean of the body fat that is known, to the percent, and no older one', () => {
    expect(measuredBody([weighed(-3, 21.4), weighed(-2, null), weighed(-1, 23.8)], [], sunday)).toEqual({
      bodyFatPercent: 23,
    })
    expect(measuredBody([weighed(-29, 21), weighed(0, 40)], [], sunday)).toEqual({})
  })
})
