import type { Browser, BrowserContext, Page } from 'playwright-core'
import { openContext } from './browser.ts'
import { giveProfile } from './people.ts'
import { emptyStorage } from './phones.ts'
import type { World } from './world.ts'

/** Phones on which the app of an address is installed or will be, by their browser. */
const phones = new WeakMap<Browser, Map<string, Promise<BrowserContext>>>()

/**
 * The worker's phone on which the app of an address is installed. To install it takes some 260 files, more than most stories
 * ask for, so that stories use one after the other; `passOn` makes it ready for the next.
 */
export const installedPhone = (browser: Browser, url: string): Promise<BrowserContext> => {
  const ofBrowser = phones.get(browser) ?? new Map<string, Promise<BrowserContext>>()
  phones.set(browser, ofBrowser)
  const phone = ofBrowser.get(url) ?? openContext(browser, { serviceWorkers: 'allow' })
  ofBrowser.set(url, phone)
  return phone
}

/**
 * Takes everything of the person before off an installed phone, but for the app itself. A phone that refuses is given up. An
 * empty page stays open, so that the process that shows its pages does, too; the app's worker does not count it as one of its own.
 */
export const passOn = async (phone: BrowserContext, url: string): Promise<void> => {
  try {
    await phone.unrouteAll()
    await phone.setOffline(false)
    const before = phone.pages()
    const page = await phone.newPage()
    await Promise.all(before.map((one) => one.close()))
    await phone.clearCookies()
    await page.goto(`${url}/favicon.svg`)
    await emptyStorage(page, 'shell-')
    await page.goto('about:blank')
  } catch {
    const browser = phone.browser()
    if (browser !== null) phones.get(browser)?.delete(url)
    await phone.close()
  }
}

/**
 * Somebody at a phone of their own, whose browser lets the app install its worker; `profile` changes what the profile
 * holds. Who does not care how it is installed uses the world's `installed`.
 */
export const installedAthlete = async (world: World, profile?: Readonly<Record<string, unknown>>) => {
  const someone = await world.member({ serviceWorkers: 'allow' })
  await giveProfile(someone.member, profile)
  return someone
}

/** Opens a page of the app and waits until its worker answers for it. */
export const openInstalled = async (page: Page, url: string): Promise<void> => {
  await page.goto(url)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
}
