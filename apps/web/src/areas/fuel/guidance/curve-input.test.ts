import { localDate } from '@pacemeal/domain'
import { curveSessionsOf } from '@pacemeal/nutrition/curve-sessions'
import { anAthlete } from '@pacemeal/testing'
import { expect, test } from 'vitest'
import type { HomeDay } from '../home/use-home-day.ts'
import { curveInputOf } from './curve-input.ts'
import { tableMinutes } from './curve-minutes.ts'

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

const runner = { athlete: anAthlete(), day: localDate('2026-03-02') }

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
  logs: [{ loggedAt: '2026-03-02T08:30:00.000Z', status: 'Followed', amounts: { carbs: 75 } }],
  timeline: {
    entries: [entryOf(breakfast, 'planned'), entryOf(lunch, 'planned'), entryOf(dinner, 'skipped')],
    next: null,
  },
} as unknown as HomeDay

test('a day’s curve takes what was logged, what is planned and open from now on, and what training takes along', () => {
  const { intake, sessions } = curveInputOf(home, runner, 720, curveSessionsOf)
  expect(intake).toEqual([
    { at: 510, carbs: 75 },
    { at: 780, carbs: 90 },
    { at: 900, until: 990, carbs: 45 },
  ])
  expect(sessions).toEqual([{ start: 900, end: 990, intensity: 'Intense', energy: 800 }])
})

test.each([
  ['half of it', [22], [{ at: 900, until: 990, carbs: 22 }]],
  ['nothing', [null], []],
  ['it in two parts', [30, 15], [{ at: 900, until: 990, carbs: 45 }]],
])('who says that they took %s in training is believed, and it counts once', (_, carbs, during) => {
  const taken = carbs.map((one) => ({
    loggedAt: '2026-03-02T16:30:00.000Z',
    status: 'Followed',
    amounts: { carbs: one },
  }))
  const [logs, entries] = [home.logs, home.timeline.entries]
  const said = {
    ...home,
    logs: [...logs, ...taken],
    timeline: { ...home.timeline, entries: [...entries, { kind: 'session', index: 0, pre: [], post: [], taken }] },
  } as unknown as HomeDay
  expect(curveInputOf(said, runner, 1000, curveSessionsOf).intake).toEqual([{ at: 510, carbs: 75 }, ...during])
})

test('the numbers tell where training has left the stores, also one that ends after midnight', () => {
  const session = (start: number, end: number) => ({ start, end, energy: 800, intensity: 'Intense' as const })
  const hours = [360, 480, 600, 720, 840, 960, 1080, 1200, 1320]
  expect(tableMinutes([])).toEqual(hours)
  expect(tableMinutes([session(1380, 1500), session(900, 990), session(540, 600)])).toEqual(
    [...hours, 990, 1440].toSorted((a, b) => a - b),
  )
})

const recorded = (from: string, until: string, calories: number) => ({
  id: from,
  provider: 'garmin',
  name: 'Running',
  code: 1,
  start: `2026-03-02T${from}:00.000Z`,
  end: `2026-03-02T${until}:00.000Z`,
  level: 'medium',
  calories,
})
const withEntries = (...more: readonly object[]) =>
  ({ ...home, timeline: { ...home.timeline, entries: [...home.timeline.entries, ...more] } }) as unknown as HomeDay

test('a recorded run that nobody planned draws on the stores with the energy of its recording, above rest', () => {
  const run = { kind: 'activity', at: 420, end: 480, activity: recorded('07:00', '08:00', 700) }
  const { sessions } = curveInputOf(withEntries(run), runner, 720, curveSessionsOf)
  expect(sessions.map(({ start, end }) => [start, end])).toEqual([
    [420, 480],
    [900, 990],
  ])
  const energy = sessions[0]?.energy ?? 0
  expect(energy).toBeGreaterThan(500)
  expect(energy).toBeLessThan(700)
  expect(sessions[1]?.energy).toBe(800)
})

test('a planned session that was recorded is drawn as recorded, and once', () => {
  const activity = recorded('15:10', '16:40', 900)
  const done = { kind: 'session', at: 900, index: 0, pre: [], post: [], taken: [], recorded: activity }
  const { sessions } = curveInputOf(withEntries(done), runner, 1020, curveSessionsOf)
  expect(sessions.map(({ start, end }) => [start, end])).toEqual([[910, 1000]])
  expect(sessions[0]?.energy).not.toBe(800)
})

test('a day on which nothing was recorded needs nothing that merges recordings', () => {
  expect(curveInputOf(home, runner, 720)).toEqual(curveInputOf(home, runner, 720, curveSessionsOf))
})
