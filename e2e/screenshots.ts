import { mkdir, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { addDays, DEFAULT_LOCALE, dayAt, type Locale, locales } from '@pacemeal/domain'
import { anEvent } from '@pacemeal/testing'
import type { Browser, Page } from 'playwright-core'
import { readCatalogue } from '../apps/web/build/catalogues.ts'
import { installPictures } from '../apps/web/build/install-pictures.ts'
import { desktop, openBrowser, openPage } from './harness/browser.ts'
import { answerOnboarding } from './harness/onboarding-answers.ts'
import { becomeMember, giveEvent, givePlan, giveProfile, goodPassword } from './harness/people.ts'
import { startServer } from './harness/running-server.ts'
import { shownIn } from './screens/addresses.ts'
import {
  appShots,
  onboardingShots,
  operatorShots,
  plannedShots,
  publicShots,
  type Say,
  type Shot,
  unverifiedShots,
} from './screens/shots.ts'

/**
 * Pictures of every screen in every language, at 360x740 and at 1280x800, full and empty, into `screenshots/`. Ends with 1 when
 * one of them does not show its screen.
 * Usage: `npm run screenshots [-- name …]` takes only the screens whose name contains one of the words. `--language de,es`
 * takes them in these languages, `--size phone` or `--size desktop` in that size, `--theme dark` or `--theme light,dark` in other
 * themes than the light one. `--install` takes those of the installation alone, which belong to the sources of the web app.
 */
const folder = resolve(import.meta.dirname, '../screenshots')

const sizes = { phone: { width: 360, height: 740 }, desktop } as const
type Size = keyof typeof sizes
const themes = ['light', 'dark'] as const

const { positionals: wanted, values: options } = parseArgs({
  allowPositionals: true,
  options: {
    language: { type: 'string', default: locales.join(',') },
    size: { type: 'string', default: Object.keys(sizes).join(',') },
    theme: { type: 'string', default: 'light' },
    install: { type: 'boolean', default: false },
  },
})

/** The values of an option, each one of those that it takes. */
const chosen = <T extends string>(name: 'language' | 'size' | 'theme', known: readonly T[]): readonly T[] =>
  options[name].split(',').map((word) => {
    const found = known.find((one) => one === word)
    if (found === undefined) throw new Error(`--${name} takes ${known.join(', ')}, with commas between them.`)
    return found
  })
const languages = chosen('language', locales)

const speaker = async (language: Locale): Promise<Say> => {
  const catalogue = await readCatalogue(resolve(import.meta.dirname, `../apps/web/src/languages/${language}.po`))
  const texts = new Map(catalogue.map(({ message, translation }) => [message, translation]))
  return (message, values = {}) =>
    Object.entries(values)
      .reduce((text, [name, value]) => text.replace(`{${name}}`, value), texts.get(message) || message)
      .replace(/\{.*$/, '')
}

const isWanted = ({ name }: Shot) => wanted.length === 0 || wanted.some((word) => name.includes(word))

/** Longer than any screen takes that is not waiting for an answer which is held back. */
const QUIET_MS = 8_000

const quiet = async (page: Page): Promise<void> => {
  await page.waitForLoadState('networkidle', { timeout: QUIET_MS }).catch(() => undefined)
  await page.evaluate(() => document.fonts.ready)
}

const looks = chosen('size', Object.keys(sizes) as readonly Size[]).flatMap((size) =>
  chosen('theme', themes).map((colorScheme) => ({ size, viewport: sizes[size], colorScheme })),
)

/** How a picture is taken. */
interface Look {
  readonly look: (typeof looks)[number]
  readonly language: Locale
  readonly say: Say
}

const operator = 'eva@operators.example'
const server = await startServer({ OPERATORS: operator })

/** Pictures that do not show what they should. */
const missed: string[] = []

const take = async (page: Page, shots: readonly Shot[], { look, language, say }: Look, suffix = ''): Promise<void> => {
  for (const shot of shots.filter(isWanted)) {
    await page.goto(server.url + shot.path)
    await quiet(page)
    try {
      await shot.prepare?.(page, say)
      await quiet(page)
    } catch (error) {
      missed.push(`${shot.name}${suffix} in ${language}: ${String(error).split('\n')[0]}`)
    }
    const { pathname } = new URL(shot.shows ?? shot.path, server.url)
    const shown = new URL(page.url()).pathname
    if (shown !== pathname) missed.push(`${shot.name}${suffix} in ${language}: leads to ${shown}`)
    const spoken = language === DEFAULT_LOCALE ? '' : `-${language}`
    const name = `${shot.name}${suffix}${spoken}-${look.size}-${look.colorScheme}`
    await page.screenshot({ path: join(folder, `${name}.png`) })
    console.log(name)
  }
}

const withPage = async (
  browser: Browser,
  { look, language }: Look,
  work: (page: Page) => Promise<void>,
): Promise<void> => {
  const { context, page } = await openPage(browser, { viewport: look.viewport, colorScheme: look.colorScheme })
  await context.addInitScript((chosen) => localStorage.setItem('language', chosen), language)
  try {
    await work(page)
  } finally {
    await context.close()
  }
}

const takeAll = async (browser: Browser, how: Look): Promise<void> => {
  await withPage(browser, how, (page) => take(page, publicShots, how))
  await withPage(browser, how, async (page) => {
    const member = await becomeMember(page, server)
    await member.call('PATCH', '/account/email', { email: `new.${member.email}`, password: goodPassword })
    await take(page, unverifiedShots, how)
  })
  await withPage(browser, how, async (page) => {
    await becomeMember(page, server)
    await answerOnboarding(page)
    // Processing stays where it is as long as its run is not accepted.
    await page.route('**/functions/**', () => undefined)
    await take(page, onboardingShots, how)
  })
  await withPage(browser, how, async (page) => {
    const member = await becomeMember(page, server)
    await giveProfile(member, { activitySchedule: '{}' })
    await take(page, appShots, how, '-empty')
  })
  await withPage(browser, how, async (page) => {
    const member = await becomeMember(page, server)
    await giveProfile(member)
    const plan = await givePlan(member)
    const event = anEvent({ day: addDays(dayAt(Date.now(), 'UTC'), 5) })
    const id = await giveEvent(member, event)
    await take(page, [...appShots, ...plannedShots({ ...shownIn(plan), event: id })], how)
  })
  await withPage(browser, how, async (page) => {
    await becomeMember(page, server, 'Eva', operator)
    await take(page, operatorShots, how)
  })
}

/** The pictures of the installation, of a person with a plan. */
const takeInstallPictures = async (browser: Browser): Promise<void> => {
  const { context, page } = await openPage(browser)
  const member = await becomeMember(page, server)
  await giveProfile(member)
  await givePlan(member)
  for (const { file, path, width, height } of installPictures) {
    await page.setViewportSize({ width, height })
    await page.goto(server.url + path)
    await quiet(page)
    await page.screenshot({ path: resolve(import.meta.dirname, '../apps/web/public', file), type: 'jpeg', quality: 72 })
    console.log(file)
  }
  await context.close()
}

if (options.install) {
  const browser = await openBrowser()
  await takeInstallPictures(browser)
  await browser.close()
  await server.dispose()
  process.exit()
}

if (wanted.length === 0) await rm(folder, { recursive: true, force: true })
await mkdir(folder, { recursive: true })
const browser = await openBrowser()
try {
  for (const language of languages) {
    const say = await speaker(language)
    for (const look of looks) await takeAll(browser, { look, language, say })
  }
} finally {
  await browser.close()
  await server.dispose()
}
for (const one of missed) console.error(one)
process.exit(missed.length > 0 ? 1 : 0)
