import { addDays, dayAt, locales } from '@pacemeal/domain'
import { anEvent } from '@pacemeal/testing'
import type { Page } from 'playwright-core'
import { afterAll, describe, expect, test } from 'vitest'
import type { TestTerra } from '../apps/server/src/testing/test-terra.ts'
import { screensOf } from '../apps/web/src/app/areas.ts'
import { PAGE_ZONE, phone } from './harness/browser.ts'
import { openScreen } from './harness/follow-link.ts'
import { answerOnboarding } from './harness/onboarding-answers.ts'
import { giveEvent, givePlan, goodPassword } from './harness/people.ts'
import { turnOf } from './harness/turns.ts'
import { linkDevice, startWearables } from './harness/wearables.ts'
import { openWorld } from './harness/world.ts'
import { headingOrder, stumblesIn, themes } from './screens/accessibility.ts'
import { placed, shownIn } from './screens/addresses.ts'
import { brokenWords, cutTexts, overlappingControls, wideOverflow, withLargeText } from './screens/layout.ts'
import { onTheWayIn, type ScreenAddress, screensAt } from './screens/router-screens.ts'
import { screensWithoutPicture } from './screens/shots.ts'
import { foreignUnits, otherUnits } from './screens/units.ts'

/** So tall that nothing which sticks to an edge lies over what could be scrolled out from under it. */
const tall = { width: phone.width, height: 2400 } as const

/** A usual phone, and the narrowest that anything is laid out for (WCAG 2.2, 1.4.10), also 1280 px at four times the size. */
const phones = [phone, { width: 320, height: 640 }] as const

/** Screens that name units to choose from, or what a label prints. */
const namesUnits: ReadonlySet<string> = new Set(['/units', '/kitchen'])

/** Screens and views that name foods and their measures. */
const namesFood: ReadonlySet<string> = new Set([
  '/home',
  '/cook',
  '/meal-plan',
  '/meal-plan?view=week',
  '/meal-plan?view=shopping',
  '/my-foods',
  '/events',
  '/events/:id',
  '/events/:id/card',
  '/events/:id/report',
  '/events/:id/edit',
  '/events/new',
  '/race-products',
  '/sweat-tests',
])

type Screens = readonly ScreenAddress[]

/** Views of a screen that show amounts of food. */
const views = ['/meal-plan?view=week', '/meal-plan?view=shopping'].map((path) => ({ path, at: path }))

const beforeSigningIn = screensAt('anyone', 'signedOut')
const inTheApp = [...screensAt('withProfile', 'withProfileBare'), ...views]

test('every screen has its picture', () => {
  const groups = ['anyone', 'signedOut', 'signedIn', 'verified', 'withProfile', 'withProfileBare'] as const
  expect(screensWithoutPicture(groups.flatMap(screensOf).map(({ path }) => path))).toEqual([])
})

