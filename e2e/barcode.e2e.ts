import { databaseId } from '@pacemeal/protocol'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { barcodePage } from './harness/barcode-page.ts'
import { openPage } from './harness/browser.ts'
import { drawJpeg, granola, openBrowserWithCamera } from './harness/camera.ts'
import { countTaps } from './harness/count-taps.ts'
import { giveSkyr, skyr } from './harness/packed-product.ts'
import { becomeMember, giveProfile } from './harness/people.ts'
import { sharedServer } from './harness/shared-server.ts'
import { stumbles } from './screens/accessibility.ts'
import { scanner } from './screens/scanner.ts'

/** Valid, and of nothing that anybody entered. */
const UNKNOWN = '4006381333931'

describe('a scanned barcode', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await openBrowserWithCamera(barcodePage(skyr.code))
    giveSkyr(sharedServer())
  })
  afterAll(() => browser?.close())
  const atHome = async (profile: object) => {
    const { page, context } = await openPage(browser, { permissions: ['camera'] })
    const member = await becomeMember(page, sharedServer())
    await giveProfile(member, { activitySchedule: '{}', ...profile })
    await page.goto(`${sharedServer().url}/home?sheet=log`)
    return { page, context, member }
  }
  const documentsOf = async (member: Awaited<ReturnType<typeof atHome>>['member'], collection: string) =>
    (
      (await member.call('GET', `/databases/${databaseId}/collections/${collection}/documents`)) as {
        documents: object[]
      }
    ).documents
  const openScan = (page: Page) => page.getByRole('button', { name: 'Barcode', exact: true }).click()

  test('of a product is logged with two taps more, warns of what is avoided, and is kept', async () => {
    const { page, context, member } = await atHome({ diet: ['dairy-free'] })
    const taps = await countTaps(page)
    await openScan(page)
    const sheet = page.getByRole('dialog', { name: 'Skyr natural' })
    await sheet.getByText('Contains milk, which you avoid.').waitFor()
    expect(await sheet.getByLabel('Amount of Skyr natural (Northfield)').inputValue()).toBe('1')
    expect(await stumbles(page)).toEqual([])
    await sheet.getByRole('button', { name: 'Log Anyway' }).click()
    expect(await taps()).toBe(2)
    await expect
      .poll(() => documentsOf(member, 'meal_logs'))
      .toMatchObject([
        { notes: 'Skyr natural (Northfield)', calories: expect.closeTo(105.4), protein: expect.closeTo(18.7) },
      ])
    expect(await documentsOf(member, 'own_foods')).toMatchObject([{ barcode: skyr.code, source: 'product' }])
    await context.close()
  })

  test('is not needed: the product is found by its name beside the foods, logged, and kept', async () => {
    const { page, context, member } = await atHome({ diet: ['dairy-free'] })
    const sheet = page.getByRole('dialog', { name: 'Log Food' })
    await page.route(/\/v1\/products\?/, (route) => route.abort())
    await sheet.getByLabel('Food name').fill('northfield')
    await sheet.getByText('Packed products cannot be searched now.').waitFor()
    await page.unroute(/\/v1\/products\?/)
    await sheet.getByLabel('Food name').fill('northfield sk')
    const products = sheet.getByRole('group', { name: 'Packed products' })
    await products.getByText(/^Contains .*, which you avoid/).waitFor()
    await sheet.getByRole('link', { name: 'Open Food Facts' }).waitFor()
    expect(await stumbles(page)).toEqual([])
    await products.getByRole('option', { name: /^Skyr natural/ }).click()
    await sheet.getByRole('button', { name: 'LOG & SAVE' }).click()
    await sheet.waitFor({ state: 'hidden' })
    await expect.poll(async () => (await documentsOf(member, 'meal_logs')).length).toBe(1)
    const [food] = (await documentsOf(member, 'own_foods')) as { $id: string; barcode: string }[]
    expect(food?.barcode).toBe(skyr.code)
    expect(await documentsOf(member, 'meal_logs')).toMatchObject([
      { calories: expect.closeTo(105.4), items: JSON.stringify([[`own-${food?.$id}`, 170]]) },
    ])
    await context.close()
  })

  test('pasted as the name of a food finds the product too, and tells of a wrong digit and of one that nobody knows', async () => {
    const { page, context, member } = await atHome({ diet: [] })
    const sheet = page.getByRole('dialog', { name: 'Log Food' })
    const name = sheet.getByLabel('Food name')
    await name.fill('5690527605008')
    await sheet.getByText('These digits do not fit each other. Check them once more').waitFor()
    await name.fill(UNKNOWN)
    await sheet.getByText('No product here has this barcode. Scan its label, or type its figures.').waitFor()
    await name.fill('5690527 605007')
    const products = sheet.getByRole('group', { name: 'Packed products' })
    await products.getByRole('option', { name: /^Skyr natural/ }).click()
    await sheet.getByRole('button', { name: 'LOG & SAVE' }).click()
    await sheet.waitFor({ state: 'hidden' })
    await expect.poll(() => documentsOf(member, 'own_foods')).toMatchObject([{ barcode: skyr.code }])
    await page.goto(`${sharedServer().url}/home?sheet=log`)
    await name.fill(skyr.code)
    await products.getByRole('option', { name: /^Skyr natural.*Yours/ }).waitFor()
    await sheet.getByLabel('Say it in words').fill(`a banana ${skyr.code}`)
    await sheet.getByText(`“${skyr.code}” is not counted: no food here has that name.`).waitFor()
    await context.close()
  })

  test('may be typed; one that nobody knows leads to typing and to its label, which is kept for the next scan', async () => {
    const { page, context, member } = await atHome({})
    // The camera would be quicker than the fingers.
    await context.clearPermissions()
    await openScan(page)
    const sheet = page.getByRole('dialog', { name: 'Scan Barcode' })
    await sheet.getByLabel('Barcode number').fill(`${UNKNOWN.slice(0, -1)}9`)
    await sheet.getByRole('button', { name: 'Find' }).click()
    await sheet.getByText('These digits do not fit each other').waitFor()
    await sheet.getByLabel('Barcode number').fill(UNKNOWN)
    await sheet.getByRole('button', { name: 'Find' }).click()
    await sheet.getByText('Nobody has entered this product yet.').waitFor()
    await sheet.getByRole('button', { name: 'Type Its Figures' }).waitFor()
    await sheet.getByRole('button', { name: 'Scan Its Label' }).click()
    // What is read is kept under the number.
    await page.waitForURL(new RegExp(`/scanner\\?mode=label.*code=${UNKNOWN}`))
    await scanner.upload(page, {
      name: 'label.jpg',
      mimeType: 'image/jpeg',
      buffer: await drawJpeg(browser, granola),
    })
    const form = await scanner.form(page)
    await form.getByLabel('Food name').fill('Granola')
    await form.getByRole('button', { name: 'LOG & SAVE' }).click()
    await expect
      .poll(() => documentsOf(member, 'own_foods'))
      .toMatchObject([{ name: 'Granola', barcode: UNKNOWN, source: 'label' }])
    await page.goto(`${sharedServer().url}/home?sheet=barcode`)
    await sheet.getByLabel('Barcode number').fill(UNKNOWN)
    await sheet.getByRole('button', { name: 'Find' }).click()
    await page.getByRole('dialog', { name: 'Granola' }).getByLabel('Amount of Granola').waitFor()
    await context.close()
  })
})
