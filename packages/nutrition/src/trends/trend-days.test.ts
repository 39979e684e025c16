import {
  addDays,
  centimetres,
  type InstantText,
  instantOn,
  kilograms,
  type LocalDate,
  localDate,
  type MealMark,
  minuteOfDay,
  type NutrientAmounts,
  nutrients,
  recordOf,
} from '@pacemeal/domain'
import type { PlannedFigures } from '@pacemeal/domain/trends'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type TrendLog, type TrendRecords, trendDays } from './index.ts'

const day = localDate('2026-03-24')
const zone = 'Europe/Berlin'
const at = (hour: number, minute = 0, date: LocalDate = day) => instantOn(date, hour * 60 + minute, zone)

const amountsOf = (known: Partial<NutrientAmounts>): NutrientAmounts =>
  recordOf(nutrients, (nutrient) => known[nutrient] ?? null)

const aLog = (loggedAt: InstantText, change: Partial<Omit<TrendLog, 'amounts'>> = {}, known = {}): TrendLog => ({
  loggedAt,
  mealTime: 'general',
  status: 'Followed',
  amounts: amountsOf({ calories: 600, protein: 30, carbs: 70, fat: 20, ...known }),
  ...change,
})

/** A day with three meals and a session at 17:00 with fuel before and after it. */
const aDay = (date: LocalDate = day): PlannedFigures => ({
  date,
  target: { calories: 2400, protein: 120, carbs: 320, fat: 70 },
  guidance: { fiber: 34, sodiumLow: 1500, sodiumHigh: 2300, iron: 18 },
  sessions: [
    { type: 'Conditioning', start: minuteOfDay(17 * 60), end: minuteOfDay(18 * 60), intensity: 'Intense', energy: 500 },
  ],
  entries: [
    { id: 'breakfast', slot: 'breakfast', at: 480, carbs: 80 },
    { id: 'lunch', slot: 'lunch', at: 750, carbs: 90 },
    { id: 'pre', slot: 'pre-fuel', at: 960, carbs: 40, session: 0 },
    { id: 'post', slot: 'post-fuel', at: 1090, carbs: 50, session: 0 },
    { id: 'dinner', slot: 'dinner', at: 1170, carbs: 80 },
  ],
})

const records = (change: Partial<TrendRecords> = {}): TrendRecords => ({
  from: day,
  to: day,
  today: addDays(day, 1),
  zone,
  logs: [],
  marks: new Map(),
  wholeDays: new Map(),
  planned: [],
  activities: [],
  readings: [],
  weighIns: [],
  expenditure: [],
  body: { sex: 'Female', age: 24, mass: kilograms(64), height: centimetres(168), bodyFatPercent: 25 },
  weeklyTrainingHours: 4,
  ...change,
})
const dayOf = (change: Partial<TrendRecords>) => {
  const [only] = trendDays(records(change))
  if (only === undefined) throw new Error('No day')
  return only
}
const threeMeals = [aLog(at(8)), aLog(at(13)), aLog(at(19))]

describe('a day is logged', () => {
  const skipped = (id: string): TrendRecords['marks'] => new Map([[day, new Map<string, MealMark>([[id, 'skipped']])]])
  test.each<[string, Partial<TrendRecords>, string]>([
    ['not at all', {}, 'unlogged'],
    ['in full with breakfast, lunch and dinner', { logs: threeMeals }, 'full'],
    ['in part without dinner', { logs: threeMeals.slice(0, 2) }, 'partial'],
    [
      'in full when dinner was skipped',
      { logs: threeMeals.slice(0, 2), planned: [aDay()], marks: skipped('dinner') },
      'full',
    ],
    [
      'in full by planned meals eaten at odd hours',
      {
        planned: [aDay()],
        logs: ['breakfast', 'lunch', 'dinner'].map((plannedMeal, n) =>
          aLog(at(20 + n), { plannedMeal, mealTime: 'snack' }),
        ),
      },
      'full',
    ],
    ['in full by the word of the athlete', { logs: [aLog(at(12))], wholeDays: new Map([[day, true]]) }, 'full'],
    ['in part by the word of the athlete', { logs: threeMeals, wholeDays: new Map([[day, false]]) }, 'partial'],
    ['not yet when it is today', { logs: threeMeals, today: day }, 'open'],
    ['not at all by a log that nobody followed', { logs: [aLog(at(12), { status: null })] }, 'unlogged'],
  ])('%s', (_, change, logging) => {
    expect(dayOf(change).logging).toBe(logging)
  })
})

