import { describe, expect, test } from 'vitest'
import { localDate } from '../days.ts'
import { fullDate, longDate, relativeDay, shortDate } from './date-text.ts'
import { durationBetween, durationText } from './duration.ts'
import { greetingAt } from './greeting.ts'
import { activityCategoryOf, levelFromName, levelOf, mealLevel } from './intensity-level.ts'

test.each([
  [0, '0 min'],
  [45, '45 min'],
  [59, '59 min'],
  [60, '1h 0m'],
  [95, '1h 35m'],
  [1500, '25h 0m'],
])('%i minutes read %s', (minutes, text) => expect(durationText(minutes)).toBe(text))

test.each([
  ['8:30 AM', '9:30 AM', '1h 0m'],
  ['8:30', '9:15', '45 min'],
  ['11:30 PM', '12:15 AM', '45 min'],
  ['dawn', '9:15', '60 min'],
  ['8:30', '', '60 min'],
])('from %s to %s is %s', (start, end, text) => expect(durationBetween(start, end)).toBe(text))

test.each([
  [239, 'Good evening'],
  [240, 'Good morning'],
  [719, 'Good morning'],
  [720, 'Good afternoon'],
  [1019, 'Good afternoon'],
  [1020, 'Good evening'],
])('minute %i: %s', (minute, greeting) => expect(greetingAt(minute)).toBe(greeting))

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

describe('how hard an activity is', () => {
  test.each([
    ['Light', 'low'],
    ['Moderate', 'medium'],
    ['Intense', 'high'],
  ] as const)('a schedule that says %s means %s', (intensity, level) => expect(levelOf(intensity)).toBe(level))

  test.each([
    ['Yoga', 'low'],
    ['Power Pilates', 'low'],
    ['stretching', 'low'],
    ['Cardio', 'high'],
    ['Strength Training', 'high'],
    ['Weightlifting', 'high'],
    ['Running', 'high'],
    ['Cycling', 'high'],
    ['HIIT', 'high'],
    ['CrossFit', 'high'],
    ['Practice', 'medium'],
    ['', 'medium'],
  ])('the name %s alone suggests %s', (name, level) => expect(levelFromName(name)).toBe(level))

  test('meals follow their activity, else the day', () => {
    expect([mealLevel(true, true), mealLevel(false, true), mealLevel(false, false)]).toEqual(['high', 'medium', 'low'])
  })
})

test.each([
  ['Cardio', 'Cardio'],
  ['Running', 'Cardio'],
  ['Cycling', 'Cardio'],
  ['Swimming', 'Cardio'],
  ['Rowing', 'Cardio'],
  ['Lift', 'Strength'],
  ['Strength Training', 'Strength'],
  ['Recovery', 'Flexibility'],
  ['Yoga', 'Flexibility'],
  ['HIIT', 'High Intensity'],
  ['CrossFit', 'High Intensity'],
  ['Conditioning', 'High Intensity'],
  ['Competition', 'High Intensity'],
  ['Practice', 'Training'],
  ['Hybrid', 'Training'],
])('%s belongs to %s', (name, category) => expect(activityCategoryOf(name)).toBe(category))
