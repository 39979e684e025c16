import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { givePlan, giveProfile } from './harness/people.ts'
import { openWorld } from './harness/world.ts'
import { stumbles } from './screens/accessibility.ts'

const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'

declare global {
  /** What the browser's prompt answers, and how often it was shown. */
  var promptsShown: number
}

/** The browser offers to install the page, whose prompt will be answered so. Gives whether its own banner is held back. */
const offer = (page: Page, outcome: 'accepted' | 'dismissed'): Promise<boolean> =>
  page.evaluate((answer) => {
    globalThis.promptsShown = 0
    const prompt = async () => {
      globalThis.promptsShown += 1
      if (answer === 'accepted') dispatchEvent(new Event('appinstalled'))
      return { outcome: answer }
    }
    const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt })
    return !dispatchEvent(event)
  }, outcome)

const hint = (page: Page) => page.getByRole('region', { name: 'Install Pacemeal' })
const row = (page: Page) => page.getByRole('navigation', { name: 'Profile' }).getByText('Install Pacemeal')

/** The offer is fetched for who comes near the end of home. */
const goToEnd = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Tutorial' }).waitFor()
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
}

const openHome = async (page: Page, at: string): Promise<void> => {
  await page.goto(at)
  await goToEnd(page)
}

/** Goes home from the profile, where the app is offered, and waits until what home fetches late is there. */
const comeFromProfile = async (page: Page, profile: string): Promise<void> => {
  await page.goto(profile)
  await offer(page, 'accepted')
  await row(page).waitFor()
  await page.getByRole('link', { name: 'Home', exact: true }).click()
  await goToEnd(page)
  await page.waitForLoadState('networkidle')
}

describe('installing the app', () => {
  const world = openWorld()

  test('is offered in the profile, and no more once it is done', async () => {
    const { page } = await world.athlete()
    await page.goto(world.at('/profile'))
    await page.getByRole('link', { name: 'Units' }).waitFor()
    expect(await row(page).count()).toBe(0)
    expect(await offer(page, 'accepted')).toBe(true)
    await row(page).click()
    await row(page).waitFor({ state: 'detached' })
    expect(await page.evaluate(() => globalThis.promptsShown)).toBe(1)
  })

  test('is offered on home once there is a plan, until that is sent away', async () => {
    const { page, member } = await world.athlete()
    await openHome(page, world.at('/home'))
    await offer(page, 'accepted')
    await comeFromProfile(page, world.at('/profile'))
    expect(await hint(page).count()).toBe(0)

    await givePlan(member)
    await openHome(page, world.at('/home'))
    await offer(page, 'accepted')
    await hint(page).getByRole('button', { name: 'Install' }).waitFor()
    expect(await stumbles(page)).toEqual([])
    await hint(page).getByRole('button', { name: 'Do not show this again' }).click()
    await hint(page).waitFor({ state: 'detached' })

    await comeFromProfile(page, world.at('/profile'))
    expect(await hint(page).count()).toBe(0)
  })

  test('is offered on home from the second day on, and a refusal in the prompt sends the offer away', async () => {
    const { page } = await world.athlete()
    await openHome(page, world.at('/home'))
    await expect.poll(() => page.evaluate(() => localStorage.getItem('install_first_day'))).toMatch(/^\d{4}-\d\d-\d\d$/)
    await page.evaluate(() => localStorage.setItem('install_first_day', '2026-01-05'))
    await openHome(page, world.at('/home'))
    await offer(page, 'dismissed')
    await hint(page).getByRole('button', { name: 'Install' }).click()
    await hint(page).waitFor({ state: 'detached' })
    await offer(page, 'accepted')
    await page.goto(world.at('/profile'))
    await offer(page, 'accepted')
    await row(page).waitFor()
    expect(await page.evaluate(() => localStorage.getItem('install_hint_dismissed'))).toBe('true')
  })

  test('on an iPhone is told in words, and by none in the installed app', async () => {
    const { page, member } = await world.member({ userAgent: iPhone })
    await giveProfile(member)
    await givePlan(member)
    const words = 'Open the browser’s Share menu and choose “Add to Home Screen”.'
    await openHome(page, world.at('/home'))
    await hint(page).getByText(words).waitFor()
    expect(await hint(page).getByRole('button').count()).toBe(1)
    await page.goto(world.at('/profile'))
    await page.getByRole('navigation', { name: 'Profile' }).getByText(words).waitFor()
    await page.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: true }))
    await page.goto(world.at('/profile'))
    await page.getByRole('link', { name: 'Units' }).waitFor()
    expect(await row(page).count()).toBe(0)
  })

  test('gives an iPhone the picture of its size to show while the app starts, in both themes', async () => {
    const { page } = await world.guest({ screen: { width: 390, height: 844 }, deviceScaleFactor: 3 })
    await page.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: false }))
    await page.goto(world.at('/login'))
    const links = page.locator('link[rel="apple-touch-startup-image"]')
    const named = await links.evaluateAll((all) =>
      all.map((one) => [one.getAttribute('media'), one.getAttribute('href')]),
    )
    expect(named).toEqual([
      ['(prefers-color-scheme: light)', '/startup/1170x2532-light.png'],
      ['(prefers-color-scheme: dark)', '/startup/1170x2532-dark.png'],
    ])
    for (const [, path = ''] of named) {
      const answer = await page.request.get(world.at(path ?? ''))
      expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/png'])
    }
  })

  test('is not offered where the app stands in a window of its own', async () => {
    const { page } = await world.athlete()
    await page.addInitScript(() => {
      const match = globalThis.matchMedia.bind(globalThis)
      globalThis.matchMedia = (query) => match(query === '(display-mode: standalone)' ? 'all' : query)
    })
    await page.goto(world.at('/profile'))
    await offer(page, 'accepted')
    await page.getByRole('link', { name: 'Units' }).waitFor()
    expect(await row(page).count()).toBe(0)
  })
})
