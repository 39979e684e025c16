import { type Diet, diets } from '@pacemeal/domain'
import type { RaceProduct } from '@pacemeal/domain/event'
import { genericProducts } from '@pacemeal/nutrition/race'
import { describe, expect, test } from 'vitest'
import { safeProducts } from './safe-products.ts'

const ids = (products: readonly RaceProduct[]) => products.map(({ id }) => id)
const leftOut = (restrictions: readonly string[], products = genericProducts, diets: readonly Diet[] = []) => {
  const safe = new Set(ids(safeProducts(products, { diets, restrictions })))
  return ids(products).filter((id) => !safe.has(id))
}
const [gel] = genericProducts
if (!gel) throw new Error('there are no products')
const { allergens: _, ...unread } = { ...gel, id: 'unread', name: 'My bar' }

describe('the products of somebody who avoids something', () => {
  test('are all of them for who avoids nothing', () => {
    expect(leftOut([])).toEqual([])
    expect(leftOut([''], [unread])).toEqual([])
  })

  test.each([
    ['milk', ['waffle']],
    ['allergic to eggs', ['waffle']],
    ['gluten', ['waffle']],
    ['soy', ['waffle']],
    ['bananas', ['banana']],
    ['dates', ['dates']],
    ['honey', ['honey']],
    ['caffeine', ['gel-caffeine']],
  ])('%s leaves out %j', (restriction, expected) => {
    expect(leftOut([restriction])).toEqual(expected)
  })

  test('never hold a label that nobody has read', () => {
    expect(leftOut(['kiwi'], [unread])).toEqual(['unread'])
    expect(leftOut(['kiwi'], [{ ...unread, allergens: [] }])).toEqual([])
    expect(leftOut(['peanuts'], [{ ...unread, allergens: ['peanuts'] }])).toEqual(['unread'])
  })

  test.each([
    ['peanuts', 'Peanut bar'],
    ['peanuts', 'Erdnussriegel'],
    ['Erdnüsse', 'Barrita de cacahuete'],
    ['milk', 'Milk chocolate bar, gluten free'],
    ['milk', 'Milchreisriegel'],
    ['nuts', 'Hazelnut wafer'],
    ['gluten', 'Weizenwaffel'],
    ['soy', 'Soy gel'],
    ['strawberries', 'Gel de fresa'],
    ['dragon fruit', 'Dragon fruit gel'],
  ])('of %s are left out as %s, though no allergen is ticked', (restriction, name) => {
    expect(leftOut([restriction], [{ ...unread, name, allergens: [] }])).toEqual(['unread'])
  })

  test.each([
    ['peanuts', 'Peanut-free bar'],
    ['milk', 'Oat milk gel'],
    ['milk', 'Barrita sin leche'],
    ['milk', 'Salted caramel bar'],
    ['gluten', 'Glutenfreie Waffel'],
    ['nuts', 'Coconut gel'],
  ])('of %s hold %s', (restriction, name) => {
    expect(leftOut([restriction], [{ ...unread, name, allergens: [] }])).toEqual([])
  })

  test('are left out by a word in their own name', () => {
    expect(leftOut(['kiwi'], [{ ...unread, name: 'Kiwi bar', allergens: [] }])).toEqual(['unread'])
  })

  test.each<[Diet, string, RaceProduct['allergens']]>([
    ['gluten-free', 'Bar', ['gluten']],
    ['gluten-free', 'Haferriegel', []],
    ['gluten-free', 'Bar', undefined],
    ['dairy-free', 'Milchschnitte', []],
    ['dairy-free', 'Bar', undefined],
    ['vegan', 'Bar', ['milk']],
    ['vegan', 'Barrita de miel', []],
    ['kosher', 'Shrimp chips', undefined],
  ])(
    'are left out for who eats %s, as %s with %j on the label, though nobody ticked the diet',
    (diet, name, allergens) => {
      expect(leftOut([], [{ ...unread, name, allergens }], [diet])).toEqual(['unread'])
    },
  )

  test.each<[Diet, string, RaceProduct['allergens']]>([
    ['gluten-free', 'Gluten-free oat bar', []],
    ['dairy-free', 'Oat milk gel', []],
    ['vegan', 'Bar', undefined],
    ['vegan', 'Bar', ['gluten']],
    ['low-carb', 'Honey bar', ['milk']],
  ])('are left for who eats %s, as %s with %j on the label', (diet, name, allergens) => {
    expect(leftOut([], [{ ...unread, name, allergens }], [diet])).toEqual([])
  })

  test.each(diets)('that are generic are the same for who eats %s as their own diets say', (diet) => {
    const unfit = ids(genericProducts.filter(({ unfitFor }) => unfitFor.includes(diet)))
    expect(unfit).toEqual(expect.arrayContaining([...leftOut([], genericProducts, [diet])]))
  })
})
