import { centimetres, kilograms } from '@pacemeal/domain'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bodyMassIndex } from './checks.ts'
import { findClassOutOfReach, lightestSafely } from './weight-class.ts'

const bodyOf = (mass: number, height: number) => ({ mass: kilograms(mass), height: centimetres(height) })
const reasonFor = (mass: number, limit: number, days: number, height = 178) =>
  findClassOutOfReach(bodyOf(mass, height), kilograms(limit), days)

describe('a weight class', () => {
  test.each([
    ['already in it', 69, 70, 1],
    ['1% a week', 70, 69.3, 7],
    ['three weeks of 1% of what is left', 70, 70 * 0.99 ** 3, 21],
  ])('is in safe reach: %s', (_, mass, limit, days) => expect(reasonFor(mass, limit, days)).toBeNull())

  test.each([
    ['a little faster', 70, 69.2, 7, 'H14'],
    ['on the day itself', 70.5, 70, 0, 'H14'],
    ['after the day', 70.5, 70, -3, 'H14'],
    ['30 kg in 300 days', 80, 50, 300, 'H'],
    ['into underweight', 62, 50, 300, 'WHO95'],
    ['longer than a cut lasts', 100, 85, 300, 'H'],
  ])('is out of safe reach: %s', (_, mass, limit, days, source) =>
    expect(reasonFor(mass, limit, days)).toMatchObject({ source }),
  )

  test('is out of safe reach for whom it would make underweight, however much time there is', () => {
    // 18.5 kg/m² are 53.5 kg at 170 cm.
    expect(reasonFor(56, 54, 84, 170)).toBeNull()
    expect(reasonFor(56, 53, 84, 170)).toMatchObject({ source: 'WHO95', inputs: { leastIndex: 18.5 } })
  })
})

describe('the lightest safe weight', () => {
  test('falls by 1% of what is left each week, for the twelve weeks that a cut may last', () => {
    expect(lightestSafely(bodyOf(90, 178), 21)).toMatchObject({ bound: 'pace' })
    expect(lightestSafely(bodyOf(90, 178), 21).mass).toBeCloseTo(87.33, 2)
    expect(lightestSafely(bodyOf(90, 178), 84).bound).toBe('pace')
    expect(lightestSafely(bodyOf(90, 178), 365)).toEqual({
      mass: lightestSafely(bodyOf(90, 178), 84).mass,
      bound: 'length',
    })
  })

  test('is the weight of now for whom is underweight', () => {
    expect(lightestSafely(bodyOf(50, 178), 70)).toEqual({ mass: 50, bound: 'underweight' })
  })

  test('is never below 18.5 kg/m² nor above the weight of now', () => {
    const bodies = fc.record({
      mass: fc.double({ min: 40, max: 150, noNaN: true }),
      height: fc.double({ min: 140, max: 210, noNaN: true }),
      days: fc.integer({ min: -10, max: 2000 }),
    })
    fc.assert(
      fc.property(bodies, ({ mass, height, days }) => {
        const body = bodyOf(mass, height)
        const lightest = lightestSafely(body, days).mass
        expect(lightest).toBeLessThanOrEqual(mass)
        expect(bodyMassIndex({ ...body, mass: lightest })).toBeGreaterThan(Math.min(18.5, bodyMassIndex(body)) - 1e-6)
        expect(findClassOutOfReach(body, lightest, days)).toBeNull()
      }),
    )
  })
})
