import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { type APIRequestContext, type Page, request } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { screensOf } from '../apps/web/src/app/areas.ts'
import type { ScreenGroup } from '../apps/web/src/navigation/screen.ts'
import { followLink, openScreen } from './harness/follow-link.ts'
import { pendingRequests, untilQuiet } from './harness/pending-requests.ts'
import { givePlan, giveProfile, goodPassword, type Member } from './harness/people.ts'
import { turnOf } from './harness/turns.ts'
import { openWorld, type World } from './harness/world.ts'
import { notice } from './screens/notices.ts'

const addresses = (...groups: readonly ScreenGroup[]): readonly string[] =>
  groups.flatMap(screensOf).map(({ path }) => path.replace(':id', 'monday-lunch'))
/** The screens of the way in, which lead home whoever is through with them. */
const onTheWayIn = addresses('signedIn', 'verified')
/** Every screen of the app proper. */
const opened = addresses('withProfile', 'withProfileBare')
/**
 * Where each kind of loss is looked at: by the date of the session, with its cookie, or by another phone while the screen is
 * open, for which nobody stays on the way in; or the storage alone, which is no loss. Each screen has one of them.
 */
const lostAt = {
  date: [...turnOf(onTheWayIn, 0, 2), ...turnOf(opened, 0, 4)],
  cookie: [...turnOf(onTheWayIn, 1, 2), ...turnOf(opened, 1, 4)],
  elsewhere: turnOf(opened, 2, 4),
  storage: turnOf(opened, 3, 4),
} as const
const ENDED = 'Your session has ended. Log in to go on where you were.'
const SESSION = 'a_session_pacemeal'

/** What is false of somebody with a profile, a plan and a training week. */
const falseWords = /no fuel plan yet|What is your gender|No training yet|could not be loaded|Something went wrong/

/** Notes whatever of that comes onto the page between `session is over` and the login. */
const listenForFalseWords = async (page: Page): Promise<void> => {
  await page.addInitScript((source) => {
    const words = new RegExp(source)
    const hear = (records: MutationRecord[]) => {
      if (sessionStorage.getItem('test-is-over') === null) return
      for (const { addedNodes } of records) {
        for (const { textContent } of addedNodes) {
          const said = words.exec(textContent ?? '')?.[0]
          if (said) sessionStorage.setItem('test-said', said)
        }
      }
    }
    new MutationObserver(hear).observe(document, { childList: true, subtree: true })
  }, falseWords.source)
}
const beginLoss = (page: Page) => page.evaluate(() => sessionStorage.setItem('test-is-over', 'yes'))
const readLoss = (page: Page) =>
  page.evaluate(() => {
    const said = sessionStorage.getItem('test-said')
    sessionStorage.removeItem('test-is-over')
    sessionStorage.removeItem('test-said')
    return { said, place: sessionStorage.getItem('remembered_path') }
  })

/** Takes the session away and taps a button before any reading can have noticed. */
const loseAndClick = async (page: Page, name: string): Promise<void> => {
  const button = page.getByRole('button', { name, exact: true })
  await button.click({ trial: true })
  await page.route('**/v1/**', (route) => (route.request().method() === 'GET' ? route.abort() : route.fallback()))
  await page.context().clearCookies({ name: SESSION })
  await button.click()
  await page.getByText(ENDED).waitFor()
  await page.unroute('**/v1/**')
}

const logIn = async (page: Page, email: string, password = goodPassword): Promise<void> => {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log In', exact: true }).click()
  await page.waitForURL((url) => url.pathname !== '/login')
  // The address changes a moment before the screen.
  await page.getByRole('heading', { name: 'Log in', exact: true }).waitFor({ state: 'hidden' })
}

/** The same person at another phone. */
const otherPhone = async (world: World, { email }: Member, password = goodPassword): Promise<APIRequestContext> => {
  const phone = await request.newContext({
    baseURL: world.server.url,
    extraHTTPHeaders: { 'x-appwrite-project': 'pacemeal', origin: world.server.url },
  })
  await phone.post('/v1/account/sessions/email', { data: { email, password } })
  return phone
}
const endOthers = async (phone: APIRequestContext): Promise<void> => {
  const { sessions } = (await (await phone.get('/v1/account/sessions')).json()) as {
    sessions: readonly { $id: string; current: boolean }[]
  }
  for (const { $id, current } of sessions) if (!current) await phone.delete(`/v1/account/sessions/${$id}`)
}

