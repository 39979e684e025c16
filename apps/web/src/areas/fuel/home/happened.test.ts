import { buildTimeline, localDate, type MealLog, type MealMark } from '@pacemeal/domain'
import { aMealLog, aPlannedDay, aRecordedActivity } from '@pacemeal/testing'
import { expect, test } from 'vitest'
import { entryName, type HomeMeal } from '../day-plan.ts'
import { dayFingerprint } from './happened.ts'

const day = localDate('2026-11-17')
const { meals, sessions } = aPlannedDay(day)
const homeMeals = meals.map((meal): HomeMeal => ({ ...meal, name: entryName(meal.slot), ideas: [] }))

const happened = ({
  logs = [] as readonly MealLog[],
  marks = new Map<string, MealMark>(),
  activities = [] as Parameters<typeof buildTimeline>[0]['activities'],
} = {}) => {
  const now = Date.parse('2026-11-17T12:00:00Z')
  const timeline = buildTimeline({ day, zone: 'UTC', now, sessions, meals: homeMeals, logs, activities, marks })
  return dayFingerprint({ logs, timeline })
}

test('nothing happened while nothing was logged, marked or recorded', () => expect(happened()).toBe(''))

test('a log, other figures, a mark and a recorded activity each make another text', () => {
  const log = aMealLog()
  const texts = [
    happened({ logs: [log] }),
    happened({ logs: [{ ...log, amounts: { ...log.amounts, calories: 900 } }] }),
    happened({ marks: new Map([['tuesday-lunch', 'skipped']]) }),
    happened({ activities: [aRecordedActivity()] }),
  ]
  expect(new Set(texts).size).toBe(4)
  expect(texts).not.toContain('')
})

test('the order of logs says nothing', () => {
  const [first, second] = [aMealLog(), aMealLog({ id: 'log-2', mealTime: 'general' })]
  expect(happened({ logs: [first, second] })).toBe(happened({ logs: [second, first] }))
})
