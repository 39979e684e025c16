import { diets, intensities, kilograms } from '@pacemeal/domain'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aRace } from '../scenarios/races.ts'
import { balanceOf, rollingHours } from './balance.ts'
import { carriedStretches } from './carried-stretches.ts'
import { entryKey } from './fuel-lines.ts'
import { genericProducts } from './generic-products.ts'
import { scheduleRace } from './schedule.ts'

const byId = new Map(genericProducts.map((product) => [product.id, product]))
const most = (perMinute: Float64Array) => Math.max(...rollingHours(perMinute))

const anyLegs = fc.array(
  fc.record({
    name: fc.constant('leg'),
    minutes: fc.integer({ min: 10, max: 200 }),
    intake: fc.constantFrom('open' as const, 'open' as const, 'none' as const),
    share: fc.constantFrom(0.8, 1, 1.2),
    isPause: fc.boolean(),
  }),
  { minLength: 1, maxLength: 5 },
)

const anyAthlete = fc.record({
  mass: fc.integer({ min: 45, max: 110 }).map(kilograms),
  diets: fc.constantFrom(...diets).map((diet) => [diet]),
  allergens: fc.constantFrom([], ['milk'], ['gluten']),
  tolerance: fc.integer({ min: 30, max: 120 }),
  sweat: fc.record({
    rate: fc.double({ min: 0.3, max: 2.5, noNaN: true }),
    spread: fc.constant(0.2),
    tests: fc.constant(1),
  }),
  wantsCaffeine: fc.boolean(),
})

test('no race, athlete or cupboard brings an hour above tolerance, glucose, sweat or caffeine, or more than is carried', () => {
  fc.assert(
    fc.property(
      anyLegs,
      anyAthlete,
      fc.constantFrom(...intensities),
      fc.integer({ min: 5, max: 38 }),
      fc
        .tuple(fc.subarray([...genericProducts], { maxLength: 8 }), fc.constantFrom(1, 1, 3))
        .map(([some, thirst]) => some.map((product) => ({ ...product, water: product.water * thirst }))),
      fc.integer({ min: 15, max: 90 }),
      fc.record({
        bottles: fc.integer({ min: 0, max: 3 }),
        bottle: fc.constantFrom(250, 500),
        pockets: fc.integer({ min: 1, max: 20 }),
      }),
      fc.boolean(),
      (drawn, athlete, intensity, celsius, products, every, carry, handsOut) => {
        const legs = drawn.map((leg) => ({ ...leg, isPause: leg.isPause && leg.intake === 'open' }))
        const minutes = legs.reduce((sum, leg) => sum + leg.minutes, 0)
        const stations = Array.from({ length: Math.floor(minutes / every) }, (_, i) => ({
          name: 'water',
          minute: i * every,
          // Of places without water every other one: own things stand ready there.
          handsOut: handsOut || i % 2 === 0,
        }))
        const race = aRace({ legs, intensity, stations, carry, conditions: { celsius, altitude: 0 } })
        const { entries, targets } = scheduleRace(race, athlete, products)
        const balance = balanceOf(entries, byId, minutes)
        expect(most(balance.carbs)).toBeLessThanOrEqual(athlete.tolerance + 1e-6)
        expect(most(balance.glucose)).toBeLessThanOrEqual(67 + 1e-6)
        expect(most(balance.fluid)).toBeLessThanOrEqual(targets.sweat.rate * 1000 * Math.min(1, minutes / 60) + 1e-6)
        // In a pause between two starts bottles and food stand ready where the bag is.
        const hasPause = legs.some(({ isPause }) => isPause)
        for (const { bottles, pieces } of hasPause ? [] : carriedStretches(race, { entries }, products)) {
          expect(bottles).toBeLessThanOrEqual(carry.bottles)
          expect(pieces).toBeLessThanOrEqual(carry.pockets)
        }
        expect(new Set(entries.map(entryKey)).size).toBe(entries.length)
        const handouts = new Set(stations.flatMap((one) => (one.handsOut ? [one.minute] : [])))
        const atOnce = new Map<number, number>()
        for (const entry of entries) {
          if (entry.kind === 'bottle' || (entry.kind === 'take' && entry.isAtStation !== true)) continue
          expect(handouts).toContain(entry.minute)
          atOnce.set(entry.minute, (atOnce.get(entry.minute) ?? 0) + entry.water)
        }
        for (const drunk of atOnce.values()) expect(drunk).toBeLessThanOrEqual(300)
        expect(balance.caffeine.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(400)
      },
    ),
    { numRuns: 150 },
  )
})
