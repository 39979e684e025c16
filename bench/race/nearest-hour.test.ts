import { kilograms, minuteOfDay } from '@pacemeal/domain'
import { genericProducts } from '@pacemeal/nutrition/race'
import { openSolver } from '@pacemeal/planner/highs'
import { expect, test } from 'vitest'
import { nearestHour } from './nearest-hour.ts'
import type { RaceCase } from './races.ts'

const solver = await openSolver()

/** Three hours of an athlete who takes these along. */
const withProducts = (...ids: readonly string[]): RaceCase => ({
  number: 0,
  sport: 'run',
  race: {
    start: minuteOfDay(480),
    intensity: 'Intense',
    legs: [{ name: 'run', minutes: 180, intake: 'open' }],
    stations: [],
    carry: { bottles: 2, bottle: 500, pockets: 12 },
    conditions: { celsius: 15, altitude: 0 },
  },
  athlete: { mass: kilograms(70), diets: [], allergens: [], tolerance: 60 },
  products: genericProducts.filter(({ id }) => ids.includes(id)),
})
const target = { carbs: 50, fluid: 600, sodium: 400 }
const allowed = { carbs: 5, fluid: 60, sodium: 60 }
const hour = { sweat: 800, foods: 1 }

test('gels alone come no nearer to sodium than the two that the carbohydrate has room for', () => {
  // Two gels of 25 g and 50 mg.
  expect(nearestHour(withProducts('gel'), 'sodium', target, allowed, hour, solver)).toBeCloseTo(300, 6)
})

test('with salt in the bottle every hour comes to its sodium', () => {
  expect(nearestHour(withProducts('gel', 'salt'), 'sodium', target, allowed, hour, solver)).toBeCloseTo(0, 6)
})

test('bananas alone miss carbohydrate by what a whole one is too much or too little', () => {
  const [banana] = genericProducts.filter(({ id }) => id === 'banana')
  const nearest = nearestHour(withProducts('banana'), 'carbs', target, { ...allowed, sodium: 400 }, hour, solver)
  const each = banana?.carbs ?? 0
  expect(nearest).toBeCloseTo(Math.abs(50 - Math.round(50 / each) * each), 6)
})

test('nothing keeps the fluid of an athlete who sweats less than it', () => {
  expect(nearestHour(withProducts('gel'), 'carbs', target, allowed, { ...hour, sweat: 300 }, solver)).toBeNull()
})
