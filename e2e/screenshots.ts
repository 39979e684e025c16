import { mkdir, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { addDays, DEFAULT_LOCALE, dayAt, type Locale, locales } from '@pacemeal/domain'
import { databaseId } from '@pacemeal/protocol'
import { anEvent } from '@pacemeal/testing'
import type { Browser, Page } from 'playwright-core'
import { readCatalogue } from '../apps/web/build/catalogues.ts'
import { installPictures } from '../apps/web/build/install-pictures.ts'
import { desktop, openBrowser, openPage } from './harness/browser.ts'
import { becomeMember, givePlan, giveProfile } from './harness/people.ts'
import { startServer } from './harness/running-server.ts'

/**
 * Pictures of every screen in every language, at 360x740 and at 1280x800, full and empty, into `screenshots/`.
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

/** A text of the app in the language of the picture; what stands after its first value is left out. */
type Say = (message: string, values?: Readonly<Record<string, string>>) => string

const speaker = async (language: Locale): Promise<Say> => {
  const catalogue = await readCatalogue(resolve(import.meta.dirname, `../apps/web/src/languages/${language}.po`))
  const texts = new Map(catalogue.map(({ message, translation }) => [message, translation]))
  return (message, values = {}) =>
    Object.entries(values)
      .reduce((text, [name, value]) => text.replace(`{${name}}`, value), texts.get(message) || message)
      .replace(/\{.*$/, '')
}

interface Shot {
  readonly name: string
  readonly path: string
  /** What to do before the picture, such as opening a sheet. */
  readonly prepare?: (page: Page, say: Say) => Promise<unknown>
}

const publicShots: readonly Shot[] = [
  { name: 'login', path: '/login' },
  { name: 'login-code', path: '/login?step=code' },
  { name: 'signup', path: '/signup' },
  {
    name: 'signup-form',
    path: '/signup',
    prepare: (page, say) => page.getByRole('button', { name: say('Sign Up with Email') }).click(),
  },
  { name: 'forgot-password', path: '/forgot-password' },
  { name: 'reset-password', path: '/reset-password?userId=someone&secret=something' },
  { name: 'callback-denied', path: '/callback?success=false' },
  { name: 'verify-email', path: '/auth/verify-email' },
  { name: 'terms', path: '/terms-conditions' },
]

const answers: Readonly<Record<string, string>> = {
  onboarding_gender: 'Female',
  onboarding_age: '24',
}

const onboardingShots: readonly Shot[] = [
  'gender',
  'age',
  'measurements',
  'dietary-preferences',
  'performance-objective',
  'training-categories',
  'training-schedule',
  'wearable',
  'notifications',
  'subscription',
].map((step) => ({ name: `onboarding-${step}`, path: `/onboarding/${step}` }))

const opens = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name }).first().click()
  await page.getByRole('dialog').waitFor()
}

