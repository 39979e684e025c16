import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { DAY_MS, MINUTE_MS } from '@pacemeal/domain'
import type { ProductCode } from '@pacemeal/domain/barcode'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { LiveProducts } from '../../providers/products/live-products.ts'
import { openFoodFacts } from '../../providers/products/open-food-facts.ts'
import type { ProductStore } from '../../providers/products/product-store.ts'
import { openProductStore } from '../../providers/products/sqlite-product-store.ts'
import { testClock } from '../../testing/test-clock.ts'
import { startFoodFacts, type TestFoodFacts } from '../../testing/test-open-food-facts.ts'
import { findProduct, searchProducts } from './find-product.ts'
import { importProducts } from './import-products.ts'
import { DumpUnreadable } from './read-dump.ts'

const skyr = '5690527605007' as ProductCode
const wheat = '5010029000023' as ProductCode
const bar = '96385074' as ProductCode

const aRow = (code: string, name: string, change: object = {}) => ({
  code,
  product_name: name,
  brands: 'North',
  last_modified_t: 1_700_000_000,
  nutriments: { 'energy-kcal_100g': 62, proteins_100g: 11, carbohydrates_100g: 4, fat_100g: 0.2 },
  ...change,
})
const asLines = (rows: readonly object[]): string => `${rows.map((row) => JSON.stringify(row)).join('\n')}\n`

let folder: string
let clock: ReturnType<typeof testClock>
let store: ProductStore
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pacemeal-products-'))
  clock = testClock()
  store = openProductStore(join(folder, 'products.sqlite'), clock)
})
afterEach(async () => {
  store.close()
  await rm(folder, { recursive: true, force: true })
})

/** Reads rows as a dump of a later moment. */
const importText = async (name: string, content: string | Buffer, isWhole = false) => {
  const file = join(folder, name)
  await writeFile(file, content)
  clock.advance(MINUTE_MS)
  return importProducts(file, { store, clock, isWhole })
}
const nameOf = (code: ProductCode) => store.find(code)?.product.name

describe('the import of a dump', () => {
  test('brings products that are found by number and by name', async () => {
    const rows = [
      aRow(skyr, 'Skyr natural'),
      aRow(wheat, 'Wheat biscuits', { brands: 'Weeta' }),
      aRow(bar, 'Crème bar'),
    ]
    const result = await importText('all.jsonl.gz', gzipSync(asLines(rows)))
    expect(result).toEqual({ stored: 3, unchanged: 0, skipped: 0, skippedRows: [], removed: 0, faulty: 0 })
    expect(store.find(skyr)?.product.per100).toMatchObject({ calories: 62, protein: 11, fiber: null })
    const namesFound = (words: string) => store.search(words, 5).map(({ name }) => name)
    expect(namesFound('skyr nat')).toEqual(['Skyr natural'])
    expect(namesFound('weeta')).toEqual(['Wheat biscuits'])
    expect(namesFound('creme')).toEqual(['Crème bar'])
    expect(namesFound('" OR *')).toEqual([])
  })

  test('tells which rows are skipped and why, and takes the others', async () => {
    const rows = [aRow(skyr, 'Skyr'), aRow('12a', 'Of no number'), aRow(bar, '')]
    const broken = '{"code": "12\n\n"a text"\n'
    expect(await importText('all.jsonl', asLines(rows) + broken)).toMatchObject({
      stored: 1,
      skipped: 4,
      skippedRows: [
        { line: 2, why: 'no-number' },
        { line: 3, why: 'no-name' },
        { line: 4, why: 'unreadable' },
        { line: 6, why: 'unreadable' },
      ],
    })
    const many = await importText('many.jsonl', 'x\n'.repeat(30))
    expect([many.skipped, many.skippedRows.length]).toEqual([30, 20])
  })

  test('as a table gives the same products', async () => {
    const columns = [
      'code',
      'product_name',
      'brands',
      'last_modified_t',
      'energy-kcal_100g',
      'proteins_100g',
      'allergens',
    ]
    const cells = [skyr, 'Skyr natural', 'North', '1700000000', '62', '', 'en:milk']
    await importText('all.csv', `${columns.join('\t')}\n${cells.join('\t')}\n`)
    expect(store.find(skyr)?.product).toMatchObject({ name: 'Skyr natural', allergens: ['en:milk'] })
    expect(store.find(skyr)?.product.per100).toMatchObject({ calories: 62, protein: null })
  })

  test('read again changes nothing; newer records change theirs, and older ones nothing', async () => {
    await importText('all.jsonl', asLines([aRow(skyr, 'Skyr'), aRow(bar, 'Bar')]))
    expect(await importText('all.jsonl', asLines([aRow(skyr, 'Skyr'), aRow(bar, 'Bar')]))).toMatchObject({
      stored: 0,
      unchanged: 2,
    })
    const delta = [
      aRow(skyr, 'Skyr, new recipe', { last_modified_t: 1_700_000_100 }),
      aRow(bar, 'Bar of old', { last_modified_t: 1_600_000_000 }),
    ]
    expect(await importText('delta.jsonl', asLines(delta))).toMatchObject({ stored: 1, unchanged: 1, removed: 0 })
    expect([nameOf(skyr), nameOf(bar)]).toEqual(['Skyr, new recipe', 'Bar'])
    expect(store.search('skyr', 5)).toHaveLength(1)
  })

  test('removes what is deleted: in a delta by its mark, in a whole dump by its absence', async () => {
    await importText('all.jsonl', asLines([aRow(skyr, 'Skyr'), aRow(bar, 'Bar'), aRow(wheat, 'Wheat')]))
    expect(await importText('delta.jsonl', asLines([{ code: bar, deleted: true }]))).toMatchObject({ removed: 1 })
    expect(await importText('all.jsonl', asLines([aRow(skyr, 'Skyr')]), true)).toMatchObject({ removed: 1 })
    expect(store.count()).toBe(1)
    expect(store.search('wheat', 5)).toEqual([])
  })

  test('that is empty or no dump removes nothing', async () => {
    await importText('all.jsonl', asLines([aRow(skyr, 'Skyr')]))
    expect(await importText('all.jsonl', '', true)).toMatchObject({ removed: 0 })
    await expect(importText('all.pdf', 'x')).rejects.toThrow(DumpUnreadable)
    await expect(importText('all.csv', 'name\tbrand\nSkyr\tNorth\n')).rejects.toThrow('no column "code"')
    await expect(importText('cut.jsonl.gz', gzipSync(asLines([aRow(bar, 'Bar')])).subarray(0, 60))).rejects.toThrow(
      DumpUnreadable,
    )
    expect(store.count()).toBe(1)
  })

  test('counts products whose figures cannot be right, and keeps those figures out', async () => {
    const row = aRow(skyr, 'Skyr', {
      nutriments: { 'energy-kcal_100g': 120, proteins_100g: 11, carbohydrates_100g: 4, fat_100g: 0.2 },
    })
    expect(await importText('all.jsonl', asLines([row]))).toMatchObject({ stored: 1, faulty: 1 })
    expect(store.find(skyr)?.product).toMatchObject({
      faults: ['energy-does-not-fit'],
      per100: { calories: null },
    })
  })
})

