import { minuteOfDay } from '@pacemeal/domain'
import { expect, test } from 'vitest'
import { session } from '../fixtures/athletes.ts'
import type { MealPlace } from '../meal-places.ts'
import { shiftMealTimes } from './shift-meal-times.ts'

const place = (slot: MealPlace['slot'], at: number): MealPlace => ({
  id: slot,
  slot,
  at,
  target: { calories: 600, protein: 30, carbs: 80, fat: 15 },
  because: [
    { rule: 'meal_share', source: 'H', inputs: { percent: 30 } },
    { rule: 'meal_time_usual', source: 'H', inputs: { slot, at, usual: at } },
  ],
})
const day = (breakfast: number) => [place('breakfast', breakfast), place('lunch', 750), place('dinner', 1140)]
const mealTimes = { breakfast: null, lunch: minuteOfDay(660), dinner: null }

/** Lunch with the rule of its hour. */
const lunchOf = (places: readonly MealPlace[]) => {
  const lunch = places.find(({ slot }) => slot === 'lunch')
  const [share, ...why] = lunch?.because ?? []
  expect(share?.rule).toBe('meal_share')
  return { at: lunch?.at, why: why.map(({ rule, inputs }) => [rule, inputs]) }
}

test.each([
  ['is kept where the day leaves it free', day(450), [], 660, 'meal_time_chosen'],
  ['gives way to training', day(450), [session('Lift', '11:30', 30, 'Light')], 750, 'meal_time_chosen_training'],
  ['gives way to a meal', day(600), [], 750, 'meal_time_chosen_meals'],
] as const)('a chosen hour %s, and the meal says so', (_, places, sessions, at, rule) => {
  expect(lunchOf(shiftMealTimes(places, sessions, { mealTimes }))).toEqual({
    at,
    why: [[rule, { slot: 'lunch', at, chosen: 660 }]],
  })
})

test('a meal without a chosen hour says what it said', () => {
  const [breakfast] = shiftMealTimes(day(450), [], { mealTimes })
  expect(breakfast?.because.map(({ rule }) => rule)).toEqual(['meal_share', 'meal_time_usual'])
})
