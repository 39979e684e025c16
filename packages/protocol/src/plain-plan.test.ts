import { describe, expect, test } from 'vitest'
import { readPlainPlan } from './plain-plan.ts'

const shake = {
  name: 'Chocolate Milk',
  description: 'Cold.',
  calories: 220,
  macros: { carbs: '32g', protein: 11, fat: 5 },
  ingredients: ['1 cup milk', { amount: '2 tbsp', item: 'cocoa' }],
  recipe: { preparationSteps: ['Stir.'], cookingTime: '5-10 minutes' },
}
const breakfast = {
  mealName: 'Breakfast',
  timing: '7:30 AM',
  calories: 500,
  macros: { carbs: 60, protein: 30, fat: 15 },
}

describe('a plan of another version', () => {
  test('is read from a text a weekday', () => {
    const text = JSON.stringify({
      day: 'Monday',
      activities: ['Lift'],
      meals: [
        {
          mealName: 'Post-Workout Shake',
          timing: '9:00 AM',
          calories: 250,
          activityName: 'Lift',
          mealOptions: [shake],
        },
        breakfast,
      ],
    })
    expect(readPlainPlan({ monday_plan: text, tuesday_plan: null })).toEqual([
      {
        day: 'monday',
        isTrainingDay: true,
        activities: ['Lift'],
        meals: [
          {
            id: 'monday-1',
            name: 'Breakfast',
            slot: 'breakfast',
            at: 450,
            target: { calories: 500, carbs: 60, protein: 30, fat: 15 },
            ideas: [],
          },
          {
            id: 'monday-0',
            name: 'Post-Workout Shake',
            slot: 'post-fuel',
            at: 540,
            target: { calories: 250, carbs: 0, protein: 0, fat: 0 },
            activityName: 'Lift',
            ideas: [
              {
                id: 'monday-0-0',
                title: 'Chocolate Milk',
                description: 'Cold.',
                calories: 220,
                carbs: 32,
                protein: 11,
                fat: 5,
                preparationTime: '5-10 minutes',
                ingredients: ['1 cup milk', '2 tbsp cocoa'],
                instructions: ['Stir.'],
              },
            ],
          },
        ],
      },
    ])
  })

  test('is read from lists of training and rest days', () => {
    const lists = {
      mealPlans: {
        trainingDays: [{ day: 'Wednesday', meals: [breakfast] }],
        restDays: [
          { day: 'Sunday', meals: [breakfast] },
          { day: 'Someday', meals: [breakfast] },
        ],
      },
    }
    for (const plan of [{ parsedMealPlan: lists }, { mealPlanData: JSON.stringify(lists) }]) {
      expect(readPlainPlan(plan).map(({ day, isTrainingDay, meals }) => [day, isTrainingDay, meals.length])).toEqual([
        ['wednesday', true, 1],
        ['sunday', false, 1],
      ])
    }
  })

  test.each([
    [{ mealName: 'Lunch', timing: 'when hungry' }, 'lunch', 750],
    [{ mealName: 'Shake', timeIncrement: '30min before workout' }, 'pre-fuel', 690],
    [{ mealName: 'Leftovers', timing: '19:30' }, 'dinner', 1170],
    [{ timing: '23:00' }, 'snack', 1380],
    ['nonsense', 'lunch', 720],
  ])('never drops a meal: %j is %s at %i', (meal, slot, at) => {
    expect(readPlainPlan({ friday_plan: { meals: [meal] } })[0]?.meals).toMatchObject([{ slot, at }])
  })

  test.each([{}, { monday_plan: null, parsedMealPlan: '{' }, { parsedMealPlan: '[]' }])(
    'may hold nothing: %j',
    (plan) => expect(readPlainPlan(plan)).toEqual([]),
  )
})
