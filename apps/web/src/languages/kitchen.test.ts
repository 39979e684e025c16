import { openCatalog } from '@pacemeal/catalog'
import { germanKitchen } from '@pacemeal/catalog/german'
import type { MealOption, PlannedDay } from '@pacemeal/domain'
import { ownFoodId } from '@pacemeal/domain/own-food'
import { aPlannedWeek } from '@pacemeal/testing'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { fetchFoodNames } from './food-names.ts'
import {
  amountText,
  dayInLanguage,
  dishName,
  eventInLanguage,
  foodName,
  logName,
  measureName,
  speakKitchen,
  weekInLanguage,
} from './kitchen.ts'
import { chooseUnits } from './units.ts'

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

describe('in units and names of one’s own', () => {
  test('a dish is weighed in ounces, and a dish in the person’s own words keeps its words', () => {
    chooseUnits({ food: 'oz' })
    const day = servedWith(monday)
    expect(dishesOf(dayInLanguage(day))[0]?.ingredients[0]?.amount).toBe('1 medium banana (4.2 oz)')
    const own = { category: 'Mixed', timing: null, avoided: [] } as const
    const [dish] = dishesOf(dayInLanguage(servedWith(monday, { own, name: 'Eggplant mine' })))
    expect([dish?.name, dish?.ingredients[0]?.amount]).toEqual(['Eggplant mine', '1 medium banana (4.2 oz)'])
  })

  test('what is measured in cups is poured in millilitres, and a shop sells in ounces', () => {
    chooseUnits({ measures: 'ml', food: 'oz', volume: 'fl-oz' })
    expect(['3/4 cup (61 g)', '2 × 400 g', '750 ml'].map(amountText)).toEqual([
      '180 ml (2.2 oz)',
      '2 × 14.1 oz',
      '25 fl oz',
    ])
  })

  test('foods are called as in Britain, once the names are here, in English alone', async () => {
    chooseUnits({ names: 'GB' })
    expect(foodName('Eggplant')).toBe('Eggplant')
    await fetchFoodNames()
    expect([foodName('Eggplant'), dishName('Garlic shrimp with zucchini noodles')]).toEqual([
      'Aubergine',
      'Garlic prawns with courgette noodles',
    ])
    expect([measureName('medium zucchini'), amountText('2 scallions (30 g)')]).toEqual([
      'medium courgette',
      '2 spring onions (30 g)',
    ])
    speakKitchen(germanKitchen)
    expect(foodName('Zucchini')).toBe('Zucchini')
    speakKitchen(undefined)
  })

  test('German amounts are in ounces, too', () => {
    chooseUnits({ food: 'oz' })
    speakKitchen(germanKitchen)
    expect(amountText('1 1/2 cups (121 g)')).toBe('1 1/2 Tassen (4,3 oz)')
    speakKitchen(undefined)
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

  test('what was logged of the kitchen has a German name, and the person’s own words and foods keep theirs', () => {
    const banana = [{ food: 'banana', grams: 118 }]
    expect(logName({ name: `${recipe.name}, with a banana`, items: banana })).toBe(german)
    expect(logName({ name: 'Banana', items: banana })).toBe('Banane')
    expect(logName({ name: 'What Oma cooked', items: banana })).toBe('What Oma cooked')
    expect(logName({ name: 'Banana' })).toBe('Banana')
    expect(logName({ name: 'Banana', items: [...banana, { food: ownFoodId('a1'), grams: 30 }] })).toBe('Banana')
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
