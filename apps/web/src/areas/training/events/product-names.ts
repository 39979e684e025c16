import type { MessageDescriptor } from '@lingui/core'
import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { RaceProduct } from '@pacemeal/domain/event'
import { genericProducts } from '@pacemeal/nutrition/race'
import { amountInUnits } from '../../../languages/food-amounts.ts'
import { numberFormat } from '../../../languages/formats.ts'
import { withinSentence } from '../../../languages/within-sentence.ts'

/** What the generic products are called, by id; in English as the products have it. */
const names: Readonly<Record<string, MessageDescriptor>> = {
  gel: msg`Gel`,
  'gel-mixed': msg`Gel, glucose and fructose`,
  'gel-large': msg`Large gel, glucose and fructose`,
  'gel-isotonic': msg`Isotonic gel`,
  'gel-caffeine': msg`Gel with caffeine`,
  chew: msg`Chew`,
  mix: msg`Drink mix`,
  'mix-strong': msg`Drink mix, glucose and fructose`,
  'mix-maltodextrin': msg`Maltodextrin`,
  'home-mix': msg`Home mix of sugar and salt`,
  salt: msg`Table salt`,
  capsule: msg`Salt capsule`,
  banana: msg`Banana`,
  dates: msg`Dates`,
  potato: msg`Boiled potato with salt`,
  honey: msg`Honey`,
  waffle: msg`Stroopwafel`,
}

/** One whole serving of the generic products, by its words in English. */
const servings: Readonly<Record<string, MessageDescriptor>> = {
  '1 gel': msg`1 gel`,
  '1 gel (60 ml)': msg`1 gel (60 ml)`,
  '1 piece': msg`1 piece`,
  '1 scoop': msg`1 scoop`,
  '1 sachet': msg`1 sachet`,
  '1 sachet (21 g)': msg`1 sachet (21 g)`,
  '2 level teaspoons (8 g sugar, 0.1 g salt)': msg`2 level teaspoons (8 g sugar, 0.1 g salt)`,
  '1 pinch (0.25 g)': msg`1 pinch (0.25 g)`,
  '1 capsule': msg`1 capsule`,
  '1 small (100 g)': msg`1 small (100 g)`,
  '1 small (75 g)': msg`1 small (75 g)`,
  '1 date (24 g)': msg`1 date (24 g)`,
  '1 waffle (30 g)': msg`1 waffle (30 g)`,
}

const genericOf = (id: string) => genericProducts.find((product) => product.id === id)

/** A product's name: a generic one's in the language of the screen, as long as the athlete has given it no other. */
export const productName = ({ id, name }: { readonly id: string; readonly name: string }): string => {
  const message = names[id]
  return message !== undefined && genericOf(id)?.name === name ? i18n._(message) : name
}

/** The same behind an amount: `3.1 g table salt`. What the athlete has named stays as it was typed. */
export const measuredProductName = (product: { readonly id: string; readonly name: string }): string =>
  genericOf(product.id)?.name === product.name ? withinSentence(productName(product)) : product.name

/**
 * The same in the chosen units. The words of a generic one have figures of its language (`1 Prise (0,25 g)`), which are read
 * and written with a point for the conversion; what the athlete has typed is converted as it stands.
 */
export const servingInUnits = (product: Pick<RaceProduct, 'id' | 'serving'>): string => {
  const words = productServing(product)
  if (words === product.serving || !numberFormat({}).format(0.5).includes(',')) return amountInUnits(words)
  return amountInUnits(words.replaceAll(/(\d),(\d)/g, '$1.$2')).replaceAll(/(\d)\.(\d)/g, '$1,$2')
}

/** A product as it is typed in the language of the screen. */
export const inLanguage = (product: RaceProduct): RaceProduct => ({
  ...product,
  name: productName(product),
  serving: productServing(product),
})

/** One whole serving of a product, in its own units: a generic one's in the language of the screen, as long as it is unchanged. */
export const productServing = ({ id, serving }: { readonly id: string; readonly serving: string }): string => {
  const message = genericOf(id)?.serving === serving ? servings[serving] : undefined
  return message === undefined ? serving : i18n._(message)
}
