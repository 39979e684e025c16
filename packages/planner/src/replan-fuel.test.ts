import { openCatalog } from '@pacemeal/catalog'
import { defaultKitchenPreferences, minuteOfDay, type PlannedDay } from '@pacemeal/domain'
import { expect, test } from 'vitest'
import { footballer } from './fixtures/athletes.ts'
import { solveWeekOnce } from './fixtures/solved-weeks.ts'
import { monday, solver } from './fixtures/solver.ts'
import { replan } from './replan.ts'
import type { ReplanEvent } from './replan-events.ts'

const catalog = openCatalog()
const { days } = solveWeekOnce({ athlete: footballer, monday, seed: 1 })
const { schedule } = footballer
const thursday = (): PlannedDay => {
  const day = days[3]
  if (!day) throw new Error('no such day')
  return day
}
const fuelAfter = (day: PlannedDay) => day.meals.find(({ slot }) => slot === 'post-fuel')

const after = (now: number, events: readonly ReplanEvent[], today = thursday()) =>
  replan(
    {
      athlete: footballer,
      now: minuteOfDay(now),
      today,
      tomorrow: days[4] ?? null,
      sessions: {
        yesterday: schedule.wednesday,
        today: schedule.thursday,
        tomorrow: schedule.friday,
        dayAfter: schedule.saturday,
      },
      events,
      seed: 1,
      wishes: defaultKitchenPreferences,
    },
    catalog,
    solver,
  )

const start = minuteOfDay(16 * 60)
const planned = fuelAfter(thursday())
const spread = (kcal: number) => ({ calories: kcal, protein: kcal / 40, carbs: kcal / 8, fat: kcal / 22.5 })

test('the day of these stories has a session with fuel after it', () => {
  expect(planned).toBeDefined()
  expect(schedule.thursday.map((one) => one.start)).toContain(start)
})

test('a day that holds too much and has only fuel to come says by how much, and that the fuel stays', () => {
  const today = thursday()
  const now = (planned?.at ?? 0) - 5
  const events = today.meals
    .filter(({ id }) => id !== planned?.id)
    .map(({ id }): ReplanEvent => ({ kind: 'eaten', meal: id }))
  const result = after(now, [...events, { kind: 'eaten-extra', id: 'cake', figures: spread(700) }])
  expect(result).toMatchObject({
    kind: 'unchanged',
    fuelStays: { fuel: Math.round(planned?.options[0].calories ?? 0) },
  })
  if (result.kind !== 'unchanged') throw new Error(result.kind)
  expect(Math.abs((result.fuelStays?.over ?? 0) - 700)).toBeLessThan(60)
  const small = after(now, [...events, { kind: 'eaten-extra', id: 'bite', figures: spread(40) }])
  expect(small).toEqual({ kind: 'unchanged' })
})
