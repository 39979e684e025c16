import { centimetres, kilograms } from '@pacemeal/domain'
import { describe, expect, test } from 'vitest'
import { figureDay } from './day-figures.ts'
import { sizeUpDay } from './day-situation.ts'
import { carbBand } from './macro-aims.ts'
import { aBody, aDay, anAthlete, planned, rulesOf, sessions } from './scenarios/build.ts'
import type { DayContext, TargetAthlete } from './targets.ts'

const aim = (athlete: Partial<TargetAthlete>, day: Partial<DayContext>) => {
  const { low, aim, high } = carbBand(sizeUpDay(anAthlete(athlete), aDay(day), {}))
  return [low, aim, high]
}
const light = sessions('Lift 10:00-10:45 Light')
const moderate = sessions('Practice 10:00-11:00 Moderate')
const high = sessions('Practice 10:00-11:30 Intense')
const veryHigh = sessions('Practice 10:00-13:00 Intense')
const race = sessions('Competition 08:00-10:00 Intense')

describe('carbohydrate follows the load', () => {
  test.each([
    ['rest', [], [2.5, 3.25, 4]],
    ['light', light, [3, 4, 5]],
    ['moderate', moderate, [5, 5.5, 7]],
    ['high', high, [6, 7, 10]],
    ['very high', veryHigh, [8, 9, 12]],
  ])('a %s day', (_, today, band) => {
    expect(aim({}, { today })).toEqual(band)
  })

  test('endurance asks for half a gram more, but not on rest and light days', () => {
    const categories = ['endurance-sports'] as const
    expect(aim({ categories }, { today: high })[1]).toBe(7.5)
    expect(aim({ categories }, { today: light })[1]).toBe(4)
    expect(aim({ categories }, {})[1]).toBe(3.25)
  })

  test('general fitness asks for half a gram less, never below the band, and not on rest days', () => {
    expect(aim({ categories: [] }, { today: high })[1]).toBe(6.5)
    expect(aim({ categories: [] }, { today: moderate })[1]).toBe(5)
    expect(aim({ categories: [] }, { today: light })[1]).toBe(3.5)
    expect(aim({ categories: [] }, {})[1]).toBe(3.25)
  })
})

describe('the day before a competition', () => {
  test('loads for long endurance, less for a weight class, and by its band otherwise', () => {
    const eve = { today: light, tomorrow: race }
    expect(aim({ categories: ['endurance-sports'] }, eve)).toEqual([8, 10, 12])
    expect(aim({ categories: ['combat-weight-class'] }, eve)).toEqual([5, 6, 7])
    expect(aim({ categories: ['combat-weight-class', 'team-sports'] }, eve)).toEqual([6, 7, 10])
    const short = { today: light, tomorrow: sessions('Competition 08:00-09:00 Intense') }
    expect(aim({ categories: ['endurance-sports'] }, short)).toEqual([6, 7, 10])
  })

  test('never takes carbohydrate from a harder day', () => {
    expect(aim({ categories: ['combat-weight-class'] }, { today: high, tomorrow: race })).toEqual([6, 7, 10])
  })

  test('raises energy to hold the load, within 1.4 times what the day costs', () => {
    const runner = anAthlete({ categories: ['endurance-sports'] })
    const day = aDay({ today: light, tomorrow: race })
    const eve = planned(runner, day)
    expect(eve.energy.value).toBeGreaterThan(planned(runner, aDay({ today: light })).energy.value)
    const situation = sizeUpDay(runner, day, {})
    expect(eve.energy.value).toBeLessThanOrEqual(1.4 * figureDay(situation).expenditure.total + 5)
    expect(eve.flags).toEqual(expect.arrayContaining(['competition_eve', 'carb_load_surplus']))
    expect(eve.fiber.value).toBe(25)
    expect(rulesOf(eve.carbs)).toContain('carbs_competition_eve')
  })

  test('does not load a low-carb eater, and says that the two conflict', () => {
    const lowCarb = anAthlete({ categories: ['endurance-sports'], diets: ['low-carb'] })
    const eve = planned(lowCarb, aDay({ today: light, tomorrow: race }))
    expect(eve.carbs.value).toBe(130)
    expect(eve.flags).toContain('low_carb_conflict')
    expect(eve.flags).not.toContain('carb_load_surplus')
  })
})

describe('the day after a competition', () => {
  test('an easy day eats the top of its band', () => {
    expect(aim({}, { yesterday: race })[1]).toBe(4)
    expect(aim({}, { yesterday: veryHigh, today: light })[1]).toBe(5)
    expect(planned(anAthlete(), aDay({ yesterday: race })).flags).toContain('recovery_after')
  })

  test('a harder day, another competition or an eve follows its own rule', () => {
    expect(aim({}, { yesterday: race, today: moderate })[1]).toBe(5.5)
    expect(planned(anAthlete(), aDay({ yesterday: race, today: race })).flags).not.toContain('recovery_after')
    expect(planned(anAthlete(), aDay({ yesterday: race, tomorrow: race })).flags).not.toContain('recovery_after')
  })

  test('an ordinary hard day before needs no recovery day', () => {
    expect(aim({}, { yesterday: high })[1]).toBe(3.25)
  })
})

