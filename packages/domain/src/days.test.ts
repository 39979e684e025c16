import { describe, expect, test } from 'vitest'
import {
  addDays,
  dayAt,
  dayFinder,
  findDay,
  instantOn,
  instantWithin,
  localDate,
  mondaysAround,
  weekdaysFrom,
  weekFrom,
} from './days.ts'
import { HOUR_MS, MINUTE_MS } from './time.ts'

describe('a day that is read', () => {
  test.each(['2026-11-28', '2024-02-29', '0002-01-01', '9998-12-31'])('%s', (text) => expect(findDay(text)).toBe(text))

  test.each([
    '',
    null,
    undefined,
    '2026-02-29',
    '2026-11-28T10:00',
    '20261128',
    '0001-12-31',
    '9999-01-01',
    '-271821-04-20',
    '+275760-09-13',
  ])('%s is none', (text) => expect(findDay(text)).toBeUndefined())
})

describe('the week around a day', () => {
  test('begins on the weekday that it is asked for and holds the day', () => {
    const sunday = localDate('2026-11-22')
    const bounds = (['monday', 'sunday', 'saturday'] as const).map((first) => {
      const week = weekFrom(first, sunday)
      expect(week).toHaveLength(7)
      return [week[0], week[6]]
    })
    expect(bounds).toEqual([
      ['2026-11-16', '2026-11-22'],
      ['2026-11-22', '2026-11-28'],
      ['2026-11-21', '2026-11-27'],
    ])
  })

  test('stands in one or two weeks from Monday', () => {
    const tuesday = localDate('2026-11-24')
    expect(mondaysAround('monday', tuesday)).toEqual(['2026-11-23', '2026-11-23'])
    expect(mondaysAround('sunday', tuesday)).toEqual(['2026-11-16', '2026-11-23'])
    expect(mondaysAround('saturday', tuesday)).toEqual(['2026-11-16', '2026-11-23'])
    for (const first of weekdaysFrom('thursday')) {
      const [earlier, later] = mondaysAround(first, tuesday)
      for (const day of weekFrom(first, tuesday)) {
        const fits = [earlier, later].some((monday) => weekFrom('monday', monday).includes(day))
        expect(fits, `${day} of a week from ${first}`).toBe(true)
      }
    }
  })

  test('has each weekday once, in order', () => {
    expect(weekdaysFrom('saturday')).toEqual([
      'saturday',
      'sunday',
      'monday',
      'tuesday',
      'wednesday',
      'thursday',
      'friday',
    ])
    const week = weekFrom('saturday', localDate('2026-11-18'))
    expect(week).toEqual(week.map((_, at) => addDays(localDate('2026-11-14'), at)))
  })
})

test.each([
  'Europe/Berlin',
  'America/St_Johns',
  'Asia/Kathmandu',
  // Its clocks change at midnight, so that a day begins at one.
  'America/Santiago',
])('many moments are of the days that each by itself is of, in %s, in whatever order', (zone) => {
  const dayOf = dayFinder(zone)
  const start = Date.parse('2026-03-25T00:00:00Z')
  const moments = Array.from({ length: 24 * 40 * 4 }, (_, quarter) => start + quarter * 15 * MINUTE_MS)
  const edges = moments.flatMap((at) => [at - 1, at, at + HOUR_MS * 31])
  expect(edges.map(dayOf)).toEqual(edges.map((at) => dayAt(at, zone)))
})

test('what is written down in an hour that a clock change skips before midnight stays on its day', () => {
  const [zone, change] = ['America/Nuuk', localDate('2026-03-28')]
  expect(dayAt(Date.parse(instantOn(change, 23 * 60 + 30, zone)), zone)).toBe('2026-03-29')
  expect(dayAt(Date.parse(instantWithin(change, 23 * 60 + 30, zone)), zone)).toBe(change)
  expect(instantWithin(change, 12 * 60, zone)).toBe(instantOn(change, 12 * 60, zone))
})
