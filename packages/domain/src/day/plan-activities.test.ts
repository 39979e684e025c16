import { expect, test } from 'vitest'
import { sessionOfActivity } from './plan-activities.ts'

test.each([
  ['Running', '6:30 AM', 'Conditioning', 420, 'Intense'],
  ['HIIT class', '7:30 AM', 'Conditioning', 480, 'Intense'],
  ['Strength Training', null, 'Lift', 720, 'Intense'],
  ['Yoga', 'soon', 'Recovery', 720, 'Light'],
  ['Soccer', '11:45 PM', 'Practice', 15, 'Moderate'],
] as const)('%s with its pre-fuel at %s is %s at minute %i, %s, for an hour', (name, fuel, type, start, intensity) =>
  expect(sessionOfActivity(name, fuel)).toEqual({ type, start, end: start + 60, intensity }),
)
