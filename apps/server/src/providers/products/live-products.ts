import type { ProductCode } from '@pacemeal/domain/barcode'
import type { Product } from '@pacemeal/domain/product'

/** The data base elsewhere cannot be asked now: it is away, busy or answers something that is not understood. */
export class ProductsUnavailable extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'ProductsUnavailable'
  }
}

/** The data base of products elsewhere. */
export interface LiveProducts {
  /** The product; undefined when the number is not known there. Rejects with `ProductsUnavailable`. */
  find(code: ProductCode): Promise<Product | undefined>
}
