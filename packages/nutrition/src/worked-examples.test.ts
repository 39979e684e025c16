import { inchesToCentimetres, poundsToKilograms } from '@pacemeal/domain'
import { describe, expect, test } from 'vitest'
import { bodyMassIndex } from './checks.ts'
import { sizeUpDay } from './day-situation.ts'
import { daySweat } from './drinks.ts'
import { dailyLivingFactor, dayExpenditure } from './expenditure.ts'
import { effectiveGoal, energyFloor, goalAdjustment } from './goal.ts'
import { carbBand, proteinAim } from './macro-aims.ts'
import { mifflin } from './resting-energy.ts'
import { aDay, anAthlete, planned, sessions } from './scenarios/build.ts'
import { type WorkedExample, workedExamples } from './scenarios/worked-examples.ts'
import { sessionMet } from './session-energy.ts'

/** Equal as printed: to so many decimals, halves either way. */
const expectPrinted = (actual: number, printed: number, decimals: number) =>
  expect(Math.abs(actual - printed)).toBeLessThanOrEqual(0.5 * 10 ** -decimals + 1e-9)
const expectNear = (actual: number, printed: number, by: number) =>
  expect(Math.abs(actual - printed)).toBeLessThanOrEqual(by)

function read(example: WorkedExample) {
  const athlete = anAthlete({
    body: {
      sex: example.sex,
      age: example.age,
      mass: poundsToKilograms(example.pounds),
      height: inchesToCentimetres(example.inches),
      ...(example.bodyFatPercent === undefined ? {} : { bodyFatPercent: example.bodyFatPercent }),
      ...(example.averageSteps === undefined ? {} : { averageSteps: example.averageSteps }),
    },
    objective: example.objective,
    categories: example.categories,
    diets: example.diets ?? [],
  })
  const day = aDay({
    today: sessions(example.today),
    tomorrow: sessions(example.tomorrow ?? ''),
    weeklyTrainingHours: example.weeklyTrainingHours ?? 0,
  })
  return { athlete, day }
}

describe.each(workedExamples)('$name', (example) => {
  const { athlete, day } = read(example)
  const { expected } = example
  const situation = sizeUpDay(athlete, day, {})
  const expenditure = dayExpenditure(situation)
  const objective = effectiveGoal(situation).objective
  const targets = planned(athlete, day)

  test('the body', () => {
    expectPrinted(athlete.body.mass, expected.kg, 2)
    expectPrinted(athlete.body.height, expected.cm, 1)
    expectPrinted(bodyMassIndex(athlete.body), expected.bmi, 2)
    expectPrinted(situation.resting.bodyFatPercent, expected.bodyFat, 1)
    expectPrinted(situation.resting.fatFreeMass, expected.fatFreeMass, 2)
    expectPrinted(targets.referenceMass, expected.referenceMass, 2)
  })

  test('what the day costs', () => {
    expectPrinted(mifflin(athlete.body), expected.mifflin, 0)
    expectPrinted(situation.resting.energy, expected.resting, 0)
    const { factor } = dailyLivingFactor(athlete.body)
    expect(factor).toBe(expected.factor)
    expectPrinted(situation.resting.energy * factor, expected.base, 0)
    day.today.forEach((s, i) => {
      const [met = Number.NaN, net = Number.NaN] = expected.mets[i] ?? []
      expect(sessionMet(s.type, s.intensity, athlete.categories)).toBeCloseTo(met, 6)
      expectPrinted(situation.sessions[i]?.energy ?? Number.NaN, net, 0)
    })
    expectPrinted(expenditure.exercise, expected.exercise, 0)
    expectPrinted(expenditure.total, expected.expenditure, 0)
  })

  test('the load and the goal', () => {
    expectPrinted(situation.load.units, expected.loadUnits, 0)
    expect(targets.load).toBe(expected.load)
    expectPrinted(goalAdjustment(situation, objective, expenditure.total).change, expected.goalChange, 0)
    const { floors } = energyFloor(situation, expenditure.exercise)
    expectPrinted(floors.resting, expected.floors[0], 0)
    expectPrinted(floors.minimum, expected.floors[1], 0)
    expectPrinted(floors.availability, expected.floors[2], 0)
  })

  test('energy and macronutrients', () => {
    expect(targets.energy.value).toBe(expected.energy)
    expect(targets.energyAvailability.value).toBe(expected.availability)
    expect(proteinAim(situation, objective).perKilogram).toBeCloseTo(expected.proteinPerKilogram, 6)
    const band = carbBand(situation)
    expect([band.low, band.aim, band.high]).toEqual(expected.band)
    const [protein, carbs, fat] = expected.grams
    expectNear(targets.protein.value, protein, 1)
    expectNear(targets.carbs.value, carbs, 1)
    expectNear(targets.fat.value, fat, 1)
    expectNear(targets.carbs.value / targets.referenceMass, expected.carbsPerKilogram, 0.015)
    expectNear((targets.fat.value * 900) / targets.energy.value, expected.fatPercent, 0.6)
  })

  test('other nutrients, drinks and flags', () => {
    expect(targets.fiber.value).toBe(expected.fiber)
    expect(targets.iron.value).toBe(expected.iron)
    expect(targets.potassium.value).toBe(expected.potassium)
    expect([targets.sodium.value.low, targets.sodium.value.high]).toEqual(expected.sodium)
    expect(targets.freeSugarMax.value).toBe(expected.freeSugarMax)
    expectPrinted(daySweat(day.today, athlete.body.mass), expected.sweat, 2)
    expect(targets.drinks.value).toBe(expected.drinks)
    expect([...targets.flags].sort()).toEqual([...expected.flags].sort())
  })
})
