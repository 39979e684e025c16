import { databaseId } from '@pacemeal/protocol'
import type { BrowserContext, Page, Request } from 'playwright-core'
import { describe, expect, inject, test } from 'vitest'
import { PAGE_ZONE } from './harness/browser.ts'
import { readApart } from './harness/first-visit.ts'
import { givePlan, type Member } from './harness/people.ts'
import { turnOf } from './harness/turns.ts'
import { openWorld } from './harness/world.ts'
import { stumbles } from './screens/accessibility.ts'
import { notice } from './screens/notices.ts'

const page502 = '<html><head><title>502 Bad Gateway</title></head><body><center>nginx/1.27</center></body></html>'

/** Ways in which one reading of a screen fails while the others go on. */
const ways = {
  'a server in trouble': { status: 500, json: { message: '', code: 500, type: 'general_unknown', version: '1' } },
  'too much asked': {
    status: 429,
    headers: { 'retry-after': '30' },
    json: { message: 'Too many requests.', code: 429, type: 'general_rate_limit_exceeded', version: '1' },
  },
  'a page of a proxy': { status: 502, contentType: 'text/html', body: page502 },
  silence: null,
} as const
type Way = keyof typeof ways

const addressOf = (readings: readonly Reading[]): RegExp =>
  new RegExp(`/collections/(?:${readings.map(({ collection }) => collection).join('|')})/documents`)

const breakReadings = async (page: Page, readings: readonly Reading[], way: Way): Promise<unknown> => {
  const answer = ways[way]
  await readApart(page)
  return page.route(addressOf(readings), (route) => {
    if (route.request().method() !== 'GET') return route.continue()
    // A question that is never answered stays open until the page goes.
    return answer === null ? undefined : route.fulfill(answer)
  })
}

/** A reading of a screen, by the collection that it reads, and what the screen says when it fails. */
interface Reading {
  readonly collection: string
  readonly title: string
}

interface Screen {
  readonly path: string
  /** Those that fail, each in a card of its own. */
  readonly readings: readonly Reading[]
  /** What the person has besides a profile, a plan and a log. */
  readonly prepare?: (member: Member) => Promise<unknown>
  /** A text of what stands all the same. */
  readonly stands: string | RegExp
  readonly notice?: readonly [title: string, message: string]
}

const connectDemoDevice = (member: Member): Promise<unknown> =>
  member.call('POST', '/functions/wearable/executions', {
    body: JSON.stringify({ path: '/connect-demo', method: 'POST', body: { user_id: member.userId } }),
    async: false,
  })

const lunch = /^Lunch$|· Lunch$/
const profileTitle = 'Your profile could not be loaded'
const scheduleTitle = 'Failed to load your activity schedule'

const profile: Reading = { collection: 'user_profiles', title: profileTitle }
const plan: Reading = { collection: 'meal_plans', title: 'Failed to Load Meal Plan' }
const log: Reading = { collection: 'meal_logs', title: 'Failed to Load Your Log' }
const marks: Reading = { collection: 'meal_marks', title: 'Failed to Load Your Marks' }

/** The screens that stand on several readings, with those failing in every way that leave the rest something to show. */
const composed: readonly Screen[] = [
  { path: '/home', readings: [plan], stands: 'Porridge' },
  {
    path: '/home',
    readings: [log, marks, { collection: 'wearable_data', title: 'Failed to fetch wearable activities' }, profile],
    stands: lunch,
  },
  { path: '/profile', readings: [profile], stands: /^maya.*@athletes\.example$/ },
  {
    path: '/activity-schedule',
    readings: [{ ...profile, title: scheduleTitle }],
    stands: 'Activity Schedule',
    notice: ['Error', scheduleTitle],
  },
  {
    path: '/wearable',
    readings: [{ collection: 'wearable_data', title: 'Failed to fetch health data' }],
    prepare: connectDemoDevice,
    stands: 'DEMO',
  },
]

