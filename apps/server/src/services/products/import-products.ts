import type { JsonObject } from '@pacemeal/domain'
import { hasProductCode, type Product, readProduct } from '@pacemeal/domain/product'
import type { Clock } from '../../clock.ts'
import type { ProductStore } from '../../providers/products/product-store.ts'
import { readDump } from './read-dump.ts'

const BATCH = 500
/** Skipped rows that are told one by one; a dump of the world skips thousands. */
const MAX_TOLD = 20

/** Why a row was skipped. */
export type SkipReason = 'unreadable' | 'no-number' | 'no-name'

/** A row that is no product, by its line in the file. */
export interface SkippedRow {
  readonly line: number
  readonly why: SkipReason
}

/** What became of a dump. */
export interface ImportResult {
  /** New, or newer than what was there. */
  readonly stored: number
  readonly unchanged: number
  /** Rows that are no product: without a name or a valid number, or not readable. */
  readonly skipped: number
  /** The first of them. */
  readonly skippedRows: readonly SkippedRow[]
  readonly removed: number
  /** Products with figures that cannot be right. */
  readonly faulty: number
}

export interface ImportOptions {
  readonly store: ProductStore
  readonly clock: Clock
  /** The whole data base: what is not in it is removed. Otherwise it holds what changed. */
  readonly isWhole: boolean
  /** Told the number of rows that were read, now and then. */
  readonly onProgress?: (rows: number) => void
}

/** Records that stand for what is not sold any more, or never was. */
const isGone = (record: Readonly<Record<string, unknown>>): boolean =>
  record.deleted === true || record.status === 'deleted' || record.deleted === '1'

const skipReasonOf = (record: JsonObject | undefined): SkipReason =>
  record === undefined ? 'unreadable' : hasProductCode(record) ? 'no-name' : 'no-number'

/** Reads a dump of Open Food Facts into the store, a batch at a time. Read again, it changes nothing. */
export async function importProducts(file: string, options: ImportOptions): Promise<ImportResult> {
  const { store, clock, isWhole, onProgress } = options
  const run = clock.now()
  const counts = { stored: 0, unchanged: 0, skipped: 0, removed: 0, faulty: 0 }
  const skippedRows: SkippedRow[] = []
  let batch: Product[] = []
  let rows = 0
  const flush = (): void => {
    const { stored, unchanged } = store.store(batch, 'dump', run)
    counts.stored += stored
    counts.unchanged += unchanged
    batch = []
  }
  for await (const { line, record } of readDump(file)) {
    rows += 1
    if (rows % 10_000 === 0) onProgress?.(rows)
    if (record && isGone(record)) {
      counts.removed += typeof record.code === 'string' ? store.remove([record.code]) : 0
      continue
    }
    const product = record && readProduct(record)
    if (!product) {
      counts.skipped += 1
      if (skippedRows.length < MAX_TOLD) skippedRows.push({ line, why: skipReasonOf(record) })
      continue
    }
    if (product.faults.length > 0) counts.faulty += 1
    batch.push(product)
    if (batch.length >= BATCH) flush()
  }
  flush()
  // A dump that was cut off or is of something else must not empty the shop.
  if (isWhole && counts.stored + counts.unchanged > 0) counts.removed += store.removeOthers(run)
  return { ...counts, skippedRows }
}
