import { join } from 'node:path'
import { addDays, dayAt } from '@pacemeal/domain'
import { databaseId } from '@pacemeal/protocol'
import { anEvent, pseudoText } from '@pacemeal/testing'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { catalogueParts, compilePart, partModule, readCatalogue } from '../apps/web/build/catalogues.ts'
import { screensOf } from '../apps/web/src/app/areas.ts'
import { PAGE_ZONE } from './harness/browser.ts'
import { followLink, openScreen, openSheet } from './harness/follow-link.ts'
import { answerOnboarding } from './harness/onboarding-answers.ts'
import { noteRefusals, pendingRequests, untilQuiet } from './harness/pending-requests.ts'
import { giveEvent, givePlan, giveProfile, goodPassword } from './harness/people.ts'
import { turnOf } from './harness/turns.ts'
import { openWorld } from './harness/world.ts'
import { placed, sheetAddresses, sheetsAbout, shownIn } from './screens/addresses.ts'
import { cutTexts, wideOverflow, withLargeText } from './screens/layout.ts'
import { onTheWayIn, type ScreenAddress, screensAt } from './screens/router-screens.ts'

const source = join(import.meta.dirname, '../apps/web/src/languages/en.po')

/** Screens that lead on at once, need something that was just made, or list generic products by their English names. */
const shownElsewhere: ReadonlySet<string> = new Set([
  '/scanned-image',
  '/scanner',
  '/subscription-success',
  '/race-products',
  '/events/new',
])

/** A compiled text with its words changed; the names of its values and plurals stay. */
const changed = (compiled: unknown): unknown =>
  Array.isArray(compiled)
    ? compiled.map((part) => (typeof part === 'string' ? pseudoText(part) : values(part)))
    : compiled
const values = (part: unknown): unknown => {
  if (!Array.isArray(part)) return part
  const [name, format, options] = part
  if (typeof options !== 'object' || options === null) return part
  const forms = Object.entries(options).map(([form, text]) => [form, form === 'offset' ? text : word(text)])
  return [name, format, Object.fromEntries(forms)]
}
const word = (text: unknown): unknown => (typeof text === 'string' ? pseudoText(text) : changed(text))

/** Gives the app, in the place of its German, a language that nobody speaks: every letter accented, a third longer. */
const speakPseudo = async (page: Page): Promise<void> => {
  const entries = (await readCatalogue(source)).map((entry) => ({ ...entry, translation: entry.message }))
  const parts = catalogueParts.flatMap((part) => Object.entries(compilePart(entries, part)))
  const body = partModule(Object.fromEntries(parts.map(([id, text]) => [id, changed(text)])) as never)
  await page.route('**/assets/de-*.js', (route) => route.fulfill({ contentType: 'text/javascript', body }))
  await page.addInitScript(() => localStorage.setItem('language', 'de'))
}

/** Opens a screen of the app without loading it anew. */
const goTo = async (page: Page, path: string): Promise<void> => {
  await followLink(page, path)
  await page.waitForFunction((to) => location.pathname === to && document.querySelector('h1') !== null, path)
  await page.waitForFunction(
    (loading) => document.querySelector(`[role=status][aria-label^="${loading}"]`) === null,
    pseudoText('Loading'),
  )
}

/** How the browser itself writes days and months in the language whose place is taken. */
const calendarWords = ['long', 'short'].flatMap((style) =>
  Array.from({ length: 84 }, (_, at) => new Date(Date.UTC(2026, at % 12, 1 + Math.floor(at / 12)))).flatMap((date) =>
    new Intl.DateTimeFormat('de', { weekday: style, day: 'numeric', month: style, timeZone: 'UTC' } as never)
      .formatToParts(date)
      .filter(({ type }) => type === 'weekday' || type === 'month')
      .map(({ value }) => value.replaceAll('.', '')),
  ),
)

/** Words that every language writes alike: names, units, calendar words. */
const alike = new RegExp(
  [
    ...new Set(calendarWords),
    String.raw`Pacemeal|BETA|alt\+T|English|Deutsch|Español|Maya|Lindgren|[\w.]+@[\w.]+|https?:\S+|Chrome|Linux|kcal|min|kg|lbs?|cm|km|mg|ml|fl oz|AM|PM|CSV|FIT|TCX|GPX|ICS|WHOOP|Fitbit|Oura|Garmin|Biostrap|Google`,
  ].join('|'),
  'gu',
)

