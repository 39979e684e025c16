import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { AS_ANYBODYS, openBrowser, openPage, PAGE_ZONE } from './harness/browser.ts'
import { type FirstScreen, firstScreens, noteRequests, openWhole, weighScripts } from './harness/first-visit.ts'
import { becomeMember, givePlan, giveProfile, type Member } from './harness/people.ts'
import { startServer } from './harness/running-server.ts'

/**
 * What a first visit of each main screen costs, in both themes: script and requests, what moves, how long the main thread
 * is blocked on a phone (a processor four times slower than this one), and how long taps on home wait for their answer
 * there, and how long a screen that was seen takes to start without a network, as installed on this machine. With `--lighthouse <folder>`, where the package `lighthouse` is installed, its mobile figures too, the medians of
 * three runs. Ends with 1 when a size or a count is over its budget; times are printed, never judged.
 */
const { lighthouse: lighthouseFolder } = parseArgs({ options: { lighthouse: { type: 'string' } } }).values

const SLOWER = 4
const DEBUGGING_PORT = 9411
const phone = { width: 412, height: 823 }

/** What the page itself saw while it loaded. */
interface Seen {
  /** Cumulative layout shift. */
  readonly shift: number
  /** Largest contentful paint, milliseconds after the navigation. */
  readonly painted: number
  /** What tasks took beyond 50 ms each, milliseconds. */
  readonly blocked: number
}

declare global {
  /** Filled by the observers that stand before the page's own code. */
  var seen: { shift: number; painted: number; blocked: number; waited: number }
}

function observe(): void {
  globalThis.seen = { shift: 0, painted: 0, blocked: 0, waited: 0 }
  const watch = (type: string, note: (entry: PerformanceEntry) => void, options = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true, ...options })
  watch('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
    if (!hadRecentInput) globalThis.seen.shift += value
  })
  watch('largest-contentful-paint', ({ startTime }) => {
    globalThis.seen.painted = startTime
  })
  watch('longtask', ({ duration }) => {
    globalThis.seen.blocked += Math.max(0, duration - 50)
  })
  const noteWait = ({ duration }: PerformanceEntry) => {
    globalThis.seen.waited = Math.max(globalThis.seen.waited, duration)
  }
  watch('event', noteWait, { durationThreshold: 16 })
}

/** A phone of the person, with nothing kept of earlier visits. */
async function openPhone(browser: Browser, cookies: Cookies, colorScheme: 'light' | 'dark') {
  const { page, context } = await openPage(browser, {
    viewport: phone,
    colorScheme,
    serviceWorkers: 'block',
    storageState: { cookies, origins: [] },
  })
  await page.addInitScript(observe)
  const devTools = await context.newCDPSession(page)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  return { page, context }
}

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>

async function visit(page: Page, url: string) {
  const requests = noteRequests(page)
  await openWhole(page, url)
  const scripts = await weighScripts(requests)
  const kilobytes = scripts.reduce((sum, [, weight]) => sum + weight, 0)
  const seen: Seen = await page.evaluate(() => globalThis.seen)
  return { kilobytes, files: scripts.length, requests: requests.length, seen }
}

/** The longest that one of the taps of a usual minute on home waits until its answer is painted, milliseconds. */
async function tapHome(page: Page): Promise<number> {
  const close = async () => {
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
  }
  for (const name of [/^Why this/, /^Fuel ideas/, 'Log Fuel']) {
    await page.getByRole('button', { name }).first().click()
    await page.getByRole('dialog').waitFor()
    await close()
  }
  const days = page.getByRole('button', { name: /training day$|rest day$/i })
  await days.first().click()
  await days.last().click()
  await page.getByText(/^Fuel Plan for /).waitFor()
  return page.evaluate(() => globalThis.seen.waited)
}

