import { join } from 'node:path'
import { i18n } from '@lingui/core'
import { genericProducts } from '@pacemeal/nutrition/race'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readCatalogue } from '../../../../build/catalogues.ts'
import { chooseUnits } from '../../../languages/units.ts'
import { productName, productServing, servingInUnits } from './product-names.ts'

describe('generic products', () => {
  beforeEach(async () => {
    const catalogue = await readCatalogue(join(import.meta.dirname, '../../../languages/de.po'))
    const messages = Object.fromEntries(catalogue.map(({ id, translation }) => [id, translation]))
    i18n.loadAndActivate({ locale: 'de', messages })
  })
  afterEach(() => i18n.activate('en'))

  // Words that both languages have.
  const shared = new Set(['Gel', 'Maltodextrin'])

  test.each(genericProducts.map((product) => [product.name, product] as const))(
    '%s is named in German',
    (_, product) => {
      if (!shared.has(product.name)) expect(productName(product)).not.toBe(product.name)
      if (!shared.has(product.serving)) expect(productServing(product)).not.toBe(product.serving)
    },
  )

  test('are weighed in the chosen units, with the figures of the language', () => {
    const servingOf = (id: string) =>
      servingInUnits({ id, serving: genericProducts.find((one) => one.id === id)?.serving ?? '' })
    expect(servingOf('salt')).toBe('1 Prise (0,25 g)')
    chooseUnits({ food: 'oz' })
    expect(servingOf('salt')).toBe('1 Prise')
    expect(servingOf('waffle')).toBe('1 Waffel (1,1 oz)')
    expect(servingInUnits({ id: 'waffle', serving: '0,5 l' })).toBe('0,5 l')
    chooseUnits({})
  })

  test('keep the name that the athlete has given them', () => {
    expect(productName({ id: 'honey', name: 'Honey of my aunt' })).toBe('Honey of my aunt')
    expect(productServing({ id: 'honey', serving: '1 spoon' })).toBe('1 spoon')
  })

  test('lend their names to no product that happens to be called the same', () => {
    expect(productName({ id: 'p1', name: 'Honey' })).toBe('Honey')
  })
})
