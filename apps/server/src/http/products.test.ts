import { join } from 'node:path'
import { readProduct } from '@pacemeal/domain/product'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openProductStore } from '../providers/products/sqlite-product-store.ts'
import { startApp, type TestApp } from '../testing/test-app.ts'
import { type Browser, signUp } from '../testing/test-browser.ts'

const skyr = {
  code: '5690527605007',
  product_name: 'Skyr natural',
  allergens_tags: ['en:milk'],
  nutriments: { 'energy-kcal_100g': 62, proteins_100g: 11, carbohydrates_100g: 4, fat_100g: 0.2 },
}

// The products have a data base of their own: which one the people are in makes no difference.
describe('products over HTTP', () => {
  let app: TestApp
  beforeEach(async () => {
    app = await startApp('sqlite', { settings: { RATE_LIMITS: 'on' } })
  })
  afterEach(() => app.close())
  const ask = async (browser: Browser, path: string) => {
    const answer = await browser.fetch(`/v1/products${path}`, { headers: { 'x-appwrite-project': 'pacemeal' } })
    return { status: answer.status, body: await answer.json() }
  }
  const signedIn = async (): Promise<Browser> => {
    const browser = app.browser()
    await signUp(browser)
    return browser
  }

  test('are for who is signed in, by a number that is one', async () => {
    expect(await ask(app.browser(), '/5690527605007')).toMatchObject({ status: 401 })
    const maya = await signedIn()
    expect(await ask(maya, '/5690527605008')).toMatchObject({ status: 400, body: { reason: 'check-digit' } })
    expect(await ask(maya, '/5690527605007')).toEqual({ status: 200, body: { state: 'off' } })
    expect(await ask(maya, '?search=skyr')).toEqual({ status: 200, body: { state: 'off', products: [] } })
  })

  test('are found as soon as the operator imported them, by number and by name', async () => {
    const maya = await signedIn()
    const store = openProductStore(join(app.backend.config.dataDir, 'products.sqlite'), app.clock)
    const product = readProduct(skyr)
    store.store(product ? [product] : [], 'dump', 1)
    store.close()
    expect(await ask(maya, '/5690527605007')).toMatchObject({
      status: 200,
      body: { state: 'found', product: { name: 'Skyr natural', per100: { calories: 62 }, allergens: ['en:milk'] } },
    })
    expect(await ask(maya, '?search=skyr')).toMatchObject({
      status: 200,
      body: { state: 'found', products: [{ code: skyr.code }] },
    })
    expect(await ask(maya, '/96385074')).toEqual({ status: 200, body: { state: 'unknown' } })
  })

  test('are looked up sixty times a minute at most', async () => {
    const maya = await signedIn()
    const statuses = []
    for (let at = 0; at < 61; at += 1) statuses.push((await ask(maya, '/96385074')).status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(60)
    expect(statuses.at(-1)).toBe(429)
  })
})