/** English words of the screen. */
const rawTexts = async (page: Page): Promise<readonly string[]> => {
  const texts = await page.evaluate(() => {
    const isSeen = (element: Element) =>
      element.checkVisibility() && element.closest('[aria-hidden=true], svg, option') === null
    const own = (element: Element) =>
      [...element.childNodes].filter(({ nodeType }) => nodeType === 3).map(({ textContent }) => textContent ?? '')
    const named = (element: Element) =>
      ['aria-label', 'placeholder', 'alt', 'title'].map((name) => element.getAttribute(name) ?? '')
    return [...document.querySelectorAll('body *')]
      .filter(isSeen)
      .flatMap((element) => [...own(element), ...named(element)])
      .filter((text) => text.trim() !== '')
  })
  const raw = texts.filter((text) => /[a-z]{3}/i.test(text.replaceAll(alike, '')))
  return [...new Set(raw.map((text) => `raw: ${text}`))]
}

/** Texts that are cut off, and a page wider than the phone. */
const layoutFaults = async (page: Page): Promise<readonly string[]> => [
  ...(await cutTexts(page)),
  ...(await wideOverflow(page)),
]

const faultsOf = async (page: Page): Promise<readonly string[]> => [
  ...(await rawTexts(page)),
  ...(await layoutFaults(page)),
]

/** Waits until nothing of what is shown is still being read. */
const settled = async (page: Page): Promise<void> => {
  await page.locator(':is(main, [role=status]).animate-appear-late').first().waitFor({ state: 'detached' })
  await page
    .locator(`[role=status][aria-label^="${pseudoText('Loading')}"]`)
    .first()
    .waitFor({ state: 'detached' })
}

