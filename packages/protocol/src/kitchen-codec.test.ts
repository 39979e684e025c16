import { defaultKitchenPreferences, KITCHEN_BOUNDS, type KitchenPreferences, MAX_DISH_CHOICES } from '@pacemeal/domain'
import { describe, expect, test } from 'vitest'
import { checkKitchenPreferences, readKitchenPreferences, writeKitchenPreferences } from './kitchen-codec.ts'

const family: KitchenPreferences = {
  handsOnMinutes: { weekday: 30, weekend: 90 },
  mealsAway: [{ day: 'monday', meal: 'lunch', way: 'microwave' }],
  batchDays: ['sunday'],
  rotation: { breakfasts: 1, lunches: 3, dinners: 4 },
  leftoverDays: 2,
  table: [
    {
      id: 'noah',
      name: 'Noah',
      portion: 0.5,
      meals: ['dinner'],
      diets: ['vegetarian'],
      restrictions: ['peanuts'],
    },
  ],
  equipment: ['stove', 'microwave'],
  mealTimes: { breakfast: 7 * 60, lunch: null, dinner: 19 * 60 },
  snacks: 1,
  shop: 'us',
  liked: ['chickpea-curry'],
  never: ['liver-and-onions'],
}
const changed = (change: object): string => JSON.stringify({ ...family, ...change })

describe('kitchen preferences', () => {
  test.each([
    ['breakfast', { breakfast: 20 * 60, lunch: null, dinner: null }],
    ['lunch', { breakfast: 10 * 60, lunch: 11 * 60, dinner: null }],
    ['dinner', { breakfast: null, lunch: 15 * 60, dinner: 15 * 60 + 30 }],
  ])('name the %s that does not fit among the meal times', (meal, mealTimes) => {
    const checked = checkKitchenPreferences(changed({ mealTimes }))
    expect(checked.ok ? undefined : checked.error.field).toBe(`mealTimes.${meal}`)
  })

  test('are read back as they were written', () => {
    expect(readKitchenPreferences(writeKitchenPreferences(family))).toEqual(family)
    expect(checkKitchenPreferences(writeKitchenPreferences(family))).toEqual({ ok: true, value: family })
  })

  test('are written alike in whatever order they were given', () => {
    const reversed = Object.fromEntries(Object.entries(family).toReversed()) as unknown as KitchenPreferences
    expect(writeKitchenPreferences(reversed)).toBe(writeKitchenPreferences(family))
  })

  test.each([[null], [''], ['no JSON'], ['[]'], ['7']])('of nobody (%s) are the defaults', (stored) => {
    expect(readKitchenPreferences(stored)).toEqual(defaultKitchenPreferences)
  })

  test.each<[string, object, keyof KitchenPreferences]>([
    ['a budget of a second', { handsOnMinutes: { weekday: 0, weekend: 75 } }, 'handsOnMinutes'],
    ['half a budget', { handsOnMinutes: { weekday: 50 } }, 'handsOnMinutes'],
    ['leftovers for a fortnight', { leftoverDays: 14 }, 'leftoverDays'],
    ['a day that no week has', { batchDays: ['someday'] }, 'batchDays'],
    ['a cauldron', { equipment: ['cauldron'] }, 'equipment'],
    ['a portion for a giant', { table: [{ ...family.table[0], portion: 9 }] }, 'table'],
    ['a guest without a name', { table: [{ ...family.table[0], name: ' ' }] }, 'table'],
    ['two guests of one id', { table: [family.table[0], family.table[0]] }, 'table'],
    ['a guest who would be the athlete', { table: [{ ...family.table[0], id: 'self' }] }, 'table'],
    ['a breakfast after midnight', { mealTimes: { ...family.mealTimes, breakfast: 1440 } }, 'mealTimes'],
    ['a breakfast in the evening', { mealTimes: { ...family.mealTimes, breakfast: 20 * 60 } }, 'mealTimes'],
    ['a lunch at night', { mealTimes: { ...family.mealTimes, lunch: 30 } }, 'mealTimes'],
    ['a dinner in the morning', { mealTimes: { ...family.mealTimes, dinner: 6 * 60 } }, 'mealTimes'],
    ['a lunch with breakfast', { mealTimes: { breakfast: 10 * 60, lunch: 11 * 60, dinner: null } }, 'mealTimes'],
    ['packs of a shop that is neither', { shop: 'imperial' }, 'shop'],
    ['half a snack', { snacks: 0.5 }, 'snacks'],
    ['more dishes than a list holds', { liked: Array.from({ length: MAX_DISH_CHOICES + 1 }, String) }, 'liked'],
    ['dishes that are no names', { never: [1] }, 'never'],
  ])('with %s keep all else, and are refused by the name of the part', (_, change, part) => {
    const read = readKitchenPreferences(changed(change))
    expect(read).toEqual({ ...family, [part]: defaultKitchenPreferences[part] })
    const checked = checkKitchenPreferences(changed(change))
    expect(checked.ok ? undefined : checked.error.field).toMatch(new RegExp(`^${part}`))
  })

  test('that say a part twice keep it once', () => {
    const twice = changed({
      batchDays: ['sunday', 'sunday'],
      mealsAway: [
        { day: 'monday', meal: 'lunch', way: 'cold' },
        { day: 'monday', meal: 'lunch', way: 'canteen' },
      ],
    })
    const { batchDays, mealsAway } = readKitchenPreferences(twice)
    expect(batchDays).toEqual(['sunday'])
    expect(mealsAway).toEqual([{ day: 'monday', meal: 'lunch', way: 'canteen' }])
  })

  test('may leave parts out, and pass over what is unknown', () => {
    const checked = checkKitchenPreferences(JSON.stringify({ snacks: 1, robots: true }))
    expect(checked).toEqual({ ok: true, value: { ...defaultKitchenPreferences, snacks: 1 } })
  })

  test('say what a part takes', () => {
    const checked = checkKitchenPreferences(changed({ leftoverDays: 9 }))
    const { min, max } = KITCHEN_BOUNDS.leftoverDays
    expect(checked.ok ? '' : checked.error.message).toBe(`"leftoverDays" takes a whole number from ${min} to ${max}`)
  })
})
