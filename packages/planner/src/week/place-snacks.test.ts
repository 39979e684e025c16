import type { Session } from '@pacemeal/domain'
import { targetsForDay } from '@pacemeal/nutrition'
import { describe, expect, test } from 'vitest'
import { footballer, schedule, session } from '../fixtures/athletes.ts'
import { type MealPlace, mealPlaces } from '../meal-places.ts'
import { placeSnacks } from './place-snacks.ts'

const practice = session('Practice', '16:00', 90, 'Moderate')
const lift = session('Lift', '07:30', 60, 'Moderate')

const placesOf = (today: readonly Session[]): readonly MealPlace[] => {
  const athlete = { ...footballer, schedule: schedule({ monday: today }) }
  const targets = targetsForDay(athlete, { yesterday: [], today, tomorrow: [], weeklyTrainingHours: 8 })
  if (targets.kind === 'refused') throw new Error(targets.code)
  return mealPlaces('monday', targets)
}
const snacksOf = (places: readonly MealPlace[]) => places.filter(({ slot }) => slot === 'snack')
const sum = (places: readonly MealPlace[], figure: 'protein' | 'carbs' | 'fat') =>
  places.reduce((total, { target }) => total + target[figure], 0)

describe.each([0, 1, 2, 3])('a day of one session for somebody who wants %i snacks', (snacks) => {
  const before = placesOf([practice])
  const places = placeSnacks(before, { snacks }, [practice])

  test('has that many, each with an id of its own, in the order of time', () => {
    expect(snacksOf(places)).toHaveLength(snacks)
    expect(new Set(places.map(({ id }) => id)).size).toBe(places.length)
    expect(places.map(({ at }) => at)).toEqual(places.map(({ at }) => at).toSorted((a, b) => a - b))
  })

  test('holds the same to the gram', () => {
    for (const figure of ['protein', 'carbs', 'fat'] as const) expect(sum(places, figure)).toBe(sum(before, figure))
  })

  test('splits what the snacks hold evenly, and no snack is larger than a meal', () => {
    const energies = snacksOf(places).map(({ target }) => target.calories)
    const meals = places.filter(({ slot }) => ['breakfast', 'lunch', 'dinner'].includes(slot))
    expect(Math.max(0, ...energies) - Math.min(...energies, Math.max(0, ...energies))).toBeLessThan(20)
    for (const { target } of meals) expect(target.calories).toBeGreaterThan(Math.max(0, ...energies))
  })

  test('leaves training, and everything else that is eaten, its time', () => {
    const added = snacksOf(places).filter(({ id }) => !before.some((one) => one.id === id))
    for (const snack of added) {
      expect(snack.at < practice.start - 60 || snack.at >= practice.end).toBe(true)
      for (const other of places) {
        if (other.id !== snack.id) expect(Math.abs(other.at - snack.at), other.id).toBeGreaterThanOrEqual(75)
      }
    }
  })

  test('tells the share that each meal has now', () => {
    for (const { slot, target, because } of places) {
      const share = because.find(({ rule }) => rule === 'meal_share')
      if (snacks === 1 || share === undefined) continue
      const all = places
        .filter((one) => !one.slot.endsWith('fuel'))
        .reduce((total, one) => total + one.target.calories, 0)
      expect(share.inputs.percent, slot).toBe(Math.round((100 * target.calories) / all))
    }
  })
})

test('a day of two sessions has its fuel for snacks', () => {
  const before = placesOf([lift, practice])
  expect(snacksOf(before)).toEqual([])
  expect(placeSnacks(before, { snacks: 3 }, [lift, practice])).toEqual(before)
})