describe('in another language', () => {
  const world = openWorld()

  test('somebody signs in, logs a meal and chooses the language, in German', async () => {
    const { page, member, problems } = await world.athlete({ activitySchedule: '{}' })
    await page.goto(world.at('/profile'))
    await page.getByLabel('Language').selectOption('Deutsch')
    await page.getByRole('heading', { level: 1, name: 'Profil' }).waitFor()
    expect(await page.locator('html').getAttribute('lang')).toBe('de')
    await expect.poll(() => member.call('GET', '/account/prefs')).toMatchObject({ locale: 'de' })

    await page.getByRole('button', { name: 'Abmelden' }).click()
    await page.getByRole('heading', { level: 1, name: 'Anmelden' }).waitFor()
    await page.getByLabel('E-Mail').fill(member.email)
    await page.getByLabel('Passwort', { exact: true }).fill(goodPassword)
    await page.getByRole('button', { name: 'Anmelden', exact: true }).click()

    await page.getByRole('heading', { name: /^Fuel-Plan für / }).waitFor()
    await page.getByRole('button', { name: 'Eintragen', exact: true }).click()
    const sheet = page.getByRole('dialog', { name: 'Essen eintragen' })
    // The longest words of all, on a narrow phone, with letters twice as large.
    const size = page.viewportSize()
    await page.setViewportSize({ width: 360, height: 740 })
    expect(await withLargeText(page, cutTexts)).toEqual([])
    if (size !== null) await page.setViewportSize(size)
    await sheet.getByLabel('Name des Lebensmittels').fill('Käsebrot')
    await sheet.getByRole('button', { name: 'EINTRAGEN & SPEICHERN' }).click()
    const documents = `/databases/${databaseId}/collections/meal_logs/documents`
    await expect.poll(() => member.call('GET', documents)).toMatchObject({ documents: [{ notes: 'Käsebrot' }] })
    expect(problems).toEqual([])
  })

  test('somebody chooses Spanish, which is kept with the account, and home speaks it', async () => {
    const { page, member, problems } = await world.athlete({ activitySchedule: '{}' })
    await page.goto(world.at('/profile'))
    await page.getByLabel('Language').selectOption('Español')
    await page.getByRole('heading', { level: 1, name: 'Perfil' }).waitFor()
    expect(await page.locator('html').getAttribute('lang')).toBe('es')
    await expect.poll(() => member.call('GET', '/account/prefs')).toMatchObject({ locale: 'es' })
    await page.goto(world.at('/home'))
    await page.getByRole('heading', { name: /^Plan de comidas del / }).waitFor()
    expect(problems).toEqual([])
  })

  test.each([
    ['de-AT', 'Anmelden', 'Sprache'],
    ['es-MX', 'Iniciar sesión', 'Idioma'],
  ])('a browser’s language, %s, is taken before anybody signs in, and another can be chosen', async (...asked) => {
    const [locale, heading, choice] = asked
    const { page, problems } = await world.guest({ locale })
    await page.goto(world.at('/login'))
    await page.getByRole('heading', { level: 1, name: heading }).waitFor()
    await page.getByLabel(choice).selectOption('English')
    await page.getByRole('heading', { level: 1, name: 'Log in' }).waitFor()
    expect(await page.locator('html').getAttribute('lang')).toBe('en')
    expect(problems).toEqual([])
  })

  test('no screen holds a text that stays English, grows too wide at 360 px, or asks a newcomer’s account for what is refused', async () => {
    // A phone that has fetched no German yet: another language comes in its place.
    const { page, problems, member } = await world.member({})
    await giveProfile(member, { activitySchedule: '{}' })
    await speakPseudo(page)
    await page.setViewportSize({ width: 360, height: 740 })
    const pending = pendingRequests(page)
    // Of whom hardly anything is stored.
    const refused = noteRefusals(page)
    await page.goto(world.at('/home'))
    await page.locator('main#content h1').waitFor()
    const wrong: Record<string, readonly string[]> = {}
    for (const { path } of [...screensOf('withProfile'), ...screensOf('withProfileBare')]) {
      if (path.includes(':') || shownElsewhere.has(path)) continue
      await goTo(page, path)
      // What a part of the screen reads for itself stands there, too.
      await untilQuiet(pending)
      const faults = await faultsOf(page)
      if (faults.length > 0) wrong[path] = faults
    }
    expect(wrong).toEqual({})
    for (const path of shownElsewhere) {
      await openScreen(page, world.at(path))
      await untilQuiet(pending)
    }
    expect(refused).toEqual([])
    expect(problems).toEqual([])
  })

  test('neither does one before the sign-in, or a question of the onboarding', async () => {
    const wrong: Record<string, readonly string[]> = {}
    const walk = async (page: Page, screens: readonly ScreenAddress[]) => {
      await speakPseudo(page)
      await page.setViewportSize({ width: 360, height: 740 })
      for (const { path, at } of screens) {
        await openScreen(page, world.at(at))
        // What the build wrote of the page is German until the app has taken it over.
        await expect.poll(() => page.locator('h1').first().textContent(), { message: path }).toMatch(/[ȧḗīǿŭẏ]/i)
        await settled(page)
        const faults = await faultsOf(page)
        if (faults.length > 0) wrong[path] = faults
      }
    }
    const { page: guest } = await world.guest({})
    await walk(guest, screensAt('anyone', 'signedOut'))
    const { page: newcomer } = await world.member({})
    await newcomer.route('**/functions/**', () => undefined)
    await answerOnboarding(newcomer)
    await walk(newcomer, onTheWayIn)
    expect(wrong).toEqual({})
  })

  // Foods and dishes are told in German there, so that only the layout is looked at.
  test('no screen with a plan and an event on it, and no sheet, is cut or grows too wide with texts a third longer', async () => {
    const { page, member } = await world.member({})
    await giveProfile(member)
    const plan = await givePlan(member)
    const day = addDays(dayAt(Date.now(), PAGE_ZONE), 20)
    const event = anEvent({ day, products: ['gel', 'home-mix', 'salt', 'gel-isotonic'], wantsCaffeine: true })
    const id = await giveEvent(member, event)
    const shown = { ...shownIn(plan), event: id }
    await speakPseudo(page)
    await page.setViewportSize({ width: 360, height: 740 })
    const wrong: Record<string, readonly string[]> = {}
    const note = async (address: string) => {
      await settled(page)
      const faults = await layoutFaults(page)
      if (faults.length > 0) wrong[address] = faults
    }
    // They take two minutes: each day of the month has a third of them.
    const turn = new Date().getUTCDate() % 3
    const screens = screensAt('withProfile', 'withProfileBare').map(({ at }) => placed(at, shown))
    for (const address of turnOf([...screens, '/meal-plan?view=week', '/meal-plan?view=shopping'], turn, 3)) {
      await openScreen(page, world.at(address))
      await note(address)
    }
    for (const address of turnOf([...sheetAddresses, ...sheetsAbout(shown)], turn, 3)) {
      await openSheet(page, world.at(address))
      await note(address)
    }
    expect(wrong).toEqual({})
  })
})