describe('a scanned number', () => {
  let double: TestFoodFacts
  beforeEach(async () => {
    double = await startFoodFacts()
  })
  afterEach(() => double.close())
  const products = { open: () => store, close: () => undefined }
  const live = (timeoutMs?: number): LiveProducts =>
    openFoodFacts({
      baseUrl: double.url,
      userAgent: 'Pacemeal/test (help@pacemeal.example)',
      clock,
      ...(timeoutMs === undefined ? {} : { timeoutMs }),
    })
  const look = (code: ProductCode, liveProducts: LiveProducts | undefined) =>
    findProduct({ clock, products, liveProducts }, code)

  test('is looked up in the import alone while the API is off', async () => {
    store.store([], 'dump', 1)
    expect(await look(skyr, undefined)).toEqual({ state: 'unknown' })
    expect(
      await findProduct(
        { clock, products: { open: () => undefined, close: () => undefined }, liveProducts: undefined },
        skyr,
      ),
    ).toEqual({ state: 'off' })
    await importText('all.jsonl', asLines([aRow(skyr, 'Skyr')]))
    expect(await look(skyr, undefined)).toMatchObject({ state: 'found', product: { name: 'Skyr' } })
    expect(searchProducts({ clock, products, liveProducts: undefined }, 'skyr').products).toHaveLength(1)
    expect(double.asked).toEqual([])
  })

  test('is asked for once, by name of who asks, and kept for a month', async () => {
    double.products.set(skyr, aRow(skyr, 'Skyr'))
    const api = live()
    const both = await Promise.all([look(skyr, api), look(skyr, api)])
    expect(both).toMatchObject([{ state: 'found' }, { state: 'found' }])
    await look(skyr, api)
    expect(double.asked).toEqual([{ path: `/api/v2/product/${skyr}`, agent: 'Pacemeal/test (help@pacemeal.example)' }])
    clock.advance(31 * DAY_MS)
    double.mood = 'busy'
    expect(await look(skyr, api)).toMatchObject({ state: 'found', product: { name: 'Skyr' } })
    expect(double.asked).toHaveLength(2)
  })

  test('that nobody knows is not asked for again before tomorrow', async () => {
    const api = live()
    expect([await look(skyr, api), await look(skyr, api)]).toEqual([{ state: 'unknown' }, { state: 'unknown' }])
    expect(double.asked).toHaveLength(1)
    clock.advance(DAY_MS)
    double.products.set(skyr, aRow(skyr, 'Skyr'))
    expect(await look(skyr, api)).toMatchObject({ state: 'found' })
  })

  test.each(['slow', 'busy', 'html', 'odd', 'other', 'elsewhere'] as const)(
    'cannot be looked up while the API is %s',
    async (mood) => {
      double.products.set(skyr, aRow(skyr, 'Skyr'))
      double.mood = mood
      expect(await look(skyr, live(300))).toEqual({ state: 'unavailable' })
      expect(store.count()).toBe(0)
    },
  )

  test('is not looked for in an answer that goes on and on: the rest is never read', async () => {
    double.mood = 'huge'
    expect(await look(skyr, live())).toEqual({ state: 'unavailable' })
    await expect.poll(() => double.huge).toEqual({ read: 0, left: 1 })
  })

  test('is left alone for a minute after the API said that it is busy', async () => {
    const api = live()
    double.mood = 'busy'
    await look(skyr, api)
    double.mood = 'well'
    expect(await look(bar, api)).toEqual({ state: 'unavailable' })
    expect(double.asked).toHaveLength(1)
    clock.advance(MINUTE_MS)
    expect(await look(bar, api)).toEqual({ state: 'unknown' })
  })

  test('is never asked for more often than is allowed', async () => {
    const api = live()
    // Numbers with valid check digits: tens of the same body.
    const codes = Array.from({ length: 40 }, (_, at) => `40063813${String(at).padStart(4, '0')}`).map((body) => {
      const sum = [...body].reduce((all, digit, at) => all + Number(digit) * (at % 2 === 0 ? 1 : 3), 0)
      return `${body}${(10 - (sum % 10)) % 10}` as ProductCode
    })
    const states = []
    for (const code of codes) states.push((await look(code, api)).state)
    expect(states.filter((state) => state === 'unknown')).toHaveLength(12)
    expect(double.asked).toHaveLength(12)
  })
})
