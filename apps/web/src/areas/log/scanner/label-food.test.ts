import { expect, test } from 'vitest'
import { noAmounts } from '../log-draft.ts'
import type { SavedFood } from '../saved-foods.ts'
import { foodOfScannedLabel } from './label-food.ts'

const words = { serving: 'serving', pack: 'pack' }
const sizes = { servingSize: { amount: 40, unit: 'g' }, packSize: { amount: 240, unit: 'g' } } as const
const bar: SavedFood = {
  name: 'Scanned food',
  calledAs: 'Oat bar',
  grams: 80,
  unit: 'g',
  amounts: { ...noAmounts, calories: 336, protein: 8, sodium: 160 },
  isDrafted: true,
}

test('what was logged off a label is an own food of 100 g under its barcode, with its serving and pack', () => {
  expect(foodOfScannedLabel(bar, '4006381333931', sizes, words)).toEqual({
    name: 'Oat bar',
    barcode: '4006381333931',
    source: 'label',
    unit: 'g',
    per100: { calories: 420, protein: 10, sodium: 200 },
    portions: [
      { unit: 'serving', grams: 40 },
      { unit: 'pack', grams: 240 },
    ],
  })
})

test('of a label without any weight nothing is kept, and figures beyond all bounds are left out', () => {
  expect(foodOfScannedLabel({ ...bar, grams: 0 }, '4006381333931', sizes, words)).toBeUndefined()
  const wrong = { ...bar, amounts: { ...bar.amounts, protein: 800 } }
  expect(foodOfScannedLabel(wrong, '4006381333931', sizes, words)?.per100).toEqual({ calories: 420, sodium: 200 })
})

test('a size in another measure than the figures is no portion', () => {
  const drink = { ...bar, unit: 'ml' as const }
  expect(foodOfScannedLabel(drink, '4006381333931', sizes, words)?.portions).toEqual([])
})