describe('every screen is for everybody', () => {
  let terra: TestTerra
  const world = openWorld(async (url) => {
    terra = await startWearables(url)
    return terra.settings
  })
  afterAll(() => terra?.close())

  /** Opens a screen and waits until what it reads is there. That addresses can be loaded is the story of lost sessions. */
  const open = async (page: Page, at: string): Promise<void> => {
    // A view of the screen that stands keeps its heading.
    const isView = new URL(page.url()).pathname === new URL(world.at(at)).pathname
    await (isView ? page.goto(world.at(at)) : openScreen(page, world.at(at)))
    await page.locator(':is(main, [role=status]).animate-appear-late').first().waitFor({ state: 'detached' })
    await page.evaluate(() => document.fonts.ready)
  }

  /** What words and controls do wrong at any size of phone, and on the usual one where text is twice as large. */
  const faultsOfLayout = async (page: Page): Promise<readonly string[]> => {
    const checks = [brokenWords, cutTexts, overlappingControls, wideOverflow]
    const faults: string[] = []
    for (const size of phones) {
      await page.setViewportSize(size)
      for (const check of checks) faults.push(...(await check(page)).map((fault) => `${size.width} px, ${fault}`))
    }
    await page.setViewportSize(phone)
    faults.push(...(await withLargeText(page, wideOverflow)).map((fault) => `text at 200%, ${fault}`))
    await page.setViewportSize(tall)
    return faults
  }

  /** Looks at each screen where it really stands, and lists what is wrong there: in a theme, and on each phone. */
  const walk = async (
    page: Page,
    screens: Screens,
    alsoWrong: (page: Page, path: string) => Promise<readonly string[]> = async () => [],
  ): Promise<Readonly<Record<string, readonly string[]>>> => {
    const wrong: Record<string, readonly string[]> = {}
    const dark = new Set(turnOf(screens, 1, themes.length))
    const light = new Set(turnOf(screens, 0, themes.length))
    for (const screen of screens) {
      const { path, at } = screen
      await open(page, at)
      const shown = new URL(page.url()).pathname
      const found =
        shown === new URL(world.at(at)).pathname
          ? [
              ...(light.has(screen) ? await stumblesIn(page, 'light', [headingOrder]) : []),
              ...(dark.has(screen) ? await stumblesIn(page, 'dark', [headingOrder]) : []),
              ...(await faultsOfLayout(page)),
              ...(await alsoWrong(page, path)),
            ]
          : [`leads to ${shown}`]
      if (found.length > 0) wrong[path] = found
    }
    return wrong
  }

  /**
   * Somebody with everything: a plan, a watch, a subscription, units of their own. The stories only look, so that they share
   * one.
   */
  const settle = async () => {
    const { page, member } = await world.athlete()
    await linkDevice(terra, member)
    await member.call('PATCH', '/account/prefs', { prefs: { units: otherUnits } })
    const plan = await givePlan(member)
    const body = JSON.stringify({ path: '/subscribe', method: 'POST', body: { plan: 'monthly' } })
    await member.call('POST', '/functions/billing/executions', { body, async: false })
    const day = addDays(dayAt(Date.now(), PAGE_ZONE), 20)
    const event = anEvent({ day, products: ['gel', 'home-mix', 'salt', 'gel-isotonic'], wantsCaffeine: true })
    const id = await giveEvent(member, event)
    return { ...shownIn(plan), event: id, cookies: await page.context().cookies() }
  }
  let settled: Awaited<ReturnType<typeof settle>> | undefined
  const unitsNotChosen = async (page: Page, path: string) => (namesUnits.has(path) ? [] : foreignUnits(page))

  // Each screen is looked at in one language and one theme, its neighbours in others.
  describe.each(locales.map((locale, turn) => [locale, turn] as const))('in %s', (locale, turn) => {
    const speak = (page: Page) => page.addInitScript((language) => localStorage.setItem('language', language), locale)
    const ownOf = (screens: Screens) => turnOf(screens, turn, locales.length)

    test('before somebody signs in', async () => {
      const { page } = await world.guest({ viewport: tall })
      await speak(page)
      expect(await walk(page, ownOf(beforeSigningIn))).toEqual({})
    })

    test('on the way in', async () => {
      const { page } = await world.member({ viewport: tall })
      await speak(page)
      // Processing stays where it is as long as its run is not accepted.
      await page.route('**/functions/**', () => undefined)
      await answerOnboarding(page)
      expect(await walk(page, ownOf(onTheWayIn))).toEqual({})
    })

    test('in the app, with everything there, in the chosen units alone', async () => {
      settled ??= await settle()
      const own = settled
      const { page, problems } = await world.guest({ viewport: tall })
      await page.context().addCookies(own.cookies)
      await speak(page)
      const screens = ownOf(inTheApp).map(({ path, at }) => ({ path, at: placed(at, own) }))
      expect(await walk(page, screens, unitsNotChosen)).toEqual({})
      expect(problems).toEqual([])
    })
  })

  // Foods and measures are told by their English names: these screens are read in English whoever's turn they are.
  test('where food is named, in the chosen units alone', async () => {
    settled ??= await settle()
    const { page } = await world.guest({ viewport: tall })
    await page.context().addCookies(settled.cookies)
    await page.addInitScript(() => localStorage.setItem('language', 'en'))
    const screens = inTheApp.filter(({ path }) => namesFood.has(path))
    expect(new Set(screens.map(({ path }) => path))).toEqual(namesFood)
    const wrong: Record<string, readonly string[]> = {}
    for (const { path, at } of screens) {
      await open(page, placed(at, settled))
      const found = await unitsNotChosen(page, path)
      if (found.length > 0) wrong[path] = found
    }
    expect(wrong).toEqual({})
  })

  test('in the app, with nothing there', async () => {
    const { page } = await world.athlete({ activitySchedule: '{}' })
    await page.setViewportSize(tall)
    const empty = ['/home', '/notifications', '/subscription', '/payment-history', '/profile', '/activity-schedule']
    expect(
      await walk(
        page,
        inTheApp.filter(({ path }) => empty.includes(path)),
      ),
    ).toEqual({})
  })

  test('with an unverified address', async () => {
    const { page, member } = await world.member({ viewport: tall })
    await member.call('PATCH', '/account/email', { email: `new.${member.email}`, password: goodPassword })
    expect(await walk(page, screensAt('signedIn'))).toEqual({})
  })
})