describe('intake', () => {
  test('of a day nobody logged is unknown, not zero', () => {
    expect(dayOf({ planned: [aDay()] })).toMatchObject({ intake: null, fuel: null, energyAvailability: null })
  })

  test('a nutrient that no log tells is unknown, one that some tell is a lower bound', () => {
    const logs = [aLog(at(8), {}, { fiber: 6 }), aLog(at(13))]
    expect(dayOf({ logs }).intake).toMatchObject({ calories: 1200, fiber: 6, iron: null })
    expect(dayOf({ logs }).intake?.incomplete).toEqual(['fiber', 'sodium', 'iron'])
  })

  test('a meal after midnight is of the next day, by the clock of the athlete', () => {
    const late = aLog(instantOn(day, 24 * 60 + 10, zone))
    expect(dayOf({ logs: [late] }).intake).toBeNull()
    expect(dayOf({ logs: [late], zone: 'Europe/London' }).intake?.calories).toBe(600)
  })
})

describe('fuel of a session at 17:00', () => {
  const fuelOf = (logs: readonly TrendLog[]) => dayOf({ logs, planned: [aDay()] }).fuel
  const meal = (plannedMeal: string) => ({ plannedMeal })
  test.each([
    ['logged as planned', [aLog(at(16), meal('pre')), aLog(at(18, 10), meal('post'))], 2],
    [
      'logged as fuel of its own',
      [aLog(at(16, 30), { mealTime: 'pre-workout' }), aLog(at(19), { mealTime: 'post-workout' })],
      2,
    ],
    ['before it, logged after the start', [aLog(at(17, 5), meal('pre'))], 0],
    ['after it, more than two hours late', [aLog(at(20, 30), meal('post'))], 0],
    ['as any food with enough carbohydrate', [aLog(at(15), {}, { carbs: 45 })], 1],
    ['as food with too little carbohydrate', [aLog(at(15), {}, { carbs: 12 })], 0],
    ['once, although the log could stand for both', [aLog(at(18, 30), {}, { carbs: 200 })], 1],
  ] as const)('%s', (_, logs, inTime) => {
    expect(fuelOf([...logs])).toEqual({ planned: 2, inTime })
  })

  test('says nothing of a day without sessions', () => {
    const rest = { ...aDay(), sessions: [], entries: aDay().entries.filter(({ session }) => session === undefined) }
    expect(dayOf({ logs: threeMeals, planned: [rest] }).fuel).toBeNull()
  })
})

describe('energy availability', () => {
  const lean = 64 * 0.75
  test('is what is left after training for each kilogram of lean mass', () => {
    expect(dayOf({ logs: threeMeals }).energyAvailability).toBeCloseTo(1800 / lean, 6)
    expect(dayOf({ logs: threeMeals, planned: [aDay()] }).energyAvailability).toBeCloseTo((1800 - 500) / lean, 6)
  })

  test('takes a recorded session in place of the planned one, not beside it', () => {
    const run = { id: 'a', provider: 'garmin', name: 'Run', code: 1, level: 'high' as const }
    const activities = [{ ...run, start: at(17), end: at(18), averageHeartRate: 165, calories: 620 }]
    const day = dayOf({ logs: threeMeals, planned: [aDay()], activities })
    const without = dayOf({ logs: threeMeals, activities })
    expect(day.energyAvailability).toBe(without.energyAvailability)
    expect(day.energyAvailability).toBeLessThan(1800 / lean)
  })

  test('is not told of a day that is logged in part, or without a profile', () => {
    expect(dayOf({ logs: threeMeals.slice(0, 1) }).energyAvailability).toBeNull()
    expect(dayOf({ logs: threeMeals, body: null }).energyAvailability).toBeNull()
  })
})

