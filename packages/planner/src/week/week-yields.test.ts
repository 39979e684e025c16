import { type CookEvent, defaultKitchenPreferences, type PlannedDay, weekdays } from '@pacemeal/domain'
import { describe, expect, test } from 'vitest'
import { weekYields } from './week-yields.ts'

const capped = { rule: 'carbs_low_carb_cap', source: 'F15', inputs: { cap: 130 } }

/** A Monday without meals that holds so much carbohydrate. */
const monday = (carbs: number, because: PlannedDay['because'] = [capped], flags: PlannedDay['flags'] = []) =>
  ({
    day: 'monday',
    date: '2026-03-02',
    sessions: [],
    meals: [],
    guidance: { iron: 8, sodiumHigh: 3000 },
    target: { calories: 2400, protein: 150, carbs: 130, fat: 140 },
    planned: { calories: 2400, protein: 150, carbs, fat: 140 },
    because,
    flags,
  }) as unknown as PlannedDay
/** What of a plate none of these stories asks about. */
const unread = { drunkCarbs: () => 0, mostFiber: () => 0 }
const told = (day: PlannedDay) => weekYields([day], [], defaultKitchenPreferences, () => undefined, unread)

test('a low-carb day says so where its plates take it above the limit of the diet', () => {
  expect(told(monday(130.4))).toEqual([])
  expect(told(monday(131))).toEqual(['low_carb_high:monday'])
})

test('neither who eats otherwise hears of it, nor whose fuel around training is above the limit by its own target', () => {
  expect(told(monday(300, []))).toEqual([])
  expect(told(monday(150, [capped], ['low_carb_exceeded']))).toEqual([])
})

test('a day over its minutes is told with them, and whether one dish takes long or many quick ones do', () => {
  const event = (handsOnMinutes: number) => ({ cookedOn: '2026-03-02', handsOnMinutes }) as CookEvent
  const toldOf = (...minutes: readonly number[]) => {
    const kitchen = { ...defaultKitchenPreferences, handsOnMinutes: { weekday: 10, weekend: 10 } }
    const cooking = minutes.map(event)
    const [warning, ...more] = weekYields([monday(130)], cooking, kitchen, () => undefined, unread)
    expect(more).toEqual([])
    return warning
  }
  expect(toldOf(4, 3, 3)).toBeUndefined()
  expect(toldOf(4, 4, 3)).toBe('kitchen_minutes_meals:monday-11')
  expect(toldOf(9, 3)).toBe('kitchen_minutes:monday-12')
})

test('little protein at a main meal of two sessions is told, but not to whom protein is held low for the kidneys', () => {
  const lunch = { id: 'monday-lunch', slot: 'lunch', options: [{ recipe: 'soup', name: 'Soup', protein: 15 }] }
  const sessions = [{ type: 'Practice' }, { type: 'Lift' }]
  const hard = (flags: PlannedDay['flags']) =>
    told({ ...monday(130, [capped], flags), sessions, meals: [lunch] } as unknown as PlannedDay)
  expect(hard([])).toContain('meal_protein_low:monday-lunch')
  expect(hard(['protein_limited'])).not.toContain('meal_protein_low:monday-lunch')
})

describe('fewer or more dinners than the five that were set', () => {
  /** The last days of a week with these dinners. */
  const evenings = (...dishes: readonly string[]): readonly PlannedDay[] =>
    dishes.map((recipe, at): PlannedDay => {
      const day = weekdays[weekdays.length - dishes.length + at] ?? 'monday'
      const dinner = { id: `${day}-dinner`, slot: 'dinner', options: [{ recipe, name: recipe, protein: 30 }] }
      return { ...monday(130), day, meals: [dinner] } as unknown as PlannedDay
    })
  const rotation = (planned: readonly PlannedDay[], kept: readonly PlannedDay[] = []) =>
    weekYields(planned, [], defaultKitchenPreferences, () => undefined, unread, kept).filter((warning) =>
      warning.startsWith('rotation_missed'),
    )
  const week = evenings('soup', 'stew', 'pasta', 'curry', 'soup', 'pie', 'pie')

  test('are told of a whole week, with the number that was set', () => {
    expect(rotation(week)).toEqual([])
    expect(rotation(evenings('soup', 'stew', 'stew', 'soup', 'soup', 'pie', 'pie'))).toEqual([
      'rotation_missed:dinner-3-5',
    ])
  })

  test('are told of a week that is planned anew with its days that are over', () => {
    const [kept, rest] = [week.slice(0, 5), week.slice(5)]
    expect(rotation(rest, kept)).toEqual([])
    expect(rotation(rest, evenings('soup', 'stew', 'pasta', 'soup', 'soup', 'x', 'x').slice(0, 5))).toEqual([
      'rotation_missed:dinner-4-5',
    ])
  })

  test('are not told where the days that were planned have their part, nor of less than a week', () => {
    const kept = evenings('soup', 'stew', 'soup', 'soup', 'soup', 'x', 'x').slice(0, 5)
    expect(rotation(evenings('pie', 'roast'), kept)).toEqual([])
    expect(rotation(evenings('pie', 'pie'))).toEqual([])
  })
})
