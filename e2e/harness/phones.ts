import type { Browser, BrowserContext, Page } from 'playwright-core'
import { openContext } from './browser.ts'

/** Phones that nobody uses at the moment, by their browser. */
const free = new WeakMap<Browser, BrowserContext[]>()

/** Phones that keep something which cannot be taken back, such as a right that a story gave. */
const changed = new WeakSet<BrowserContext>()

/** Phones whose clock a story set. */
const timed = new WeakSet<BrowserContext>()

/** Calls whose effect stays with the phone. */
const lasting = ['addInitScript', 'exposeBinding', 'exposeFunction', 'grantPermissions', 'setGeolocation'] as const
const clockCalls = ['fastForward', 'install', 'pauseAt', 'runFor', 'setFixedTime', 'setSystemTime'] as const

/** Notes the phone whenever one of the methods is called. */
function noteCalls<Name extends string>(
  phone: BrowserContext,
  noted: WeakSet<BrowserContext>,
  holder: { [N in Name]: unknown },
  names: readonly Name[],
) {
  for (const name of names) {
    const method = holder[name] as (...given: readonly unknown[]) => unknown
    Object.assign(holder, {
      [name]: (...given: unknown[]) => {
        noted.add(phone)
        return method.apply(holder, given)
      },
    })
  }
}

/** Empties what a page's address keeps in the browser, but for caches whose name begins with `kept`. */
export const emptyStorage = (page: Page, kept = ''): Promise<void> =>
  page.evaluate(async (beginning) => {
    localStorage.clear()
    for (const name of await caches.keys())
      if (beginning === '' || !name.startsWith(beginning)) await caches.delete(name)
    for (const { name = '' } of await indexedDB.databases())
      await new Promise((done) => Object.assign(indexedDB.deleteDatabase(name), { onsuccess: done }))
  }, kept)

/** A page of the app's address that stays open, so that the process that shows its pages does, too. */
const ANCHOR = '/favicon.svg'

/**
 * A phone in English and New York without a service worker, as nobody had used it. To start the process of a page takes as long as
 * the page itself, so that stories use one after the other; `giveBack` makes it ready for the next.
 */
export const takePhone = async (browser: Browser): Promise<BrowserContext> => {
  const idle = free.get(browser)?.pop()
  if (idle !== undefined) return idle
  // Calls that a story answers itself must not go past it through the service worker.
  const phone = await openContext(browser, { serviceWorkers: 'block' })
  noteCalls(phone, changed, phone, lasting)
  noteCalls(phone, timed, phone.clock, clockCalls)
  return phone
}

/** A phone as Playwright itself sees it in the same process. None of it is promised: what is not there is undefined. */
interface PhoneInside {
  readonly _connection?: {
    readonly toImpl?: (phone: unknown) => {
      readonly clock?: { readonly uninstall?: (progress: { race<T>(work: Promise<T>): Promise<T> }) => Promise<void> }
    }
  }
}

/** Gives pages that are opened from now on the system's clock again, as Playwright does between its own tests. */
const resetClock = async (phone: BrowserContext): Promise<void> => {
  // Its type names none of these members, and each is looked for.
  const { clock } = (phone as unknown as PhoneInside)._connection?.toImpl?.(phone) ?? {}
  if (clock?.uninstall === undefined) throw new Error('Playwright keeps the clock of a phone.')
  await clock.uninstall({ race: (work) => work })
  timed.delete(phone)
}

/** Takes everything of the person before off a phone. One that refuses, or that was changed for good, is given up. */
export const giveBack = async (phone: BrowserContext, url: string): Promise<void> => {
  const browser = phone.browser()
  if (browser === null || changed.has(phone)) return phone.close()
  try {
    const wasTimed = timed.has(phone)
    if (wasTimed) await resetClock(phone)
    // A page that was open while the clock was set keeps that clock.
    const before = phone.pages()
    const anchor = wasTimed ? undefined : before.find((page) => page.url() === `${url}${ANCHOR}`)
    await phone.unrouteAll()
    await phone.setOffline(false)
    const page = anchor ?? (await phone.newPage())
    await Promise.all(before.map((one) => (one === anchor ? undefined : one.close())))
    await phone.clearCookies()
    if (anchor === undefined) await page.goto(`${url}${ANCHOR}`)
    await emptyStorage(page)
    free.set(browser, [...(free.get(browser) ?? []), phone])
  } catch {
    await phone.close()
  }
}
