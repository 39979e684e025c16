import type { Diet } from '@pacemeal/domain'
import type { RaceProduct } from '@pacemeal/domain/event'

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
