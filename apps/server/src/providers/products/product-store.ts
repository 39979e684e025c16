import type { ProductCode } from '@pacemeal/domain/barcode'
import type { Product } from '@pacemeal/domain/product'

/** Where a product's record is from: a dump that was imported, or the data base itself when it was asked. */
export type ProductOrigin = 'dump' | 'live'

/** A product with when it was stored, in epoch milliseconds. */
export interface StoredProduct {
  readonly product: Product
  readonly origin: ProductOrigin
  readonly storedAt: number
}

/** How a batch came in: what of it was new or newer, and what was there already. */
export interface BatchResult {
  readonly stored: number
  readonly unchanged: number
}

/**
 * Packed products in a data base of their own: they are under the Open Database License, and nothing of people is in it.
 */
export interface ProductStore {
  find(code: ProductCode): StoredProduct | undefined
  /** Those whose name or brand has all the words, the last one by its beginning. */
  search(words: string, limit: number): readonly Product[]
  /** Stores products of one run. A record that is older than the stored one changes nothing but its run. */
  store(products: readonly Product[], origin: ProductOrigin, run: number): BatchResult
  remove(codes: readonly string[]): number
  /** Removes what came from dumps and was not in this run; gives how many. */
  removeOthers(run: number): number
  /** When the data base elsewhere last said that it does not know the number. */
  findMiss(code: ProductCode): number | undefined
  storeMiss(code: ProductCode, at: number): void
  count(): number
  close(): void
}
