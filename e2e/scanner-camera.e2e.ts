import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBrowser, openPage } from './harness/browser.ts'
import { drawJpeg, openBrowserWithCamera, platePage } from './harness/camera.ts'
import { becomeMember, giveProfile } from './harness/people.ts'
import type { RunningServer } from './harness/running-server.ts'
import { sharedServer } from './harness/shared-server.ts'
import { stumbles } from './screens/accessibility.ts'
import { scanner } from './screens/scanner.ts'

describe('the camera of the scanner', () => {
  let server: RunningServer
  let plateCamera: Browser
  let noCamera: Browser
  beforeAll(async () => {
    server = sharedServer()
    plateCamera = await openBrowserWithCamera(platePage)
    noCamera = await openBrowser()
  })
  afterAll(async () => {
    await plateCamera?.close()
    await noCamera?.close()
  })

  const open = async (browser: Browser, options: Parameters<typeof openPage>[1] = { permissions: ['camera'] }) => {
    const opened = await openPage(browser, options)
    const member = await becomeMember(opened.page, server)
    await giveProfile(member, { activitySchedule: '{}' })
    return { ...opened, member }
  }

  test('the outline is what is sent, and zoom, mode and a turned phone change it', async () => {
    const { context, page } = await open(plateCamera)
    await page.goto(`${server.url}/scanner?mode=plate&for=Lunch`)
    await scanner.ready(page, 'plate')
    // What comes after the picture is fetched while one is framed.
    const isNextFetched = () =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/scanned-image-screen'))
    await expect.poll(() => page.evaluate(isNextFetched)).toBe(true)
    const shape = async () => {
      const box = await page.getByTestId('outline').boundingBox()
      if (!box) throw new Error('no outline')
      return box
    }
    const plate = await shape()
    const stage = await page.getByLabel('Camera picture').boundingBox()
    if (!stage) throw new Error('no stage')
    expect(plate.width).toBeCloseTo(plate.height, 0)
    expect(plate.width).toBeCloseTo(0.8 * 390, 0)
    await page.getByText('Label', { exact: true }).click()
    await expect.poll(async () => (await shape()).height / (await shape()).width).toBeCloseTo(4 / 3, 1)
    await page.getByRole('slider', { name: 'Zoom' }).fill('2')
    await page.getByText('2.0×').waitFor()
    await page.setViewportSize({ width: 844, height: 390 })
    await expect.poll(async () => (await shape()).width).toBeCloseTo(0.8 * 844, 0)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('slider', { name: 'Zoom' }).fill('1')

    const sent = page.waitForRequest((request) => /food-analysis\/executions$/.test(request.url()))
    await page.getByText('Plate', { exact: true }).click()
    await scanner.shoot(page)
    const input = JSON.parse(((await sent).postDataJSON() as { body: string }).body)
    expect(input).toMatchObject({ mode: 'plate', mealContext: 'Lunch', mealType: 'lunch' })
    expect(input.imageData).toMatch(/^data:image\/jpeg;base64,/)
    // Of the square picture as much is plate as of the outline: 374 of the video's 720 lines, which fill the stage's height.
    const picture = page.getByRole('img', { name: 'The plate you scanned' })
    const seen = await picture.evaluate((image: HTMLImageElement) => {
      const { naturalWidth: width, naturalHeight: height } = image
      const context = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d')
      if (!context) throw new Error('no canvas')
      context.drawImage(image, 0, 0)
      const row = context.getImageData(0, Math.round(height / 2), width, 1).data
      const isWood = (at: number) =>
        Math.abs((row[at * 4] ?? 0) - 138) < 20 && Math.abs((row[at * 4 + 2] ?? 0) - 79) < 20
      return { width, height, wood: Array.from({ length: width }, (_, at) => at).filter(isWood).length / width }
    })
    expect(seen.width).toBe(seen.height)
    expect(1 - seen.wood).toBeCloseTo(374 / (plate.width * (720 / stage.height)), 1)
    await context.close()
  })

  test('the camera is released when the screen is left or hidden, and comes back', async () => {
    const { context, page } = await open(plateCamera)
    await page.addInitScript(() => {
      const given: MediaStreamTrack[] = []
      const ask = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices)
      navigator.mediaDevices.getUserMedia = async (wanted) => {
        const stream = await ask(wanted)
        given.push(...stream.getTracks())
        return stream
      }
      Object.assign(window, { liveTracks: () => given.filter(({ readyState }) => readyState === 'live').length })
      let isHidden = false
      Object.defineProperty(document, 'visibilityState', { get: () => (isHidden ? 'hidden' : 'visible') })
      Object.assign(window, {
        hide: (hidden: boolean) => {
          isHidden = hidden
          document.dispatchEvent(new Event('visibilitychange'))
        },
      })
    })
    const live = () => page.evaluate('liveTracks()')
    await page.goto(`${server.url}/scanner`)
    await scanner.ready(page, 'plate')
    expect(await live()).toBe(1)
    await page.evaluate('hide(true)')
    await expect.poll(live).toBe(0)
    await page.evaluate('hide(false)')
    await scanner.ready(page, 'plate')
    expect(await live()).toBe(1)
    await page.getByRole('button', { name: 'Close scanner' }).click()
    await page.waitForURL('**/home')
    await expect.poll(live).toBe(0)

    // A picture that cannot be played leaves no camera on behind the words about it.
    await page.evaluate(() => {
      HTMLMediaElement.prototype.play = () => Promise.reject(new DOMException('', 'NotSupportedError'))
    })
    await page.getByRole('button', { name: 'Log', exact: true }).click()
    await page.getByRole('dialog', { name: 'Log Food' }).getByRole('button', { name: 'Scan Food' }).click()
    await scanner.quick(page).getByRole('button', { name: 'Take Photo' }).click()
    await scanner.unavailable(page, 'Failed to load camera feed')
    await expect.poll(live).toBe(0)
    await context.close()
  })

  describe('without a picture from a camera', () => {
    test('on a device that has none it says so, refuses HEIC in plain words, and takes food by hand', async () => {
      const { context, page, problems } = await open(noCamera)
      await page.goto(`${server.url}/scanner?for=Breakfast`)
      await scanner.unavailable(page, 'No camera was found on this device.')
      expect(await stumbles(page)).toEqual([])
      const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0', 'latin1')
      await scanner.upload(page, { name: 'IMG_1.HEIC', mimeType: 'image/heic', buffer: heic })
      await page.getByText('This is a HEIC photo, which this browser cannot open.').waitFor()
      await scanner.upload(page, { name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') })
      await page.getByText('This file cannot be opened as a picture.').waitFor()
      await page.getByRole('button', { name: 'Enter Food Manually' }).click()
      const form = await scanner.form(page)
      expect(await form.getByLabel('Meal type').inputValue()).toBe('breakfast')
      expect(page.url()).toContain('/home')
      expect(problems).toEqual([])
      await context.close()
    })

    test('a photo that is being chosen while the camera gives up is taken all the same', async () => {
      const { context, page } = await open(noCamera)
      await page.addInitScript(() => {
        const answer = Promise.withResolvers<MediaStream>()
        navigator.mediaDevices.getUserMedia = () => answer.promise
        Object.assign(window, { failCamera: () => answer.reject(new DOMException('', 'NotReadableError')) })
      })
      await page.goto(`${server.url}/scanner?mode=plate`)
      const chooser = page.waitForEvent('filechooser')
      await page.getByRole('button', { name: 'Upload Photo' }).click()
      const chosen = await chooser
      await page.evaluate('failCamera()')
      await scanner.unavailable(page, 'The camera is in use by another app.')
      await chosen.setFiles({ name: 'plate.jpg', mimeType: 'image/jpeg', buffer: await drawJpeg(noCamera, platePage) })
      await page.waitForURL('**/scanned-image**')
      await context.close()
    })

    test('after a no it explains how to allow it, and Try Again takes the yes', async () => {
      const { context, page } = await open(plateCamera, { permissions: [] })
      await page.goto(`${server.url}/scanner`)
      await scanner.unavailable(page, 'Camera permission was denied.')
      await context.grantPermissions(['camera'])
      await page.getByRole('button', { name: 'Try Again' }).click()
      await scanner.ready(page, 'plate')
      await context.close()
    })

    test('each thing a camera can refuse has its own words', async () => {
      const { context, page } = await open(noCamera)
      const cases = [
        ['NotReadableError', 'The camera is in use by another app.'],
        ['OverconstrainedError', 'No camera here meets the requirements.'],
        ['NotSupportedError', 'Camera is not supported on this device'],
        ['UnknownError', 'Failed to load camera feed'],
      ] as const
      for (const [name, words] of cases) {
        await page.addInitScript((thrown) => {
          navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', thrown))
        }, name)
        await page.goto(`${server.url}/scanner`)
        await scanner.unavailable(page, words)
      }
      await page.addInitScript(() => Object.defineProperty(window, 'isSecureContext', { value: false }))
      await page.goto(`${server.url}/scanner`)
      await scanner.unavailable(page, 'The camera needs a secure connection.')
      await context.close()
    })
  })
})
