import { expect, test } from 'vitest'
import { mealTimeAt } from '../meal-log/meal-time.ts'
import { mealCategories, mealCategoryOf, mealMinute } from './meal-category.ts'

test.each([
  ['Breakfast', 'Breakfast'],
  ['pre', 'Pre-Workout'],
  ['Before training', 'Pre-Workout'],
  ['post', 'Post-Workout'],
  ['Dinner', 'Dinner'],
  ['Snack', 'Snack'],
  ['Morning bowl', 'Breakfast'],
  ['Midday plate', 'Lunch'],
  ['Lunch', 'Lunch'],
  ['Evening meal', 'Dinner'],
  ['Snacks', 'Snack'],
  ['Afternoon snack', 'Snack'],
  ['Pre-Workout Snack', 'Pre-Workout'],
  ['preFuel', 'Pre-Workout'],
  ['30min before workout', 'Pre-Workout'],
  ['Post-Workout Fuel', 'Post-Workout'],
  ['10min after training', 'Post-Workout'],
  ['Supreme pizza', 'Meal'],
  ['', 'Meal'],
])('%s is %s', (text, category) => expect(mealCategoryOf(text)).toBe(category))

test('a meal whose time cannot be read stands at its category’s usual time', () => {
  expect(mealMinute('7:15', 'Dinner')).toBe(435)
  expect(mealMinute('7:15 PM', 'Breakfast')).toBe(1155)
  expect(mealMinute(null, 'Meal')).toBe(720)
  const usual = mealCategories.map((category) => [category, mealMinute('soon', category)])
  expect(Object.fromEntries(usual)).toEqual({
    Breakfast: 480,
    Lunch: 750,
    Dinner: 1140,
    Snack: 930,
    'Pre-Workout': 690,
    'Post-Workout': 780,
    Meal: 720,
  })
})

test('a usual time lies in the band that a log of that hour is filed under', () => {
  for (const category of ['Breakfast', 'Lunch', 'Dinner'] as const) {
    expect(mealTimeAt(mealMinute('', category))).toBe(category.toLowerCase())
  }
})
