import { type Intensity, intensities, kilograms } from '@pacemeal/domain'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type CurveInput, type CurveIntake, fuelCurve, lowestFrom, pointAt } from './fuel-curve.ts'

const anyIntake: fc.Arbitrary<CurveIntake> = fc.record({
  at: fc.integer({ min: 0, max: 1435 }),
  carbs: fc.double({ min: 0, max: 300, noNaN: true }),
})
const anySession = fc
  .record({
    start: fc.integer({ min: 0, max: 1300 }),
    minutes: fc.integer({ min: 1, max: 300 }),
    energy: fc.double({ min: 0, max: 3000, noNaN: true }),
    intensity: fc.constantFrom<Intensity>(...intensities),
  })
  .map(({ minutes, ...rest }) => ({ ...rest, end: Math.min(1440, rest.start + minutes) }))
const anyInput: fc.Arbitrary<CurveInput> = fc.record({
  mass: fc.double({ min: 40, max: 150, noNaN: true }).map(kilograms),
  intake: fc.array(anyIntake, { maxLength: 8 }),
  sessions: fc.array(anySession, { maxLength: 3 }),
})

const eaten = (intake: readonly CurveIntake[]) => intake.reduce((sum, { carbs }) => sum + carbs, 0)

describe('the fuel curve', () => {
  test('is never below empty nor above full', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        for (const { liver, muscle, gut, share } of fuelCurve(input).points) {
          for (const grams of [liver, muscle, gut]) expect(grams).toBeGreaterThanOrEqual(-1e-9)
          expect(share).toBeLessThanOrEqual(1 + 1e-9)
        }
      }),
    )
  })

  test('loses and invents no gram', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const { points, used, overflow } = fuelCurve(input)
        const held = ({ liver, muscle, gut }: (typeof points)[number]) => liver + muscle + gut
        const [first, last] = [points[0], points.at(-1)]
        if (!first || !last) throw new Error('no points')
        expect(held(first) + eaten(input.intake)).toBeCloseTo(held(last) + used + overflow, 6)
      }),
    )
  })

  test('is at no minute below what is told as the lowest from then on', () => {
    fc.assert(
      fc.property(anyInput, fc.integer({ min: 0, max: 1439 }), (input, now) => {
        const curve = fuelCurve(input)
        expect(lowestFrom(curve, now)?.share).toBeLessThanOrEqual(pointAt(curve, now)?.share ?? 0)
      }),
    )
  })

  test('never falls because more was eaten', () => {
    fc.assert(
      fc.property(anyInput, anyIntake, (input, more) => {
        const less = fuelCurve(input).points
        const plenty = fuelCurve({ ...input, intake: [...input.intake, more] }).points
        for (const [index, { liver, muscle }] of less.entries()) {
          const other = plenty[index]
          expect((other?.liver ?? 0) + (other?.muscle ?? 0)).toBeGreaterThanOrEqual(liver + muscle - 1e-6)
        }
      }),
    )
  })

  test('tells the morning of a hard session: breakfast lifts it, the session empties it, and fuel on the way holds it', () => {
    const session = { start: 600, end: 720, energy: 1200, intensity: 'Intense' as const }
    const bare = fuelCurve({ mass: kilograms(70), intake: [], sessions: [session] })
    const fed = fuelCurve({
      mass: kilograms(70),
      intake: [
        { at: 420, carbs: 100 },
        { at: 600, until: 720, carbs: 90 },
      ],
      sessions: [session],
    })
    expect(pointAt(bare, 720)?.share).toBeLessThan((pointAt(bare, 600)?.share ?? 0) - 0.3)
    expect(pointAt(fed, 720)?.share).toBeGreaterThan((pointAt(bare, 720)?.share ?? 0) + 0.2)
    expect(lowestFrom(fed, 480)?.minute).toBeGreaterThan(600)
  })

  test('says what stores and food did not give', () => {
    const sessions = [{ start: 300, end: 900, energy: 6000, intensity: 'Intense' as const }]
    expect(fuelCurve({ mass: kilograms(60), intake: [], sessions }).unmet).toBeGreaterThan(300)
    expect(fuelCurve({ mass: kilograms(60), intake: [], sessions: [] }).unmet).toBe(0)
  })
})
