import type { Diet } from '@pacemeal/domain'

/** How a product is taken: a gel, chew or food by the piece, a mix or salt dissolved in a bottle, a capsule swallowed. */
export type ProductKind = 'gel' | 'chew' | 'food' | 'mix' | 'salt' | 'capsule'

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
  readonly allergens?: readonly string[]
  /** Diets that it does not fit. */
  readonly unfitFor: readonly Diet[]
}

/** What of a product decides whether this athlete may take it. */
export interface Taker {
  readonly diets: readonly Diet[]
  readonly allergens: readonly string[]
}

/** Whether nothing on the label speaks against it. A label that nobody has read is no product for an athlete with an allergy. */
export function isSafeFor(product: RaceProduct, { diets, allergens }: Taker): boolean {
  if (product.unfitFor.some((diet) => diets.includes(diet))) return false
  if (allergens.length === 0) return true
  return product.allergens !== undefined && !product.allergens.some((one) => allergens.includes(one))
}
