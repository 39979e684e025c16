import { energyOf, kilograms, poundsToKilograms } from '@pacemeal/domain'
import { describe, expect, test } from 'vitest'
import { drinkDuring } from './drinks.ts'
import { duringFuelAmount, leadMinutes, postFuelAmount, preFuelAmount } from './fuel-amounts.ts'
import { session } from './scenarios/build.ts'

const pounds = { B: 185, C: 137, D: 160 } as const

/** The blocks of the worked examples, kcal and grams of carbohydrate, protein and fat as printed. */
const BLOCKS = [
  {
    who: 'B',
    text: 'Lift 07:00-08:00 Moderate',
    gap: 450,
    pre: [30, 112, 15, 4, 4],
    during: [0, 0, 470, 230],
    post: [60, 292, 30, 25, 8, false],
  },
  {
    who: 'B',
    text: 'Practice 15:30-17:00 Moderate',
    gap: null,
    pre: [60, 256, 42, 13, 4],
    during: [30, 45, 780, 390],
    post: [60, 372, 50, 25, 8, false],
  },
  {
    who: 'C',
    text: 'Conditioning 07:00-07:45 Moderate',
    gap: 255,
    pre: [30, 103, 16, 3, 3],
    during: [0, 0, 580, 0],
    post: [30, 378, 62, 19, 6, true],
  },
  {
    who: 'C',
    text: 'Practice 12:00-13:30 Intense',
    gap: null,
    pre: [60, 251, 47, 9, 3],
    during: [45, 68, 800, 410],
    post: [60, 378, 62, 19, 6, false],
  },
  {
    who: 'D',
    text: 'Competition 08:00-11:30 Intense',
    gap: null,
    pre: [60, 372, 73, 11, 4],
    during: [90, 315, 800, 480],
    post: [60, 443, 73, 22, 7, false],
  },
] as const

test.each(BLOCKS)('$who, $text: fuel before, during and after', ({ who, text, gap, pre, during, post }) => {
  const mass = poundsToKilograms(pounds[who])
  const s = session(text)
  const before = preFuelAmount(s, mass).grams
  expect([leadMinutes(s), energyOf(before), before.carbs, before.protein, before.fat]).toEqual(pre)
  const carbs = duringFuelAmount(s, { isLowCarb: false })
  const drink = drinkDuring(s, mass)
  expect([carbs.perHour, carbs.carbs, drink.perHour, drink.sodiumPerHour]).toEqual(during)
  const after = postFuelAmount(s, mass, 30, gap)
  const { grams } = after
  expect([after.within, energyOf(grams), grams.carbs, grams.protein, grams.fat, after.rapid]).toEqual(post)
})

const mass = kilograms(80)
const preCarbs = (text: string) => preFuelAmount(session(text), mass).grams.carbs

describe('before', () => {
  test.each([
    ['Practice 10:00-11:00 Light', 20],
    ['Practice 10:00-11:00 Moderate', 40],
    ['Practice 10:00-11:00 Intense', 60],
    ['Competition 10:00-11:00 Light', 80],
    ['Lift 10:00-11:00 Intense', 36],
    ['Hybrid 10:00-11:00 Intense', 54],
    ['Practice 10:00-10:44 Intense', 36],
    ['Practice 07:59-09:00 Intense', 30],
    ['Lift 06:00-06:30 Light', 15],
  ])('%s takes %i g of carbohydrate', (text, carbs) => {
    expect(preCarbs(text)).toBe(carbs)
  })

  test('light and early sessions need half an hour, others an hour', () => {
    const lead = (text: string) => leadMinutes(session(text))
    expect(lead('Practice 10:00-11:00 Light')).toBe(30)
    expect(lead('Practice 07:59-09:00 Intense')).toBe(30)
    expect(lead('Practice 08:00-09:00 Intense')).toBe(60)
  })
})

