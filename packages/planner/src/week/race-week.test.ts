import { addDays, grams, milligrams, millilitres, minuteOfDay, scheduleAround } from '@pacemeal/domain'
import { withEvents } from '@pacemeal/domain/event'
import type { DatedEvent } from '@pacemeal/nutrition'
import { describe, expect, test } from 'vitest'
import { footballer } from '../fixtures/athletes.ts'
import { solveWeekOnce } from '../fixtures/solved-weeks.ts'
import { monday } from '../fixtures/solver.ts'

/** A marathon on Saturday at nine. */
const marathon: DatedEvent = {
  kind: 'race',
  day: addDays(monday, 5),
  start: minuteOfDay(9 * 60),
  minutes: 210,
  intensity: 'Intense',
  loading: 'usual',
  early: 'get-up',
  fuel: {
    carbsPerHour: grams(60),
    carbs: grams(210),
    drinkPerHour: millilitres(600),
    sodiumPerHour: milligrams(350),
  },
}

describe('the week of a marathon', () => {
  const { schedule } = footballer
  const around = scheduleAround(schedule, withEvents(schedule, new Map(), [marathon]), addDays(monday, 3))
  const week = solveWeekOnce({ athlete: { ...footballer, schedule: around }, monday, seed: 3, events: [marathon] })
  const mass = footballer.body.mass
  const isTold = (code: string, day: string) =>
    week.warnings.some((warning) => warning.startsWith(`${code}:`) && warning.includes(day))

  test('has its meal three hours before the start: the carbohydrate that is asked for, with little fat and fiber', () => {
    const meal = week.days[5]?.meals.find(({ at }) => at === 6 * 60)
    const [plate] = meal?.options ?? []
    if (!meal || !plate) throw new Error('nothing is eaten three hours before')
    expect(meal.target.carbs / mass).toBeCloseTo(2.5, 1)
    expect(Math.abs(plate.carbs / meal.target.carbs - 1)).toBeLessThanOrEqual(0.1)
    expect(plate.fat).toBeLessThan(25)
    expect(plate.fiber).toBeLessThanOrEqual(8.5)
  })

  test.each([3, 4])('loads with 10 g/kg, or says what binds: day %i', (index) => {
    const day = week.days[index]
    if (!day) throw new Error('no such day')
    const fiber = day.meals.reduce((sum, { options }) => sum + (options[0].fiber ?? 0), 0)
    expect(day.planned.carbs / mass >= 9.99 || isTold('loading_low', day.day)).toBe(true)
    expect(fiber <= 25.5 || isTold('fiber_high', day.day)).toBe(true)
    expect((9 * day.planned.fat) / day.planned.calories).toBeLessThanOrEqual(0.205)
  })
})
