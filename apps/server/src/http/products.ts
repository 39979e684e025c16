import { readProductCode } from '@pacemeal/domain/barcode'
import { productAnswer, productList, writeProductFields } from '@pacemeal/protocol/products'
import { z } from 'zod'
import { Refusal } from '../refusal.ts'
import { requireSignedIn } from '../services/caller.ts'
import { findProduct, searchProducts } from '../services/products/find-product.ts'
import type { HttpArea } from './api.ts'
import { countCall, rateLimits } from './limits.ts'
import { plainText } from './parameters.ts'

const tags = ['products']

/** Packed products by the number on their pack, and by name. */
export const registerProducts: HttpArea = (api, backend) => {
  api.get(
    '/products/:code',
    {
      schema: {
        tags,
        summary: 'The product of a barcode: EAN-13, EAN-8, UPC-A or UPC-E (data of Open Food Facts, under the ODbL)',
        params: z.object({ code: plainText(40) }),
        response: { 200: productAnswer },
      },
    },
    async ({ caller, params }, reply) => {
      const { user } = requireSignedIn(caller)
      const reading = readProductCode(params.code)
      if (!reading.ok) {
        throw new Refusal('general_argument_invalid', 'This is no number of a product.', { reason: reading.problem })
      }
      await countCall(backend, reply, rateLimits.readProduct, user.id)
      const answer = await findProduct(backend, reading.code)
      return answer.state === 'found' ? { ...answer, product: writeProductFields(answer.product) } : answer
    },
  )

  api.get(
    '/products',
    {
      schema: {
        tags,
        summary: 'Products by name and brand, of those that the operator imported',
        querystring: z.object({ search: plainText(200).pipe(z.string().min(2)) }),
        response: { 200: productList },
      },
    },
    async ({ caller, query }, reply) => {
      const { user } = requireSignedIn(caller)
      await countCall(backend, reply, rateLimits.searchProducts, user.id)
      const { state, products } = searchProducts(backend, query.search)
      return { state, products: products.map(writeProductFields) }
    },
  )
}
