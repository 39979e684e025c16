import { localDate } from '@pacemeal/domain'
import { aPlannedWeek, cookAhead } from '@pacemeal/testing'
import { describe, expect, test } from 'vitest'
import { cookingText, mealPlaceText } from './cook-words.ts'

const textIn = (meals: readonly [string, ...string[]], id: string): string => {
  const week = cookAhead(aPlannedWeek(), [{ meals }])
  const [event] = week.cooking ?? []
  const day = week.days.find((one) => one.meals.some((meal) => meal.id === id))
  const meal = day?.meals.find((one) => one.id === id)
  if (!event || !day || !meal?.cooking) throw new Error('not cooked')
  return cookingText({ id, cooking: { ...meal.cooking, of: event } }, day.date)
}

describe('how a meal comes about', () => {
  test.each<[meals: readonly [string, ...string[]], of: string, words: string]>([
    [
      ['monday-dinner', 'tuesday-lunch', 'wednesday-lunch'],
      'monday-dinner',
      'Cook 3 servings, eat Tuesday and Wednesday',
    ],
    [['monday-dinner', 'tuesday-lunch'], 'tuesday-lunch', 'From Monday’s dinner'],
    [['monday-lunch', 'monday-dinner'], 'monday-lunch', 'Cook 2 servings, also for dinner'],
    [['monday-lunch', 'monday-dinner'], 'monday-dinner', 'From lunch'],
    [['monday-dinner'], 'monday-dinner', 'Cook, 10 min'],
  ])('%j, %s: %s', (meals, of, words) => expect(textIn(meals, of)).toBe(words))

  test('a meal that was cooked on a day of its own says when', () => {
    const cooking = {
      event: '2026-11-16/monday-lunch',
      cookedOn: localDate('2026-11-15'),
      servingsCooked: 2,
      handsOnMinutes: 3,
      waitingMinutes: 0,
    }
    expect(cookingText({ id: 'monday-lunch', cooking }, localDate('2026-11-16'))).toBe('Cooked on Sunday')
  })

  test('fuel is named by what it is for', () =>
    expect(mealPlaceText({ date: localDate('2026-11-16'), meal: 'monday-pre-fuel-1' })).toBe('Monday’s pre-fuel'))
})
