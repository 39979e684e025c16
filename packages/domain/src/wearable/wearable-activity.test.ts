import { describe, expect, test } from 'vitest'
import { instantText, localDate } from '../days.ts'
import { activityNameOf, isOnDay, minutesOnDay, providerName, recordedLevel } from './wearable-activity.ts'

test.each([
  [1, 'Running'],
  [2, 'Cycling'],
  [3, 'Swimming'],
  [4, 'Walking'],
  [5, 'Hiking'],
  [6, 'Strength Training'],
  [7, 'Yoga'],
  [8, 'Pilates'],
  [9, 'Dancing'],
  [10, 'Basketball'],
  [11, 'Soccer'],
  [12, 'Tennis'],
  [13, 'Golf'],
  [14, 'Skiing'],
  [15, 'Snowboarding'],
  [16, 'Surfing'],
  [17, 'Rowing'],
  [18, 'Elliptical'],
  [19, 'Stair Climbing'],
  [20, 'Boxing'],
  [119, 'Golf'],
  [0, 'Activity'],
  [21, 'Activity'],
  [118, 'Activity'],
  [null, 'Activity'],
])('type %s is %s', (code, name) => expect(activityNameOf(code)).toBe(name))

test.each([
  [119, 900, 'low'],
  [120, 0, 'medium'],
  [159.9, 0, 'medium'],
  [160, 0, 'high'],
  [null, 299, 'low'],
  [0, 300, 'medium'],
  [null, 599, 'medium'],
  [null, 600, 'high'],
  [null, null, 'medium'],
  [0, 0, 'medium'],
] as const)('heart rate %s and %s kcal are %s', (heartRate, calories, level) =>
  expect(recordedLevel(heartRate, calories)).toBe(level),
)

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
})

test.each([
  ['garmin', 'Garmin'],
  ['fitbit', 'Fitbit'],
  ['biostrap', 'Biostrap'],
  ['WHOOP', 'WHOOP'],
  ['Oura', 'Oura'],
  ['coros', 'COROS'],
])('%s is shown as %s', (provider, name) => expect(providerName(provider)).toBe(name))
