import { expect, test } from 'vitest'
import { mealTimeAt, mealTimeFromText, mealTimes, mealTypeTexts } from './meal-time.ts'

test.each([
  [0, 'snack'],
  [359, 'snack'],
  [360, 'breakfast'],
  [659, 'breakfast'],
  [660, 'lunch'],
  [899, 'lunch'],
  [900, 'dinner'],
  [1319, 'dinner'],
  [1320, 'snack'],
  [1439, 'snack'],
])('minute %i is %s', (minute, meal) => expect(mealTimeAt(minute)).toBe(meal))

test.each([
  ['Pre-Workout Fuel', 'pre-workout'],
  ['pre', 'pre-workout'],
  ['Pre-fuel', 'pre-workout'],
  ['preworkout', 'pre-workout'],
  ['Post-Workout Fuel', 'post-workout'],
  ['pre and post', 'pre-workout'],
  ['Post-workout breakfast', 'post-workout'],
  ['BREAKFAST', 'breakfast'],
  ['Lunch', 'lunch'],
  ['late dinner', 'dinner'],
  ['Snacks', 'snack'],
  ['General Meal', 'general'],
  ['Supreme pizza', 'general'],
  ['Posture', 'general'],
  ['', 'general'],
])('the text %j means %s', (text, meal) => expect(mealTimeFromText(text)).toBe(meal))

test('every label of the select means its own meal time', () => {
  for (const meal of mealTimes) expect(mealTimeFromText(mealTypeTexts[meal])).toBe(meal)
})
