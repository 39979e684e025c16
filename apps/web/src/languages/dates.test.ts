import { i18n } from '@lingui/core'
import { localDate } from '@pacemeal/domain'
import { afterEach, expect, test } from 'vitest'
import { activateEnglish } from './activate.ts'
import { clockTime } from './clock-time.ts'
import { fullDate, isDayClock, longDate, shortDate, timeOfDay, weekdayLetter } from './dates.ts'
import { lineStart } from './line-start.ts'
import { relativeDay } from './relative-dates.ts'
import { weekdayText } from './weekdays.ts'

test('days are written the same in every zone', () => {
  const day = localDate('2026-11-17')
  expect(longDate(day)).toBe('Tuesday, November 17')
  expect(fullDate(day)).toBe('Tuesday, November 17, 2026')
  expect(shortDate(day)).toBe('Nov 17')
})

test.each([
  ['2027-01-01', 'Today'],
  ['2026-12-31', 'Yesterday'],
  ['2026-12-30', 'Dec 30, 2026'],
  ['2027-02-03', 'Feb 3'],
])('%s is %s on the first of January 2027', (day, text) =>
  expect(relativeDay(localDate(day), localDate('2027-01-01'))).toBe(text),
)

test.each([
  [0, '12:00 AM'],
  [750, '12:30 PM'],
  [935, '3:35 PM'],
  [1500, '1:00 AM'],
])('minute %i of the day is %s', (minute, text) => expect(timeOfDay(minute)).toBe(text))

test.each([
  ['en', false],
  ['de', true],
  ['es', true],
])('times are typed as the language %s writes them until a clock is chosen', (locale, is24) =>
  expect(isDayClock(locale)).toBe(is24),
)

test('another language writes dates and times its own way', () => {
  expect(fullDate(localDate('2026-11-17'), 'de')).toBe('Dienstag, 17. November 2026')
  expect(timeOfDay(935, 'de')).toBe('15:35')
  expect(fullDate(localDate('2026-11-17'), 'es')).toBe('martes, 17 de noviembre de 2026')
  expect(shortDate(localDate('2026-11-17'), 'es')).toBe('17 nov')
  expect(timeOfDay(935, 'es')).toBe('15:35')
})

test('the letter of a weekday is large in every language', () => {
  const day = localDate('2026-11-17')
  expect(['en', 'de', 'es'].map((locale) => weekdayLetter(day, locale))).toEqual(['T', 'D', 'M'])
})

test('a date that begins a line begins large, though Spanish writes days small', () => {
  const day = localDate('2026-11-17')
  expect(lineStart(longDate(day, 'es'))).toBe('Martes, 17 de noviembre')
  expect(lineStart(longDate(day, 'en'))).toBe('Tuesday, November 17')
})

afterEach(activateEnglish)

test('weekdays and stored times are written as the language does; English keeps the stored text', () => {
  expect([weekdayText('monday'), weekdayText('sunday'), clockTime('7:05 AM')]).toEqual(['Monday', 'Sunday', '7:05 AM'])
  i18n.loadAndActivate({ locale: 'de', messages: {} })
  expect([weekdayText('monday'), clockTime('7:05 PM'), clockTime('soon')]).toEqual(['Montag', '19:05', 'soon'])
})