describe('a session that has ended', () => {
  const world = openWorld()

  /** Somebody on the app's home, with a plan, whose false words are listened for. */
  const somebody = async () => {
    const someone = await world.athlete()
    await givePlan(someone.member)
    await listenForFalseWords(someone.page)
    await someone.page.goto(world.at('/home'))
    await someone.page.getByText(/^Fuel Plan for /).waitFor()
    return someone
  }

  /** What is to be seen at each address: where the person was is remembered, and nothing false is said on the way. */
  const expected = (paths: readonly string[]) =>
    Object.fromEntries(paths.map((path) => [path, { said: null, place: path, at: '/login' }]))
  /** What is seen at an address once its login asks for the password. */
  const seenAt = async (page: Page, path: string) => {
    // Whatever noticed it before, the address that was asked for leads to the login, too.
    await page.waitForURL('**/login')
    await page.getByText(ENDED).waitFor()
    const loss = await readLoss(page)
    // Onboarding and verification lead home whoever is through with them, maybe before the loss is noticed.
    const leadsHome = path.startsWith('/onboarding') || path === '/auth/verify-email'
    const place = leadsHome && loss.place === '/home' ? path : loss.place
    return { ...loss, place, at: new URL(page.url()).pathname }
  }

  test('by its date is noticed on the screens that are opened', async () => {
    const { page, member } = await somebody()
    const pending = pendingRequests(page)
    const database = new DatabaseSync(join(world.server.dataDir, 'pacemeal.db'))
    database.exec('PRAGMA busy_timeout = 5000')
    const expire = database.prepare('update sessions set "expiresAt" = ? where "userId" = ?')
    const seen: Record<string, unknown> = {}
    for (const path of lostAt.date) {
      // A screen whose code or readings still come would notice the loss before the next.
      await page.locator('[role=status][aria-label^=Loading]').first().waitFor({ state: 'detached' })
      await untilQuiet(pending)
      await beginLoss(page)
      expire.run('2020-01-01T00:00:00.000Z', member.userId)
      await followLink(page, path)
      seen[path] = await seenAt(page, path)
      await logIn(page, member.email)
    }
    database.close()
    expect(seen).toEqual(expected(lostAt.date))
  })

  test('with its cookie is noticed at the addresses that are loaded', async () => {
    const { page } = await somebody()
    const kept = await page.evaluate(() => Object.entries(localStorage))
    expect(kept.map(([key]) => key)).toContain('auth')
    const seen: Record<string, unknown> = {}
    for (const path of lostAt.cookie) {
      // A page that is loaded anew knows what its storage holds: with the same in it, it lost the session just now.
      await page.evaluate((entries) => {
        sessionStorage.clear()
        localStorage.clear()
        for (const [key, text] of entries) localStorage.setItem(key, text)
      }, kept)
      await beginLoss(page)
      await page.context().clearCookies({ name: SESSION })
      await page.goto(world.at(path))
      seen[path] = await seenAt(page, path)
    }
    expect(seen).toEqual(expected(lostAt.cookie))
  })

  test('that the way to another screen is the first to hear of remembers that screen', async () => {
    const { page, member } = await world.athlete()
    await givePlan(member)
    await listenForFalseWords(page)
    const pending = pendingRequests(page)
    await page.goto(world.at('/home'))
    await page.getByText(/^Fuel Plan for /).waitFor()
    await untilQuiet(pending)
    await page.clock.install()
    await beginLoss(page)
    await page.context().clearCookies({ name: SESSION })
    // What is known of the account is too old to be relied on, so the guard itself asks.
    await page.clock.setSystemTime(Date.now() + 6 * 60_000)
    await followLink(page, '/subscription')
    await page.getByText(ENDED).waitFor()
    expect(await readLoss(page)).toEqual({ said: null, place: '/subscription' })
  })

  test.each([
    [
      'a password that was changed',
      (phone: APIRequestContext) =>
        phone.patch('/v1/account/password', { data: { password: 'Barley-2026', oldPassword: goodPassword } }),
    ],
    ['a session that was ended', endOthers],
  ])('by %s on another phone takes the open screen away, at once and by itself', async (_, end) => {
    const { page, member } = await somebody()
    const phone = await otherPhone(world, member)
    const pending = pendingRequests(page)
    await openScreen(page, world.at('/meal-plan'))
    await untilQuiet(pending)
    await beginLoss(page)
    await end(phone)
    await page.getByText(ENDED).waitFor()
    expect(await readLoss(page)).toEqual({ said: null, place: '/meal-plan' })
    await phone.dispose()
  })

  test('by either of them takes the screens of the app away while they are open', async () => {
    const { page, member } = await somebody()
    // Without a subscription the page that thanks for one leads on.
    const subscribe = JSON.stringify({ path: '/subscribe', method: 'POST', body: { plan: 'monthly' } })
    await member.call('POST', '/functions/billing/executions', { body: subscribe, async: false })
    const phone = await otherPhone(world, member)
    let password = goodPassword
    /** One way after the other, so that each screen is left by one and its neighbours by the other. */
    const ways = [
      () => endOthers(phone),
      async () => {
        const next = password === goodPassword ? 'Barley-2026' : goodPassword
        await phone.patch('/v1/account/password', { data: { password: next, oldPassword: password } })
        password = next
      },
    ]
    const seen: unknown[] = []
    const wanted: unknown[] = []
    for (const [index, path] of lostAt.elsewhere.entries()) {
      await followLink(page, path)
      await page.locator('[role=status][aria-label^=Loading]').first().waitFor({ state: 'detached' })
      await page.getByRole('heading', { level: 1 }).first().waitFor()
      // Some addresses lead on: to the profile without a watch, to the camera without a picture.
      const place = await page.evaluate(() => `${location.pathname}${location.search}`)
      await beginLoss(page)
      await ways[index % ways.length]?.()
      await page.getByText(ENDED).waitFor()
      seen.push([path, await readLoss(page)])
      wanted.push([path, { said: null, place }])
      await logIn(page, member.email, password)
    }
    expect(seen).toEqual(wanted)
    await phone.dispose()
  })

  test('ends in every tab, and every tab goes on where it was once its person is back', async () => {
    const { page, member } = await somebody()
    const paths = ['/meal-plan', '/notifications', '/subscription', '/edit-profile']
    const tabs = await Promise.all(
      paths.map(async (path) => {
        const tab = await page.context().newPage()
        await tab.goto(world.at(path))
        await tab.getByRole('heading', { level: 1 }).first().waitFor()
        return tab
      }),
    )
    await page.context().clearCookies({ name: SESSION })
    await followLink(page, '/profile')
    for (const tab of [page, ...tabs]) await tab.getByText(ENDED).waitFor()
    await logIn(page, member.email)
    await page.waitForURL('**/profile')
    await Promise.all(tabs.map((tab, index) => tab.waitForURL(`**${paths[index]}`)))
  })

  test('is none while only the storage is gone: an address that is loaded knows its person', async () => {
    const { page } = await somebody()
    const lands: Readonly<Record<string, string>> = { '/': '/home', '/login': '/home', '/signup': '/home' }
    for (const path of ['/', '/login', '/signup', '/home', '/edit-profile', '/subscription', '/no/such/page']) {
      await page.evaluate(() => localStorage.clear())
      await page.goto(world.at(path))
      await page.waitForURL(`**${lands[path] ?? (path === '/no/such/page' ? '/home' : path)}`)
      await page.getByRole('heading', { level: 1 }).first().waitFor()
    }
    const strangers: string[] = []
    for (const path of lostAt.storage) {
      await page.evaluate(() => localStorage.clear())
      await page.goto(world.at(path))
      await page.getByRole('heading', { level: 1, name: /^(?!Loading$)/ }).waitFor()
      if (/^\/(login|onboarding)/.test(new URL(page.url()).pathname)) strangers.push(path)
    }
    expect(strangers).toEqual([])
    await page.goto(world.at('/home'))
    // In another tab, storage that is cleared does not end what stands.
    const other = await page.context().newPage()
    await other.goto(world.at('/profile'))
    await other.evaluate(() => localStorage.clear())
    await page.waitForFunction(() => localStorage.getItem('auth') !== null)
    await page.waitForURL('**/home')
  })

  test('is none without a network, at a proxy’s 401, or for a wrong password', async () => {
    const { page, member } = await somebody()
    await followLink(page, '/profile')
    await page.getByText(member.email).waitFor()
    await followLink(page, '/home')
    await page.getByText(/^Fuel Plan for /).waitFor()
    await page.context().setOffline(true)
    await followLink(page, '/profile')
    await page.getByText(member.email).waitFor()
    await page.context().setOffline(false)
    const proxy = (route: Parameters<Parameters<Page['route']>[1]>[0]) =>
      route.fulfill({ status: 401, contentType: 'text/html', body: '<h1>401 Authorization Required</h1>' })
    await page.route('**/v1/**', proxy)
    await followLink(page, '/meal-plan')
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await page.unroute('**/v1/**', proxy)
    await followLink(page, '/change-password')
    await page.getByLabel('Old password').fill('Not-My-Own-1')
    await page.getByLabel('New password', { exact: true }).fill('Barley-2026')
    await page.getByLabel(/confirm/i).fill('Barley-2026')
    await page.getByRole('button', { name: 'CONFIRM' }).click()
    await page.getByRole('alert').first().waitFor()
    expect(new URL(page.url()).pathname).toBe('/change-password')
  })

  test('keeps what was typed for the same person, and shows it to nobody else', async () => {
    const { page, member } = await somebody()
    await followLink(page, '/edit-profile')
    await page.getByLabel('Name', { exact: true }).fill('Maya Typed')
    await loseAndClick(page, 'UPDATE')
    await logIn(page, member.email)
    await page.waitForURL('**/edit-profile')
    await expect.poll(() => page.getByLabel('Name', { exact: true }).inputValue()).toBe('Maya Typed')

    await followLink(page, '/home?sheet=log')
    await page.getByLabel('Food name').fill('Half a soup')
    await page.context().clearCookies({ name: SESSION })
    const other = await page.context().newPage()
    await other.goto(world.at('/profile'))
    await page.getByText(ENDED).waitFor()
    await logIn(page, member.email)
    await page.waitForURL('**/home?sheet=log')
    await expect.poll(() => page.getByLabel('Food name').inputValue()).toBe('Half a soup')
    await other.close()

    await loseAndClick(page, 'LOG & SAVE')
    await notice(page, 'Authentication Error', 'Please log in to log your food.')
    await logIn(page, member.email)
    await page.getByText(/^Logged 0 calories/).waitFor()

    await followLink(page, '/support')
    await page.getByRole('textbox', { name: 'Message' }).fill('Only mine')
    await loseAndClick(page, 'Send')
    const noah = await world.member()
    await giveProfile(noah.member)
    await logIn(page, noah.member.email)
    await page.waitForURL('**/home')
    await followLink(page, '/support')
    expect(await page.getByRole('textbox', { name: 'Message' }).inputValue()).toBe('')
  })

  test('keeps place and text while another tab follows the same login', async () => {
    const { page, member } = await somebody()
    await followLink(page, '/home?sheet=log')
    await page.getByLabel('Food name').fill('Half a soup')
    await page.context().clearCookies({ name: SESSION })
    const other = await page.context().newPage()
    await other.goto(world.at('/profile'))
    await page.getByText(ENDED).waitFor()
    await other.getByRole('heading', { name: 'Log in', exact: true }).waitFor()
    // The way from the login takes longer than the other tab needs to be there.
    const { promise: isOtherThere, resolve: goOn } = Promise.withResolvers<void>()
    await page.route(/\/collections\/user_profiles\/documents/, async (route) => {
      await isOtherThere
      await route.fallback()
    })
    await page.getByLabel('Email').fill(member.email)
    await page.getByLabel('Password', { exact: true }).fill(goodPassword)
    await page.getByRole('button', { name: 'Log In', exact: true }).click()
    await other.waitForURL('**/profile')
    await other.getByRole('heading', { name: 'Log in', exact: true }).waitFor({ state: 'hidden' })
    await other.getByRole('button', { name: 'Log Out' }).waitFor()
    goOn()
    await page.waitForURL('**/home?sheet=log')
    await expect.poll(() => page.getByLabel('Food name').inputValue()).toBe('Half a soup')
    await other.close()
  })

  test('in the onboarding keeps its answers', async () => {
    const { page, member } = await world.member()
    await page.goto(world.at('/onboarding/gender'))
    await page.getByRole('radio', { name: 'Female', exact: true }).check()
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.waitForURL('**/onboarding/age')
    await page.context().clearCookies({ name: SESSION })
    await page.reload()
    await page.getByText(ENDED).waitFor()
    await logIn(page, member.email)
    await page.waitForURL('**/onboarding/age')
    expect(
      await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('onboarding_'))),
    ).not.toEqual([])
  })

  test('is said in the specification’s words where somebody connects a wearable', async () => {
    const { page } = await somebody()
    await followLink(page, '/profile')
    await page.getByRole('button', { name: 'Sync Now' }).click()
    await loseAndClick(page, 'Connect')
    await notice(page, 'Authentication Required', 'Please log in to connect your wearable device')
  })
})
