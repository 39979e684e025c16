import { openCatalog } from '@pacemeal/catalog'
import { addDays, centimetres, kilograms, localDate, minuteOfDay, scheduleAround } from '@pacemeal/domain'
import { withEvents } from '@pacemeal/domain/event'
import { planWeek } from '@pacemeal/planner'
import { describe, expect, test } from 'vitest'
import { aBody, anAthlete } from './an-athlete.ts'
import { aMarathonIn } from './an-event.ts'

const monday = localDate('2026-03-02')
const marathon = aMarathonIn(monday)
const runner = anAthlete({ body: aBody({ sex: 'Male', mass: kilograms(80), height: centimetres(183) }) })

const planMarathonWeek = (diets: typeof runner.diets = [], race = marathon) => {
  const around = scheduleAround(runner.schedule, withEvents(runner.schedule, new Map(), [race]), addDays(monday, 3))
  const athlete = { ...runner, diets, schedule: around }
  const plan = planWeek({ athlete, monday, seed: 3, events: [race] }, openCatalog())
  if (plan.kind !== 'planned') throw new Error(JSON.stringify(plan))
  return plan.week
}

describe('the week of a marathon', () => {
  const week = planMarathonWeek()
  const mass = runner.body.mass
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

test('a race through the night is eaten for on both its days: nothing in its hours, recovery once it has ended', () => {
  const night = { ...marathon, start: minuteOfDay(22 * 60), minutes: 600 }
  const { days } = planMarathonWeek([], night)
  const [raceDay, next] = days.slice(5)
  expect(raceDay?.sessions).toMatchObject([{ type: 'Competition', start: 1320, end: 1920 }])
  const isInside = (at: number) => at >= 1320 && at < 1920
  expect(raceDay?.meals.filter(({ at }) => isInside(at))).toEqual([])
  expect(raceDay?.meals.find(({ slot }) => slot === 'post-fuel')?.at).toBe(1935)
  expect(next?.meals.filter(({ at }) => isInside(at + 1440))).toEqual([])
  expect(next?.because.map(({ rule }) => rule)).toContain('carbs_recovery_after')
})

test('the days before a marathon of a low-carb eater hold at most the 130 g of the diet', () => {
  const { days } = planMarathonWeek(['low-carb'])
  const before = days.slice(3, 5)
  for (const { day, target, planned } of before) {
    expect(target.carbs, day).toBe(130)
    expect(planned.carbs, day).toBeLessThanOrEqual(130.5)
  }
})