const appShots: readonly Shot[] = [
  { name: 'home', path: '/home' },
  { name: 'home-why', path: '/home', prepare: (page, say) => opens(page, say('Why this: {about}')) },
  { name: 'home-ideas', path: '/home', prepare: (page, say) => opens(page, say('Fuel ideas: {about}')) },
  {
    name: 'log-sheet',
    path: '/home',
    prepare: (page, say) => opens(page, say('Log Fuel')),
  },
  { name: 'quick-scan', path: '/home?sheet=scan' },
  { name: 'scanner-without-camera', path: '/scanner' },
  { name: 'meal-plan', path: '/meal-plan' },
  { name: 'meal-plan-edit', path: '/meal-plan', prepare: (page, say) => opens(page, say('Edit Meal: {about}')) },
  {
    name: 'meal-plan-training',
    path: '/meal-plan',
    prepare: (page, say) => opens(page, say('Edit {type}, {time}', { type: say('Practice') })),
  },
  { name: 'meal-plan-week', path: '/meal-plan?view=week' },
  { name: 'meal-plan-shopping', path: '/meal-plan?view=shopping' },
  // The last day of a plan is never over, whatever the day of the week on which it begins.
  { name: 'meal-details', path: '/meal-details/sunday-lunch' },
  { name: 'cook', path: '/cook' },
  {
    name: 'cook-dish',
    path: '/cook',
    prepare: async (page) => {
      await page.getByRole('main').locator('a[href*="/cook/"]').first().click()
      await page.waitForURL('**/cook/*')
      await page.locator('main h1').first().waitFor()
    },
  },
  { name: 'schedule', path: '/activity-schedule' },
  { name: 'profile', path: '/profile' },
  { name: 'edit-profile', path: '/edit-profile' },
  { name: 'change-password', path: '/change-password' },
  { name: 'notifications', path: '/notifications' },
  { name: 'notification-settings', path: '/notification-settings' },
  { name: 'subscription', path: '/subscription' },
  { name: 'subscription-plans', path: '/subscription/plans' },
  { name: 'payment-history', path: '/payment-history' },
  { name: 'support', path: '/support' },
  { name: 'wearable', path: '/wearable?stay' },
  { name: 'your-data', path: '/your-data' },
  { name: 'security', path: '/security' },
  { name: 'units', path: '/units' },
  {
    name: 'security-set-up',
    path: '/security',
    prepare: async (page, say) => {
      await page.getByRole('button', { name: say('Set Up') }).click()
      await page.getByRole('img', { name: say('QR code for your authenticator app') }).waitFor()
    },
  },
  { name: 'kitchen', path: '/kitchen' },
  { name: 'health', path: '/your-health' },
  { name: 'body-log', path: '/body' },
  { name: 'my-foods', path: '/my-foods' },
  { name: 'my-food-new', path: '/my-foods?sheet=food' },
  { name: 'trends', path: '/trends' },
  { name: 'nutrients', path: '/nutrients' },
  { name: 'events', path: '/events' },
  { name: 'event-new', path: '/events/new' },
  { name: 'race-products', path: '/race-products' },
  { name: 'sweat-tests', path: '/sweat-tests' },
  { name: 'training-calendars', path: '/training-calendars' },
]

/** The screens of one event. */
const eventShots = (event: string): readonly Shot[] => [
  { name: 'event', path: `/events/${event}` },
  { name: 'event-edit', path: `/events/${event}/edit` },
  { name: 'event-card', path: `/events/${event}/card` },
  { name: 'event-report', path: `/events/${event}/report` },
]

const isWanted = ({ name }: Shot) => wanted.length === 0 || wanted.some((word) => name.includes(word))

const quiet = async (page: Page): Promise<void> => {
  await page.waitForLoadState('networkidle')
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

const server = await startServer()

const take = async (page: Page, shots: readonly Shot[], { look, language, say }: Look, suffix = ''): Promise<void> => {
  for (const shot of shots.filter(isWanted)) {
    await page.goto(server.url + shot.path)
    await quiet(page)
    try {
      await shot.prepare?.(page, say)
      await quiet(page)
    } catch (error) {
      console.error(`${shot.name}${suffix}: ${String(error).split('\n')[0]}`)
    }
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
    await becomeMember(page, server)
    await page.goto(`${server.url}/terms-conditions`)
    await page.evaluate((given) => {
      for (const [key, value] of Object.entries(given)) localStorage.setItem(key, value)
    }, answers)
    await take(page, onboardingShots, how)
  })
  await withPage(browser, how, async (page) => {
    const member = await becomeMember(page, server)
    await giveProfile(member, { activitySchedule: '{}' })
    await take(
      page,
      appShots.filter(({ prepare }) => prepare === undefined),
      how,
      '-empty',
    )
  })
  await withPage(browser, how, async (page) => {
    const member = await becomeMember(page, server)
    await giveProfile(member)
    await givePlan(member)
    const event = anEvent({ day: addDays(dayAt(Date.now(), 'UTC'), 5) })
    const { $id } = (await member.call('POST', `/databases/${databaseId}/collections/events/documents`, {
      documentId: 'unique()',
      data: { user: member.userId, day: event.day, details: JSON.stringify(event) },
    })) as { $id: string }
    await take(page, [...appShots, ...eventShots($id)], how)
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
