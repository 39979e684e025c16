import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { documentsOf } from './harness/documents.ts'
import { installedAthlete, openInstalled } from './harness/installed.ts'
import { givePlan } from './harness/people.ts'
import { openWorld } from './harness/world.ts'
import { stumbles } from './screens/accessibility.ts'
import { home } from './screens/home.ts'
import { logSheet } from './screens/log-sheet.ts'
import { notice } from './screens/notices.ts'

describe('the installed app', () => {
  const world = openWorld()

  test('a cold start shows the plan this device knows, keeps what is logged, and forgets all of it at the sign-out', async () => {
    const { page, member, problems } = await installedAthlete(world)
    await givePlan(member)
    await openInstalled(page, world.at('/home'))
    await home.shown(page)
    // The second visit is the worker's: what it answers is kept.
    await page.reload()
    await home.shown(page)
    const context = page.context()
    await context.setOffline(true)
    await page.close()
    const later = await context.newPage()
    await later.goto(world.at('/home'))
    await home.shown(later)
    await later.getByText('You are offline. What you see may be out of date.').waitFor()
    await home.logMeal(later, { name: 'Cold pizza', calories: '210', protein: '4', carbs: '44', fat: '2' })
    await home
      .timeline(later)
      .getByRole('button', { name: /^Edit Cold pizza/ })
      .waitFor()
    await later.reload()
    await home
      .timeline(later)
      .getByRole('button', { name: /^Edit Cold pizza/ })
      .waitFor()

    await context.setOffline(false)
    await expect.poll(async () => (await documentsOf(member, 'meal_logs')).length).toBe(1)
    await expect.poll(() => later.evaluate(() => caches.has('readings'))).toBe(true)
    await later.goto(world.at('/profile'))
    await later.getByRole('button', { name: 'Log Out' }).click()
    await later.getByLabel('Email').waitFor()
    await expect.poll(() => later.evaluate(() => caches.has('readings'))).toBe(false)
    expect(problems).toEqual([])
  })

  test('a sign-out without a network forgets the person at once, and ends the session as soon as there is one', async () => {
    const { page, member, problems } = await installedAthlete(world)
    await givePlan(member)
    await openInstalled(page, world.at('/home'))
    await home.shown(page)
    await page.reload()
    await home.shown(page)
    await page.goto(world.at('/profile'))
    await page.evaluate((userId) => {
      localStorage.setItem('pacemeal.race.marathon', JSON.stringify({ startedAt: 1, taken: ['gel'], changes: [] }))
      localStorage.setItem(`cook_timers:${userId}`, '[]')
    }, member.userId)
    const other = await page.context().newPage()
    await other.goto(world.at('/edit-profile'))
    await other.getByLabel('Email').waitFor()

    await page.context().setOffline(true)
    await page.getByRole('button', { name: 'Log Out' }).click()
    await page.waitForURL('**/login')
    await page.getByText('Logged Out on This Device').waitFor()
    await other.waitForURL('**/login')
    const keptOfThem = () =>
      Object.keys(localStorage).filter((key) => /^(?:auth$|pacemeal\.race\.|cook_timers:|shopping_seen:)/.test(key))
    expect(await page.evaluate(keptOfThem)).toEqual([])
    await expect.poll(() => page.evaluate(() => caches.has('readings'))).toBe(false)
    // The server has not heard of it.
    await member.call('GET', '/account')
    await page.goto(world.at('/home'))
    await page.getByText('You are offline').first().waitFor()
    expect(await page.getByRole('heading', { name: /^Fuel Plan for / }).count()).toBe(0)

    await page.context().setOffline(false)
    await expect.poll(() => member.call('GET', '/account').catch(() => 'nobody')).toBe('nobody')
    await page.goto(world.at('/home'))
    await page.waitForURL('**/login')
    expect(problems).toEqual([])
  })

  test('a screen that this device has never seen says that it is offline, and nothing of an error', async () => {
    const { page } = await world.installed()
    // Who asks sites to load little keeps what was seen and no more.
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
    )
    await openInstalled(page, world.at('/profile'))
    await page.evaluate(() => caches.delete('readings'))
    await page.context().setOffline(true)
    await page.goto(world.at('/home'))
    await page.getByRole('heading', { name: 'You are offline' }).waitFor()
    await page.getByText('What you logged is kept, and sent once you are back online.').waitFor()
    expect(await stumbles(page)).toEqual([])
    await page.getByRole('button', { name: 'Try Again' }).waitFor()
    await page.context().setOffline(false)
    await page.getByRole('heading', { name: /^Fuel Plan for / }).waitFor()
  })

  test('a new version waits until it is wanted', async () => {
    const { page } = await installedAthlete(world)
    await openInstalled(page, world.at('/profile'))
    // Another address of the worker is another version of it.
    await page.evaluate(async () => {
      Object.assign(window, { isOldPage: true })
      await navigator.serviceWorker.register('/sw.js?later')
    })
    await notice(page, 'A new version is ready')
    expect(await stumbles(page)).toEqual([])
    expect(await page.evaluate(() => 'isOldPage' in window)).toBe(true)
    await page.getByRole('button', { name: 'Reload' }).click()
    await page.waitForFunction(() => !('isOldPage' in window))
    expect(await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL)).toMatch(/later$/)
  })

  /** Shares a file with the app; a form does what the system does when somebody chooses the app in its share sheet. */
  const share = async (
    page: Page,
    ...files: readonly { name: string; mimeType: string; buffer: Buffer }[]
  ): Promise<void> => {
    await page.setContent(
      `<form method="post" enctype="multipart/form-data" action="${world.at('/share-target')}">
        <input type="file" name="files" aria-label="File" multiple /><button>Share</button>
      </form>`,
    )
    await page.getByLabel('File').setInputFiles(files)
    await page.getByRole('button', { name: 'Share' }).click()
  }

  test('a picture that another app shares is analysed at once; of several the others are said to be left out', async () => {
    const { page } = await world.installed()
    await openInstalled(page, world.at('/profile'))
    const plate = { name: 'plate.jpg', mimeType: 'image/jpeg', buffer: await page.screenshot({ type: 'jpeg' }) }
    await share(page, plate, { ...plate, name: 'dessert.jpg' })
    await page.waitForURL('**/scanned-image?shared**')
    await notice(page, 'Only One Photo Taken')
    await page.getByRole('img').first().waitFor()
    await expect.poll(() => page.evaluate(() => caches.has('shared-files'))).toBe(false)
  })

  test('a recording that another app shares is imported, or refused in words', async () => {
    const { page } = await world.installed()
    await openInstalled(page, world.at('/profile'))
    await share(page, { name: 'run.gpx', mimeType: 'application/gpx+xml', buffer: Buffer.from('no recording') })
    await page.getByRole('list', { name: 'Imported files' }).getByText('run.gpx').waitFor()
    await page.waitForURL((address) => address.pathname === '/wearable' && !address.searchParams.has('shared'))
  })

  test('words that another app shares open the log sheet with what they say', async () => {
    const { page } = await world.installed()
    await openInstalled(page, world.at('/profile'))
    await page.setContent(
      `<form method="post" enctype="multipart/form-data" action="${world.at('/share-target')}">
        <input name="text" value="had 2 eggs" /><button>Share</button>
      </form>`,
    )
    await page.getByRole('button', { name: 'Share' }).click()
    const sheet = page.getByRole('dialog', { name: 'Log Food' })
    expect(await logSheet.words(sheet).inputValue()).toBe('had 2 eggs')
    await logSheet.foods(sheet).filter({ hasText: /egg/i }).waitFor()
  })
})

describe('the app of a browser that installs apps', () => {
  const world = openWorld({}, 'whole')

  test('can be installed: its manifest names icons that are there and a start inside the app', async () => {
    const { page } = await world.guest()
    await page.goto(world.at('/login'))
    const session = await page.context().newCDPSession(page)
    const { errors, url } = await session.send('Page.getAppManifest')
    expect([errors, url]).toEqual([[], world.at('/manifest.webmanifest')])
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
    expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito'])
    const manifest = await (await page.request.get(url)).json()
    expect(manifest.shortcuts.map((one: { name: string }) => one.name)).toEqual(['Log', 'Scan', 'Today'])
    for (const { src } of manifest.screenshots)
      expect((await page.request.get(world.at(src))).headers()['content-type']).toBe('image/jpeg')
    const worker = await page.request.get(world.at('/sw.js'))
    expect(worker.headers()['cache-control']).toBe('no-cache')
  })
})
