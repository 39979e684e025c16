import { centimetres, kcal, kilograms, poundsToKilograms } from '@pacemeal/domain'
import { describe, expect, test } from 'vitest'
import { sizeUpDay } from './day-situation.ts'
import { dayExpenditure } from './expenditure.ts'
import { goalAdjustment } from './goal.ts'
import { aBody, aDay, anAthlete, planned, rulesOf, sessions } from './scenarios/build.ts'
import type { DayContext } from './targets.ts'

const cutter = anAthlete({ objective: 'cut', categories: ['general-fitness'] })
const change = (over: Partial<DayContext>) => {
  const situation = sizeUpDay(cutter, aDay(over), {})
  return goalAdjustment(situation, 'cut', dayExpenditure(situation).total).change
}
/** 170 lb: a fifth of expenditure is the smallest limit on a rest day, 500 kcal on any other. */
const full = (over: Partial<DayContext>) => {
  const { total } = dayExpenditure(sizeUpDay(cutter, aDay(over), {}))
  return Math.min(0.2 * total, 500, 7.7 * cutter.body.mass)
}
const race = sessions('Competition 09:00-10:00 Intense')

describe('a cut fuels the work', () => {
  test.each([
    ['a rest day', '', 1],
    ['a light day', 'Lift 10:00-10:45 Light', 1],
    ['a moderate day', 'Practice 10:00-11:00 Moderate', 0.8],
    ['a high day', 'Practice 10:00-11:30 Intense', 0.5],
    ['a very high day', 'Practice 10:00-13:00 Intense', 0],
    ['a competition', 'Competition 10:00-11:00 Light', 0],
  ])('%s carries its share of the deficit', (_, text, share) => {
    const over = { today: sessions(text) }
    expect(change(over)).toBeCloseTo(-full(over) * share, 9)
  })

  test('the eve of a competition carries none', () => {
    expect(change({ tomorrow: race })).toBeCloseTo(0, 9)
  })

  test('the day after one carries at most half, so that moderate work does not cost energy', () => {
    expect(change({ yesterday: race })).toBeCloseTo(-full({}) / 2, 9)
    const moderate = sessions('Practice 10:00-11:00 Moderate')
    expect(change({ yesterday: race, today: moderate })).toBeCloseTo(-full({ today: moderate }) / 2, 9)
  })

  test('a small body loses no more than 0.7 percent a week', () => {
    const body = aBody({ sex: 'Female', mass: kilograms(48), height: centimetres(150), averageSteps: 13_000 })
    const small = anAthlete({ objective: 'cut', body })
    const situation = sizeUpDay(small, aDay({ today: sessions('Lift 10:00-11:20 Light') }), {})
    const { change: less } = goalAdjustment(situation, 'cut', dayExpenditure(situation).total)
    expect(less).toBeCloseTo(-7.7 * 48, 9)
  })
})

test('building adds a tenth of what the day costs, between 250 and 450', () => {
  const builder = anAthlete({ objective: 'build' })
  const added = (text: string) => {
    const situation = sizeUpDay(builder, aDay({ today: sessions(text) }), {})
    const { total } = dayExpenditure(situation)
    return { total, added: goalAdjustment(situation, 'build', total).change }
  }
  const hour = added('Practice 10:00-11:00 Moderate')
  expect(hour.added).toBeCloseTo(0.1 * hour.total, 9)
  expect(added('Practice 10:00-15:00 Intense').added).toBe(450)
  const tiny = anAthlete({ objective: 'build', body: aBody({ sex: 'Female', age: 60, mass: kilograms(50) }) })
  const situation = sizeUpDay(tiny, aDay(), {})
  expect(goalAdjustment(situation, 'build', dayExpenditure(situation).total).change).toBe(250)
})

describe('floors', () => {
  test('a small older woman who cuts gets the least energy of any diet', () => {
    const body = aBody({ sex: 'Female', age: 70, mass: kilograms(45), height: centimetres(150), averageSteps: 3000 })
    const targets = planned(anAthlete({ objective: 'cut', body }), aDay())
    expect(targets.energy.value).toBe(1200)
    expect(targets.flags).toContain('raised_to_floor')
    expect(rulesOf(targets.energy)[0]).toBe('floor_minimum')
  })

  test('a lean athlete keeps 30 kcal per kilogram of lean mass after training', () => {
    const lean = aBody({ mass: poundsToKilograms(150), bodyFatPercent: 6, averageSteps: 3000 })
    const targets = planned(anAthlete({ objective: 'cut', body: lean }), aDay())
    expect(rulesOf(targets.energy)[0]).toBe('floor_availability')
    expect(targets.energyAvailability.value).toBeGreaterThanOrEqual(30)
    expect(targets.energy.value).toBe(1920)
  })

  test('a learned expenditure never takes a day below resting energy', () => {
    const body = aBody({ sex: 'Female', age: 40, mass: kilograms(100), height: centimetres(165), averageSteps: 2000 })
    const athlete = anAthlete({ objective: 'cut', body, learned: { base: kcal(1900), sessionScale: 1 } })
    const targets = planned(athlete, aDay())
    const { energy } = sizeUpDay(athlete, aDay(), {}).resting
    expect(targets.energy.value).toBe(Math.ceil(energy / 10) * 10)
    expect(rulesOf(targets.energy)[0]).toBe('floor_resting')
    expect(targets.flags).toContain('raised_to_floor')
  })
})
