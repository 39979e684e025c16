import { kilograms } from '@pacemeal/domain'
import { expect, test } from 'vitest'
import { refuelAfterWeighIn } from './weigh-in.ts'

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
