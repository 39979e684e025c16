import { locales } from '@pacemeal/domain'
import type { Page, Route } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { desktop, untilDrawn } from './harness/browser.ts'
import { goodPassword } from './harness/people.ts'
import { openWorld } from './harness/world.ts'
import { showTheme, stumbles, stumblesIn, themes } from './screens/accessibility.ts'

describe('the start of the app', () => {
  const world = openWorld()

  test.each([
    ['does not arrive', (route: Route) => route.abort()],
    [
      'is a proxy’s page',
      (route: Route) => route.fulfill({ contentType: 'text/html', body: '<p>Sign in to the Wi-Fi</p>' }),
    ],
  ])('says so when its code %s, and goes on once it comes', async (_, fail) => {
    const { page } = await world.guest()
    await page.route(/\/assets\/index-.*\.js$/, fail)
    await page.goto(world.at('/login'))
    await page.getByRole('alert').getByText('Pacemeal could not be loaded').waitFor()
    expect(await stumbles(page)).toEqual([])
    await page.unroute(/\/assets\/index-.*\.js$/)
    await page.getByRole('button', { name: 'Try Again' }).click()
    await page.getByLabel('Email').waitFor()
    expect(await page.getByText('Pacemeal could not be loaded').count()).toBe(0)
  })

  test('asks for the code of home together with its own', async () => {
    const { page } = await world.athlete()
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'script') asked.push(new URL(request.url()).pathname)
    })
    await page.goto(world.at('/home'))
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    const code = await page.locator('script[data-code]').getAttribute('data-code')
    const { '/home': named = [] }: Record<string, string[]> = JSON.parse(code ?? '{}')
    expect(named.length).toBeGreaterThan(1)
    const own = asked.findIndex((path) => path.startsWith('/assets/index-'))
    // Before anything that only the app's own code can have asked for.
    expect(asked.slice(0, own + 1 + named.length)).toEqual(expect.arrayContaining(named))
  })

  /** Keeps the app's code back until it is called. */
  const holdCode = async (page: Page): Promise<() => void> => {
    const held = Promise.withResolvers<void>()
    await page.route(/\/assets\/index-.*\.js$/, async (route) => {
      await held.promise
      await route.continue()
    })
    return held.resolve
  }

  test('the login stands before the code is here; what is typed, chosen and pressed counts, and nothing moves', async () => {
    const { member } = await world.athlete()
    const { page, problems } = await world.guest()
    const release = await holdCode(page)
    await page.goto(world.at('/login'), { waitUntil: 'commit' })
    await page.getByRole('heading', { name: 'Log in' }).waitFor()
    await page.getByLabel('Email').fill(member.email)
    await page.getByLabel('Password', { exact: true }).fill(goodPassword)
    await page.getByLabel('Remember me').uncheck()
    await page.getByLabel('Email').focus()
    const boxes = () =>
      page
        .locator('h1, input, button, a')
        .evaluateAll((all) => all.map((one) => JSON.stringify(one.getBoundingClientRect())))
    const before = await boxes()
    expect(await stumbles(page)).toEqual([])
    release()
    await untilDrawn(page)
    expect(await boxes()).toEqual(before)
    expect(await page.getByLabel('Email').inputValue()).toBe(member.email)
    expect(await page.getByLabel('Remember me').isChecked()).toBe(false)
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('email')
    await page.getByRole('button', { name: 'Log In', exact: true }).click()
    await page.waitForURL(world.at('/home'))
    const session = (await page.context().cookies()).find(({ name }) => name === 'a_session_pacemeal')
    expect(session?.expires).toBe(-1)
    expect(problems).toEqual([])
  })

  test('a button that is pressed before the code is here is pressed once it is', async () => {
    const { member } = await world.athlete()
    const { page } = await world.guest()
    const release = await holdCode(page)
    await page.goto(world.at('/login'), { waitUntil: 'commit' })
    await page.getByLabel('Email').fill(member.email)
    await page.getByLabel('Password', { exact: true }).fill(goodPassword)
    await page.keyboard.press('Enter')
    expect(page.url()).toBe(world.at('/login'))
    release()
    await page.waitForURL(world.at('/home'))
  })

  test('a language that is chosen before the code is here is spoken at once, with what was typed', async () => {
    const { page, problems } = await world.guest({ locale: 'es-MX' })
    const release = await holdCode(page)
    await page.goto(world.at('/login'), { waitUntil: 'commit' })
    await page.getByLabel('Correo').fill('maya@example.com')
    await page.getByLabel('Recordarme').uncheck()
    await page.getByLabel('Idioma').selectOption('Deutsch')
    await page.getByRole('heading', { name: 'Anmelden' }).waitFor()
    await page.getByLabel('Sprache').focus()
    await page.getByLabel('Sprache').selectOption('English')
    await page.getByRole('heading', { name: 'Log in' }).waitFor()
    expect(await page.getByLabel('Language').evaluate((select) => select === document.activeElement)).toBe(true)
    release()
    await untilDrawn(page)
    await page.getByRole('heading', { name: 'Log in' }).waitFor()
    expect(await page.getByLabel('Email').inputValue()).toBe('maya@example.com')
    expect(await page.getByLabel('Remember me').isChecked()).toBe(false)
    expect(await page.locator('html').getAttribute('lang')).toBe('en')
    expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('en')
    expect(problems).toEqual([])
  })

  test('a language that is chosen while the app begins to speak another is spoken, too', async () => {
    const { page } = await world.guest({ locale: 'es-MX' })
    const held = Promise.withResolvers<void>()
    const asked = page.waitForRequest(/\/assets\/es-.*\.js$/)
    await page.route(/\/assets\/es-.*\.js$/, async (route) => {
      await held.promise
      await route.continue()
    })
    await page.goto(world.at('/login'), { waitUntil: 'commit' })
    await asked
    await page.getByLabel('Correo').fill('maya@example.com')
    await page.getByLabel('Idioma').selectOption('Deutsch')
    held.resolve()
    await untilDrawn(page)
    await page.getByRole('heading', { name: 'Anmelden' }).waitFor()
    expect(await page.getByLabel('E-Mail').inputValue()).toBe('maya@example.com')
    expect(await page.locator('html').getAttribute('lang')).toBe('de')
  })

  /** A view as HTML, without what React numbers and what only one of both drawings needs to be told. */
  const htmlOf = (page: Page, place: string): Promise<string> =>
    page.evaluate((selector) => {
      const view = document.querySelector(selector)?.cloneNode(true)
      if (!(view instanceof HTMLElement)) return 'nothing'
      // Where the app says that there is no network.
      view.querySelector(':scope > [role=status]')?.remove()
      const numbers = new Map<string, string>()
      for (const element of view.querySelectorAll('*')) {
        // The state of a field is a property; React also draws what it begins with.
        for (const name of ['value', 'checked', 'selected']) element.removeAttribute(name)
        for (const { name, value } of [...element.attributes]) {
          if (!/^(?:id|for|aria-(?:labelledby|describedby|controls))$/.test(name)) continue
          numbers.set(value, numbers.get(value) ?? `id ${numbers.size}`)
          element.setAttribute(name, numbers.get(value) ?? '')
        }
        if (element.getAttribute('style') === '') element.removeAttribute('style')
        const sorted = [...element.attributes].map(({ name, value }) => [name, value] as const)
        for (const [name] of sorted) element.removeAttribute(name)
        for (const [name, value] of sorted.toSorted()) element.setAttribute(name, value)
      }
      return view.innerHTML
    }, place)

  /** What is seen of a view: where everything stands, and its colors. */
  const look = (page: Page, place: string): Promise<readonly string[]> =>
    page.evaluate(
      (selector) =>
        [...document.querySelectorAll(`${selector} > :not([role=status]), ${selector} > :not([role=status]) *`)].map(
          (element) => {
            const { x, y, width, height } = element.getBoundingClientRect()
            const { color, backgroundColor, fontWeight, fontFamily } = getComputedStyle(element)
            return [element.tagName, x, y, width, height, color, backgroundColor, fontWeight, fontFamily].join(' ')
          },
        ),
      place,
    )

  /** The same in both themes. */
  const looks = async (page: Page, place: string): Promise<readonly (readonly string[])[]> => {
    const seen: (readonly string[])[] = []
    for (const theme of themes) {
      await showTheme(page, theme)
      seen.push(await look(page, place))
    }
    return seen
  }

  // What the app draws is looked at by axe on its way through every screen; this page is the same one.
  test.each(['/login', '/signup', '/terms-conditions'].map((path, turn) => [path, turn] as const))(
    '%s stands as the app draws it, in each language and both themes',
    async (path, turn) => {
      const { page, problems } = await world.guest()
      for (const [index, locale] of locales.entries()) {
        await page.goto(world.at('/favicon.svg'), { waitUntil: 'commit' })
        await page.evaluate((language) => localStorage.setItem('language', language), locale)
        const release = await holdCode(page)
        await page.goto(world.at(path), { waitUntil: 'commit' })
        await page.locator('#prerendered h1:not(.sr-only)').waitFor()
        await page.evaluate(() => document.fonts.ready)
        expect(await page.locator('html').getAttribute('lang')).toBe(locale)
        if (index === turn) for (const theme of themes) expect(await stumblesIn(page, theme)).toEqual([])
        const [html, seen] = [await htmlOf(page, '#prerendered'), await looks(page, '#prerendered')]
        expect(seen[0]?.length).toBeGreaterThan(20)
        expect(seen[0]).not.toEqual(seen[1])
        release()
        await untilDrawn(page)
        expect(await htmlOf(page, '#root'), locale).toBe(html)
        expect(await looks(page, '#root'), locale).toEqual(seen)
      }
      expect(problems).toEqual([])
    },
  )

  test('a page that was scrolled before the code is here stays where it is', async () => {
    const { page } = await world.guest()
    const release = await holdCode(page)
    await page.goto(world.at('/terms-conditions'), { waitUntil: 'commit' })
    await page.locator('#prerendered li').first().waitFor()
    await page.evaluate(() => scrollTo(0, 700))
    release()
    await untilDrawn(page)
    expect(await page.evaluate(() => scrollY)).toBe(700)
  })

  test('a screen shows its frame and heading before the code is here, and keeps them in place', async () => {
    const { page, problems } = await world.athlete()
    for (const [path, name] of [
      ['/home', /^Fuel Plan for \w+day, \w+ \d+$/],
      ['/meal-plan', 'Fuel Plan'],
      ['/trends', 'Trends'],
    ] as const) {
      const release = await holdCode(page)
      await page.goto(world.at(path), { waitUntil: 'commit' })
      const heading = page.getByRole('heading', { level: 1, name })
      await heading.waitFor()
      expect(await page.locator('#root').innerHTML()).toBe('')
      expect(await stumbles(page)).toEqual([])
      const look = async () => ({
        text: await heading.textContent(),
        box: await heading.boundingBox(),
        navigation: await page.getByRole('navigation', { name: 'Main' }).boundingBox(),
        present: await page.locator('[aria-current=page]').allTextContents(),
      })
      const before = await look()
      release()
      await untilDrawn(page)
      expect(await look(), path).toEqual(before)
    }
    expect(problems).toEqual([])
  })

  test('a guest who is known to be one sees no frame of the app, and somebody signed in no login', async () => {
    const { page } = await world.guest()
    await page.goto(world.at('/login'))
    await untilDrawn(page)
    await page.evaluate(() => localStorage.setItem('language', 'en'))
    await holdCode(page)
    await page.goto(world.at('/home'), { waitUntil: 'commit' })
    await page.getByRole('heading', { name: 'Loading' }).waitFor()
    await page.evaluate(() => localStorage.setItem('auth', JSON.stringify({ user: { id: 'someone' }, at: 1 })))
    await page.goto(world.at('/login'), { waitUntil: 'commit' })
    await page.getByRole('heading', { name: 'Loading' }).waitFor()
    const navigation = page.getByRole('navigation', { name: 'Main' })
    await page.goto(world.at('/'), { waitUntil: 'commit' })
    await page.getByRole('heading', { name: /^Fuel Plan for / }).waitFor()
    await page.evaluate(() => localStorage.removeItem('auth'))
    await page.goto(world.at('/'), { waitUntil: 'commit' })
    await page.getByRole('heading', { name: 'Log in' }).waitFor()
    await page.evaluate(() => localStorage.setItem('auth', JSON.stringify({ user: { id: 'someone' }, at: 1 })))
    await page.goto(world.at('/login'), { waitUntil: 'commit' })
    await page.getByRole('heading', { name: 'Loading' }).waitFor()
    expect(await navigation.count()).toBe(0)
    // Screens without a view of their own begin with the frame, whatever they are asked for.
    await page.goto(world.at('/events/some-race?sheet=log&from=home'), { waitUntil: 'commit' })
    await navigation.waitFor()
    // An event has the desktop's whole width, a new one is a column.
    const columnAt = async (path: string): Promise<number> => {
      await page.goto(world.at(path), { waitUntil: 'commit' })
      await navigation.waitFor()
      return (await page.locator('h1 + div').boundingBox())?.x ?? Number.NaN
    }
    await page.setViewportSize(desktop)
    const first = await columnAt('/events/some-race')
    // Cards stand beside each other, as those of the event do.
    const cards = page.locator('#prerendered [role=status] div.grow, #prerendered [role=status] > div > *')
    const [left, right] = [await cards.first().boundingBox(), await cards.last().boundingBox()]
    expect(right?.x).toBeGreaterThan((left?.x ?? Number.NaN) + (left?.width ?? 0))
    expect(right?.y).toBe(left?.y)
    expect(first).toBeLessThan(await columnAt('/events/new'))
    expect(await page.locator('#root').innerHTML()).toBe('')
    expect(await stumbles(page)).toEqual([])
    // The race card, the cook view and the scanner have no frame around them, and are not blank.
    for (const [path, what] of [
      ['/scanner', 'Loading'],
      ['/events/some-race/card', 'Loading'],
      ['/cook/2026-11-23%2Fmonday-lunch?step=2', 'Loading the dish'],
    ] as const) {
      await page.goto(world.at(path), { waitUntil: 'commit' })
      await page.locator('#prerendered').getByRole('status', { name: what }).waitFor()
      expect(await page.locator('#root').innerHTML()).toBe('')
      expect(await navigation.count()).toBe(0)
    }
  })
})
