import { describe, expect, test } from 'vitest'
import { addDays, instantText, localDate } from '../days.ts'
import { dayOfActivity, isOnDay, minutesOnDay } from './activity-day.ts'

describe('on a local day', () => {
  const day = localDate('2026-11-17')
  const span = (start: string, end: string) => ({
    start: instantText(Date.parse(start)),
    end: instantText(Date.parse(end)),
  })
  test.each([
    ['within it', '2026-11-17T08:00:00Z', '2026-11-17T09:00:00Z', true],
    ['over its first midnight', '2026-11-16T22:30:00Z', '2026-11-16T23:30:00Z', true],
    ['up to its first millisecond', '2026-11-16T22:00:00Z', '2026-11-16T23:00:00.000Z', true],
    ['the millisecond before', '2026-11-16T22:00:00Z', '2026-11-16T22:59:59.999Z', false],
    ['from its last millisecond', '2026-11-17T22:59:59.999Z', '2026-11-17T23:30:00Z', true],
    ['from the next midnight', '2026-11-17T23:00:00.000Z', '2026-11-17T23:30:00Z', false],
  ])('%s', (_, start, end, within) => expect(isOnDay(span(start, end), day, 'Europe/Berlin')).toBe(within))

  test('minutes count from its own midnight', () => {
    expect(minutesOnDay(span('2026-11-16T22:30:00Z', '2026-11-17T00:15:00Z'), day, 'Europe/Berlin')).toEqual({
      start: -30,
      end: 75,
    })
  })

  test.each(['Asia/Tokyo', '+09:00'])('of the place that it was done in (%s), wherever its owner is now', (zone) => {
    // Half past six on Wednesday morning in Tokyo, while it is Tuesday evening at home.
    const run = { ...span('2026-11-17T21:30:00Z', '2026-11-17T22:30:00Z'), zone }
    const next = addDays(day, 1)
    expect(dayOfActivity(run, 'Europe/Berlin')).toBe(next)
    expect([day, next].map((one) => isOnDay(run, one, 'Europe/Berlin'))).toEqual([false, true])
    expect(minutesOnDay(run, next, 'Europe/Berlin')).toEqual({ start: 390, end: 450 })
    expect(dayOfActivity(span(run.start, run.end), 'Europe/Berlin')).toBe(day)
  })
})
