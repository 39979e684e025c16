import { describe, expect, test } from 'vitest'
import type { Session } from '../schedule/session.ts'
import { minuteOfDay } from '../units.ts'
import { activityTimeFrom, defaultFuelAround } from './default-fuel.ts'
import { findPreparationMinutes, ideaOf, tagsOf } from './fuel-idea.ts'

describe('the tags of an idea', () => {
  const idea = (change: { calories?: number; protein?: number; preparationTime?: string }) =>
    tagsOf({ calories: 400, protein: 25, preparationTime: '30 minutes', ...change })
  test.each([
    [{}, ['Protein-forward']],
    [{ protein: 24.9 }, []],
    [{ preparationTime: '20 minutes' }, ['Protein-forward', 'Quick']],
    [{ preparationTime: '21 minutes' }, ['Protein-forward']],
    [{ protein: 0, preparationTime: '5-10 minutes' }, ['Quick']],
    [{ protein: 0, preparationTime: '10-25 minutes' }, []],
    [{ calories: 0, protein: 0 }, []],
    [{ protein: 0, preparationTime: 'overnight' }, []],
  ])('of %j are %j', (change, tags) => expect(idea(change)).toEqual(tags))

  test.each([
    ['15 minutes', 15],
    ['5-10 min', 10],
    ['1 hour', 60],
    ['1 h 15 min', 75],
    ['90m', 90],
    ['soon', undefined],
  ])('%s takes %s minutes', (words, minutes) => expect(findPreparationMinutes(words)).toBe(minutes))
})

test('a dish becomes an idea', () => {
  const dish = {
    recipe: 'porridge',
    name: 'Porridge',
    description: 'Warm.',
    minutes: 10,
    servings: 1,
    calories: 320,
    protein: 11,
    carbs: 54,
    fat: 6,
    fiber: null,
    sugar: null,
    sodium: null,
    potassium: null,
    iron: null,
    ingredients: [{ food: 'oats', grams: 60, amount: '3/4 cup (60 g)', item: 'rolled oats' }],
    steps: ['Simmer.'],
  }
  expect(ideaOf(dish)).toEqual({
    id: 'porridge',
    title: 'Porridge',
    description: 'Warm.',
    calories: 320,
    protein: 11,
    carbs: 54,
    fat: 6,
    preparationTime: '10 minutes',
    ingredients: ['3/4 cup (60 g) rolled oats'],
    instructions: ['Simmer.'],
  })
})

describe('without a plan', () => {
  const session = (type: Session['type'], start: number): Session => ({
    type,
    start: minuteOfDay(start),
    end: minuteOfDay(start + 60),
    intensity: 'Moderate',
  })
  test('each session but recovery gets the default fuel', () => {
    expect(defaultFuelAround([session('Recovery', 480), session('Lift', 1020)])).toEqual([
      {
        id: 'default-pre-fuel-1',
        slot: 'pre-fuel',
        at: 990,
        target: { calories: 200, protein: 15, carbs: 30, fat: 5 },
        session: 1,
      },
      {
        id: 'default-post-fuel-1',
        slot: 'post-fuel',
        at: 1080,
        target: { calories: 300, protein: 25, carbs: 40, fat: 8 },
        session: 1,
      },
    ])
  })

  test('fuel of a session right after midnight is not before it', () =>
    expect(defaultFuelAround([session('Lift', 10)])[0]?.at).toBe(0))

  test.each([
    ['7:30 AM', '8:00 AM'],
    ['23:45', '12:15 AM'],
    ['', '12:00 PM'],
    [null, '12:00 PM'],
  ])('pre-fuel at %s means training at %s', (fuel, activity) => expect(activityTimeFrom(fuel)).toBe(activity))
})
