import { DAY_MS } from '@pacemeal/domain'
import type { ProductCode } from '@pacemeal/domain/barcode'
import type { Product } from '@pacemeal/domain/product'
import type { ProductAnswer, ProductList } from '@pacemeal/protocol/products'
import type { Ports } from '../../ports.ts'
import { ProductsUnavailable } from '../../providers/products/live-products.ts'

/** A record that was asked for is asked for again after so long; until then, and when that fails, it answers. */
const MAX_AGE_MS = 30 * DAY_MS
/** A number that nobody knew may be known tomorrow. */
const MISS_AGE_MS = DAY_MS
/** Runs are numbers of imports; what was asked for belongs to none. */
const NO_RUN = 0

type Needs = Ports<'clock' | 'products' | 'liveProducts'>

const found = (product: Product): ProductAnswer => ({ state: 'found', product })

/** The product of a number: of the import, of what was asked for before, or from the data base elsewhere when that is on. */
export const findProduct = async (backend: Needs, code: ProductCode): Promise<ProductAnswer> => {
  const { clock, products, liveProducts } = backend
  const store = products.open({ isMade: liveProducts !== undefined })
  const kept = store?.find(code)
  const now = clock.now()
  const isFresh = kept?.origin === 'dump' || (kept !== undefined && now - kept.storedAt < MAX_AGE_MS)
  if (kept && (isFresh || liveProducts === undefined)) return found(kept.product)
  if (store === undefined) return { state: 'off' }
  if (liveProducts === undefined) return { state: 'unknown' }
  const missedAt = store.findMiss(code)
  if (missedAt !== undefined && now - missedAt < MISS_AGE_MS) return { state: 'unknown' }
  try {
    const product = await liveProducts.find(code)
    if (product === undefined) {
      store.storeMiss(code, now)
      return kept ? found(kept.product) : { state: 'unknown' }
    }
    store.store([product], 'live', NO_RUN)
    return found(product)
  } catch (error) {
    if (!(error instanceof ProductsUnavailable)) throw error
    return kept ? found(kept.product) : { state: 'unavailable' }
  }
}

/** Most products that a search gives. */
const MAX_FOUND = 12

/** Products of the import by their names and brands. */
export const searchProducts = ({ products }: Needs, words: string): ProductList => {
  const store = products.open()
  return store ? { state: 'found', products: store.search(words, MAX_FOUND) } : { state: 'off', products: [] }
}
