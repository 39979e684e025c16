import { isJsonObject, MINUTE_MS, parseJson } from '@pacemeal/domain'
import type { ProductCode } from '@pacemeal/domain/barcode'
import { type Product, readProduct } from '@pacemeal/domain/product'
import type { Clock } from '../../clock.ts'
import { readBounded } from '../../read-bounded.ts'
import { type LiveProducts, ProductsUnavailable } from './live-products.ts'

/** Fifteen reads a minute are allowed to an address; a few are left for whoever else is behind it. */
const MAX_READS_PER_MINUTE = 12
/** After it said that it is busy. */
const PAUSE_MS = MINUTE_MS
const ANSWERS_WITHIN_MS = 8000
/** An answer of these fields has some ten thousand. */
const MAX_ANSWER_BYTES = 1_000_000
/** What is asked for, in the shapes of the older and the newer API. */
const FIELDS = [
  'code,product_name,product_name_en,generic_name,brands,quantity,product_quantity,serving_size,serving_quantity',
  'nutriments,nutrition,categories_tags,allergens_tags,traces_tags,ingredients_text,ingredients_text_en,last_modified_t',
].join(',')

export interface OpenFoodFactsOptions {
  readonly baseUrl: string
  /** Who asks, with a way to reach them, as the service wants it. */
  readonly userAgent: string
  readonly clock: Clock
  readonly timeoutMs?: number
}

/** Reads products from Open Food Facts, never more often than it allows; one scan is one read. */
export function openFoodFacts({ baseUrl, userAgent, clock, timeoutMs }: OpenFoodFactsOptions): LiveProducts {
  let reads: readonly number[] = []
  let pausedUntil = 0
  const running = new Map<ProductCode, Promise<Product | undefined>>()

  const requireTurn = (): void => {
    const now = clock.now()
    reads = reads.filter((at) => at > now - MINUTE_MS)
    if (now < pausedUntil) throw new ProductsUnavailable('It was busy a moment ago.')
    if (reads.length >= MAX_READS_PER_MINUTE) throw new ProductsUnavailable('It was asked as often as it allows.')
    reads = [...reads, now]
  }

  const ask = async (code: ProductCode): Promise<Product | undefined> => {
    requireTurn()
    const address = `${baseUrl}/api/v2/product/${code}?fields=${FIELDS}`
    const answer = await fetch(address, {
      headers: { 'user-agent': userAgent, accept: 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs ?? ANSWERS_WITHIN_MS),
    }).catch((error: unknown) => {
      throw new ProductsUnavailable(error instanceof Error ? error.message : String(error))
    })
    if (answer.status === 429 || answer.status === 503) pausedUntil = clock.now() + PAUSE_MS
    if (!answer.ok && answer.status !== 404) {
      await answer.body?.cancel()
      throw new ProductsUnavailable(`It answered ${answer.status}.`)
    }
    const text = await readBounded(answer.body, MAX_ANSWER_BYTES).catch((error: unknown) => {
      throw new ProductsUnavailable(error instanceof Error ? error.message : String(error))
    })
    const body = parseJson(text.toString('utf8'))
    if (!isJsonObject(body)) throw new ProductsUnavailable('It answered something else than JSON.')
    if (answer.status === 404 || body.status === 0 || body.status === 'failure') return undefined
    const product = readProduct(body)
    // A product without a name is as good as none; one of another number is nobody's.
    if (product === undefined && isJsonObject(body.product)) return undefined
    if (product?.code !== code) throw new ProductsUnavailable('It answered with another product.')
    return product
  }

  return {
    find(code) {
      const before = running.get(code)
      if (before) return before
      const asked = ask(code).finally(() => running.delete(code))
      running.set(code, asked)
      return asked
    },
  }
}
