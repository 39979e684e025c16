import type { Diet } from '../athlete/athlete.ts'

export const productKinds = ['gel', 'chew', 'food', 'mix', 'salt', 'capsule'] as const
/** How a product is taken: a gel, chew or food by the piece, a mix or salt dissolved in a bottle, a capsule swallowed. */
export type ProductKind = (typeof productKinds)[number]

export const productAllergens = [
  'gluten',
  'milk',
  'eggs',
  'soybeans',
  'peanuts',
  'nuts',
  'sesame',
  'fish',
  'crustaceans',
  'molluscs',
  'celery',
  'mustard',
  'lupin',
  'sulphites',
] as const
/** What a label has to declare (Regulation (EU) 1169/2011, Annex II). */
export type ProductAllergen = (typeof productAllergens)[number]

/** One product as its label says it, for one whole serving. Starch and maltodextrin count as glucose, sugar as half of each. */
export interface RaceProduct {
  readonly id: string
  readonly name: string
  readonly kind: ProductKind
  /** What one serving is, in words. */
  readonly serving: string
  /** Grams. `glucose` and `fructose` are parts of `carbs`. */
  readonly carbs: number
  readonly glucose: number
  readonly fructose: number
  /** Milligrams. */
  readonly sodium: number
  readonly caffeine: number
  /** Plain water that one serving has to be taken with, ml. */
  readonly water: number
  /** Allergens of the label; absent while nobody has read the label. */
  readonly allergens?: readonly ProductAllergen[] | undefined
  /** Diets that it does not fit. */
  readonly unfitFor: readonly Diet[]
}
