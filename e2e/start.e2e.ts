import type { Page, Route } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { untilDrawn } from './harness/first-visit.ts'
import { goodPassword } from './harness/people.ts'
import { openWorld } from './harness/world.ts'
import { stumbles } from './screens/accessibility.ts'

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

  test.each([
    ['de-AT', '/signup', 'Erstelle dein Konto'],
    ['es-MX', '/login', 'Iniciar sesión'],
  ])('to a browser in %s %s stands in its language before the code is here', async (locale, path, title) => {
    const { page } = await world.guest({ locale, colorScheme: 'dark' })
    const release = await holdCode(page)
    await page.goto(world.at(path), { waitUntil: 'commit' })
    await page.getByRole('heading', { name: title }).waitFor()
    await page.getByRole('combobox').waitFor()
    expect(await page.locator('html').getAttribute('lang')).toBe(locale.slice(0, 2))
    expect(await stumbles(page)).toEqual([])
    release()
    await untilDrawn(page)
    await page.getByRole('heading', { name: title }).waitFor()
  })

  test.each([
    ['/home', /^Fuel Plan for \w+day, \w+ \d+$/],
    ['/meal-plan', 'Fuel Plan'],
    ['/trends', 'Trends'],
  ])('%s shows its frame and heading before the code is here, and keeps them in place', async (path, name) => {
    const { page, problems } = await world.athlete()
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
    expect(await look()).toEqual(before)
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
  })
})