/** Further screens; that every way is told has been seen above. */
const others: readonly Screen[] = [
  { path: '/meal-plan', readings: [log, marks, { ...profile, title: scheduleTitle }], stands: lunch },
  {
    // A plan that is made late in a week holds no Monday; it is the week of the page's own zone.
    path: `/meal-details/${new Date().toLocaleDateString('en', { weekday: 'long', timeZone: PAGE_ZONE }).toLowerCase()}-lunch`,
    readings: [marks],
    stands: 'Why this',
  },
  { path: '/meal-plan', readings: [plan], stands: 'Fuel Plan' },
  {
    path: '/meal-plan?view=shopping',
    readings: [{ collection: 'kitchen_preferences', title: 'Your kitchen could not be loaded' }],
    stands: 'Whole week',
  },
  { path: '/edit-profile', readings: [profile], stands: 'Edit Profile' },
  { path: '/notification-settings', readings: [profile], stands: 'Notification Settings' },
  { path: '/wearable?stay', readings: [profile], stands: 'Wearable' },
  {
    path: '/notifications',
    readings: [{ collection: 'notifications', title: 'Notifications could not be loaded' }],
    stands: 'Notifications',
  },
  {
    path: '/subscription',
    readings: [{ collection: 'subscriptions', title: 'Your subscription could not be loaded' }],
    stands: 'Payment History',
  },
]

/** With all cases each reading also fails alone. */
const alone = (screens: readonly Screen[]): readonly Screen[] =>
  inject('allCases')
    ? screens.flatMap((screen) => [
        screen,
        ...(screen.readings.length > 1 ? screen.readings.map((reading) => ({ ...screen, readings: [reading] })) : []),
      ])
    : screens

/** A screen and what fails on it, for the name of its story. */
const named = (screens: readonly Screen[]) =>
  alone(screens).map(
    (screen) => [screen.path, screen.readings.map(({ collection }) => collection).join(', '), screen] as const,
  )

const giveLog = (member: Member): Promise<unknown> =>
  member.call('POST', `/databases/${databaseId}/collections/meal_logs/documents`, {
    documentId: 'unique()',
    data: {
      user: member.userId,
      notes: 'Porridge',
      loggedAt: new Date().toISOString(),
      mealTime: 'snack',
      calories: 320,
      status: 'Followed',
    },
  })

const visibleWords = (page: Page): Promise<string> => page.locator('body').ariaSnapshot()

/** Says of a page whether it waits for nothing but time, or for answers that never come. */
type WaitsForTime = () => boolean

/** Watches what a page asks for from now on. */
const watchRequests = (page: Page, { readings }: Screen, way: Way): WaitsForTime => {
  const open = new Set<Request>()
  page.on('request', (request) => open.add(request))
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => open.delete(request))
  const address = addressOf(readings)
  const isSilent = (request: Request) => way === 'silence' && address.test(request.url())
  return () => [...open].every(isSilent)
}

/**
 * Lets the page's time pass until something is so: quickly while it waits for time alone, such as for its next try, and in
 * small steps while answers are on their way, so that none of them counts as late on a busy machine.
 */
const passTime = (page: Page, waitsForTime: WaitsForTime, isSo: () => Promise<boolean> | boolean): Promise<void> =>
  expect
    .poll(
      async () => {
        if (await isSo()) return true
        await page.clock.runFor(waitsForTime() ? 500 : 50)
        return isSo()
      },
      { interval: 50, timeout: 60_000 },
    )
    .toBe(true)

/** Stops the page's time, and opens an address of which readings are never answered, until only that is waited for. */
const openSilently = async (page: Page, screen: Screen, address: string): Promise<WaitsForTime> => {
  const waitsForTime = watchRequests(page, screen, 'silence')
  const unasked = new Set(screen.readings)
  page.on('request', (request) => {
    for (const reading of unasked) if (addressOf([reading]).test(request.url())) unasked.delete(reading)
  })
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 1000)
  // The app draws nothing while time stands still.
  await page.goto(address, { waitUntil: 'commit' })
  await passTime(page, waitsForTime, () => unasked.size === 0 && waitsForTime())
  return waitsForTime
}

/** Where axe looks at both of what says that something is missing: a part, and all of a screen. Other screens have the same two. */
const lookedAt: ReadonlySet<string> = new Set(['/meal-plan'])

