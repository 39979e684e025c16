import { kilograms } from '@pacemeal/domain'
import { expect, test } from 'vitest'
import { findClassOutOfReach, lightestSafely, refuelAfterWeighIn } from './weigh-in.ts'

const refuel = (mass: number, lost: number, hours: number) =>
  refuelAfterWeighIn({ mass: kilograms(mass), lost: kilograms(lost), minutes: hours * 60 })

test.each([
  ['a day to go', [70, 1.2, 24], { drinks: 1800, sodium: 900, carbs: { low: 350, high: 700 } }],
  ['an hour less than a day', [70, 1.2, 23], { drinks: 1800, sodium: 900, carbs: { low: 70, high: 140 } }],
  ['two hours and nothing lost', [60, 0, 2], { drinks: 0, sodium: 0, carbs: { low: 60, high: 120 } }],
] as const)('%s', (_, [mass, lost, hours], { drinks, sodium, carbs }) => {
  expect(refuel(mass, lost, hours)).toMatchObject({
    drinks: { value: drinks },
    sodium: { value: sodium },
    carbs: { value: carbs },
  })
})

test.each([
  ['after the start', [70, 1, 0]],
  ['with more mass than before', [70, -1, 5]],
  ['without a mass', [Number.NaN, 1, 5]],
] as const)('there is no refuel %s', (_, [mass, lost, hours]) => expect(refuel(mass, lost, hours)).toBeNull())

test.each([
  ['already in the class', 69, 70, 1, false],
  ['1% a week', 70, 69.3, 7, false],
  ['a little faster', 70, 69.2, 7, true],
  ['on the day itself', 70.5, 70, 0, true],
])('the class, %s', (_, mass, limit, days, isOut) => {
  expect(findClassOutOfReach(kilograms(mass), kilograms(limit), days) !== null).toBe(isOut)
})

test('what can be reached safely is a percent of body mass a week, and no class above it is out of reach', () => {
  expect(lightestSafely(kilograms(70), 21)).toBeCloseTo(67.9)
  expect(lightestSafely(kilograms(70), -3)).toBe(70)
  expect(findClassOutOfReach(kilograms(70), lightestSafely(kilograms(70), 21), 21)).toBeNull()
})
