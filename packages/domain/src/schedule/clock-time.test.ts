import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { minuteOfDay } from '../units.ts'
import { clockText, endAfter, findClockMinute, findTypedTime } from './clock-time.ts'

describe('a written time of day', () => {
  test.each([
    ['8:30 AM', 510],
    ['8:30 am', 510],
    ['8:30AM', 510],
    ['08:30', 510],
    ['8:30', 510],
    ['8:30 p.m.', 1230],
    ['12:00 AM', 0],
    ['12:00 PM', 720],
    ['12:00', 720],
    ['0:15', 15],
    ['0:15 PM', 15],
    ['13:05', 785],
    ['13:05 AM', 785],
    ['23:59', 1439],
  ])('%s is minute %i', (text, minute) => expect(findClockMinute(text)).toBe(minute))

  test.each(['', 'noon', '24:00', '8:60', '8.30', '8', '8:3', '123:00', '8:30 XM', '-8:30'])('%j is none', (text) =>
    expect(findClockMinute(text)).toBeUndefined(),
  )

  test('white space around it does not matter, however much there is', () => {
    expect(findClockMinute(' 8:30  AM ')).toBe(510)
    expect(findClockMinute(`8:30${' '.repeat(200_000)}!`)).toBeUndefined()
  })

  test('every minute of the day is written and read back', () => {
    for (let minute = 0; minute < 1440; minute++) expect(findClockMinute(clockText(minute))).toBe(minute)
  })

  test.each([
    [0, '12:00 AM'],
    [450, '7:30 AM'],
    [720, '12:00 PM'],
    [1439, '11:59 PM'],
    [1440 + 75, '1:15 AM'],
  ])('minute %i reads %s', (minute, text) => expect(clockText(minute)).toBe(text))
})

describe('a time typed beside the AM/PM selector', () => {
  test.each([
    ['8:30', 'AM', 510, 'AM'],
    ['8:30', 'PM', 1230, 'PM'],
    ['08:30', 'PM', 1230, 'PM'],
    ['12:00', 'AM', 0, 'AM'],
    ['12:00', 'PM', 720, 'PM'],
    ['0:10', 'PM', 10, 'AM'],
    ['00:10', 'AM', 10, 'AM'],
    ['13:00', 'AM', 780, 'PM'],
    ['23:59', 'PM', 1439, 'PM'],
  ] as const)('%s with %s is minute %i and leaves %s', (text, selected, minute, period) =>
    expect(findTypedTime(text, selected)).toEqual({ minute, period }),
  )

  test.each(['', '24:00', '8:60', '830', '8:5', '8:30 AM', ' 8:30', 'a:bc'])('%j is not HH:MM', (text) =>
    expect(findTypedTime(text, 'AM')).toBeUndefined(),
  )

  test('the selector that comes back reads the same time again', () => {
    fc.assert(
      fc.property(fc.nat(23), fc.nat(59), fc.constantFrom('AM' as const, 'PM' as const), (hour, minute, selected) => {
        const text = `${hour}:${String(minute).padStart(2, '0')}`
        const first = findTypedTime(text, selected)
        expect(first && findTypedTime(text, first.period)).toEqual(first)
      }),
    )
  })
})

test('an end that is not after the start is on the next day', () => {
  expect(endAfter(minuteOfDay(1380), minuteOfDay(30))).toBe(1470)
  expect(endAfter(minuteOfDay(600), minuteOfDay(600))).toBe(2040)
  expect(endAfter(minuteOfDay(600), minuteOfDay(660))).toBe(660)
})
