import { defaultKitchenPreferences, localDate } from '@pacemeal/domain'
import { targetsForDay } from '@pacemeal/nutrition'
import { expect, test } from 'vitest'
import { footballer, schedule, session } from '../fixtures/athletes.ts'
import { placesOfDay } from './week-places.ts'

const match = session('Competition', '14:00', 90, 'Intense')

test('what is eaten before a match is for it, and what is eaten when it is over is a meal like any other', () => {
  const athlete = { ...footballer, schedule: schedule({ saturday: [match] }) }
  const targets = targetsForDay(athlete, { yesterday: [], today: [match], tomorrow: [], weeklyTrainingHours: 8 })
  if (targets.kind === 'refused') throw new Error(targets.code)
  const places = placesOfDay(localDate('2026-03-02'), 5, targets, [match], defaultKitchenPreferences)
  const [before, after] = [places.filter(({ at }) => at < match.start), places.filter(({ at }) => at > match.start)]
  expect(before.length).toBeGreaterThanOrEqual(2)
  expect(after.length).toBeGreaterThanOrEqual(1)
  expect(before.filter(({ isLoading }) => !isLoading)).toEqual([])
  expect(after.filter(({ isLoading }) => isLoading)).toEqual([])
})
