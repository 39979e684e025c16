import { type Intensity, kilograms } from '@pacemeal/domain'
import { describe, expect, test } from 'vitest'
import { aRace, aRaceAthlete } from '../scenarios/races.ts'
import { nextGutStep } from './gut-ladder.ts'
import { targetsDuring } from './targets.ts'

const lasting = (minutes: number, intensity: Intensity) =>
  aRace({ intensity, legs: [{ name: 'run', minutes, intake: 'open' }] })

describe('carbohydrate of an hour', () => {
  test.each([
    [60, 'Intense', 90, 0],
    [90, 'Light', 90, 0],
    [90, 'Moderate', 90, 30],
    [120, 'Intense', 90, 45],
    [180, 'Light', 90, 30],
    [180, 'Moderate', 90, 60],
    [180, 'Intense', 90, 90],
    [180, 'Intense', 120, 120],
    [180, 'Intense', 75, 75],
    [180, 'Moderate', 120, 60],
  ] as const)('for %i minutes, %s, with a gut that takes %i g/h is %i g', (minutes, intensity, tolerance, carbs) => {
    expect(targetsDuring(lasting(minutes, intensity), aRaceAthlete({ tolerance })).carbs.value).toBe(carbs)
  })

  test('of an untried gut is 60 g in a race, and in training what it practises', () => {
    const { tolerance: _, ...untried } = aRaceAthlete()
    const race = lasting(180, 'Intense')
    expect(targetsDuring(race, untried).carbs).toMatchObject({
      value: 60,
      because: [{ rule: 'race_carbs_untried' }, {}],
    })
    expect(targetsDuring(race, { ...untried, tolerance: 60 }).carbs).toMatchObject({
      value: 60,
      because: [{ rule: 'race_carbs_tolerance' }, {}],
    })
    const practice = nextGutStep([{ daysAgo: 9, perHour: 60, symptoms: 0 }], 90)
    const practised = targetsDuring(race, untried, { value: practice.value ?? 0, because: practice.because })
    expect(practised).toMatchObject({ carbs: { value: 75 }, needsMixedSugars: true })
  })

  test('of a low-carb eater stays at 30 g unless they choose to fuel', () => {
    const lowCarb = aRaceAthlete({ diets: ['low-carb'] })
    const race = lasting(180, 'Intense')
    expect(targetsDuring(race, lowCarb).carbs).toMatchObject({
      value: 30,
      because: [{ rule: 'race_carbs_low_carb' }, {}, {}, {}],
    })
    expect(targetsDuring(race, { ...lowCarb, fuelsLowCarb: true }).carbs.value).toBe(75)
  })
})

describe('fluid and sodium of an hour', () => {
  test('replace most of a measured sweat rate and its own salt', () => {
    const athlete = aRaceAthlete({ sweatSodium: 1000 })
    const targets = targetsDuring(aRace({ conditions: { celsius: 20, altitude: 0 } }), athlete)
    expect(targets.fluid.value).toBe(800)
    expect(targets.sodium.value).toBe(800)
  })

  test('trust a norm less', () => {
    const { sweat: _, ...untested } = aRaceAthlete({ mass: kilograms(75) })
    const targets = targetsDuring(aRace({ conditions: { celsius: 20, altitude: 0 } }), untested)
    expect(targets.fluid.value).toBe(700)
    expect(targets.sodium).toMatchObject({ value: 420, because: [{ inputs: { perLitre: 600, isMeasured: false } }] })
  })

  test('stop at what a stomach passes on, and say so', () => {
    const athlete = aRaceAthlete({ sweat: { rate: 2, spread: 0.1, tests: 4 } })
    const { fluid } = targetsDuring(aRace({ conditions: { celsius: 30, altitude: 0 } }), athlete)
    expect(fluid).toMatchObject({ value: 1000, because: [{ rule: 'race_fluid_ceiling', source: 'HB15' }, {}, {}] })
  })

  test('need no salt in an easy hour', () => {
    expect(targetsDuring(lasting(60, 'Light'), aRaceAthlete()).sodium.value).toBe(0)
  })
})
