import { Buffer } from 'node:buffer'
import { locales } from '@pacemeal/domain'
import { databaseId } from '@pacemeal/protocol'
import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { drawJpeg, granola } from './harness/camera.ts'
import { documentsOf } from './harness/documents.ts'
import { openInstalled } from './harness/installed.ts'
import { givePlan, resting } from './harness/people.ts'
import { openWorld } from './harness/world.ts'
import { stumbles } from './screens/accessibility.ts'
import { home } from './screens/home.ts'
import { brokenWords, cutTexts, overlappingControls, wideOverflow } from './screens/layout.ts'
import { notice } from './screens/notices.ts'
import { scanner } from './screens/scanner.ts'

/** A busy machine may take its time. */
const patient = { timeout: 30_000 }

const photos = (page: Page): Locator => page.getByRole('list', { name: 'Photos to check' }).getByRole('listitem')

/** A picture as a camera would give it, drawn by the page. */
const drawPlate = async (page: Page): Promise<Buffer> => {
  const dataUrl = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 320, height: 320 })
    const context = canvas.getContext('2d')
    if (!context) throw new Error('no canvas')
    context.fillStyle = 'seagreen'
    context.fillRect(40, 40, 240, 240)
    return canvas.toDataURL('image/jpeg')
  })
  return Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64')
}

/** Scrolled to its end, the page shows its last content above the word of being offline. */
const endsAboveOfflineWord = async (page: Page, last: Locator): Promise<void> => {
  const word = page.getByText('You are offline. What you see may be out of date.')
  // What is still on its way makes the page longer.
  await expect
    .poll(async () => {
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
      const [end, floor] = await Promise.all([last.boundingBox(), word.boundingBox()])
      return (end?.y ?? Infinity) + (end?.height ?? 0) - (floor?.y ?? 0)
    })
    .toBeLessThanOrEqual(0)
}

describe('a photo that is taken without a network', () => {
  const world = openWorld()

  const takeOffline = async () => {
    const someone = await world.installed(resting)
    const { page, member } = someone
    await givePlan(member)
    await openInstalled(page, world.at('/home'))
    await home.shown(page)
    const plate = await drawPlate(page)
    await page.goto(world.at('/scanner?for=Lunch'))
    await page.getByRole('heading', { name: 'Camera Unavailable' }).waitFor()
    await page.context().setOffline(true)
    await scanner.upload(page, { name: 'plate.jpg', mimeType: 'image/jpeg', buffer: plate })
    await page.getByRole('heading', { name: 'Analysis Failed' }).waitFor()
    return someone
  }

  test('waits on the home screen over a reload, is checked online, and is logged when it was taken', async () => {
    const { page, member } = await takeOffline()
    // On a small phone its last action can be moved from under the word of being offline.
    const usual = page.viewportSize()
    await page.setViewportSize({ width: 360, height: 740 })
    await endsAboveOfflineWord(page, page.getByRole('button', { name: 'Retake' }))
    if (usual) await page.setViewportSize(usual)
    await page.getByRole('button', { name: 'Close scan' }).click()
    await notice(page, 'Photo Kept', 'It waits on the home screen. Check it when you are online.')
    await photos(page).getByText('Waiting to be sent').waitFor()
    await endsAboveOfflineWord(page, page.getByRole('main').locator('> :last-child'))
    await page.reload()
    await photos(page).getByText('Photo for Lunch').waitFor()
    expect(
      await photos(page)
        .locator('img')
        .evaluate((img: HTMLImageElement) => img.naturalWidth),
    ).toBe(320)
    expect(
      await photos(page)
        .getByRole('button', { name: /^Check / })
        .count(),
    ).toBe(0)
    expect(await stumbles(page)).toEqual([])
    const takenBy = Date.now()

    await page.context().setOffline(false)
    await photos(page).getByText('Ready to check').waitFor()
    expect(await documentsOf(member, 'meal_logs')).toEqual([])
    await photos(page)
      .getByRole('button', { name: /^Check the photo for Lunch/ })
      .click()
    // Nothing here recognises plates: the meal is said by hand, with the photo.
    const form = await scanner.form(page)
    await form.getByLabel('Food name').fill('Green square')
    await form.getByLabel('Calories').fill('300')
    await form.getByRole('button', { name: 'LOG & SAVE' }).click()
    await home.shown(page)
    await expect.poll(() => photos(page).count(), patient).toBe(0)
    await expect.poll(() => documentsOf(member, 'meal_logs'), patient).toHaveLength(1)
    const [log] = await documentsOf(member, 'meal_logs')
    expect(log).toMatchObject({ notes: 'Green square', mealTime: 'lunch' })
    expect(log?.imageUrl).toBeTruthy()
    expect(Date.parse(log?.loggedAt ?? '')).toBeLessThanOrEqual(takenBy)
  })

  test('outlives the end of its page, and goes when it is discarded or its owner logs out and leaves nothing', async () => {
    const { page } = await takeOffline()
    // The page ends without a word.
    await page.goto('about:blank')
    await page.goto(world.at('/home'))
    await photos(page).getByText('Waiting to be sent').waitFor()
    await page.context().setOffline(false)
    await page.getByRole('link', { name: 'Profile', exact: true }).first().click()
    await page.getByRole('button', { name: 'Log Out' }).click()
    const question = page.getByRole('dialog', { name: 'Log out with unchecked photos?' })
    await question.getByText('1 photo is not checked yet.').waitFor()
    await question.getByText(/they wait on your home screen until you check them\.$/).waitFor()
    expect(await question.getByText(/sent when you log in again/).count()).toBe(0)
    await question.getByRole('button', { name: 'Stay logged in' }).click()
    await page.getByRole('link', { name: 'Home', exact: true }).first().click()
    const discard = photos(page).getByRole('button', { name: /^Discard the photo for Lunch/ })
    const sure = page.getByRole('dialog', { name: 'Discard this photo?' })
    await discard.click()
    await sure.waitFor()
    expect(await stumbles(page)).toEqual([])
    await sure.getByRole('button', { name: 'Keep Photo' }).click()
    await sure.waitFor({ state: 'hidden' })
    expect(await photos(page).count()).toBe(1)
    await discard.click()
    await sure.getByRole('button', { name: 'Discard', exact: true }).click()
    await expect.poll(() => photos(page).count()).toBe(0)
    await page.reload()
    await home.shown(page)
    expect(await photos(page).count()).toBe(0)
  })
})

