import { openCatalog } from '@pacemeal/catalog'
import { germanKitchen } from '@pacemeal/catalog/german'
import type { MealOption, PlannedDay } from '@pacemeal/domain'
import { aPlannedWeek } from '@pacemeal/testing'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { dayInLanguage, eventInLanguage, foodName, speakKitchen, weekInLanguage } from './kitchen.ts'

const [recipe] = openCatalog().recipes
if (!recipe) throw new Error('the catalogue has no recipes')

const plate = (changes: Partial<MealOption> = {}) => ({
  recipe: recipe.id,
  name: `${recipe.name}, with a banana`,
  steps: recipe.steps,
  ingredients: [{ food: 'banana', grams: 118, amount: '1 medium banana (118 g)', item: 'Banana' }],
  ...changes,
})

/** The day with one dish at every meal. */
const servedWith = (day: PlannedDay, changes: Partial<MealOption> = {}): PlannedDay => ({
  ...day,
  meals: day.meals.map((meal) => ({ ...meal, options: [{ ...meal.options[0], ...plate(changes) }] as const })),
})
const [monday] = aPlannedWeek().days
if (!monday) throw new Error('the week has no Monday')
const dishesOf = (day: PlannedDay) => day.meals.map(({ options: [dish] }) => dish)
const german = `${germanKitchen.dish(recipe.name)}, mit einer Banane`

describe('in English', () => {
  test('a plan stays the very same object', () => {
    const week = aPlannedWeek()
    expect(weekInLanguage(week)).toBe(week)
    expect(foodName('Rolled oats')).toBe('Rolled oats')
  })
})

describe('in German', () => {
  beforeEach(() => speakKitchen(germanKitchen))
  afterEach(() => speakKitchen(undefined))

  test('the dishes of a day have German names, foods and amounts, and keep their figures', () => {
    const day = servedWith(monday)
    for (const [at, dish] of dishesOf(dayInLanguage(day)).entries()) {
      expect(dish).toEqual({
        ...dishesOf(day)[at],
        name: german,
        ingredients: [{ food: 'banana', grams: 118, amount: '1 mittelgroße Banane (118 g)', item: 'Banane' }],
      })
    }
  })

  test('a dish in the person’s own words stays as it was written', () => {
    const own = { category: 'Mixed', timing: null, avoided: [] } as const
    const day = servedWith(monday, { own, name: 'Banana' })
    expect(dayInLanguage(day)).toEqual(day)
  })

  test('what is cooked ahead has a German name, and its steps stay for the timers', () => {
    const event = {
      ...{ id: '2026-11-23/monday-lunch', cookedOn: monday.date, at: 720, servingsCooked: 2, handsOnMinutes: 5 },
      ...{ waitingMinutes: 20, keepsDays: 3, portions: [], restGrams: 0, recipe: 'food:brown-rice-cooked' },
      name: 'Brown rice',
      ingredients: [{ food: 'brown-rice-cooked', grams: 300, amount: '300 g', item: 'Brown rice, cooked' }],
      steps: ['Simmer for twenty minutes.'],
    }
    expect(eventInLanguage(event)).toMatchObject({
      name: 'Naturreis',
      ingredients: [{ item: 'Naturreis, gekocht' }],
      steps: ['Simmer for twenty minutes.'],
    })
  })
})