/** Longer than any reading is waited for, in milliseconds. */
const LONG = 21_000

describe('one reading that fails never takes the place of the others', () => {
  const world = openWorld()

  /** Sessions of people with a plan and a log, by what they have besides: the stories only read, so that they share them. */
  const sessions = new Map<Screen['prepare'], Awaited<ReturnType<BrowserContext['cookies']>>>()
  const sessionOf = async (prepare: Screen['prepare']) => {
    const { page, member } = await world.athlete()
    await givePlan(member)
    await giveLog(member)
    await prepare?.(member)
    return page.context().cookies()
  }
  const someone = async ({ prepare }: Screen) => {
    const cookies = sessions.get(prepare) ?? (await sessionOf(prepare))
    sessions.set(prepare, cookies)
    const { page } = await world.guest()
    await page.context().addCookies(cookies)
    return page
  }

  const seen = async (screen: Screen, way: Way) => {
    const page = await someone(screen)
    await breakReadings(page, screen.readings, way)
    const isSaid = async () => {
      for (const { title } of screen.readings)
        if (!(await page.getByRole('heading', { name: title }).isVisible())) return false
      return true
    }
    const stands = page.getByText(screen.stands).filter({ visible: true }).first()
    let waitsForTime: WaitsForTime
    if (way === 'silence') {
      waitsForTime = await openSilently(page, screen, world.at(screen.path))
      await page.clock.fastForward(LONG)
    } else {
      waitsForTime = watchRequests(page, screen, way)
      await page.clock.install()
      await page.goto(world.at(screen.path))
    }
    await passTime(page, waitsForTime, isSaid)
    if (way !== 'silence' && screen.notice) await notice(page, ...screen.notice)
    await passTime(page, waitsForTime, async () => (await isSaid()) && (await stands.isVisible()))
    const words = await visibleWords(page)
    expect(words).not.toMatch(/<html|nginx|502 Bad|undefined|NaN/)
    if (way !== 'silence') expect(words).not.toMatch(/internet connection/i)
    return { page, waitsForTime }
  }

  const mended = async ({ page, waitsForTime }: Awaited<ReturnType<typeof seen>>, { readings }: Screen) => {
    const again = page.getByRole('button', { name: 'Try Again' })
    await again.first().waitFor()
    // The app tries again by itself a few times: only then it waits for a tap.
    await passTime(page, waitsForTime, async () => {
      for (const button of await again.all()) if (!(await button.isEnabled())) return false
      return true
    })
    await page.unrouteAll()
    // Each part comes by its own tap.
    for (const { title } of readings) {
      const said = page.getByRole('heading', { name: title })
      await page.getByRole('alert').filter({ has: said }).getByRole('button', { name: 'Try Again' }).click()
      await said.waitFor({ state: 'detached' })
    }
  }

  // A screen tells the two answers alike, so that each has one of them in its turn.
  describe.each([
    ['a server in trouble', 0],
    ['a page of a proxy', 1],
  ] as const)('%s', (way, turn) => {
    test.each(named(turnOf(composed, turn, 2)))('at %s for %s', async (_path, _for, screen) => {
      await mended(await seen(screen, way), screen)
    })
  })

  describe('silence', () => {
    test.each(named(composed))('at %s for %s', async (_path, _for, screen) => {
      await seen(screen, 'silence')
    })
  })

  test.each(named(others))('at %s for %s', async (_path, _for, screen) => {
    const shown = await seen(screen, 'a page of a proxy')
    if (lookedAt.has(screen.path)) expect(await stumbles(shown.page)).toEqual([])
    await mended(shown, screen)
  })

  test('a profile that is not answered keeps nobody from the day: what is missing is said when it is known', async () => {
    const screen: Screen = { path: '/home', readings: [profile], stands: lunch }
    const page = await someone(screen)
    await breakReadings(page, screen.readings, 'silence')
    const waitsForTime = await openSilently(page, screen, world.at(screen.path))
    await page.clock.fastForward(9000)
    await passTime(
      page,
      () => false,
      () => page.getByText(lunch).first().isVisible(),
    )
    const said = page.getByRole('heading', { name: profileTitle })
    expect(await said.count()).toBe(0)
    await page.clock.fastForward(LONG)
    await passTime(page, waitsForTime, () => said.isVisible())
  })

  test('a profile that is refused because too much was asked keeps nobody from the day', async () => {
    const screen: Screen = { path: '/home', readings: [profile], stands: lunch }
    await mended(await seen(screen, 'too much asked'), screen)
  })

  test('while it is asked again its words stay, and what stands beside them', async () => {
    const screen: Screen = { path: '/home', readings: [log], stands: lunch }
    const { page } = await seen(screen, 'a page of a proxy')
    const again = page.getByRole('button', { name: 'Try Again' })
    await page.unrouteAll()
    await breakReadings(page, screen.readings, 'silence')
    const asked = page.waitForRequest(/collections\/meal_logs/)
    await again.click()
    await asked
    await expect.poll(() => again.getAttribute('aria-busy')).toBe('true')
    expect(await page.getByRole('heading', { name: log.title }).count()).toBe(1)
    expect(await page.getByText(lunch).first().isVisible()).toBe(true)
  })

  test('without the marks no meal is called not logged, and one more mark does not pass for all of them', async () => {
    const { page, member } = await world.athlete()
    await givePlan(member)
    await breakReadings(page, [marks], 'a server in trouble')
    const day = await page.evaluate(() => new Date().toLocaleDateString('en-CA'))
    await page.clock.setFixedTime(Date.now() + 24 * 3_600_000)
    await page.goto(world.at(`/meal-plan?day=${day}`))
    const said = page.getByRole('heading', { name: marks.title })
    await said.waitFor()
    await page.getByRole('article', { name: /^Lunch, / }).waitFor()
    expect(await visibleWords(page)).not.toMatch(/not logged/i)

    await page.getByRole('button', { name: /^Skipped: Lunch/ }).click()
    await expect.poll(() => said.isVisible()).toBe(true)
    expect(await visibleWords(page)).not.toMatch(/not logged/i)

    await expect.poll(() => page.getByRole('button', { name: 'Try Again' }).isEnabled()).toBe(true)
    // The mark that waits is tried by itself, too; were it answered before the tap, nothing would be left to try again.
    const tapped = Promise.withResolvers<void>()
    await page.route(/\/collections\/meal_marks\/documents/, async (route) => {
      await tapped.promise
      await route.continue()
    })
    await page.getByRole('button', { name: 'Try Again' }).click()
    tapped.resolve()
    await said.waitFor({ state: 'detached' })
    await page.getByRole('article', { name: /^Dinner, .*not logged/ }).waitFor()
  })

  test('a screen whose code got no answer comes by itself once the server answers, and not while a proxy does', async () => {
    const { page } = await world.athlete()
    await page.route(/\/assets\/support-screen-/, (route) => route.abort())
    await page.route('**/healthz', (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Sign in</h1>' }))
    await page.goto(world.at('/support'))
    const failed = page.getByRole('heading', { name: 'Something went wrong' })
    await failed.waitFor()
    expect(await page.getByRole('main').count()).toBe(1)
    await (await page.waitForResponse('**/healthz')).finished()
    expect(await failed.isVisible()).toBe(true)
    await page.unrouteAll()
    await page.getByRole('heading', { name: 'Support Chat' }).waitFor()
  })

  test('what cannot be rendered ends in the error boundary, which says nothing of the network', async () => {
    const { page } = await world.athlete()
    await page.route(/\/collections\/notifications\/documents/, (route) =>
      route.fulfill({ json: { total: 1, documents: [{ $id: 'odd', $createdAt: 'never', title: 7 }] } }),
    )
    await page.goto(world.at('/notifications'))
    await page.getByRole('heading', { name: 'Something went wrong' }).waitFor()
    await page.getByText('This screen could not be shown. What you saved before is kept.').waitFor()
    await page.getByRole('button', { name: 'Try Again' }).waitFor()
    await page.getByRole('link', { name: 'Back to Home', exact: true }).waitFor()
    expect(await visibleWords(page)).not.toMatch(/connection|RangeError|Invalid time/)
  })
})
