import type { DetailedNutrient } from '@pacemeal/domain'
import { describe, expect, test } from 'vitest'
import { chooseUnits } from '../../../languages/units.ts'
import { nutrientNames } from '../../../ui/nutrient-names.ts'
import { blankOwnFoodForm, type OwnFoodForm, ownFoodFormOf, readOwnFoodForm } from './own-food-form.ts'

type Typed = Partial<Omit<OwnFoodForm, 'figures'>> & { figures?: Partial<Record<DetailedNutrient, string>> }

const typed = ({ figures = {}, ...rest }: Typed): OwnFoodForm => {
  const blank = blankOwnFoodForm('Muesli bar')
  return { ...blank, ...rest, figures: { ...blank.figures, ...figures } }
}
const read = (form: Typed) => readOwnFoodForm(typed(form), (nutrient) => nutrientNames[nutrient].unit)
const foodOf = (form: Typed) => {
  const { ok, ...rest } = read(form)
  return ok && 'value' in rest ? rest.value.food : undefined
}
const errorsOf = (form: Typed) => {
  const one = read(form)
  return one.ok ? {} : one.error
}

describe('an own food that is typed', () => {
  test('keeps figures of 100 g as they are, and what is empty unknown', () => {
    expect(foodOf({ figures: { calories: '420', fat: '14,5', fiber: '0' } })?.per100).toEqual({
      calories: 420,
      fat: 14.5,
      fiber: 0,
    })
  })

  test('by the serving is turned into 100 g', () => {
    const bar = foodOf({
      basis: 'serving',
      serving: { unit: 'bar', grams: '40' },
      figures: { calories: '168', carbs: '24', protein: '4', fat: '6', iron: '1' },
    })
    expect(bar?.per100).toEqual({ calories: 420, carbs: 60, protein: 10, fat: 15, iron: 2.5 })
    expect(bar?.portions).toEqual([{ unit: 'bar', grams: 40 }])
  })

  test('by the serving needs to know what that weighs', () => {
    expect(errorsOf({ basis: 'serving', figures: { calories: '168' } })).toHaveProperty('serving')
  })

  test('weighs and pours its measures in the chosen units, and keeps them to the tenth of a gram when it is opened', () => {
    chooseUnits({ food: 'oz', volume: 'fl-oz' })
    expect(foodOf({ serving: { unit: 'bar', grams: '1.41' } })?.portions).toEqual([{ unit: 'bar', grams: 40 }])
    expect(foodOf({ unit: 'ml', serving: { unit: 'can', grams: '12' } })?.portions).toEqual([
      { unit: 'can', grams: 354.9 },
    ])
    expect(errorsOf({ serving: { unit: 'sack', grams: '200' } })).toEqual({ serving: 'Enter 0.0035 to 176' })
    const food = { name: 'Bar', source: 'typed', per100: {} } as const
    for (let tenths = 1; tenths <= 50_000; tenths += 5) {
      for (const unit of ['g', 'ml'] as const) {
        const portions = [{ unit: 'bar', grams: tenths / 10 }]
        const opened = readOwnFoodForm(ownFoodFormOf({ ...food, unit, portions }), () => 'g')
        expect(opened.ok && opened.value.food.portions).toEqual(portions)
      }
    }
    expect(ownFoodFormOf({ ...food, unit: 'g', portions: [{ unit: 'bar', grams: 40 }] }).serving.grams).toBe('1.41')
  })

  test('takes salt for sodium, and both only when they fit', () => {
    expect(foodOf({ salt: '1.25' })?.per100.sodium).toBe(500)
    expect(foodOf({ salt: '1.3', figures: { sodium: '520' } })?.per100.sodium).toBe(520)
    expect(errorsOf({ salt: '1.3', figures: { sodium: '1300' } })).toHaveProperty('salt')
  })

  test('takes kilojoules with their unit', () => {
    expect(foodOf({ figures: { calories: '1757 kJ' } })?.per100.calories).toBeCloseTo(420, 0)
  })

  test.each([
    [{ name: ' ' }, 'name'],
    [{ barcode: '12345' }, 'barcode'],
    [{ figures: { carbs: '10', sugar: '20' } }, 'sugar'],
    [{ figures: { fat: '10', saturatedFat: '20' } }, 'saturatedFat'],
    [{ figures: { carbs: '60', protein: '30', fat: '30' } }, 'carbs'],
    [{ figures: { calories: '4200' } }, 'calories'],
    [{ figures: { iron: 'much' } }, 'iron'],
    [{ others: [{ unit: 'box', grams: '' }] }, 'other-0'],
  ])('is refused by the field (%#)', (form, field) => expect(Object.keys(errorsOf(form))).toEqual([field]))

  test('whose energy does not fit is asked about, not refused', () => {
    const one = read({ figures: { calories: '84', carbs: '62', fat: '14', protein: '8' } })
    expect(one).toMatchObject({ ok: true, value: { isEnergyDoubted: true } })
  })

  test('opens as it was kept, and keeps its label', () => {
    const kept = foodOf({
      brand: 'Acme',
      barcode: '4006381333931',
      serving: { unit: 'bar', grams: '40' },
      others: [{ unit: 'box', grams: '240' }],
      figures: { calories: '420', vitaminB12: '0.25' },
    })
    if (!kept) throw new Error('The food was expected to be read.')
    const label = { ...kept, source: 'label' as const, allergens: ['milk' as const] }
    const again = readOwnFoodForm(ownFoodFormOf(label), (nutrient) => nutrientNames[nutrient].unit, label)
    expect(again).toEqual({ ok: true, value: { food: label, isEnergyDoubted: false } })
  })
})
