import { t } from '@lingui/core/macro'
import type { Product } from '@pacemeal/domain/product'
import { readAmounts } from '@pacemeal/protocol'
import { foodOfProduct } from '../barcode/product-food.ts'
import { type Eatable, eatableKept, eatableOwn } from './eatable.ts'

/**
 * A packed product as it is logged: as an own food that is kept under `id` with the log. Where nobody knows what its serving
 * weighs, it counts by the serving and is not kept.
 */
export function eatableProduct(
  product: Product,
  id: string,
  words: { readonly serving: string; readonly pack: string },
): Eatable {
  const food = { ...foodOfProduct(product, words), id }
  const kept = eatableKept(food)
  const said = {
    key: `product:${product.code}`,
    kind: 'product' as const,
    ...(product.faults.length === 0 ? {} : { note: t`Some of its figures cannot be right. They are left out.` }),
  }
  if (!product.perServing) return { ...kept, ...said, keptWith: food }
  const amounts = readAmounts(product.perServing)
  const serving = { name: product.serving?.words ?? words.serving, grams: null, amounts }
  const counted = eatableOwn({ name: kept.name, servings: [serving] }, 0)
  return { ...counted, ...said, cautionFor: kept.cautionFor }
}
