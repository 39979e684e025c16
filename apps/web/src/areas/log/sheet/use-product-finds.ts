import { useLingui } from '@lingui/react/macro'
import type { KeptOwnFood } from '@pacemeal/domain/own-food'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { productSearchQuery } from '../../../api/products.ts'
import { refusalOf } from '../../../api/refusal.ts'
import { newLogId } from '../../../api/write-queue/meal-log-writes.ts'
import { isUnknown } from '../barcode/product-food.ts'
import type { Eatable } from './eatable.ts'
import { eatableProduct } from './eatable-product.ts'

/** Most products that stand beside the foods. */
const MAX_PRODUCTS = 4
/** Fewer letters are the beginning of too much. */
const MIN_LETTERS = 3
/** Typing has come to rest after so long. */
const REST_MS = 350

/** The text, once it was the same for a while. */
function useRested(text: string): string {
  const [rested, setRested] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), REST_MS)
    return () => clearTimeout(timer)
  }, [text])
  return rested
}

/** What a search of the packed products comes to. */
export interface ProductFinds {
  readonly products: readonly Eatable[]
  /** They cannot be searched now, though the server may have some. */
  readonly hasFailed: boolean
}

/**
 * Packed products by name, of those that the server holds: asked for once typing has come to rest, and broken off when it
 * goes on. What the person keeps already is left out: it is found among their own.
 */
export function useProductFinds(text: string, own: readonly KeptOwnFood[], isWanted: boolean): ProductFinds {
  const { t } = useLingui()
  const words = useRested(text.trim().replaceAll(/\s+/g, ' '))
  const isLong = isWanted && words.length >= MIN_LETTERS
  const { data, error } = useQuery({ ...productSearchQuery(words), enabled: isLong })
  const names = useMemo(() => ({ serving: t`serving`, pack: t`pack` }), [t])
  const products = useMemo(() => {
    const kept = new Set(own.map(({ barcode }) => barcode))
    return (isLong ? (data?.products ?? []) : [])
      .filter((product) => !kept.has(product.code) && !isUnknown(product))
      .slice(0, MAX_PRODUCTS)
      .map((product) => eatableProduct(product, newLogId(), names))
  }, [data, own, isLong, names])
  // Too many searches within a minute are no failure that anybody can do something about.
  return { products, hasFailed: isLong && error !== null && refusalOf(error).code !== 'rate-limited' }
}