describe('body and devices', () => {
  const reading = (kind: 'daily' | 'sleep', change = {}) => ({ kind, provider: 'oura', day, endedAt: at(8), ...change })
  test('the trend goes on for two weeks after a weigh-in, then it is unknown', () => {
    const days = trendDays(
      records({
        to: addDays(day, 40),
        today: addDays(day, 41),
        weighIns: [
          { date: day, mass: 64, bodyFat: 22 },
          { date: addDays(day, 40), mass: 63 },
        ],
      }),
    )
    expect(days.map(({ massTrend }) => massTrend !== null)).toEqual(days.map((_, n) => n <= 14 || n === 40))
    expect(days.filter(({ mass }) => mass !== null).map(({ mass }) => mass)).toEqual([64, 63])
    expect(days[0]?.bodyFat).toBe(22)
  })

  test('weigh-ins before the first day make its trend', () => {
    const earlier = Array.from({ length: 20 }, (_, n) => ({ date: addDays(day, n - 20), mass: 64 }))
    const { massTrend } = dayOf({ weighIns: [...earlier, { date: day, mass: 66 }] })
    expect(massTrend).toBeGreaterThan(64)
    expect(massTrend).toBeLessThan(65)
  })

  test('sleep, resting heart rate and steps are of the day; steps of a day that is not over are not told', () => {
    const readings = [
      reading('sleep', { sleepSeconds: 27_000, restingHeartRate: 48 }),
      reading('daily', { steps: 9000 }),
    ]
    expect(dayOf({ readings })).toMatchObject({ sleepHours: 7.5, restingHeartRate: 48, steps: 9000 })
    expect(dayOf({ readings, today: day }).steps).toBeNull()
  })
})

describe('whatever is logged', () => {
  const anyLog = fc
    .record({
      minute: fc.integer({ min: 0, max: 10 * 1440 - 1 }),
      calories: fc.option(fc.integer({ min: 0, max: 2000 })),
      isFollowed: fc.boolean(),
    })
    .map(({ minute, calories, isFollowed }) =>
      aLog(instantOn(day, minute, zone), { status: isFollowed ? 'Followed' : null }, { calories }),
    )
  const span = { from: day, to: addDays(day, 9), today: addDays(day, 5), planned: [aDay(), aDay(addDays(day, 4))] }
  const logs = fc.array(anyLog, { maxLength: 30 })

  test('each day stands once, in order, also over the change of the clocks', () => {
    fc.assert(
      fc.property(logs, (all) => {
        const days = trendDays(records({ ...span, logs: all }))
        expect(days.map(({ date }) => date)).toEqual(Array.from({ length: 10 }, (_, n) => addDays(day, n)))
      }),
    )
  })

  test('every kcal that was eaten is of exactly one day, in whatever order it was logged', () => {
    fc.assert(
      fc.property(logs, (all) => {
        const days = trendDays(records({ ...span, logs: all }))
        const eaten = all.reduce((sum, log) => sum + (log.status === null ? 0 : (log.amounts.calories ?? 0)), 0)
        expect(days.reduce((sum, { intake }) => sum + (intake?.calories ?? 0), 0)).toBe(eaten)
        expect(trendDays(records({ ...span, logs: all.toReversed() }))).toEqual(days)
      }),
    )
  })

  test('a shorter span tells the same of its days', () => {
    fc.assert(
      fc.property(logs, fc.integer({ min: 0, max: 9 }), (all, skip) => {
        const days = trendDays(records({ ...span, logs: all }))
        expect(trendDays(records({ ...span, from: addDays(day, skip), logs: all }))).toEqual(days.slice(skip))
      }),
    )
  })

  test('one figure less is never a surer day', () => {
    fc.assert(
      fc.property(logs, fc.nat(), (all, n) => {
        const index = n % Math.max(1, all.length)
        const fewer = all.map((log, i) => (i === index ? { ...log, amounts: amountsOf({}) } : log))
        const before = trendDays(records({ ...span, logs: all }))
        trendDays(records({ ...span, logs: fewer })).forEach((less, i) => {
          const more = before[i]
          expect(less.intake?.calories ?? 0).toBeLessThanOrEqual(more?.intake?.calories ?? 0)
          if (more?.intake?.incomplete.includes('calories')) expect(less.intake?.incomplete).toContain('calories')
        })
      }),
    )
  })
})
