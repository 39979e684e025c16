import { useLingui } from '@lingui/react/macro'
import { type ProductCode, readProductCode } from '@pacemeal/domain/barcode'
import type { KeptOwnFood } from '@pacemeal/domain/own-food'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { productQuery, productSearchQuery } from '../../../api/products.ts'
import { refusalOf } from '../../../api/refusal.ts'
import { newLogId } from '../../../api/write-queue/meal-log-writes.ts'
import { isUnknown } from '../barcode/product-food.ts'
import { type Eatable, eatableKept } from './eatable.ts'
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
  /** What is to be told of a barcode that finds nothing. */
  readonly codeProblem: SearchedCodeProblem | undefined
}

/** Why a barcode in the search finds nothing: a digit is wrong, or nobody entered a product with it. */
export type SearchedCodeProblem = 'check-digit' | 'unknown'

/** Digits that are as many as those below bars, and no amount or year. */
const codeDigits = /^(?:\d[\s-]?){11,13}\d$|^\d{8}$/

/**
 * Packed products by name or by the number below their bars, of those that the server holds: asked for once typing has come
 * to rest, and broken off when it goes on. What the person keeps already is left out of a search by name: it is found among
 * their own; by its number it is what is found.
 */
export function useProductFinds(text: string, own: readonly KeptOwnFood[], isWanted: boolean): ProductFinds {
  const { t } = useLingui()
  const words = useRested(text.trim().replaceAll(/\s+/g, ' '))
  const reading = isWanted && codeDigits.test(words) ? readProductCode(words) : undefined
  const code = reading?.ok ? reading.code : undefined
  const kept = useMemo(
    () => (code === undefined ? [] : own.filter(({ barcode }) => barcode === code).map(eatableKept)),
    [own, code],
  )
  const isLong = isWanted && reading === undefined && words.length >= MIN_LETTERS
  const named = useQuery({ ...productSearchQuery(words), enabled: isLong })
  const isLookedUp = code !== undefined && kept.length === 0
  const looked = useQuery({ ...productQuery(code ?? ('' as ProductCode)), enabled: isLookedUp })
  const names = useMemo(() => ({ serving: t`serving`, pack: t`pack` }), [t])
  const answer = isLookedUp ? looked.data : undefined
  const product = answer?.state === 'found' && !isUnknown(answer.product) ? answer.product : undefined
  const products = useMemo(() => {
    if (code !== undefined) return product ? [eatableProduct(product, newLogId(), names)] : kept
    const codes = new Set(own.map(({ barcode }) => barcode))
    return (isLong ? (named.data?.products ?? []) : [])
      .filter((one) => !codes.has(one.code) && !isUnknown(one))
      .slice(0, MAX_PRODUCTS)
      .map((one) => eatableProduct(one, newLogId(), names))
  }, [code, product, kept, named.data, own, isLong, names])
  const error = isLong ? named.error : isLookedUp ? looked.error : null
  const isNothing = isLookedUp && looked.data !== undefined && product === undefined && answer?.state !== 'unavailable'
  return {
    products,
    // Too many searches within a minute are no failure that anybody can do something about.
    hasFailed: answer?.state === 'unavailable' || (error !== null && refusalOf(error).code !== 'rate-limited'),
    codeProblem:
      reading && !reading.ok && reading.problem === 'check-digit' ? 'check-digit' : isNothing ? 'unknown' : undefined,
  }
}
