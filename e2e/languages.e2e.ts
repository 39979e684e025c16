import { join } from 'node:path'
import { databaseId } from '@pacemeal/protocol'
import { pseudoText } from '@pacemeal/testing'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { catalogueParts, compilePart, partModule, readCatalogue } from '../apps/web/build/catalogues.ts'
import { screensOf } from '../apps/web/src/app/areas.ts'
import { followLink } from './harness/follow-link.ts'
import { giveProfile, goodPassword } from './harness/people.ts'
import { openWorld } from './harness/world.ts'
import { cutTexts, withLargeText } from './screens/layout.ts'

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
    String.raw`Pacemeal|BETA|English|Deutsch|Español|Maya|Lindgren|[\w.]+@[\w.]+|https?:\S+|kcal|min|kg|lbs?|cm|km|mg|ml|fl oz|AM|PM|CSV|FIT|TCX|GPX|ICS|WHOOP|Fitbit|Oura|Garmin|Biostrap|Google`,
  ].join('|'),
  'gu',
)

/** What is wrong with the screen: English words, texts that are cut off, and a page wider than the phone. */
const faultsOf = async (page: Page): Promise<readonly string[]> => {
  const { texts, cut, width } = await page.evaluate(() => {
    const isSeen = (element: Element) =>
      element.checkVisibility() && element.closest('[aria-hidden=true], svg, option') === null
    const all = [...document.querySelectorAll('body *')].filter(isSeen)
    const own = (element: Element) =>
      [...element.childNodes].filter(({ nodeType }) => nodeType === 3).map(({ textContent }) => textContent ?? '')
    const named = (element: Element) =>
      ['aria-label', 'placeholder', 'alt', 'title'].map((name) => element.getAttribute(name) ?? '')
    return {
      texts: all.flatMap((element) => [...own(element), ...named(element)]).filter((text) => text.trim() !== ''),
      cut: all
        .filter(
          (element) =>
            element.clientWidth > 8 &&
            element.scrollWidth > element.clientWidth + 1 &&
            own(element).join('').trim() !== '',
        )
        .map((element) => `${element.tagName}: ${element.textContent?.slice(0, 60)}`),
      width: document.documentElement.scrollWidth,
    }
  })
  const raw = texts.filter((text) => /[a-z]{3}/i.test(text.replaceAll(alike, '')))
  return [
    ...new Set(raw.map((text) => `raw: ${text}`)),
    ...cut.map((text) => `cut: ${text}`),
    ...(width > 360 ? [`wide: ${width}`] : []),
  ]
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

  test('no screen holds a text that stays English, or grows too wide at 360 px, with texts a third longer', async () => {
    // A phone that has fetched no German yet: another language comes in its place.
    const { page, problems, member } = await world.member({})
    await giveProfile(member, { activitySchedule: '{}' })
    await speakPseudo(page)
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(world.at('/home'))
    await page.locator('main#content h1').waitFor()
    const wrong: Record<string, readonly string[]> = {}
    for (const { path } of [...screensOf('withProfile'), ...screensOf('withProfileBare')]) {
      if (path.includes(':') || shownElsewhere.has(path)) continue
      await goTo(page, path)
      const faults = await faultsOf(page)
      if (faults.length > 0) wrong[path] = faults
    }
    expect(wrong).toEqual({})
    expect(problems).toEqual([])
  })
})
