import { defaultKitchenPreferences, type KitchenPreferences, localDate, type TableGuest } from '@pacemeal/domain'
import { describe, expect, test } from 'vitest'
import { guestsAt } from './guests-at.ts'

const anna: TableGuest = { id: 'a', name: 'Anna', portion: 1, meals: ['dinner'], diets: [], restrictions: [] }
const ben: TableGuest = { ...anna, id: 'b', name: 'Ben', meals: ['lunch', 'dinner'] }
const monday = localDate('2026-11-30')

describe('who eats along', () => {
  const kitchen: KitchenPreferences = { ...defaultKitchenPreferences, table: [anna, ben] }

  test('is at the meals that are theirs', () => {
    expect(guestsAt(kitchen, monday, 'dinner')).toEqual([anna, ben])
    expect(guestsAt(kitchen, monday, 'lunch')).toEqual([ben])
    expect(guestsAt(kitchen, monday, 'snack')).toEqual([])
    expect(guestsAt(kitchen, monday, 'post-fuel')).toEqual([])
  })

  test('is nobody where the meal is eaten away from home', () => {
    const away = { ...kitchen, mealsAway: [{ day: 'monday', meal: 'dinner', way: 'canteen' } as const] }
    expect(guestsAt(away, monday, 'dinner')).toEqual([])
    expect(guestsAt(away, localDate('2026-12-01'), 'dinner')).toEqual([anna, ben])
  })
})
