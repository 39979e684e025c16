import { join } from 'node:path'
import { i18n } from '@lingui/core'
import { genericProducts } from '@pacemeal/nutrition/race'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readCatalogue } from '../../../../build/catalogues.ts'
import { productName, productServing } from './product-names.ts'

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

  test('keep the name that the athlete has given them', () => {
    expect(productName({ id: 'honey', name: 'Honey of my aunt' })).toBe('Honey of my aunt')
    expect(productServing({ id: 'honey', serving: '1 spoon' })).toBe('1 spoon')
  })

  test('lend their names to no product that happens to be called the same', () => {
    expect(productName({ id: 'p1', name: 'Honey' })).toBe('Honey')
  })
})
