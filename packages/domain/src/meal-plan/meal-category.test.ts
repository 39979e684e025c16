import { expect, test } from 'vitest'
import { mealCategoryOf, mealMinute } from './meal-category.ts'

test.each([
  ['Breakfast', 'Breakfast'],
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
  expect(mealMinute('soon', 'Dinner')).toBe(1140)
  expect(mealMinute(null, 'Meal')).toBe(720)
})
