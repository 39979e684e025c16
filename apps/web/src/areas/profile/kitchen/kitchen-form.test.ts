import { defaultKitchenPreferences } from '@pacemeal/domain'
import { describe, expect, test } from 'vitest'
import { awayWayOf, hasKitchenChanges, kitchenFormOf, readKitchenForm, withMealAway } from './kitchen-form.ts'

const form = kitchenFormOf(defaultKitchenPreferences)

describe('the kitchen form', () => {
  test('gives back the preferences that it was made of', () =>
    expect(readKitchenForm(form)).toEqual({ ok: true, value: defaultKitchenPreferences }))

  test.each(['', '9', '241', '30.5', '30.', '1e2', 'an hour'])(
    'refuses %j minutes, and says which are accepted',
    (weekday) => {
      const read = readKitchenForm({ ...form, weekday })
      expect(read.ok ? {} : read.error).toEqual({ weekday: 'Enter 10 to 240 minutes' })
    },
  )

  test('knows what is not stored yet', () => {
    expect(hasKitchenChanges(form, form)).toBe(false)
    expect(hasKitchenChanges({ ...form, batchDays: ['sunday'] }, form)).toBe(true)
  })
})

describe('a meal away', () => {
  const lunch = { day: 'monday', meal: 'lunch' } as const
  test('is eaten in one way, and at home again when it is taken back', () => {
    const once = withMealAway([], lunch, 'cold')
    const then = withMealAway(once, lunch, 'canteen')
    expect(then).toEqual([{ ...lunch, way: 'canteen' }])
    expect(awayWayOf(then, 'monday', 'lunch')).toBe('canteen')
    expect(withMealAway(then, lunch, undefined)).toEqual([])
  })
})
