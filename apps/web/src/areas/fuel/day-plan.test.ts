import { localDate, minuteOfDay, serialiseSchedule } from '@pacemeal/domain'
import { writeMealPlan } from '@pacemeal/protocol'
import { aPlannedWeek, aSchedule, aSession } from '@pacemeal/testing'
import { describe, expect, test } from 'vitest'
import type { MealPlan } from '../../api/meal-plans.ts'
import { readDayPlan } from './day-plan.ts'

const tuesday = localDate('2026-11-17')
const wednesday = localDate('2026-11-18')
const schedule = serialiseSchedule(aSchedule())
const stored = (texts: Partial<MealPlan>): MealPlan => ({
  userId: 'maya',
  status: 'active',
  weekStart: null,
  parsedMealPlan: null,
  monday_plan: null,
  tuesday_plan: null,
  wednesday_plan: null,
  thursday_plan: null,
  friday_plan: null,
  saturday_plan: null,
  sunday_plan: null,
  $id: 'plan',
  $sequence: '1',
  $createdAt: '',
  $updatedAt: '',
  $permissions: [],
  $databaseId: '',
  $collectionId: '',
  ...texts,
})

describe('with a plan', () => {
  const plan = stored(writeMealPlan(aPlannedWeek()))

  test('a training day has its sessions, their fuel, its target and its reasons', () => {
    const day = readDayPlan(plan, tuesday, schedule)
    expect(day.isTrainingDay).toBe(true)
    expect(day.sessions[0]).toMatchObject({ type: 'Conditioning', start: 450, planned: { energy: 430 } })
    expect(day.meals.filter(({ session }) => session === 0).map(({ name }) => name)).toEqual(['Pre-fuel', 'Post-fuel'])
    expect(day.target?.calories).toBeGreaterThan(0)
    expect(day.because).not.toEqual([])
  })

  test('a dish brings its measured ingredients and all its figures along', () => {
    const [idea] = readDayPlan(plan, wednesday, schedule).meals[0]?.ideas ?? []
    expect(idea?.lines[0]).toEqual({ amount: expect.stringMatching(/\(\d+ g\)$/), item: expect.any(String) })
    expect(idea?.amounts).toMatchObject({ calories: idea?.calories, carbs: idea?.carbs })
  })

  test('a week that comes after its day has the very same day; one that differs has its own', () => {
    const { monday_plan: _, thursday_plan: __, ...dayAlone } = plan
    const shown = readDayPlan(dayAlone as MealPlan, tuesday, schedule)
    expect(readDayPlan({ ...plan }, tuesday, schedule)).toBe(shown)
    const later = { ...plan, tuesday_plan: (plan.tuesday_plan ?? '').replace('430', '431') }
    expect(readDayPlan(later, tuesday, schedule).sessions[0]?.planned?.energy).toBe(431)
    expect(readDayPlan({ ...plan, parsedMealPlan: null }, tuesday, schedule)).not.toBe(shown)
  })

  test('the same weekday of another week is not planned by it', () => {
    const day = readDayPlan(plan, localDate('2026-12-01'), schedule)
    expect(day).toMatchObject({ isPlanned: false, target: null })
    expect(day.sessions).toEqual(aSchedule().tuesday)
  })
})

test('a plan of another version is read as far as it goes, around the scheduled sessions', () => {
  const meal = { mealName: 'Lunch', timing: '12:30 PM', calories: 600, macros: { carbs: 80, protein: 30, fat: 15 } }
  const plan = stored({ tuesday_plan: JSON.stringify({ day: 'tuesday', activities: ['Run'], meals: [meal] }) })
  expect(readDayPlan(plan, tuesday, schedule)).toMatchObject({
    isTrainingDay: true,
    target: { calories: 600, protein: 30, carbs: 80, fat: 15 },
    sessions: [{ type: 'Conditioning' }],
    meals: [{ name: 'Lunch', at: 750, because: [] }],
  })
})

test('training that only such a plan names stands half an hour after its fuel, for an hour', () => {
  const fuel = { mealName: 'Pre-Workout Snack', timing: '6:30 AM', calories: 200, macros: {} }
  const plan = stored({ wednesday_plan: JSON.stringify({ day: 'wednesday', activities: ['Running'], meals: [fuel] }) })
  const { sessions } = readDayPlan(plan, wednesday, schedule)
  expect(sessions).toEqual([{ type: 'Conditioning', start: 420, end: 480, intensity: 'Intense' }])
})

describe('without a plan', () => {
  test('sessions carry the general fuel figures, and nothing pretends to be a target', () => {
    const day = readDayPlan(null, tuesday, schedule)
    expect(day.target).toBeNull()
    expect(day.meals.map(({ slot, target }) => [slot, target.calories])).toEqual([
      ['pre-fuel', 200],
      ['post-fuel', 300],
    ])
  })

  test('a day without training is empty', () =>
    expect(readDayPlan(null, wednesday, schedule)).toMatchObject({ isTrainingDay: false, sessions: [], meals: [] }))

  test('a schedule that cannot be read is a week without training', () =>
    expect(readDayPlan(null, tuesday, 'not json').sessions).toEqual([]))

  test('a late session has its fuel after it', () => {
    const late = aSession({ start: minuteOfDay(1260), end: minuteOfDay(1320) })
    const text = serialiseSchedule(aSchedule({ tuesday: [late] }))
    expect(readDayPlan(null, tuesday, text).meals.map(({ at }) => at)).toEqual([1230, 1320])
  })
})
