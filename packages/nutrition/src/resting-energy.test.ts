import { kilograms } from '@pacemeal/domain'
import { expect, test } from 'vitest'
import { dailyLivingFactor } from './expenditure.ts'
import { mifflin, restingEnergy } from './resting-energy.ts'
import { aBody, aDay, anAthlete, planned } from './scenarios/build.ts'

const rules = (body: ReturnType<typeof aBody>, hours = 0) => restingEnergy(body, hours).because.map((b) => b.rule)

test('a non-binary athlete stands midway between the equations for men and women', () => {
  const male = mifflin(aBody({ sex: 'Male' }))
  const female = mifflin(aBody({ sex: 'Female' }))
  expect(mifflin(aBody({ sex: 'Non-Binary' }))).toBeCloseTo((male + female) / 2, 9)
  expect(mifflin(aBody({ sex: 'Other' }))).toBe(mifflin(aBody({ sex: 'Non-Binary' })))
})

test('body fat chooses Cunningham: 1991 below five hours a week, 1980 from five', () => {
  const body = aBody({ mass: kilograms(80), bodyFatPercent: 15 })
  expect(restingEnergy(body, 4.9).energy).toBeCloseTo(370 + 21.6 * 68, 9)
  expect(restingEnergy(body, 5).energy).toBeCloseTo(500 + 22 * 68, 9)
  expect(rules(body, 4.9)).toEqual(['resting_cunningham_1991', 'fat_free_mass_measured'])
  expect(rules(body, 5)).toEqual(['resting_cunningham_1980', 'fat_free_mass_measured'])
})

test.each([2.9, 60.1])('a body fat of %s percent is no reading', (bodyFatPercent) => {
  const resting = restingEnergy(aBody({ bodyFatPercent }), 6)
  expect(resting.energy).toBe(mifflin(aBody()))
  expect(resting.bodyFatIgnored).toBe(true)
})

test('a reading that gives an implausible resting energy is dropped and said so', () => {
  const body = aBody({ bodyFatPercent: 55 })
  const resting = restingEnergy(body, 6)
  expect(resting.energy).toBe(mifflin(body))
  expect(resting.fatFreeMass).toBe(restingEnergy(aBody(), 6).fatFreeMass)
  expect(planned(anAthlete({ body }), aDay()).flags).toContain('body_fat_ignored')
})

test.each([
  [undefined, 1.4],
  [0, 1.35],
  [4999, 1.35],
  [5000, 1.4],
  [7499, 1.4],
  [7500, 1.45],
  [9999, 1.45],
  [10_000, 1.5],
  [12_499, 1.5],
  [12_500, 1.55],
])('%s steps a day cost %s times rest', (averageSteps, factor) => {
  const body = averageSteps === undefined ? aBody() : aBody({ averageSteps })
  expect(dailyLivingFactor(body).factor).toBe(factor)
})
