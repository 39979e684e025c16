import { type DetailedAmounts, type DetailedNutrient, detailedNutrients, recordOf } from '@pacemeal/domain'
import type { ProductCode } from '@pacemeal/domain/barcode'
import { type Product, productFaults } from '@pacemeal/domain/product'
import { z } from 'zod'

const figures = z.partialRecord(z.enum(detailedNutrients as [DetailedNutrient, ...DetailedNutrient[]]), z.number())
const text = z.string().nullable()

/** A product as it is stored and sent: of its figures those alone that are known. */
export const productFields = z.object({
  code: z.string(),
  name: z.string(),
  brand: text,
  quantity: text,
  unit: z.enum(['g', 'ml']),
  per100: figures,
  perServing: figures.nullable(),
  serving: z.object({ words: z.string(), amount: z.number().nullable() }).nullable(),
  packAmount: z.number().nullable(),
  allergens: z.array(z.string()).readonly(),
  traces: z.array(z.string()).readonly(),
  ingredients: text,
  faults: z.array(z.enum(productFaults)).readonly(),
  changedAt: z.number().nullable(),
})
export type ProductFields = z.infer<typeof productFields>

/**
 * What is known of a product's number: the product; nothing, though it was looked for; nothing now, because the data base
 * elsewhere cannot be asked; or there is nothing to look in.
 */
export const productAnswer = z.discriminatedUnion('state', [
  z.object({ state: z.literal('found'), product: productFields }),
  z.object({ state: z.enum(['unknown', 'unavailable', 'off']) }),
])
export type ProductAnswer =
  | { readonly state: 'found'; readonly product: Product }
  | { readonly state: 'unknown' | 'unavailable' | 'off' }

/** Products by name; `off` when there is nothing to look in. */
export const productList = z.object({ state: z.enum(['found', 'off']), products: z.array(productFields).readonly() })
export interface ProductList {
  readonly state: 'found' | 'off'
  readonly products: readonly Product[]
}

const knownOf = (amounts: DetailedAmounts): ProductFields['per100'] =>
  Object.fromEntries(Object.entries(amounts).filter(([, amount]) => amount !== null)) as ProductFields['per100']

const amountsOf = (known: ProductFields['per100']): DetailedAmounts =>
  recordOf(detailedNutrients, (one) => known[one] ?? null)

/** The product in the form that is stored and sent. */
export const writeProductFields = ({ per100, perServing, ...rest }: Product): ProductFields => ({
  ...rest,
  per100: knownOf(per100),
  perServing: perServing === null ? null : knownOf(perServing),
})

/** The product out of that form. */
export const productOfFields = ({ per100, perServing, code, ...rest }: ProductFields): Product => ({
  ...rest,
  code: code as ProductCode,
  per100: amountsOf(per100),
  perServing: perServing === null ? null : amountsOf(perServing),
})

/** An answer of the server; throws when it is of another shape. */
export const readProductAnswer = (value: unknown): ProductAnswer => {
  const answer = productAnswer.parse(value)
  return answer.state === 'found' ? { state: 'found', product: productOfFields(answer.product) } : answer
}

/** The products of a search; throws when the answer is of another shape. */
export const readProductList = (value: unknown): ProductList => {
  const { state, products } = productList.parse(value)
  return { state, products: products.map(productOfFields) }
}
