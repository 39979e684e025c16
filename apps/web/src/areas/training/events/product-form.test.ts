import { genericProducts } from '@pacemeal/nutrition/race'
import { describe, expect, test } from 'vitest'
import { blankProductForm, type ProductForm, productFormOf, readProductForm, withLabel } from './product-form.ts'

const gel: ProductForm = { ...blankProductForm('own'), name: 'My gel', carbs: '22', fructose: '8', sodium: '55' }
const errorsOf = (change: Partial<ProductForm>): readonly string[] => {
  const read = readProductForm({ ...gel, ...change })
  return read.ok ? [] : Object.keys(read.error)
}

describe('the form of a product', () => {
  test('counts what is no fructose as glucose, and an unread label as unread', () => {
    const read = readProductForm(gel)
    expect(read).toMatchObject({ ok: true, value: { carbs: 22, glucose: 14, fructose: 8, sodium: 55 } })
    expect(read.ok && 'allergens' in read.value).toBe(false)
    expect(readProductForm({ ...gel, isLabelRead: true })).toMatchObject({ value: { allergens: [] } })
  })

  test.each(genericProducts.map((product) => [product.name, product] as const))(
    'reads %s as it shows it',
    (_, product) => {
      const read = readProductForm(productFormOf(product))
      expect(read).toMatchObject({ ok: true, value: { ...product, glucose: expect.closeTo(product.glucose, 1) } })
    },
  )

  test.each<[string, Partial<ProductForm>]>([
    ['name', { name: '' }],
    ['carbs', { carbs: '500', fructose: '' }],
    ['fructose', { fructose: '30' }],
    ['sodium', { sodium: '-1' }],
  ])('names what is wrong: %s', (field, change) => {
    expect(errorsOf(change)).toEqual([field])
  })
})

describe('the form with the figures of a label', () => {
  const label = { carbs: 25, fructose: null, sodium: 60, caffeine: null, size: { amount: 32, unit: 'g' } } as const

  test('holds what is stated, and asks for what is not', () => {
    const form = withLabel(blankProductForm('own'), label, false)
    expect(form).toMatchObject({ serving: '32 g', carbs: '25', fructose: '', sodium: '60', caffeine: '', water: '' })
    const read = readProductForm(form)
    expect(read.ok ? [] : Object.keys(read.error)).toEqual(['name', 'caffeine', 'water'])
  })

  test('keeps what was typed, and what a stored product says', () => {
    const typed = { ...blankProductForm('own'), name: 'My gel', serving: '1 gel', caffeine: '75', carbs: '20' }
    expect(withLabel(typed, label, false)).toMatchObject({
      name: 'My gel',
      serving: '1 gel',
      caffeine: '75',
      carbs: '25',
    })
    expect(withLabel({ ...gel, water: '0' }, label, true)).toMatchObject({ fructose: '8', caffeine: '0', water: '0' })
  })

  test('takes the figures of the next weight where the label names no serving', () => {
    const blank = withLabel(blankProductForm('own'), null, false)
    expect(blank).toMatchObject({ carbs: '', sodium: '', serving: '' })
    const first = withLabel(blank, { ...label, size: { amount: 4, unit: 'g' } }, false)
    expect(withLabel(first, { ...label, carbs: 35 }, false)).toMatchObject({ carbs: '35', serving: '32 g' })
  })
})