describe('after', () => {
  const post = (text: string, gap: number | null, age = 30) => postFuelAmount(session(text), mass, age, gap)

  test('the next session within eight hours makes carbohydrate fast and full', () => {
    expect(post('Practice 08:00-09:00 Moderate', 239)).toMatchObject({ rapid: true, within: 30, grams: { carbs: 96 } })
    expect(post('Practice 08:00-09:00 Moderate', 240)).toMatchObject({ rapid: true, within: 30, grams: { carbs: 80 } })
    expect(post('Practice 08:00-09:00 Moderate', 480)).toMatchObject({ rapid: false, within: 60, grams: { carbs: 48 } })
  })

  test('lifting and light work are never rushed', () => {
    expect(post('Lift 08:00-09:00 Intense', 60)).toMatchObject({ rapid: false, grams: { carbs: 48 } })
    expect(post('Practice 08:00-09:00 Light', 60)).toMatchObject({ rapid: false, grams: { carbs: 24 } })
  })

  test('what a session ran longer than planned asks for its own amount again an hour, up to what is stored in one', () => {
    const ran = (intensity: string, overrun: number, gap: number | null = null) =>
      postFuelAmount({ ...session(`Practice 08:00-10:00 ${intensity}`), overrun }, mass, 30, gap)
    // 0.6 g/kg after Moderate, 1.0 after Intense, and at most 1.2.
    expect([0, 9, 10, 30, 60, 120].map((minutes) => ran('Moderate', minutes).grams.carbs)).toEqual([
      48, 48, 56, 72, 96, 96,
    ])
    expect(ran('Intense', 30).grams.carbs).toBe(96)
    expect(ran('Light', 60).grams.carbs).toBe(48)
    expect(ran('Moderate', 30).because.map(({ rule }) => rule)).toContain('post_fuel_overrun')
    expect(ran('Moderate', 5).because.map(({ rule }) => rule)).not.toContain('post_fuel_overrun')
    expect(ran('Moderate', 30, 300).grams.carbs).toBe(80)
    expect(ran('Moderate', 60, 300).grams.carbs).toBe(96)
  })

  test('from sixty, and before the night, protein is 0.4 g/kg', () => {
    expect(post('Practice 10:00-11:00 Moderate', null, 59).grams.protein).toBe(24)
    expect(post('Practice 10:00-11:00 Moderate', null, 60).grams.protein).toBe(32)
    expect(post('Practice 19:00-20:00 Moderate', null).grams.protein).toBe(24)
    expect(post('Practice 19:00-20:05 Moderate', null).grams.protein).toBe(32)
  })
})

describe('during', () => {
  test.each([
    ['Practice 10:00-11:14 Intense', 0],
    ['Practice 10:00-11:15 Light', 0],
    ['Practice 10:00-11:15 Moderate', 30],
    ['Practice 10:00-12:30 Intense', 45],
    ['Practice 10:00-12:35 Light', 30],
    ['Practice 10:00-12:35 Moderate', 60],
    ['Practice 10:00-12:35 Intense', 90],
    ['Lift 10:00-13:00 Intense', 0],
    ['Recovery 10:00-13:00 Intense', 0],
  ])('%s takes %i g an hour', (text, perHour) => {
    expect(duringFuelAmount(session(text), { isLowCarb: false, tolerance: 120 }).perHour).toBe(perHour)
  })

  test('more than one sugar carries says so, and is never given on low carb', () => {
    const rules = (text: string, isLowCarb = false) =>
      duringFuelAmount(session(text), { isLowCarb, tolerance: 90 }).because.map(({ rule }) => rule)
    expect(rules('Practice 10:00-12:35 Intense')).toEqual(['during_fuel', 'during_mixed_sugars'])
    expect(rules('Practice 10:00-12:35 Moderate')).toEqual(['during_fuel'])
    expect(rules('Practice 10:00-12:35 Intense', true)).toEqual(['during_low_carb', 'during_fuel'])
  })

  test('a tried gut is given no more than it is known to take, an untried one is told to practise, and the session says so', () => {
    const during = (tolerance?: number) => {
      const { perHour, because } = duringFuelAmount(session('Practice 10:00-13:00 Intense'), {
        isLowCarb: false,
        tolerance,
      })
      return [perHour, ...because.map(({ rule }) => rule)]
    }
    expect(during()).toEqual([90, 'during_fuel', 'during_untried', 'during_mixed_sugars'])
    expect(during(45)).toEqual([45, 'during_tolerance', 'during_fuel'])
    expect(during(75)).toEqual([75, 'during_tolerance', 'during_fuel', 'during_mixed_sugars'])
    expect(during(105)).toEqual([90, 'during_fuel', 'during_mixed_sugars'])
  })
})
