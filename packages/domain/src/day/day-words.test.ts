import { describe, expect, test } from 'vitest'
import { greetingAt } from './greeting.ts'
import { activityCategoryOf, levelFromName, levelOf, mealLevel } from './intensity-level.ts'

test.each([
  [239, 'Good evening'],
  [240, 'Good morning'],
  [719, 'Good morning'],
  [720, 'Good afternoon'],
  [1019, 'Good afternoon'],
  [1020, 'Good evening'],
])('minute %i: %s', (minute, greeting) => expect(greetingAt(minute)).toBe(greeting))

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
    expect(mealLevel({ isActivityMeal: true, isTrainingDay: true })).toBe('high')
    expect(mealLevel({ isActivityMeal: false, isTrainingDay: true })).toBe('medium')
    expect(mealLevel({ isActivityMeal: false, isTrainingDay: false })).toBe('low')
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
])('%s belongs to %s', (name, category) => expect(activityCategoryOf(name, 'high')).toBe(category))

test.each(['HIIT', 'Conditioning', 'Competition', 'Boxing'])('%s that is not hard is no high intensity', (name) => {
  expect(activityCategoryOf(name, 'medium')).toBe('Cardio')
  expect(activityCategoryOf(name, 'low')).toBe('Cardio')
})

test.each([
  ['Strength intervals', 'Strength'],
  ['Weightlifting competition', 'Strength'],
  ['Yoga competition', 'Flexibility'],
])('%s that is not hard belongs to %s', (name, category) => expect(activityCategoryOf(name, 'medium')).toBe(category))
