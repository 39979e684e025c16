import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { givePlan, type Member } from './harness/people.ts'
import { openWorld } from './harness/world.ts'
import { home } from './screens/home.ts'
import { logSheet } from './screens/log-sheet.ts'
import { mealPlan } from './screens/meal-plan.ts'
import { scanner } from './screens/scanner.ts'

const { entry, dish, notice, logsOf } = mealPlan
/** A busy machine may take its time. */
const patient = { timeout: 20_000 }

/** A picture of one pixel. */
const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)

/** Two taps before the app had the time to answer the first. */
const tapTwice = (button: Locator): Promise<void> =>
  button.evaluate((element: HTMLElement) => {
    element.click()
    element.click()
  })

/** Holds calls of the plan's function back until they are let go. */
const holdPlanCalls = async (page: Page) => {
  const gate = Promise.withResolvers<void>()
  const asked = page.waitForRequest(/functions\/meal-plan\/executions$/)
  await page.route(/functions\/meal-plan\/executions$/, async (route) => {
    await gate.promise
    await route.continue()
  })
  return { asked, letGo: gate.resolve }
}

describe('a sheet', () => {
  const world = openWorld()
  const athleteWithPlan = async (path: string) => {
    const someone = await world.athlete()
    await givePlan(someone.member)
    await mealPlan.open(someone.page, world.at('/meal-plan'))
    if (path === '/home') {
      await someone.page.getByRole('link', { name: 'Home', exact: true }).first().click()
      await home.shown(someone.page)
    }
    return someone
  }
  const notesOf = async (member: Member) => (await logsOf(member)).map(({ notes }) => notes)
  const closed = (sheet: Locator): Promise<void> => sheet.waitFor({ state: 'hidden' })

  test('takes two quick taps for one: one meal is logged, and only the sheet is left', async () => {
    const { page, member, problems } = await athleteWithPlan('/home')
    const sheet = await logSheet.open(page)
    await tapTwice(sheet.getByRole('button', { name: 'Close' }))
    await closed(sheet)
    expect(new URL(page.url()).pathname).toBe('/home')

    await logSheet.open(page)
    await sheet.getByLabel('Food name').fill('Rice cakes')
    await tapTwice(sheet.getByRole('button', { name: 'LOG & SAVE' }))
    await closed(sheet)
    expect(new URL(page.url()).pathname).toBe('/home')
    await page.getByRole('button', { name: 'Edit Rice cakes' }).waitFor()
    await expect.poll(() => notesOf(member), patient).toEqual(['Rice cakes'])

    // Gone back to, it is a form that can be saved once more.
    await page.goForward()
    await sheet.getByRole('button', { name: 'LOG & SAVE' }).click()
    await expect.poll(async () => (await logsOf(member)).length, patient).toBe(2)
    expect(problems).toEqual([])
  })

  test('whose code comes slowly is told as being on its way', async () => {
    const { page, problems } = await world.athlete()
    const network = Promise.withResolvers<void>()
    await page.route(/\/log-sheet-[^/]+\.js$/, async (route) => {
      await network.promise
      await route.continue()
    })
    await page.goto(world.at('/home'))
    await page.getByRole('button', { name: 'Log', exact: true }).click()
    const sign = page.getByRole('status', { name: 'Loading', exact: true })
    await sign.waitFor()
    network.resolve()
    await logSheet.in(page).waitFor()
    expect(await sign.count()).toBe(0)
    expect(problems).toEqual([])
  })

  test('that was closed while it still saved leaves the screen where it is', async () => {
    const { page } = await athleteWithPlan('/meal-plan')
    await page.getByRole('link', { name: 'Home', exact: true }).first().click()
    await home.shown(page)
    await page.getByRole('link', { name: 'Fuel Plan', exact: true }).first().click()
    await page.getByRole('button', { name: /^Edit Meal: Lunch/ }).click()
    const sheet = page.getByRole('dialog', { name: 'Edit Meal' })
    await sheet.getByLabel('Calories').fill('430')
    const { asked, letGo } = await holdPlanCalls(page)
    await sheet.getByRole('button', { name: 'Save' }).click()
    await asked
    await sheet.getByRole('button', { name: 'Close' }).click()
    await closed(sheet)
    const log = await logSheet.open(page)
    await log.getByLabel('Food name').fill('Half a wor')
    letGo()
    await notice(page, /^Lunch stays as you wrote it/).waitFor()
    expect(await log.getByLabel('Food name').inputValue()).toBe('Half a wor')
    await log.getByRole('button', { name: 'Close' }).click()
    await closed(log)
    expect(new URL(page.url()).pathname).toBe('/meal-plan')
    await entry(page, 'Lunch').getByText('430 kcal').waitFor()
  })

  test('of a swap that is still under way is no other meal’s: Undo takes back the dish that was swapped', async () => {
    const { page } = await athleteWithPlan('/meal-plan')
    const planned = { lunch: await dish(page, 'Lunch'), dinner: await dish(page, 'Dinner') }
    await page.getByRole('button', { name: /^Swap: Dinner/ }).click()
    const dinner = page.getByRole('dialog', { name: 'Swap dinner' })
    const choice = dinner.getByRole('button', { name: /^Choose / }).first()
    await choice.waitFor()
    const { asked, letGo } = await holdPlanCalls(page)
    await choice.click()
    await asked
    await dinner.getByRole('button', { name: 'Close' }).click()
    await closed(dinner)
    await page.getByRole('button', { name: /^Swap: Lunch/ }).click()
    const lunch = page.getByRole('dialog', { name: 'Swap lunch' })
    await lunch.waitFor()
    letGo()
    await notice(page, /^Dinner is now /).waitFor()
    await lunch.getByRole('button', { name: 'Close' }).click()
    await closed(lunch)
    await expect.poll(() => dish(page, 'Dinner'), patient).not.toBe(planned.dinner)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => dish(page, 'Dinner'), patient).toBe(planned.dinner)
    expect(await dish(page, 'Lunch')).toBe(planned.lunch)
  })

  test('that stands on the first page of a tab closes too', async () => {
    const { page, member } = await world.athlete()
    // Nothing opens for a name that objects have of themselves.
    await page.goto(world.at('/home?sheet=__proto__'))
    await page.getByRole('heading', { name: /^Fuel Plan for / }).waitFor()
    await page.goto(world.at('/scanner'))
    await page.getByRole('button', { name: 'Enter Food Manually' }).click()
    const sheet = logSheet.in(page)
    await sheet.getByLabel('Food name').fill('Rice cakes')
    await logSheet.save(sheet)
    expect(new URL(page.url()).pathname).toBe('/home')
    await expect.poll(async () => (await logsOf(member)).length, patient).toBe(1)
  })

  test('opens and keeps a meal although the network takes questions and answers none', async () => {
    const { page } = await world.athlete()
    await page.clock.install()
    await page.goto(world.at('/home'))
    await page.getByRole('heading', { name: /^Fuel Plan for / }).waitFor()
    // So long that everything known of the person is to be asked again.
    await page.clock.fastForward('10:00')
    await page.route('**/v1/**', () => undefined)
    const sheet = await logSheet.open(page)
    await sheet.getByLabel('Food name').fill('Rice cakes')
    await logSheet.save(sheet)
    await page.getByRole('button', { name: 'Edit Rice cakes' }).waitFor()
    await page.getByRole('link', { name: 'Fuel Plan', exact: true }).first().click()
    await page.clock.fastForward('00:10')
    await page.getByRole('heading', { name: 'Fuel Plan', level: 1 }).waitFor()
  })

  test('that is closed while its photo is still read, sends no photo; that of a planned meal hands the meal on to the scan', async () => {
    const { page } = await athleteWithPlan('/home')
    await page.evaluate(() => {
      const gate = Promise.withResolvers<void>()
      /** One that draws a photo once it may, and whose answer the page has heard by then. */
      class SlowWorker extends Worker {
        override postMessage(file: unknown) {
          this.addEventListener('message', () => setTimeout(() => Object.assign(window, { isRead: true })))
          void gate.promise.then(() => super.postMessage(file))
        }
      }
      Object.assign(window, { Worker: SlowWorker, letRead: () => gate.resolve() })
    })
    const sheet = await logSheet.open(page)
    await sheet.getByRole('button', { name: 'Scan Food' }).click()
    const quick = page.getByRole('dialog', { name: 'Scan Food' })
    await scanner.upload(quick, { name: 'plate.png', mimeType: 'image/png', buffer: dot })
    await quick.getByRole('button', { name: 'Upload Photo', disabled: true }).waitFor()
    await quick.getByRole('button', { name: 'Close' }).click()
    await closed(quick)
    await page.evaluate('letRead()')
    await page.waitForFunction(() => 'isRead' in window)
    await logSheet.open(page)
    expect(new URL(page.url()).pathname).toBe('/home')
    await sheet.getByRole('button', { name: 'Close' }).click()
    await closed(sheet)

    await page
      .getByRole('button', { name: /^Log Meal: Dinner/ })
      .first()
      .click()
    await sheet.getByRole('button', { name: 'Scan Food' }).click()
    await quick.getByText('Dinner', { exact: true }).waitFor()
    await quick.getByRole('button', { name: 'Take Photo' }).click()
    await page.waitForURL('**/scanner**')
    expect(new URL(page.url()).searchParams.get('meal')).toMatch(/dinner/)
  })
})
