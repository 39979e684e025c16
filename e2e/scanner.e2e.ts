import { databaseId } from '@pacemeal/protocol'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pictureFiles } from '../apps/web/testing/pictures.ts'
import { openPage } from './harness/browser.ts'
import { drawJpeg, granola, openBrowserWithCamera, platePage } from './harness/camera.ts'
import { followLink } from './harness/follow-link.ts'
import { becomeMember, giveProfile, type Member } from './harness/people.ts'
import { openWorld } from './harness/world.ts'
import { stumbles } from './screens/accessibility.ts'
import { scanner } from './screens/scanner.ts'

interface StoredLog {
  readonly notes: string
  readonly calories: number | null
  readonly status: string
  readonly imageUrl: string | null
  readonly mealTime: string
}

const logsOf = async (member: Member): Promise<readonly StoredLog[]> => {
  const path = `/databases/${databaseId}/collections/meal_logs/documents`
  return ((await member.call('GET', path)) as { documents: StoredLog[] }).documents
}

const draw = (page: Page, what: string): Promise<Buffer> => {
  const browser = page.context().browser()
  if (browser === null) throw new Error('The page has no browser.')
  return drawJpeg(browser, what)
}

describe('the scanner', () => {
  const world = openWorld()
  let labelCamera: Browser
  beforeAll(async () => {
    labelCamera = await openBrowserWithCamera(granola)
  })
  afterAll(() => labelCamera?.close())

  /** Somebody at a phone without a camera. */
  const withoutCamera = () => world.athlete({ activitySchedule: '{}' })

  test('a label in front of the camera fills the form with its servings, and is saved with its picture', async () => {
    const { context, page, problems } = await openPage(labelCamera, { permissions: ['camera'] })
    const member = await becomeMember(page, world.server)
    await giveProfile(member, { activitySchedule: '{}' })
    await page.goto(world.at('/home'))
    await page.getByRole('button', { name: 'Log', exact: true }).click()
    await page.getByRole('dialog', { name: 'Log Food' }).getByRole('button', { name: 'Scan Food' }).click()
    await scanner.quick(page).getByText('Label', { exact: true }).click()
    await scanner.quick(page).getByRole('button', { name: 'Take Photo' }).click()
    await scanner.ready(page, 'label')
    expect(await stumbles(page)).toEqual([])

    await scanner.shoot(page)
    const form = await scanner.form(page)
    await expect.poll(() => form.getByLabel('Calories').inputValue()).toBe('230')
    expect(await form.getByLabel('Carbs').inputValue()).toBe('37')
    // Twice the serving, in grams of one's own; then one serving again.
    await form.getByLabel(/^Measure of/).selectOption({ label: 'grams' })
    await form.getByLabel(/^Amount of/).fill('110')
    await expect.poll(() => form.getByLabel('Calories').inputValue()).toBe('460')
    await form.getByLabel(/^Measure of/).selectOption({ label: 'Serving (55 g)' })
    await form.getByLabel(/^Amount of/).fill('1')
    await expect.poll(() => form.getByLabel('Calories').inputValue()).toBe('230')
    await form.getByLabel('Food name').fill('Granola')
    await form.getByRole('button', { name: 'LOG & SAVE' }).click()
    await page.waitForURL('**/home')
    await page.getByText('Updated analyzed meal with 230 calories').waitFor()

    const [log] = await logsOf(member)
    expect(log).toMatchObject({ notes: 'Granola', calories: 230, status: 'Followed' })
    const picture = world.at(`${log?.imageUrl}`)
    expect((await page.request.get(picture)).headers()['content-type']).toBe('image/jpeg')
    const stranger = await world.guest()
    await becomeMember(stranger.page, world.server, 'Noah Berg')
    expect((await stranger.page.request.get(picture)).status()).toBe(404)
    expect(problems).toEqual([])
    await context.close()
  })

  test('a plate without recognition says so, opens search and words, and keeps the photo', async () => {
    const { page, member } = await withoutCamera()
    await page.goto(world.at('/home'))
    await page.getByRole('button', { name: 'Log', exact: true }).click({ delay: 600 })
    await scanner.upload(scanner.quick(page), {
      name: 'plate.jpg',
      mimeType: 'image/jpeg',
      buffer: await draw(page, platePage),
    })
    await page.waitForURL('**/scanned-image**')
    const form = await scanner.form(page)
    await page.getByText('Photo recognition is off').first().waitFor()
    await form.getByLabel('Food name').fill('Rice with chicken')
    await form.getByLabel('Calories').fill('610')
    await form.getByRole('button', { name: 'LOG & SAVE' }).click()
    await page.waitForURL('**/home')
    await expect.poll(async () => (await logsOf(member)).length).toBe(1)
    const [log] = await logsOf(member)
    expect(log).toMatchObject({ notes: 'Rice with chicken', calories: 610, status: 'Followed' })
    expect((await page.request.get(world.at(`${log?.imageUrl}`))).ok()).toBe(true)
  })

  test('photos of every kind are opened upright, stay in sight of the form, and say what is wrong with them', async () => {
    const { page, problems } = await withoutCamera()
    const { avif, gif, turnedJpeg, jpeg, hugePng } = pictureFiles
    const file = (name: string, bytes: Uint8Array) => ({ name, mimeType: 'image/jpeg', buffer: Buffer.from(bytes) })
    await page.goto(world.at('/scanner?mode=plate'))
    await page.getByRole('heading', { name: 'Camera Unavailable' }).waitFor()
    const wrong = [
      [file('cut.jpg', jpeg.subarray(0, 200)), 'This picture is damaged or cut off.'],
      [file('huge.png', hugePng(12_000, 9000)), 'This picture has 108 megapixels.'],
      [file('none.jpg', new Uint8Array()), 'This file is empty.'],
    ] as const
    for (const [sent, words] of wrong) {
      await scanner.upload(page, sent)
      await page.getByText(words).waitFor()
    }
    // Of each the colours at a quarter and at three quarters, along the side that is the longer one.
    const colours = (picture: HTMLImageElement) => {
      const { naturalWidth: width, naturalHeight: height } = picture
      const context = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d')
      if (!context) throw new Error('no canvas')
      context.drawImage(picture, 0, 0)
      const at = (share: number) =>
        width > height ? ([width * share, height / 2] as const) : ([width / 2, height * share] as const)
      const colourAt = (share: number) => {
        const [red = 0, , blue = 0] = context.getImageData(...at(share), 1, 1).data
        return red > blue ? 'red' : 'blue'
      }
      return { size: `${width} x ${height}`, colours: [colourAt(0.25), colourAt(0.75)] }
    }
    const sent = [
      [file('moving.gif', gif), { size: '64 x 32', colours: ['red', 'red'] }],
      [file('photo.avif', avif), { size: '64 x 32', colours: ['red', 'blue'] }],
      [file('on-its-side.jpg', turnedJpeg), { size: '32 x 64', colours: ['red', 'blue'] }],
    ] as const
    for (const [photo, seen] of sent) {
      await page.goto(world.at('/scanner?mode=plate'))
      await page.getByRole('heading', { name: 'Camera Unavailable' }).waitFor()
      await scanner.upload(page, photo)
      await page.waitForURL('**/scanned-image**')
      expect(await page.getByAltText('The plate you scanned').evaluate(colours)).toEqual(seen)
    }
    const kept = (await scanner.form(page)).getByRole('button', { name: 'Show the photo larger' }).getByRole('img')
    await expect.poll(() => kept.evaluate(colours)).toEqual(sent[2][1])
    expect(await stumbles(page)).toEqual([])
    expect(problems).toEqual([])
  })

  test('without a connection the photo stays and is sent on Try Again; its scan is discarded after a yes, and taken back', async () => {
    const { page, member, problems } = await world.athlete({ activitySchedule: '{}' })
    await page.addInitScript(() => {
      const drawn: string[] = []
      Object.assign(window, { drawn })
      const { toDataURL } = HTMLCanvasElement.prototype
      HTMLCanvasElement.prototype.toDataURL = function draw(...asked) {
        drawn.push('in the page')
        return toDataURL.apply(this, asked)
      }
    })
    await page.goto(world.at('/home'))
    await followLink(page, '/scanner?mode=label')
    await page.getByRole('heading', { name: 'Camera Unavailable' }).waitFor()
    await page.route(/food-analysis\/executions$/, (route) => route.abort('internetdisconnected'))
    await scanner.upload(page, { name: 'label.jpg', mimeType: 'image/jpeg', buffer: await draw(page, granola) })
    await page.getByText('Failed to analyze your food. Please try again.').waitFor()
    await page.unroute(/food-analysis\/executions$/)
    await page.getByRole('button', { name: 'Try Again' }).click()
    const form = await scanner.form(page)
    await expect.poll(() => form.getByLabel('Calories').inputValue()).toBe('230')
    // It was drawn beside the page, which went on answering meanwhile.
    expect(await page.evaluate(() => (window as unknown as { drawn: readonly string[] }).drawn)).toEqual([])

    await expect.poll(async () => (await logsOf(member))[0]?.status).toBe('Ready')
    await form.getByLabel('Food name').fill('Granola of my own')
    await form.getByLabel('Calories').fill('345')
    await form.getByRole('button', { name: 'Close' }).click()
    const question = page.getByRole('dialog', { name: 'Discard this scan?' })
    await question.getByRole('button', { name: 'Keep Editing' }).click()
    await scanner.form(page)
    expect(await form.getByLabel('Food name').inputValue()).toBe('Granola of my own')
    expect(await form.getByLabel('Calories').inputValue()).toBe('345')
    await page.goBack()
    await question.waitFor()
    expect(await stumbles(page)).toEqual([])
    await question.getByRole('button', { name: 'Discard' }).click()
    await page.waitForURL('**/home')
    await expect.poll(() => logsOf(member)).toEqual([])
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(async () => (await logsOf(member))[0]?.status).toBe('Ready')
    expect(problems).toEqual([])
  })

  test('a photo without a label fails in words, Try Again tries again, and the way by hand stays open', async () => {
    const { page } = await withoutCamera()
    await page.goto(world.at('/scanner?mode=label'))
    await scanner.upload(page, {
      name: 'plate.png',
      mimeType: 'image/jpeg',
      buffer: await draw(page, platePage),
    })
    const failure = page.getByRole('alert', { name: 'Analysis' })
    // Both looks at a picture without any print take long where other programs run beside.
    await failure.getByRole('heading', { name: 'Analysis Failed' }).waitFor({ timeout: 90_000 })
    expect(await stumbles(page)).toEqual([])
    const again = page.waitForRequest((request) => /food-analysis\/executions$/.test(request.url()))
    await failure.getByRole('button', { name: 'Try Again' }).click()
    const input = JSON.parse(((await again).postDataJSON() as { body: string }).body)
    // The server has the picture already.
    expect(Object.keys(input)).toContain('imageFileId')
    await page.getByRole('region', { name: 'Meal Analyzing' }).waitFor()
    await failure.getByRole('button', { name: 'Enter Food Manually' }).click()
    // The failure stands behind it.
    await page.getByRole('dialog', { name: 'Log Food' }).waitFor()
  })
})
