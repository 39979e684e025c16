import { genericProducts } from '@pacemeal/nutrition/race'
import { describe, expect, test } from 'vitest'
import { blankProductForm, type ProductForm, productFormOf, readProductForm } from './product-form.ts'

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
