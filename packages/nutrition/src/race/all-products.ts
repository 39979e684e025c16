import type { RaceProduct, RaceSettings } from '@pacemeal/domain/event'
import { genericProducts } from './generic-products.ts'

/** Every product that can be taken along: generic ones, as the athlete changed them, and their own. */
export function allProducts({ products }: Pick<RaceSettings, 'products'>): readonly RaceProduct[] {
  const own = new Map(products.map((product) => [product.id, product]))
  const generic = genericProducts.map((product) => own.get(product.id) ?? product)
  const isGeneric = new Set(genericProducts.map(({ id }) => id))
  return [...generic, ...products.filter(({ id }) => !isGeneric.has(id))]
}
