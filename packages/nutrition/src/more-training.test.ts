import { centimetres, type Kcal, kcal, kilograms } from '@pacemeal/domain'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyAthlete } from './scenarios/arbitraries.ts'
import { aBody, aDay, anAthlete, planned, rulesOf, session } from './scenarios/build.ts'
import type { DayTargets, TargetAthlete } from './targets.ts'

const maya = anAthlete({
  body: aBody({ sex: 'Female', age: 24, mass: kilograms(64.86), height: centimetres(167.64) }),
  categories: ['team-sports'],
})
const ride = session('Conditioning 16:00-17:00 Intense')
const figures = ({ energy, carbs }: DayTargets) => ({ energy: energy.value, carbs: carbs.value as number })

/** An hour of training as it was planned, as it turned out, and that day by the rules of any day. */
const trainedMore = (athlete: TargetAthlete, measuredEnergy: Kcal) => {
  const before = planned(athlete, aDay({ today: [ride] }))
  const today = [{ ...ride, measuredEnergy, overrun: 36 }]
  const ordinary = planned(athlete, aDay({ today }))
  return { before, ordinary, after: planned(athlete, aDay({ today, planned: figures(before) })) }
}

test('two thirds of what a session took beyond its plan are carbohydrate, and energy and protein are as of any day', () => {
  const { before, ordinary, after } = trainedMore(maya, kcal(1000))
  const more = after.energy.value - before.energy.value
  expect(more).toBeGreaterThan(300)
  expect((4 * (after.carbs.value - before.carbs.value)) / more).toBeCloseTo(2 / 3, 1)
  expect(after.carbs.value).toBeGreaterThan(ordinary.carbs.value + 10)
  expect([after.energy.value, after.protein.value]).toEqual([ordinary.energy.value, ordinary.protein.value])
  expect(rulesOf(after.carbs)).toContain('carbs_more_training')
  expect(rulesOf(before.carbs)).not.toContain('carbs_more_training')
})

test('the day stays so when nothing more is trained, and is as any other when less is', () => {
  const { after, ordinary } = trainedMore(maya, kcal(1000))
  const today = [{ ...ride, measuredEnergy: kcal(1000), overrun: 36 }]
  expect(figures(planned(maya, aDay({ today, planned: figures(after) })))).toEqual(figures(after))
  const more = { energy: after.energy.value + 200, carbs: after.carbs.value }
  expect(figures(planned(maya, aDay({ today, planned: more })))).toEqual(figures(ordinary))
})

test('carbohydrate and fat stay within the bands of their day, and low-carb eaters keep theirs', () => {
  const isAny = fc.integer({ min: 100, max: 2500 })
  fc.assert(
    fc.property(anyAthlete, isAny, (athlete, measured) => {
      const { ordinary, after } = trainedMore(athlete, kcal(measured))
      const { energy, protein, carbs, fat } = after
      expect(carbs.value).toBeGreaterThanOrEqual(ordinary.carbs.value - 1)
      expect(Math.abs(energy.value - 4 * (protein.value + carbs.value) - 9 * fat.value)).toBeLessThan(
        0.005 * energy.value + 9,
      )
      if (athlete.diets.includes('low-carb')) expect(carbs.value).toBe(ordinary.carbs.value)
      if (carbs.value <= ordinary.carbs.value + 1) return
      // At least a fifth of its energy is fat (15% on the hardest days), and nobody is asked beyond the published carbohydrate.
      expect((9 * fat.value) / energy.value).toBeGreaterThan(after.load === 'very_high' ? 0.145 : 0.195)
      const most = { rest: 4, light: 5, moderate: 7, high: 10, very_high: 12 }[after.load]
      expect(carbs.value).toBeLessThanOrEqual(most * after.referenceMass + 1)
    }),
    { numRuns: 400, seed: 11 },
  )
})