describe('a photo that is being analysed', () => {
  const world = openWorld()

  test('waits on the home screen when its screen is left before the end, and goes when that scan is discarded', async () => {
    const { page, member } = await world.installed(resting)
    await givePlan(member)
    await openInstalled(page, world.at('/home'))
    await home.shown(page)
    const plate = await drawPlate(page)
    await page.goto(world.at('/scanner?for=Lunch'))
    await page.getByRole('heading', { name: 'Camera Unavailable' }).waitFor()
    // The server takes the picture, and its answer is a long time coming.
    const analysis = /\/executions\/[^/]+$/
    await page.route(analysis, () => undefined)
    const isAsked = page.waitForRequest(analysis, patient)
    await scanner.upload(page, { name: 'plate.jpg', mimeType: 'image/jpeg', buffer: plate })
    await isAsked
    await page.getByRole('button', { name: 'Close scan' }).click()
    await notice(page, 'Photo Kept')
    await photos(page).getByText('Ready to check').waitFor()
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    const usual = page.viewportSize()
    // English last, in which the story goes on.
    for (const locale of locales.toReversed()) {
      await page.evaluate((language) => localStorage.setItem('language', language), locale)
      await page.reload()
      await page.locator('li img[src^="data:"]').waitFor()
      for (const width of [390, 320]) {
        await page.setViewportSize({ width, height: 800 })
        for (const check of [brokenWords, cutTexts, overlappingControls, wideOverflow])
          expect(await check(page), `${locale} at ${width} px`).toEqual([])
      }
      if (usual) await page.setViewportSize(usual)
    }
    await photos(page).getByText('Photo for Lunch').waitFor()
    expect(await stumbles(page)).toEqual([])

    await photos(page)
      .getByRole('button', { name: /^Check the photo for Lunch/ })
      .click()
    const form = await scanner.form(page)
    await form.getByLabel('Food name').waitFor()
    await form.getByLabel('Calories').fill('300')
    await page.goBack()
    await page
      .getByRole('dialog', { name: 'Discard this scan?' })
      .getByRole('button', { name: 'Discard', exact: true })
      .click()
    await home.shown(page)
    await expect.poll(() => photos(page).count(), patient).toBe(0)
  })

  test('is asked about when its analysis is cancelled: it is analysed on, kept on the home screen, or discarded', async () => {
    const { page, member } = await world.installed(resting)
    await givePlan(member)
    await openInstalled(page, world.at('/home'))
    await home.shown(page)
    const plate = await drawPlate(page)
    await page.goto(world.at('/scanner?for=Lunch'))
    await page.getByRole('heading', { name: 'Camera Unavailable' }).waitFor()
    await page.route(/\/executions\/[^/]+$/, () => undefined)
    await scanner.upload(page, { name: 'plate.jpg', mimeType: 'image/jpeg', buffer: plate })
    const cancel = page.getByRole('button', { name: 'Cancel', exact: true })
    const question = page.getByRole('dialog', { name: 'Discard this photo?' })
    await cancel.click()
    await question.waitFor()
    expect(await stumbles(page)).toEqual([])
    await page.keyboard.press('Escape')
    await question.waitFor({ state: 'hidden' })
    await cancel.click()
    await question.getByRole('button', { name: 'Keep Photo' }).click()
    await notice(page, 'Photo Kept')
    await photos(page)
      .getByRole('button', { name: /^Check the photo for Lunch/ })
      .click()
    await cancel.click()
    await question.getByRole('button', { name: 'Discard', exact: true }).click()
    await home.shown(page)
    await expect.poll(() => photos(page).count(), patient).toBe(0)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })

  test('is one log when its page ends before that is saved, whether it is checked again or was saved elsewhere', async () => {
    const { page, member } = await world.installed(resting)
    await givePlan(member)
    await openInstalled(page, world.at('/home'))
    await home.shown(page)
    const browser = page.context().browser()
    if (!browser) throw new Error('no browser')
    const label = await drawJpeg(browser, granola)
    const analyse = async () => {
      await page.goto(world.at('/scanner?for=Lunch&mode=label'))
      await page.getByRole('heading', { name: 'Camera Unavailable' }).waitFor()
      await scanner.upload(page, { name: 'label.jpg', mimeType: 'image/jpeg', buffer: label })
      await scanner.form(page)
    }
    const endPage = async () => {
      await page.goto('about:blank')
      await page.goto(world.at('/home'))
      await photos(page).getByText('Ready to check').waitFor()
    }
    const check = () =>
      photos(page)
        .getByRole('button', { name: /^Check the photo for Lunch/ })
        .click()
    await analyse()
    await endPage()
    const [draft, ...others] = await documentsOf(member, 'meal_logs')
    expect(others).toEqual([])
    expect(draft).toMatchObject({ status: 'Ready' })
    await check()
    const form = await scanner.form(page)
    await expect.poll(() => form.getByLabel('Calories').inputValue(), patient).toBe('230')
    await form.getByLabel('Food name').fill('Granola')
    await form.getByRole('button', { name: 'LOG & SAVE' }).click()
    await home.shown(page)
    await expect.poll(() => photos(page).count(), patient).toBe(0)
    const logs = () => documentsOf(member, 'meal_logs')
    await expect.poll(logs, patient).toMatchObject([{ $id: draft?.$id, notes: 'Granola', status: 'Followed' }])

    await analyse()
    await endPage()
    const second = (await logs()).find(({ $id }) => $id !== draft?.$id)
    const place = `/databases/${databaseId}/collections/meal_logs/documents/${second?.$id}`
    await member.call('PATCH', place, { data: { status: 'Followed' } })
    await check()
    await notice(page, 'Already Logged')
    await home.shown(page)
    await expect.poll(() => photos(page).count(), patient).toBe(0)
    expect(await logs()).toHaveLength(2)

    // Discarded by a later page, it leaves no meal behind.
    await analyse()
    await endPage()
    expect(await logs()).toHaveLength(3)
    await photos(page)
      .getByRole('button', { name: /^Discard the photo for Lunch/ })
      .click()
    await page
      .getByRole('dialog', { name: 'Discard this photo?' })
      .getByRole('button', { name: 'Discard', exact: true })
      .click()
    await expect.poll(logs, patient).toHaveLength(2)
    expect((await logs()).map(({ status }) => status)).toEqual(['Followed', 'Followed'])
  })
})
