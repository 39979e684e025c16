import { expect, test } from 'vitest'
import { DEFAULT_SCAN_CONTEXT } from './analysed-meal.ts'
import { GENERATION_POLLS, GENERATION_THROTTLE_SECONDS } from './generation.ts'
import { serviceMessages } from './service-messages.ts'

test('figures of calls are those of the product specification', () => {
  expect(GENERATION_THROTTLE_SECONDS).toBe(300)
  expect(GENERATION_POLLS).toEqual({ attempts: 30, everyMilliseconds: 2000 })
  expect(DEFAULT_SCAN_CONTEXT).toBe('Post-Workout Fuel')
})

test('services fail in the words of the product specification', () => {
  expect(serviceMessages).toMatchObject({
    'wearable-activities': 'Failed to fetch wearable activities',
    'no-active-plan': 'No active meal plan found',
    'generation-failed': 'Meal plan generation failed',
    'generation-timed-out': 'Meal plan generation timed out',
    'no-meal-logs': 'No meal logs found for user',
    'invalid-execution-id': 'Invalid execution ID provided',
  })
})
