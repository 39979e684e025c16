import { kilograms } from '@pacemeal/domain'
import { expect, test } from 'vitest'
import type { HomeDay } from '../home/use-home-day.ts'
import { curveInputOf } from './curve-input.ts'

const macros = (carbs: number) => ({ calories: 4 * carbs, carbs, protein: 0, fat: 0 })
const meal = (id: string, at: number, carbs: number) => ({
  id,
  at,
  name: id,
  slot: 'lunch' as const,
  target: macros(carbs),
  ideas: [],
  because: [],
})
const [breakfast, lunch, dinner] = [meal('breakfast', 480, 80), meal('lunch', 780, 90), meal('dinner', 1140, 100)]
const entryOf = (of: typeof lunch, state: 'planned' | 'skipped') => ({
  kind: 'meal',
  at: of.at,
  entry: { meal: of, state },
})

/** A day of which only what the curve looks at is there. */
const home = {
  zone: 'UTC',
  plan: {
    meals: [breakfast, lunch, dinner],
    sessions: [
      {
        type: 'Practice',
        intensity: 'Intense',
        start: 900,
        end: 990,
        planned: {
          energy: 800,
          because: [],
          during: { carbs: 45, carbsPerHour: 30, drinkPerHour: 0, sodiumPerHour: 0 },
        },
      },
    ],
  },
  logs: [{ loggedAt: '2026-03-02T08:30:00.000Z', amounts: { carbs: 75 } }],
  timeline: {
    entries: [entryOf(breakfast, 'planned'), entryOf(lunch, 'planned'), entryOf(dinner, 'skipped')],
    next: null,
  },
} as unknown as HomeDay

test('a day’s curve takes what was logged, what is planned and open from now on, and what training takes along', () => {
  const { intake, sessions } = curveInputOf(home, kilograms(70), 720)
  expect(intake).toEqual([
    { at: 510, carbs: 75 },
    { at: 780, carbs: 90 },
    { at: 900, until: 990, carbs: 45 },
  ])
  expect(sessions).toEqual([{ start: 900, end: 990, intensity: 'Intense', energy: 800 }])
})
