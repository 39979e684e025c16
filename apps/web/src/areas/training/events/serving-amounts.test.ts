import { i18n } from '@lingui/core'
import { genericProducts } from '@pacemeal/nutrition/race'
import { afterEach, describe, expect, test } from 'vitest'
import { chooseUnits } from '../../../languages/units.ts'
import { packedText, productText } from './fuel-line-words.ts'
import { halvesText, inHalves, measureText } from './serving-amounts.ts'
import { takenText } from './taken-words.ts'

const product = (id: string) => {
  const found = genericProducts.find((one) => one.id === id)
  if (!found) throw new Error(`no ${id}`)
  return found
}

afterEach(() => i18n.activate('en'))

describe('how much of a product is told', () => {
  test.each([
    [0, 0, '0'],
    [0.1, 0.5, '½'],
    [1, 1, '1'],
    [2.2, 2, '2'],
    [2.3, 2.5, '2½'],
    [24.9, 25, '25'],
  ])('%f servings by halves', (servings, half, text) => {
    expect(inHalves(servings)).toBe(half)
    expect(halvesText(servings)).toBe(text)
  })

  test('a mix, and a part of what is measured out, by its weight, in the chosen units', () => {
    const homeMix = product('home-mix')
    expect(productText(homeMix, 24.9)).toBe('202\u00a0g home mix of sugar and salt')
    // Nobody takes three of it: it is weighed or measured out.
    expect(productText(homeMix, 3)).toBe('24\u00a0g home mix of sugar and salt')
    chooseUnits({ food: 'oz', volume: 'fl-oz' })
    expect(productText(homeMix, 24.9)).toBe('7.1\u00a0oz home mix of sugar and salt')
    expect(measureText({ kind: 'mix', serving: '100 ml' }, 2.5)).toBe('8 fl oz')
  })

  test('for packing by its weight and the spoons that make it up, and pieces by their number', () => {
    const packed = (id: string, servings: number) => packedText({ product: product(id), servings })
    expect(packed('home-mix', 25)).toBe(
      '203\u00a0g home mix of sugar and salt, 25\u00a0× 2\u00a0level teaspoons (8\u00a0g sugar, 0.1\u00a0g salt)',
    )
    expect(packed('mix', 6)).toBe('6\u00a0× Drink mix, 1\u00a0scoop')
    expect(packed('gel-isotonic', 3)).toBe('3\u00a0× Isotonic gel, 1\u00a0gel (60\u00a0ml)')
  })

  test('by whole and half servings where its words have no weight, or more than one measure', () => {
    expect(productText(product('mix-maltodextrin'), 4.7)).toBe('4½\u00a0× Maltodextrin')
    expect(measureText({ kind: 'mix', serving: '40 g in 500 ml' }, 2.5)).toBeNull()
    expect(productText(product('gel-isotonic'), 2.5)).toBe('2½\u00a0× Isotonic gel')
    expect(productText(product('gel'), 1)).toBe('Gel')
  })

  test('of a product that is not in the table any more by halves, and weights with the figures of the language', () => {
    const taken = { product: 'gone', name: 'Old gel', servings: 2.4, carbs: 20, sodium: 0, caffeine: 0 }
    expect(takenText(taken, genericProducts)).toBe('2½\u00a0× Old gel')
    const homeMix = { ...taken, product: 'home-mix', name: 'Home mix of sugar and salt', servings: 150.3 }
    i18n.loadAndActivate({ locale: 'de', messages: {} })
    expect(takenText(homeMix, genericProducts)).toBe('1.217\u00a0g Home mix of sugar and salt')
    chooseUnits({ food: 'oz' })
    expect(takenText({ ...homeMix, servings: 24.9 }, genericProducts)).toBe('7,1\u00a0oz Home mix of sugar and salt')
  })
})
