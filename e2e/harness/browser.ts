import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core'

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export const phone = { width: 390, height: 844 } as const
export const desktop = { width: 1280, height: 800 } as const

/** Starts the Chromium that CHROMIUM_PATH names (the test command sets it); extra flags choose a fake camera. */
export const openBrowser = (extraFlags: readonly string[] = []): Promise<Browser> => {
  const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
  return chromium.launch({ executablePath, args: [...flags, ...extraFlags] })
}

/** A fresh person at a phone: no cookies, English, New York time. */
export const openPage = async (
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<{ context: BrowserContext; page: Page; problems: string[] }> => {
  const context = await browser.newContext({
    viewport: phone,
    locale: 'en-US',
    timezoneId: 'America/New_York',
    reducedMotion: 'reduce',
    ...options,
  })
  context.setDefaultTimeout(30_000)
  const page = await context.newPage()
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error' && /Content Security Policy|Uncaught|React/.test(message.text())) {
      problems.push(message.text())
    }
  })
  return { context, page, problems }
}
