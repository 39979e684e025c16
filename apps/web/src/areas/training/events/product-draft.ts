import type { ProductForm } from './product-form.ts'

interface ProductDraft {
  /** The id in the address of the product's sheet; empty for a new one. */
  readonly about: string
  readonly form: ProductForm
}

let held: ProductDraft | null = null

/** Keeps what is typed of a product while its label is scanned. A reload drops it. */
export const holdProductDraft = (draft: ProductDraft): void => {
  held = draft
}

/** What was typed of the product before its label was scanned; undefined for another product, or none. */
export const productDraftOf = (about: string): ProductForm | undefined =>
  held?.about === about ? held.form : undefined

export const dropProductDraft = (): void => {
  held = null
}
