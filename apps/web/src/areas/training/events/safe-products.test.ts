import type { RaceProduct } from '@pacemeal/domain/event'
import { genericProducts } from '@pacemeal/nutrition/race'
import { describe, expect, test } from 'vitest'
import { safeProducts } from './safe-products.ts'

const ids = (products: readonly RaceProduct[]) => products.map(({ id }) => id)
const leftOut = (restrictions: readonly string[], products = genericProducts) => {
  const safe = new Set(ids(safeProducts(products, restrictions)))
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

  test('are left out by a word in their own name', () => {
    expect(leftOut(['kiwi'], [{ ...unread, name: 'Kiwi bar', allergens: [] }])).toEqual(['unread'])
  })
})
