import { expect, test } from 'vitest'
import { labelAmounts, type NutritionLabel } from './label.ts'
import { amountsOfPortion, firstPortion, type LabelPortion, portionSize } from './portion.ts'

const nothing: NutritionLabel = {
  perServing: null,
  per100: null,
  perPack: null,
  per100Unit: 'g',
  servingSize: null,
  servingsPerPack: null,
  packSize: null,
  fiberInCarbs: false,
  doubts: [],
}
const per100 = { amounts: labelAmounts({ calories: 380, protein: 13.5, sodium: 20 }), below: [] }
const perServing = { amounts: labelAmounts({ calories: 152, protein: 5.4 }), below: [] }
const size = { amount: 40, unit: 'g' } as const

test.each<[string, Partial<NutritionLabel>, LabelPortion, number | undefined]>([
  ['two servings', { perServing }, { kind: 'serving', count: 2 }, 304],
  ['a serving from the hundred', { per100, servingSize: size }, { kind: 'serving', count: 1 }, 152],
  ['a hundred from the serving', { perServing, servingSize: size }, { kind: 'per-100' }, 380],
  ['an amount from the hundred', { per100 }, { kind: 'amount', amount: 50 }, 190],
  ['an amount from the serving', { perServing, servingSize: size }, { kind: 'amount', amount: 60 }, 228],
  ['the pack from its servings', { perServing, servingsPerPack: 10 }, { kind: 'pack' }, 1520],
  ['the pack from its size', { per100, packSize: { amount: 500, unit: 'g' } }, { kind: 'pack' }, 1900],
  ['no serving without its size', { per100 }, { kind: 'serving', count: 1 }, undefined],
  [
    'no grams from millilitres',
    { per100, per100Unit: 'ml', servingSize: size },
    { kind: 'serving', count: 1 },
    undefined,
  ],
  ['no pack of unknown size', { per100, servingSize: size }, { kind: 'pack' }, undefined],
])('%s', (_, stated, portion, calories) => {
  const amounts = amountsOfPortion({ ...nothing, ...stated }, portion)
  expect(amounts?.calories).toBe(calories)
})

test('what the label does not state stays unknown in every portion', () => {
  const amounts = amountsOfPortion({ ...nothing, per100 }, { kind: 'amount', amount: 200 })
  expect(amounts).toMatchObject({ protein: 27, sodium: 40, fat: null, iron: null })
})

test('what can be answered is offered first', () => {
  expect(firstPortion({ ...nothing, perServing })).toEqual({ kind: 'serving', count: 1 })
  expect(firstPortion({ ...nothing, per100 })).toEqual({ kind: 'per-100' })
  expect(firstPortion({ ...nothing, per100, servingSize: size })).toEqual({ kind: 'serving', count: 1 })
})

test('a portion knows its size where the label says it', () => {
  const label = { ...nothing, perServing, servingSize: size, servingsPerPack: 5 }
  expect(portionSize(label, { kind: 'serving', count: 2 })).toEqual({ amount: 80, unit: 'g' })
  expect(portionSize(label, { kind: 'pack' })).toEqual({ amount: 200, unit: 'g' })
  expect(portionSize(nothing, { kind: 'pack' })).toBeNull()
})
