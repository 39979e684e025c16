import { centimetres, defaultKitchenPreferences, kilograms, localDate } from '@pacemeal/domain'
import { targetsForDay } from '@pacemeal/nutrition'
import { expect, test } from 'vitest'
import { footballer, schedule, session } from '../fixtures/athletes.ts'
import { placesOfDay } from './week-places.ts'

test.each([
  [80, 90, true],
  [130, 210, false],
])('before a start all is for it; of %i kg and %i min the meals after it, too: %s', (mass, minutes, isForIt) => {
  const match = session('Competition', '14:00', minutes, 'Intense')
  const body = { ...footballer.body, mass: kilograms(mass), height: centimetres(200) }
  const athlete = { ...footballer, body, schedule: schedule({ saturday: [match] }) }
  const targets = targetsForDay(athlete, { yesterday: [], today: [match], tomorrow: [], weeklyTrainingHours: 8 })
  if (targets.kind === 'refused') throw new Error(targets.code)
  const places = placesOfDay(localDate('2026-03-02'), 5, targets, [match], defaultKitchenPreferences)
  const [before, after] = [places.filter(({ at }) => at < match.start), places.filter(({ at }) => at > match.start)]
  expect(before.length).toBeGreaterThanOrEqual(2)
  expect(after.length).toBeGreaterThanOrEqual(1)
  expect(before.filter(({ isLoading }) => !isLoading)).toEqual([])
  const meals = after.filter(({ kind }) => kind === 'main')
  expect(meals.map(({ isLoading }) => isLoading)).toEqual(meals.map(() => isForIt))
})
