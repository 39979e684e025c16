import { kilograms, minuteOfDay } from '@pacemeal/domain'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { planCaffeine } from './caffeine-plan.ts'
import { type GutExposure, knownTolerance, nextGutStep } from './gut-ladder.ts'
import { loadingDay, loadingDays } from './loading.ts'
import { planPreEvent } from './pre-event.ts'

const mass = kilograms(70)

describe('a loading day', () => {
  test.each([
    [180, 'usual', 11, 2],
    [180, 'full', 12, 2],
    [180, 'gentle', 9, 2],
    [60, 'usual', 8.5, 1],
  ] as const)('before %i minutes, %s, is %f g/kg on %i days', (minutes, choice, perKilogram, days) => {
    const day = loadingDay({ mass, expenditure: 3500 }, minutes, choice, false)
    expect(day?.carbs).toBe(perKilogram * 70)
    expect(loadingDays(minutes)).toBe(days)
    expect((9 * (day?.fat ?? 0)) / (day?.energy ?? 1)).toBeLessThanOrEqual(0.2)
    expect(day?.fiberMax).toBe(25)
  })

  test('of a day that costs little still holds the lower end of the range, and says what limits the rest', () => {
    const day = loadingDay({ mass, expenditure: 1800 }, 180, 'full', false)
    expect(day?.because[0].rule).toBe('race_loading_energy_limit')
    expect(day?.carbs).toBeCloseTo(10.2 * 70, 0)
    expect(day?.energy).toBeLessThanOrEqual(2.25 * 1800)
    const gentle = loadingDay({ mass, expenditure: 1450 }, 180, 'gentle', false)
    expect(gentle?.carbs).toBeCloseTo(8.16 * 70, 0)
  })

  test('that costs more than the body can eat takes what is left, and says so', () => {
    const day = loadingDay({ mass, expenditure: 1600 }, 180, 'full', false)
    expect(day?.because[0].rule).toBe('race_loading_energy_limit')
    expect(day?.energy).toBe(3600)
    expect(day?.carbs).toBeLessThan(10 * 70)
  })

  test('is not planned for a low-carb eater', () => {
    expect(loadingDay({ mass, expenditure: 3000 }, 180, 'usual', true)).toBeNull()
  })
})

describe('the meal before the start', () => {
  test('is 2.5 g/kg three hours ahead', () => {
    expect(planPreEvent(minuteOfDay(600), mass, 'get-up', false)).toMatchObject({
      meal: { at: 420, carbs: 175 },
      eveningCarbs: null,
    })
  })

  test('before less than an hour is 1 g/kg two hours ahead, nothing to get up in the night for', () => {
    const short = planPreEvent(minuteOfDay(540), mass, 'get-up', false, 38)
    expect(short).toMatchObject({ meal: { at: 420, carbs: 70 }, eveningCarbs: null })
    expect(short.because[0]).toMatchObject({ rule: 'race_pre_meal', inputs: { perKilogram: 1, before: 120 } })
    expect(planPreEvent(minuteOfDay(540), mass, 'get-up', false, 60).meal).toMatchObject({ at: 360, carbs: 175 })
  })

  test('before 07:30 is at 04:30, or smaller after a larger dinner', () => {
    const start = minuteOfDay(450 - 1)
    expect(planPreEvent(start, mass, 'get-up', false).meal.at).toBe(269)
    expect(planPreEvent(start, mass, 'evening-before', false)).toMatchObject({ meal: { carbs: 88 }, eveningCarbs: 140 })
  })
  test('is the dinner of the evening before where the start is at night, by either choice', () => {
    for (const early of ['get-up', 'evening-before'] as const) {
      expect(planPreEvent(minuteOfDay(30), mass, early, false)).toMatchObject({
        eveningCarbs: 175,
        because: [{ rule: 'race_pre_meal_night' }, {}],
      })
    }
  })
})

describe('the meal before the start of a low-carb eater', () => {
  test('is what the diet leaves, at the usual hour, and tells the rule that binds', () => {
    expect(planPreEvent(minuteOfDay(600), mass, 'evening-before', true)).toMatchObject({
      meal: { at: 420, carbs: 35 },
      eveningCarbs: null,
      topUp: null,
      because: [{ rule: 'race_pre_meal_low_carb', inputs: { perKilogram: 0.5, usual: 2.5 } }],
    })
  })
})

describe('caffeine', () => {
  const day = { isWanted: true, plannedToday: 0 }
  test('is 3 mg/kg an hour before, at most 200 mg', () => {
    expect(planCaffeine(minuteOfDay(540), 60, kilograms(60), day)?.before).toEqual({ minute: -60, dose: 180 })
    expect(planCaffeine(minuteOfDay(540), 60, kilograms(90), day)?.before.dose).toBe(200)
  })

  test('keeps the day at 400 mg, and the night free', () => {
    const plan = planCaffeine(minuteOfDay(360), 720, kilograms(90), day)
    const total = (plan?.before.dose ?? 0) + (plan?.topUps ?? []).reduce((sum, { dose }) => sum + dose, 0)
    expect(total).toBe(380)
    expect(planCaffeine(minuteOfDay(360), 720, mass, { ...day, plannedToday: 250 })).toBeNull()
    expect(planCaffeine(minuteOfDay(1200), 120, mass, day)).toBeNull()
  })

  test('before starts with pauses adds nothing on the way', () => {
    const plan = planCaffeine(minuteOfDay(540), 240, mass, day)
    expect(plan?.topUps).toHaveLength(1)
    const meet = planCaffeine(minuteOfDay(540), 240, mass, { ...day, isOnlyBefore: true })
    expect(meet).toMatchObject({ before: plan?.before, topUps: [] })
  })
})

