import { databaseId } from '@pacemeal/protocol'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { givePlan, type Member } from './harness/people.ts'
import { openWorld } from './harness/world.ts'
import { stumbles } from './screens/accessibility.ts'
import { notice } from './screens/notices.ts'

const page502 = '<html><head><title>502 Bad Gateway</title></head><body><center>nginx/1.27</center></body></html>'

/** Ways in which one reading of a screen fails while the others go on. */
const ways = {
  'a server in trouble': { status: 500, json: { message: '', code: 500, type: 'general_unknown', version: '1' } },
  'a page of a proxy': { status: 502, contentType: 'text/html', body: page502 },
  silence: null,
} as const
type Way = keyof typeof ways

const breakReading = (page: Page, collection: string, way: Way): Promise<unknown> => {
  const answer = ways[way]
  return page.route(new RegExp(`/collections/${collection}/documents`), (route) => {
    if (route.request().method() !== 'GET') return route.continue()
    // A question that is never answered stays open until the page goes.
    return answer === null ? undefined : route.fulfill(answer)
  })
}

interface Screen {
  readonly path: string
  readonly collection: string
  /** What the screen says of the part. */
  readonly title: string
  /** A text of what stands all the same. */
  readonly stands: string | RegExp
  readonly notice?: readonly [title: string, message: string]
}

const lunch = /^Lunch$|· Lunch$/
const profileTitle = 'Your profile could not be loaded'
const scheduleTitle = 'Failed to load your activity schedule'

/** The screens that stand on several readings, each with one of them failing in every way. */
const composed: readonly Screen[] = [
  { path: '/home', collection: 'meal_plans', title: 'Failed to Load Meal Plan', stands: 'Porridge' },
  { path: '/home', collection: 'meal_logs', title: 'Failed to Load Your Log', stands: lunch },
  { path: '/home', collection: 'wearable_data', title: 'Failed to fetch wearable activities', stands: lunch },
  { path: '/home', collection: 'user_profiles', title: profileTitle, stands: lunch },
  { path: '/profile', collection: 'user_profiles', title: profileTitle, stands: /^maya.*@athletes\.example$/ },
  {
    path: '/activity-schedule',
    collection: 'user_profiles',
    title: scheduleTitle,
    stands: 'Activity Schedule',
    notice: ['Error', scheduleTitle],
  },
]

/** Further screens; that every way is told has been seen above. */
const others: readonly Screen[] = [
  { path: '/meal-plan', collection: 'meal_logs', title: 'Failed to Load Your Log', stands: lunch },
  { path: '/meal-plan', collection: 'user_profiles', title: scheduleTitle, stands: lunch },
  { path: '/meal-plan', collection: 'meal_plans', title: 'Failed to Load Meal Plan', stands: 'Fuel Plan' },
  { path: '/edit-profile', collection: 'user_profiles', title: profileTitle, stands: 'Edit Profile' },
  { path: '/notification-settings', collection: 'user_profiles', title: profileTitle, stands: 'Notification Settings' },
  { path: '/wearable?stay', collection: 'user_profiles', title: profileTitle, stands: 'Wearable' },
  {
    path: '/notifications',
    collection: 'notifications',
    title: 'Notifications could not be loaded',
    stands: 'Notifications',
  },
  {
    path: '/subscription',
    collection: 'subscriptions',
    title: 'Your subscription could not be loaded',
    stands: 'Payment History',
  },
]

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

/** Waits for the part's words; what waits for an answer is let wait for as long as it would. */
const untilSaid = async (page: Page, title: string, way: Way): Promise<void> => {
  const said = page.getByRole('heading', { name: title })
  if (way !== 'silence') return said.waitFor()
  // Between the jumps of the clock the other readings get real time to be answered.
  await expect
    .poll(
      async () => {
        const isSaid = await said.waitFor({ timeout: 5000 }).then(
          () => true,
          () => false,
        )
        if (!isSaid) await page.clock.fastForward(21_000)
        return isSaid
      },
      { timeout: 80_000 },
    )
    .toBe(true)
}

describe('one reading that fails never takes the place of the others', () => {
  const world = openWorld()

  const seen = async (screen: Screen, way: Way) => {
    const { page, member } = await world.athlete()
    await givePlan(member)
    await giveLog(member)
    if (way === 'silence') await page.clock.install()
    await breakReading(page, screen.collection, way)
    await page.goto(world.at(screen.path))
    await untilSaid(page, screen.title, way)
    if (screen.notice && way !== 'silence') await notice(page, ...screen.notice)
    await page.getByText(screen.stands).filter({ visible: true }).first().waitFor()
    const words = await visibleWords(page)
    expect(words).not.toMatch(/<html|nginx|502|undefined|NaN/)
    if (way !== 'silence') expect(words).not.toMatch(/internet connection/i)
    return page
  }

  const mended = async (page: Page, { title }: Screen) => {
    const again = page.getByRole('button', { name: 'Try Again' }).first()
    // The app tries again by itself a few times: only then it waits for a tap.
    await expect.poll(() => again.isEnabled()).toBe(true)
    await page.unrouteAll()
    await again.click()
    await page.getByRole('heading', { name: title }).waitFor({ state: 'detached' })
  }

  // A profile that is never answered is waited for by the guard, too; the profile screen stands for that.
  const silentlyMissing = composed.filter(
    ({ path, collection }) => path === '/profile' || collection !== 'user_profiles',
  )

  describe.each(Object.keys(ways) as Way[])('%s', (way) => {
    test.each(way === 'silence' ? silentlyMissing : composed)('at $path for $collection', async (screen) => {
      const page = await seen(screen, way)
      if (way !== 'silence') await mended(page, screen)
    })
  })

  test.each(others)('at $path for $collection', async (screen) => {
    const page = await seen(screen, 'a page of a proxy')
    expect(await stumbles(page)).toEqual([])
    await mended(page, screen)
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
