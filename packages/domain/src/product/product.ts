import type { ProductCode } from '../barcode/product-code.ts'
import type { DetailedAmounts } from '../detailed-nutrients.ts'

/** What a product is measured in. */
export type ProductUnit = 'g' | 'ml'

/** What is wrong with a product's figures. */
export const productFaults = [
  'energy-does-not-fit',
  'kilojoules-as-kilocalories',
  'kilocalories-as-kilojoules',
  'energy-impossible',
  'more-than-the-whole',
  'serving-as-100',
  'sugar-over-carbs',
  'saturated-over-fat',
  'salt-impossible',
  'salt-does-not-fit',
] as const
export type ProductFault = (typeof productFaults)[number]

/** A serving as its pack names it. */
export interface ProductServing {
  readonly words: string
  /** Grams, or millilitres of what is measured so; null when nobody says. */
  readonly amount: number | null
}

/** A packed product by its number. Figures that are unknown or at fault are null, never zero. */
export interface Product {
  readonly code: ProductCode
  readonly name: string
  readonly brand: string | null
  /** How much is in the pack, as it is printed: `6 x 25 g`. */
  readonly quantity: string | null
  readonly unit: ProductUnit
  readonly per100: DetailedAmounts
  /** Where the pack gives the figures of a serving and nobody knows what it weighs. */
  readonly perServing: DetailedAmounts | null
  readonly serving: ProductServing | null
  /** Grams or millilitres in the pack. */
  readonly packAmount: number | null
  /** Allergens, and what it may hold traces of, as tags: `en:milk`. */
  readonly allergens: readonly string[]
  readonly traces: readonly string[]
  /** What it is made of, in the words of the pack. */
  readonly ingredients: string | null
  readonly faults: readonly ProductFault[]
  /** When its record was last changed, in seconds of the epoch. */
  readonly changedAt: number | null
}
