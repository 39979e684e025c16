import { describe, expect, test } from 'vitest'
import { readAnswers } from './read-answers.ts'

const keys = {
  gender: 'gender',
  age: 'age',
  heightAndWeight: 'measurements',
  performanceObjective: 'goal',
  trainingCategories: 'categories',
  trainingActivities: 'activities',
  selectedDiets: 'diets',
  avoidedFoods: 'avoided',
  notificationSettings: 'notifications',
} as const

const read = (kept: Partial<Record<(typeof keys)[keyof typeof keys], string>>) =>
  readAnswers((key) => (kept as Record<string, string | undefined>)[key] ?? null, keys)

const monday = { id: 'x', type: 'Lift', days: ['monday'], startTime: '7:30 AM', endTime: '8:30 AM', intensity: 'Light' }

test('a browser that kept nothing has no answers', () =>
  expect(Object.values(read({})).every((answer) => answer === undefined)).toBe(true))

test('answers are read as they were kept', () => {
  expect(
    read({
      gender: 'Female',
      age: '29',
      measurements: '{"feet":5,"inches":6,"weight":143,"isImperial":true}',
      goal: 'fat-loss',
      categories: '["team-sports"]',
      activities: JSON.stringify([monday]),
      diets: '["vegan"]',
      avoided: '["peanuts"]',
    }),
  ).toMatchObject({
    gender: 'Female',
    age: 29,
    heightAndWeight: { feet: 5, inches: 6, weight: 143, isImperial: true },
    performanceObjective: 'fat-loss',
    trainingCategories: ['team-sports'],
    trainingActivities: [monday],
    selectedDiets: ['vegan'],
    avoidedFoods: ['peanuts'],
  })
})

describe('texts and figures may be kept either way', () => {
  test('JSON text', () => expect(read({ gender: '"Male"', age: '"29"' })).toMatchObject({ gender: 'Male', age: 29 }))
  test('figures as text', () =>
    expect(read({ measurements: '{"feet":"5","inches":"6","weight":"143"}' }).heightAndWeight).toEqual({
      feet: 5,
      inches: 6,
      weight: 143,
      isImperial: true,
    }))
})

describe('what the step itself would refuse is asked again', () => {
  test.each([
    ['an unknown gender', { gender: 'Robot' }, 'gender'],
    ['an age under 18', { age: '17' }, 'age'],
    ['an age that is none', { age: 'old' }, 'age'],
    ['a weight out of range', { measurements: '{"feet":5,"inches":6,"weight":2}' }, 'heightAndWeight'],
    ['measurements cut short', { measurements: '{"feet":5' }, 'heightAndWeight'],
    ['no training category', { categories: '[]' }, 'trainingCategories'],
  ] as const)('%s', (_, kept, answer) => expect(read(kept)[answer]).toBeUndefined())
})

test('no training and no diet are answers', () => {
  expect(read({ activities: '[]', diets: '[]' })).toMatchObject({ trainingActivities: [], selectedDiets: [] })
})

test('an activity that cannot be read is left out, the others stay', () => {
  const broken = { ...monday, startTime: 'dawn' }
  expect(
    read({ activities: JSON.stringify([broken, monday, { ...monday, days: [] }, 'Lift']) }).trainingActivities,
  ).toEqual([monday])
})
