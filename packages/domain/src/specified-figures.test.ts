import { expect, test } from 'vitest'
import { defaultFuelTargets } from './fuel-block/default-fuel.ts'
import { DEFAULT_PREPARATION_TIME, IDEAS_AT_FIRST, STEPS_AT_FIRST } from './fuel-block/fuel-idea.ts'
import { DEFAULT_MEAL_NAME } from './meal-log/meal-log.ts'
import { mealTypeTexts } from './meal-log/meal-time.ts'
import { editCategories, editTimings } from './meal-plan/own-dish.ts'
import { ANALYSIS_POLL_MS } from './scan/analysis-progress.ts'
import { MAX_SIDE, PICTURE_QUALITY, zoomRange } from './scan/picture-frame.ts'
import { intensities, sessionTypes } from './schedule/session.ts'
import { UNREADABLE_ACTIVITY } from './wearable/wearable-activity.ts'

test('figures that the product specification names are those', () => {
  expect({ ANALYSIS_POLL_MS, MAX_SIDE, PICTURE_QUALITY, zoomRange }).toEqual({
    ANALYSIS_POLL_MS: 2000,
    MAX_SIDE: 1024,
    PICTURE_QUALITY: 0.75,
    zoomRange: { least: 1, most: 5, step: 0.1 },
  })
  expect([IDEAS_AT_FIRST, STEPS_AT_FIRST]).toEqual([2, 3])
  expect(defaultFuelTargets).toEqual({
    'pre-fuel': { calories: 200, protein: 15, carbs: 30, fat: 5 },
    'post-fuel': { calories: 300, protein: 25, carbs: 40, fat: 8 },
  })
})

test('words that the product specification names are those', () => {
  expect([DEFAULT_MEAL_NAME, DEFAULT_PREPARATION_TIME]).toEqual(['Logged meal', '15 minutes'])
  expect(UNREADABLE_ACTIVITY).toEqual({ name: 'Wearable Activity', level: 'medium' })
})

test('choices are those of the product specification, in its order', () => {
  expect(Object.values(mealTypeTexts)).toEqual([
    'General Meal',
    'Breakfast',
    'Lunch',
    'Dinner',
    'Snack',
    'Pre-Workout Fuel',
    'Post-Workout Fuel',
  ])
  expect(sessionTypes).toEqual(['Practice', 'Lift', 'Conditioning', 'Competition', 'Recovery', 'Hybrid'])
  expect(intensities).toEqual(['Light', 'Moderate', 'Intense'])
  expect(editTimings).toEqual([
    '30min after workout',
    '30min before workout',
    'Immediately after training',
    '10min after training',
  ])
  expect(editCategories).toEqual(['Quick Carbs', 'Protein', 'Fat', 'Mixed', 'Pre-workout', 'Post-workout'])
})
