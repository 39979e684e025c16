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
  const places = placeSnacks(before, { snacks }, [practice], false)

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
  expect(placeSnacks(before, { snacks: 3 }, [lift, practice], false)).toEqual(before)
})

describe('a day that loads for an event', () => {
  const usual = placesOf([practice])
  const twice = usual.map((place) => {
    const [protein, carbs, fat] = [2 * place.target.protein, 2 * place.target.carbs, 2 * place.target.fat]
    return { ...place, target: { protein, carbs, fat, calories: 4 * protein + 4 * carbs + 9 * fat } }
  })
  const mainMeals = (places: readonly MealPlace[]) => places.filter(({ slot }) => ['lunch', 'dinner'].includes(slot))

  test('has three snacks where its main meals are more than a plate holds, and they take much of it', () => {
    const places = placeSnacks(twice, { snacks: 1 }, [practice], true)
    expect(snacksOf(places)).toHaveLength(3)
    for (const figure of ['protein', 'carbs', 'fat'] as const) expect(sum(places, figure)).toBe(sum(twice, figure))
    for (const { id, target } of mainMeals(places)) {
      const before = twice.find((place) => place.id === id)?.target.calories ?? 0
      expect(target.calories, id).toBeLessThan(0.85 * before)
    }
  })

  test('has the snacks that somebody wishes where its meals are of an ordinary size', () =>
    expect(placeSnacks(usual, { snacks: 1 }, [practice], true)).toEqual(usual))

  test('changes nothing of large meals on any other day', () =>
    expect(placeSnacks(twice, { snacks: 1 }, [practice], false)).toEqual(twice))
})