describe('how the macronutrients share the energy', () => {
  test('a cut that runs short of carbohydrate gives protein away, but not below 1.8 g/kg', () => {
    const body = aBody({ averageSteps: 2000 })
    const cut = planned(anAthlete({ objective: 'cut', body }), aDay({ today: moderate }))
    expect(cut.protein.value / cut.referenceMass).toBeLessThan(2.2)
    expect(cut.protein.value / cut.referenceMass).toBeGreaterThanOrEqual(1.8 - 0.01)
    expect(rulesOf(cut.carbs)[0]).toBe('protein_gives_to_carbs')
  })

  test('carbohydrate that is still short is said to be', () => {
    const body = aBody({ age: 65, averageSteps: 2000 })
    const cut = planned(anAthlete({ objective: 'cut', body }), aDay({ today: high }))
    expect(cut.carbs.value / cut.referenceMass).toBeLessThan(6)
    expect(cut.protein.value / cut.referenceMass).toBeCloseTo(1.8, 1)
    expect(cut.flags).toContain('carb_below_band')
  })

  test('energy that protein and fat may not take goes to carbohydrate, over the band if need be', () => {
    const body = aBody({ age: 18, mass: kilograms(50), height: centimetres(175) })
    const rest = planned(anAthlete({ body }), aDay())
    expect(rest.carbs.value / rest.referenceMass).toBeGreaterThan(4)
    expect(rest.flags).toContain('carb_above_band')
    expect((9 * rest.fat.value) / rest.energy.value).toBeCloseTo(0.35, 2)
  })

  test('vegan protein is a tenth more', () => {
    const body = aBody({ mass: kilograms(75) })
    expect(planned(anAthlete({ body }), aDay()).protein.value).toBe(120)
    expect(planned(anAthlete({ body, diets: ['vegan'] }), aDay()).protein.value).toBe(132)
  })

  test('protein stops at 35 percent of energy', () => {
    const body = aBody({ sex: 'Female', age: 85, mass: kilograms(110), height: centimetres(190), averageSteps: 0 })
    const targets = planned(anAthlete({ body, objective: 'cut', diets: ['vegan'] }), aDay())
    expect((4 * targets.protein.value) / targets.energy.value).toBeLessThanOrEqual(0.4 + 0.002)
    expect(rulesOf(targets.protein)).toContain('protein_ceiling')
  })
})

describe('low-carb', () => {
  const eater = (over: Partial<TargetAthlete> = {}) => anAthlete({ diets: ['low-carb'], ...over })

  test('keeps 130 g a day and a quarter of it at most in any meal', () => {
    const rest = planned(eater(), aDay())
    expect(rest.carbs.value).toBe(130)
    for (const meal of rest.meals) expect(meal.target.value.carbs).toBeLessThanOrEqual(33)
    expect(rest.flags).not.toContain('low_carb_conflict')
    expect(rulesOf(rest.carbs)[0]).toBe('carbs_low_carb_cap')
  })

  test('never takes more than 30 g an hour in training unless asked for', () => {
    const today = sessions('Practice 09:00-12:30 Intense')
    const usual = planned(eater(), aDay({ today }))
    expect(usual.fuel[0]?.during.value.carbsPerHour).toBeLessThanOrEqual(30)
    expect(rulesOf(usual.fuel[0]?.during ?? { because: [] })).toContain('during_low_carb')
  })

  test('may fuel the session: a gram per kilogram more for each intense one', () => {
    const today = sessions('Practice 09:00-10:00 Intense')
    const athlete = eater({ body: aBody({ mass: kilograms(80) }) })
    const usual = planned(athlete, aDay({ today }))
    const fuelled = planned(athlete, aDay({ today }), { fuelTheSession: true })
    expect(usual.carbs.value).toBe(130)
    expect(fuelled.carbs.value).toBe(210)
    expect(rulesOf(fuelled.carbs)).toContain('carbs_fuel_the_session')
  })

  test('gives way when fat is full and energy is not', () => {
    const today = sessions('Competition 08:00-14:00 Intense')
    const targets = planned(eater({ categories: ['endurance-sports'] }), aDay({ today }))
    expect(targets.carbs.value).toBeGreaterThan(130)
    expect((9 * targets.fat.value) / targets.energy.value).toBeCloseTo(0.7, 2)
    expect(targets.flags).toEqual(expect.arrayContaining(['low_carb_conflict', 'low_carb_exceeded']))
  })
})
