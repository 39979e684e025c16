import { describe, expect, test } from 'vitest'
import { localDate } from '../days.ts'
import { editMeal, type MealEditForm, mealEditForm, readMealEdit } from './meal-edit.ts'
import { type EditTiming, editTimings } from './own-dish.ts'
import type { MealOption, PlannedDay, PlannedMeal, PlannedSession } from './week-plan.ts'

const porridge: MealOption = {
  recipe: 'porridge',
  name: 'Porridge with banana',
  description: 'Warm oats.',
  minutes: 10,
  servings: 1,
  ingredients: [{ food: 'rolled-oats-dry', grams: 80, amount: '1 cup (80 g)', item: 'Rolled oats' }],
  steps: ['Cook.'],
  calories: 500.4,
  protein: 20.3,
  carbs: 80.1,
  fat: 9.6,
  fiber: 8,
  sugar: 20,
  sodium: 100,
  potassium: 600,
  iron: 3,
}

const session = (start: number, end: number): PlannedSession => ({
  type: 'Lift',
  start,
  end,
  intensity: 'Moderate',
  energy: 300,
  during: { carbsPerHour: 0, carbs: 0, drinkPerHour: 0, sodiumPerHour: 0 },
  because: [],
})

const macros = { calories: 500, protein: 20, carbs: 80, fat: 10 }
const breakfast: PlannedMeal = {
  id: 'monday-breakfast',
  slot: 'breakfast',
  at: 480,
  target: macros,
  options: [porridge],
  because: [],
}

const dayWith = (sessions: readonly PlannedSession[]): PlannedDay => ({
  day: 'monday',
  date: localDate('2026-11-16'),
  load: 'moderate',
  sessions,
  target: macros,
  guidance: {
    fiber: 30,
    sodiumLow: 1500,
    sodiumHigh: 2300,
    potassium: 3500,
    iron: 18,
    freeSugarMax: 50,
    drinks: 2000,
    energyAvailability: 40,
  },
  meals: [breakfast],
  planned: macros,
  flags: [],
  because: [],
})

const form: MealEditForm = mealEditForm(breakfast)

describe('the edit form', () => {
  test('opens with the meal as it stands', () =>
    expect(form).toEqual({
      description: 'Porridge with banana',
      calories: '500',
      protein: '20',
      carbs: '80',
      fat: '10',
      timing: null,
      category: 'Mixed',
    }))

  test.each([
    ['', 0],
    ['   ', 0],
    ['abc', 0],
    ['12', 12],
    ['12.9', 12],
    ['12 g', 12],
    ['-5', 0],
    ['99999999', 9999],
  ])('reads %j as %d', (text, figure) => expect(readMealEdit({ ...form, protein: text }).protein).toBe(figure))

  test('knows what fuel is for by its place', () => {
    expect(mealEditForm({ ...breakfast, slot: 'pre-fuel' }).category).toBe('Pre-workout')
    expect(mealEditForm({ ...breakfast, slot: 'post-fuel' }).category).toBe('Post-workout')
  })
})

describe('an edited meal', () => {
  const day = dayWith([session(600, 660), session(1080, 1140)])

  test('keeps what goes in and what it holds while dish and figures stay', () => {
    const { option } = editMeal(day, breakfast, readMealEdit({ ...form, category: 'Quick Carbs' }), [])
    expect(option).toMatchObject({
      recipe: 'own:monday-breakfast',
      ingredients: porridge.ingredients,
      fiber: 8,
      own: { category: 'Quick Carbs', timing: null },
    })
  })

  test('knows nothing of fiber and salt any more once its figures are changed', () => {
    const { option } = editMeal(day, breakfast, readMealEdit({ ...form, calories: '650' }), [])
    expect(option).toMatchObject({ calories: 650, steps: porridge.steps, fiber: null, sodium: null })
  })

  test('of another name claims no ingredients of the planned dish, and says what is avoided', () => {
    const { option } = editMeal(day, breakfast, readMealEdit({ ...form, description: 'Peanut toast' }), ['peanut'])
    expect(option).toMatchObject({ name: 'Peanut toast', ingredients: [], steps: [], own: { avoided: ['peanut'] } })
  })

  test('opens its form again as it was saved', () => {
    const edit = { ...form, description: 'Toast', timing: '10min after training', category: 'Protein' } as const
    const { option, at } = editMeal(day, breakfast, readMealEdit(edit), [])
    expect(mealEditForm({ ...breakfast, at, options: [option, porridge] })).toEqual(edit)
  })

  test.each<[EditTiming, number]>([
    [editTimings[0], 690],
    [editTimings[1], 570],
    [editTimings[2], 660],
    [editTimings[3], 670],
  ])('%s is timed by the nearest session', (timing, at) =>
    expect(editMeal(day, breakfast, readMealEdit({ ...form, timing }), []).at).toBe(at),
  )

  test('that fuels a session is timed by that one', () => {
    const fuel: PlannedMeal = { ...breakfast, slot: 'pre-fuel', session: 1 }
    expect(editMeal(day, fuel, readMealEdit({ ...form, timing: '30min before workout' }), []).at).toBe(1050)
  })

  test('keeps its time on a rest day, and stays within its day after a session over midnight', () => {
    const edit = readMealEdit({ ...form, timing: '30min after workout' })
    expect(editMeal(dayWith([]), breakfast, edit, []).at).toBe(480)
    expect(editMeal(dayWith([session(1410, 1470)]), breakfast, edit, []).at).toBe(1439)
    const early = readMealEdit({ ...form, timing: '30min before workout' })
    expect(editMeal(dayWith([session(10, 70)]), breakfast, early, []).at).toBe(0)
  })
})