describe('gut training', () => {
  const bad = (perHour: number): GutExposure => ({ daysAgo: 8, perHour, symptoms: 5 })

  test('goes up by a step, back after symptoms, and rests after two in a week', () => {
    const fine = (daysAgo: number, perHour: number) => ({ daysAgo, perHour, symptoms: 2 })
    expect(nextGutStep([], 90)).toMatchObject({ value: 60, because: [{ rule: 'race_gut_first' }] })
    expect(nextGutStep([], 90, 60).value).toBe(75)
    expect(nextGutStep([fine(8, 75)], 90).value).toBe(90)
    expect(nextGutStep([bad(75)], 90).value).toBe(45)
    expect(nextGutStep([fine(2, 75), fine(5, 60)], 90)).toMatchObject({
      value: null,
      because: [{ rule: 'race_gut_rest' }],
    })
  })

  test('after trouble with little, a gut that stood much keeps what made it, and practice climbs from a step below', () => {
    const past = [
      { daysAgo: 30, perHour: 63, symptoms: 1 },
      { daysAgo: 20, perHour: 27, symptoms: 6 },
    ]
    const fine = (daysAgo: number, perHour: number) => ({ daysAgo, perHour, symptoms: 1 })
    expect(knownTolerance(past)).toBe(27)
    expect(nextGutStep(past, 90)).toMatchObject({ value: 12, because: [{ rule: 'race_gut_back' }] })
    const steps: GutExposure[] = [...past]
    for (const [index, perHour] of [12, 27, 42].entries()) {
      expect(nextGutStep(steps, 90).value).toBe(perHour)
      steps.push(fine(12 - index * 4, perHour))
    }
    expect(knownTolerance(steps)).toBe(42)
  })

  /** What somebody is asked to practise in two sessions a week, whose gut stands so much and no more. */
  const practisedBy = (stands: number, weeks: number): readonly number[] => {
    const done: { readonly day: number; readonly perHour: number }[] = []
    for (let day = 0; day < 7 * weeks; day += 4) {
      const before = done.map((one) => ({
        daysAgo: day - one.day,
        perHour: one.perHour,
        symptoms: one.perHour > stands ? 6 : 1,
      }))
      const { value } = nextGutStep(before, 90)
      if (value !== null && value > 0) done.push({ day, perHour: value })
    }
    return done.map(({ perHour }) => perHour)
  }

  test('reaches its goal within six weeks where the stomach stands it', () => expect(practisedBy(90, 6)).toContain(90))

  test('asks no stomach for what upset it twice in the four weeks after, and goes on below it', () => {
    const eightWeeks = practisedBy(60, 8)
    expect(eightWeeks.slice(0, 9).filter((perHour) => perHour > 60)).toEqual([75, 75])
    expect(eightWeeks.at(7)).toBe(60)
    const twice = [
      { daysAgo: 20, perHour: 75, symptoms: 6 },
      { daysAgo: 10, perHour: 75, symptoms: 5 },
      { daysAgo: 7, perHour: 45, symptoms: 1 },
      { daysAgo: 3, perHour: 60, symptoms: 1 },
    ]
    expect(nextGutStep(twice, 90)).toMatchObject({ value: 60, because: [{ rule: 'race_gut_back' }] })
    const later = twice.map((one) => ({ ...one, daysAgo: one.daysAgo + 10 }))
    expect(nextGutStep(later, 90)).toMatchObject({ value: 75, because: [{ rule: 'race_gut_step' }] })
  })

  test.each([
    [60, 45],
    [75, 45],
    [50, 45],
    [40, 40],
  ])('trouble with %i g an hour leaves a gut of 60 g one of %i g', (perHour, left) => {
    expect(knownTolerance([bad(perHour)])).toBe(left)
  })

  test('trouble never leaves more than a step below what was known, nor more than made it, nor grows with less', () => {
    const gut = fc.integer({ min: 0, max: 120 })
    fc.assert(
      fc.property(gut, gut, gut, (told, one, other) => {
        const [less, more] = [Math.min(one, other), Math.max(one, other)]
        const left = knownTolerance([bad(less)], told)
        expect(left).toBeLessThanOrEqual(Math.max(0, told - 15))
        expect(left).toBeLessThanOrEqual(less)
        expect(left).toBeLessThanOrEqual(knownTolerance([bad(more)], told))
        expect(nextGutStep([bad(less)], 120, told).value).toBeLessThanOrEqual(Math.max(0, less - 15))
      }),
    )
  })

  test('never asks for more than one step above what went well, whoever it is', () => {
    const exposure = fc.record({
      daysAgo: fc.integer({ min: 7, max: 60 }),
      perHour: fc.integer({ min: 0, max: 150 }),
      symptoms: fc.integer({ min: 0, max: 10 }),
    })
    fc.assert(
      fc.property(fc.array(exposure), fc.integer({ min: 30, max: 120 }), (exposures, goal) => {
        const most = Math.max(60, ...exposures.filter(({ symptoms }) => symptoms < 5).map(({ perHour }) => perHour))
        expect(nextGutStep(exposures, goal).value ?? 0).toBeLessThanOrEqual(Math.min(120, most + 15))
      }),
    )
  })
})
