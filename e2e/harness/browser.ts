import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core'

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // No renderer is started ahead of the next page: few stories open one.
  '--renderer-process-limit=1',
  // A new page begins empty, which belongs to no site: with isolation it gets a process, and leaves it for that of the app.
  '--disable-site-isolation-trials',
  // A page lives for seconds: what the optimizing compilers cost it does not come in again.
  '--js-flags=--no-opt,--no-maglev',
]

/**
 * Beside those flags: a browser that compiles and isolates sites like anybody's, for what is measured. Of two flags of one name
 * the last one counts, and the demand for isolation goes before the wish for none.
 */
export const AS_ANYBODYS = ['--js-flags=--opt', '--site-per-process'] as const

export const phone = { width: 390, height: 844 } as const
export const desktop = { width: 1280, height: 800 } as const

/** The zone that the people of the stories live in: for hours of each day it is another day there than on the server. */
export const PAGE_ZONE = 'America/New_York'

/** A browser's parts: the `shell` has no cameras and shows no notifications, and is the quicker for it. */
export type BrowserBuild = 'shell' | 'whole'

/** Starts the Chromium that CHROMIUM_SHELL_PATH or CHROMIUM_PATH names (the test command sets them). */
export const openBrowser = (
  browserBuild: BrowserBuild = 'shell',
  extraFlags: readonly string[] = [],
): Promise<Browser> => {
  const whole = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
  const executablePath = browserBuild === 'shell' ? (process.env.CHROMIUM_SHELL_PATH ?? whole) : whole
  return chromium.launch({ executablePath, args: [...flags, ...extraFlags] })
}

/**
 * Waits until the app runs: its own code has drawn a screen in the place of the prerendered view, or it has said that it could
 * not be fetched. The view's headings and fields look the same before.
 */
export const untilDrawn = (page: Page): Promise<void> =>
  page.locator('#prerendered:not([data-failed])').waitFor({ state: 'detached' })

/** From now on a page that is opened or loaded anew is one whose app runs; only `waitUntil: 'commit'` sees it before. */
function waitForApp(page: Page): void {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)]
  page.goto = async (url, options) => {
    const answer = await goto(url, options)
    if (options?.waitUntil !== 'commit') await untilDrawn(page)
    return answer
  }
  page.reload = async (options) => {
    const answer = await reload(options)
    if (options?.waitUntil !== 'commit') await untilDrawn(page)
    return answer
  }
}

/** In a page that is opened without a network: it knows that. */
function denyNetwork(): void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false })
}

/** In a page that was opened without a network: it is there again, and told as the browser tells it. */
function admitNetwork(): void {
  if (!Object.hasOwn(navigator, 'onLine')) return
  Reflect.deleteProperty(navigator, 'onLine')
  dispatchEvent(new Event('online'))
}

/**
 * From now on pages that are opened while the phone is offline take it for that. Chromium from 150 on forgets, with each page that
 * a service worker answers, that it was told so: nothing is fetched, and `navigator.onLine` is true.
 */
function keepOffline(phone: BrowserContext): void {
  const [setOffline, addInitScript] = [phone.setOffline.bind(phone), phone.addInitScript.bind(phone)]
  let denied: { readonly dispose: () => Promise<void> } | undefined
  phone.setOffline = async (isOffline) => {
    if (isOffline === (denied !== undefined)) return setOffline(isOffline)
    if (isOffline) denied = await addInitScript(denyNetwork)
    await setOffline(isOffline)
    if (isOffline) return
    await denied?.dispose()
    denied = undefined
    // A page that is being loaded anew is not denied it any more.
    await Promise.all(phone.pages().map((page) => page.evaluate(admitNetwork).catch(() => undefined)))
  }
}

/** A fresh phone: no cookies, English, New York time. */
export const openContext = async (browser: Browser, options: BrowserContextOptions = {}): Promise<BrowserContext> => {
  const context = await browser.newContext({
    viewport: phone,
    locale: 'en-US',
    timezoneId: PAGE_ZONE,
    reducedMotion: 'reduce',
    ...options,
  })
  context.setDefaultTimeout(30_000)
  context.on('page', waitForApp)
  keepOffline(context)
  return context
}

/** A new page of a phone. `problems` collects what it complains of. */
export const openTab = async (context: BrowserContext): Promise<{ page: Page; problems: string[] }> => {
  const page = await context.newPage()
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error' && /Content Security Policy|Uncaught|React/.test(message.text())) {
      problems.push(message.text())
    }
  })
  return { page, problems }
}

/** A fresh person at a fresh phone. */
export const openPage = async (
  browser: Browser,
  options?: BrowserContextOptions,
): Promise<{ context: BrowserContext; page: Page; problems: string[] }> => {
  const context = await openContext(browser, options)
  return { context, ...(await openTab(context)) }
}
