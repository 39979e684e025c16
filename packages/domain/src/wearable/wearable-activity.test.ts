import { expect, test } from 'vitest'
import { activityNameOf, providerName, recordedLevel } from './wearable-activity.ts'

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

test.each([
  ['garmin', 'Garmin'],
  ['fitbit', 'Fitbit'],
  ['biostrap', 'Biostrap'],
  ['WHOOP', 'WHOOP'],
  ['Oura', 'Oura'],
  ['coros', 'COROS'],
])('%s is shown as %s', (provider, name) => expect(providerName(provider)).toBe(name))