/** How long each screen takes until the largest of it is painted without a network, once it was seen in the installed app: milliseconds. */
async function startOffline(
  browser: Browser,
  cookies: Cookies,
  paths: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { page, context } = await openPage(browser, {
    viewport: phone,
    serviceWorkers: 'allow',
    storageState: { cookies, origins: [] },
  })
  await page.addInitScript(observe)
  await page.goto(server.url + (paths[0] ?? ''))
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  for (const path of paths) await openWhole(page, server.url + path)
  await context.setOffline(true)
  const started = new Map<string, number>()
  for (const path of paths) {
    await page.goto(server.url + path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForLoadState('networkidle')
    started.set(path, Math.round(await page.evaluate(() => globalThis.seen.painted)))
  }
  await context.close()
  return started
}

interface LighthouseResult {
  readonly lhr: {
    readonly categories: Readonly<Record<'performance', { readonly score: number }>>
    readonly audits: Readonly<Record<string, { readonly numericValue: number }>>
    /** How fast Lighthouse found the processor to be at that moment. */
    readonly environment: { readonly benchmarkIndex: number }
  }
}
type Lighthouse = (url: string, options: object) => Promise<LighthouseResult>

const RUNS = 3

/** Of Lighthouse's mobile runs the median of each figure: score, and milliseconds of the simulated slow phone. */
async function lighthouseFigures(url: string, cookies: Cookies): Promise<Readonly<Record<string, number>>> {
  if (lighthouseFolder === undefined) return {}
  const entry = createRequire(`${lighthouseFolder}/package.json`).resolve('lighthouse')
  const { default: lighthouse }: { default: Lighthouse } = await import(pathToFileURL(entry).href)
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const options = {
    port: DEBUGGING_PORT,
    logLevel: 'error',
    onlyCategories: ['performance'],
    ...(cookie === '' ? {} : { extraHeaders: { Cookie: cookie } }),
  }
  const runs: Readonly<Record<string, number>>[] = []
  for (let run = 0; run < RUNS; run += 1) {
    const { categories, audits, environment } = (await lighthouse(url, options)).lhr
    runs.push({
      lighthouse: 100 * categories.performance.score,
      'first ms': audits['first-contentful-paint']?.numericValue ?? Number.NaN,
      'largest ms': audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
      'speed ms': audits['speed-index']?.numericValue ?? Number.NaN,
      'blocking ms': audits['total-blocking-time']?.numericValue ?? Number.NaN,
      processor: environment.benchmarkIndex,
    })
  }
  const medianOf = (name: string): number =>
    Math.round(runs.map((run) => run[name] ?? Number.NaN).toSorted((one, other) => one - other)[1] ?? Number.NaN)
  return Object.fromEntries(Object.keys(runs[0] ?? {}).map((name) => [name, medianOf(name)]))
}

// Lighthouse opens its pages itself: in another zone it may be another day, and the plan one of another week.
process.env.TZ = PAGE_ZONE
const server = await startServer()
const browser = await openBrowser('whole', [...AS_ANYBODYS, `--remote-debugging-port=${DEBUGGING_PORT}`])
const { page: first, context: firstContext } = await openPage(browser)
const member: Member = await becomeMember(first, server)
await giveProfile(member)
await givePlan(member)
const cookies = await firstContext.cookies()
await firstContext.close()

const own = Object.values<FirstScreen>(firstScreens).flatMap(({ path, isOwn }) => (isOwn ? [path] : []))
const offline = await startOffline(browser, cookies, own)

const rows: Readonly<Record<string, string | number>>[] = []
const over: string[] = []
for (const [name, { path, isOwn, budget }] of Object.entries<FirstScreen>(firstScreens)) {
  const known = isOwn ? cookies : []
  const figures = await lighthouseFigures(server.url + path, known)
  for (const theme of ['light', 'dark'] as const) {
    const { page, context } = await openPhone(browser, known, theme)
    const { kilobytes, files, requests, seen } = await visit(page, server.url + path)
    const isOver = kilobytes > budget.kilobytes || files > budget.files || requests > budget.requests
    if (isOver) over.push(`${name} (${theme})`)
    rows.push({
      screen: name,
      theme,
      'script kB': `${kilobytes.toFixed(1)} of ${budget.kilobytes}`,
      files: `${files} of ${budget.files}`,
      requests: `${requests} of ${budget.requests}`,
      shift: seen.shift.toFixed(3),
      'painted ms': Math.round(seen.painted),
      'blocked ms': Math.round(seen.blocked),
      'offline ms': offline.get(path) ?? '-',
      'longest tap ms': name === 'home' ? Math.round(await tapHome(page)) : '-',
      ...figures,
    })
    await context.close()
  }
}
console.table(rows)
await browser.close()
await server.dispose()
if (over.length > 0) console.error(`Over the budget: ${over.join(', ')}.`)
process.exit(over.length > 0 ? 1 : 0)
