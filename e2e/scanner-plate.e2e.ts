import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openPage } from './harness/browser.ts'
import { openBrowserWithCamera, platePage } from './harness/camera.ts'
import { becomeMember, giveProfile } from './harness/people.ts'
import { type PlateModel, startPlateModel } from './harness/plate-model.ts'
import { type OwnServer, startServer } from './harness/running-server.ts'
import { stumbles } from './screens/accessibility.ts'
import { scanner } from './screens/scanner.ts'

/** No catalogue has them, so their figures are the model's. */
const zorbs = {
  name: 'Zorb stew',
  grams: 180,
  gramsAtLeast: 140,
  gramsAtMost: 220,
  calories: 360,
  protein: 20,
  carbs: 40,
  fat: 12,
}
const plonks = {
  name: 'Plonk leaves',
  grams: 60,
  gramsAtLeast: 40,
  gramsAtMost: 90,
  calories: 30,
  protein: 2,
  carbs: 4,
  fat: 1,
}

describe('a plate that a model recognises', () => {
  let model: PlateModel
  let server: OwnServer
  let browser: Browser
  beforeAll(async () => {
    model = await startPlateModel('Zorb dinner', [zorbs, plonks])
    server = await startServer(model.settings)
    browser = await openBrowserWithCamera(platePage)
  })
  afterAll(async () => {
    await browser?.close()
    await server?.dispose()
    await model?.[Symbol.asyncDispose]()
  })

  test('is listed food by food with its range, corrected in grams, and the correction is the next plate’s start', async () => {
    const { context, page, problems } = await openPage(browser, { permissions: ['camera'] })
    await giveProfile(await becomeMember(page, server), { activitySchedule: '{}' })
    const scan = async () => {
      await page.goto(`${server.url}/scanner?for=Dinner`)
      await scanner.ready(page, 'plate')
      await scanner.shoot(page)
      return scanner.form(page)
    }

    const form = await scan()
    const stew = form.getByLabel('Amount of Zorb stew')
    expect(await stew.inputValue()).toBe('180')
    await form.getByText('Between 140 and 220 g by its looks.').waitFor()
    expect(await form.getByLabel('Calories').inputValue()).toBe('390')
    expect(await form.getByLabel('Meal type').inputValue()).toBe('dinner')
    await page.getByRole('dialog').waitFor()
    expect(await stumbles(page)).toEqual([])
    await stew.fill('90')
    await form.getByRole('button', { name: 'Remove Plonk leaves' }).click()
    expect(await form.getByLabel('Calories').inputValue()).toBe('180')
    const remembered = page.waitForResponse(
      (response) => response.request().postData()?.includes('/remember') === true && response.ok(),
    )
    await form.getByRole('button', { name: 'LOG & SAVE' }).click()
    await page.getByText('Updated analyzed meal with 180 calories').waitFor()
    await remembered

    const next = await scan()
    expect(await next.getByLabel('Amount of Zorb stew').inputValue()).toBe('90')
    expect(problems).toEqual([])
    await context.close()
  })

  test('is not recognised while the model is down; Try Again works once it is back', async () => {
    const { context, page } = await openPage(browser, { permissions: ['camera'] })
    await giveProfile(await becomeMember(page, server), { activitySchedule: '{}' })
    model.isDown = true
    await page.goto(`${server.url}/scanner`)
    await scanner.ready(page, 'plate')
    await scanner.shoot(page)
    await page.getByRole('heading', { name: 'Analysis Failed' }).waitFor()
    model.isDown = false
    await page.getByRole('button', { name: 'Try Again' }).click()
    await (await scanner.form(page)).getByLabel('Amount of Zorb stew').waitFor()
    await context.close()
  })
})
