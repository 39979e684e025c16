import type { Locator, Page } from 'playwright-core'
import { afterAll, describe, expect, test } from 'vitest'
import type { TestTerra } from '../apps/server/src/testing/test-terra.ts'
import { screensOf } from '../apps/web/src/app/areas.ts'
import type { ScreenGroup } from '../apps/web/src/navigation/screen.ts'
import { openScreen } from './harness/follow-link.ts'
import { answerOnboarding } from './harness/onboarding-answers.ts'
import { givePlan, goodPassword, type Member } from './harness/people.ts'
import { linkDevice, startWearables } from './harness/wearables.ts'
import { openWorld } from './harness/world.ts'
import { headingOrder, stumbles } from './screens/accessibility.ts'
import { home } from './screens/home.ts'
import { foreignUnits, otherUnits } from './screens/units.ts'

/** So tall that nothing which sticks to an edge lies over what could be scrolled out from under it. */
const tall = { viewport: { width: 390, height: 2400 } }

/** Addresses of screens that need more than their path; null leads on at once and has nothing to read. */
const addresses: Readonly<Record<string, string | null>> = {
  // Leads everybody but operators on; their story looks at it.
  '/admin': null,
  '/callback': null,
  '/onboarding': null,
  '/onboarding/body-composition': null,
  '/onboarding/notifications': '/onboarding/notifications?stay',
  '/onboarding/terra-callback': '/onboarding/terra-callback?status=error',
  // Shows a picture just taken; without one it leads to the scanner.
  '/scanned-image': null,
  '/reset-password': '/reset-password?userId=someone&secret=something',
}

/** The addresses of all screens that a group may see. */
const paths = (group: ScreenGroup): readonly string[] => screensOf(group).map(({ path }) => path)

describe('every screen is for everybody, in both themes', () => {
  let terra: TestTerra
  const world = openWorld(async (url) => {
    terra = await startWearables(url)
    return terra.settings
  })
  afterAll(() => terra?.close())

  /** Opens a screen and waits until what it reads is there. That every address can be loaded is the story of lost sessions. */
  const open = async (page: Page, at: string): Promise<void> => {
    await openScreen(page, world.at(at))
    await page.getByRole('heading', { level: 1, name: /^(?!Loading$)/ }).waitFor()
    await page.locator('[role=status][aria-label^=Loading]').first().waitFor({ state: 'detached' })
  }

  /** Looks at each screen where it really stands. */
  const walk = async (
    page: Page,
    group: readonly string[],
    address: (path: string) => string | null,
    alsoWrong: (page: Page, path: string) => Promise<readonly string[]> = async () => [],
  ) => {
    const wrong: Record<string, string[]> = {}
    for (const path of group) {
      const at = address(path)
      if (at === null) continue
      await open(page, at)
      const shown = new URL(page.url()).pathname
      const isThere = shown === new URL(world.at(at)).pathname
      const found = isThere
        ? [...(await stumbles(page, [headingOrder])), ...(await alsoWrong(page, path))]
        : [`leads to ${shown}`]
      if (found.length > 0) wrong[path] = found
    }
    return wrong
  }
  const usual = (path: string) => (path in addresses ? (addresses[path] ?? null) : path)

  test('signed out', async () => {
    const { page } = await world.guest(tall)
    const group = [...paths('anyone'), ...paths('signedOut')]
    expect(await walk(page, group, usual)).toEqual({})
    await page.goto(world.at('/signup'))
    await page.getByRole('button', { name: 'Sign Up with Email' }).click()
    await page.getByLabel('Full Name').waitFor()
    expect(await stumbles(page)).toEqual([])
  })

  test('on the way in', async () => {
    const { page } = await world.member(tall)
    // Processing stays where it is as long as its run is not accepted.
    await page.route('**/functions/**', () => undefined)
    await answerOnboarding(page)
    // The last of them makes a profile, after which no question is asked any more.
    const group = [...paths('signedIn'), ...paths('verified')].toSorted(
      (one, other) => Number(one.endsWith('processing')) - Number(other.endsWith('processing')),
    )
    expect(await walk(page, group, usual)).toEqual({})
  })

  /**
   * Somebody with everything: a plan, a watch, a subscription, units of their own. The stories only look, so that they share
   * one.
   */
  const settle = async () => {
    const { page, member } = await world.athlete()
    await linkDevice(terra, member)
    await member.call('PATCH', '/account/prefs', { prefs: { units: otherUnits } })
    await givePlan(member)
    const body = JSON.stringify({ path: '/subscribe', method: 'POST', body: { plan: 'monthly' } })
    await member.call('POST', '/functions/billing/executions', { body, async: false })
    return { meal: await mealOf(member), storageState: await page.context().storageState() }
  }
  let settled: Awaited<ReturnType<typeof settle>> | undefined
  /** The id of a meal of the plan, for the screens that show one. */
  const mealOf = async (member: Member): Promise<string> => {
    const { documents } = (await member.call('GET', '/databases/pacemeal/collections/meal_plans/documents')) as {
      documents: readonly { monday_plan?: string }[]
    }
    return /"id":"([^"]+)"/.exec(documents[0]?.monday_plan ?? '')?.[1] ?? 'none'
  }

  /** Screens that name units to choose from, or what a label prints. */
  const namesUnits: ReadonlySet<string> = new Set(['/units', '/kitchen'])
  /** Views of a screen that show amounts of food. */
  const views = ['/meal-plan?view=week', '/meal-plan?view=shopping']
  const unitsNotChosen = async (page: Page, path: string) => (namesUnits.has(path) ? [] : foreignUnits(page))

  describe('in the app, with everything there, in the chosen units alone', () => {
    test.each([1, 2, 3])('part %i of 3', async (part) => {
      settled ??= await settle()
      const { meal, storageState } = settled
      const { page, problems } = await world.guest({ ...tall, storageState })
      const screens = [...paths('withProfile'), ...paths('withProfileBare'), ...views]
      const group = screens.filter((_, index) => index % 3 === part - 1)
      const withMeal = (path: string) => usual(path)?.replace(':id', encodeURIComponent(meal)) ?? null
      expect(await walk(page, group, withMeal, unitsNotChosen)).toEqual({})
      expect(problems).toEqual([])
    })
  })

  test('in the app, with nothing there, and in its sheets', async () => {
    const { page } = await world.athlete({ activitySchedule: '{}' })
    await page.setViewportSize(tall.viewport)
    const empty = ['/home', '/notifications', '/subscription', '/payment-history', '/profile', '/activity-schedule']
    expect(await walk(page, empty, usual)).toEqual({})
    for (const sheet of ['log', 'feedback', 'faq']) {
      await page.goto(world.at(`/profile?sheet=${sheet}`))
      await page.getByRole('dialog').waitFor()
      expect(await stumbles(page), sheet).toEqual([])
    }
  })

  test('an unverified address', async () => {
    const { page, member } = await world.member(tall)
    await member.call('PATCH', '/account/email', { email: `new.${member.email}`, password: goodPassword })
    expect(await walk(page, paths('signedIn'), usual)).toEqual({})
  })
})

const isFocused = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement || element.contains(document.activeElement))

describe('with the keyboard alone', () => {
  const world = openWorld()

  test('somebody logs in and answers the first question', async () => {
    const { page, member } = await world.member()
    await page.context().clearCookies()
    await page.goto(world.at('/login'))
    const email = page.getByLabel('Email')
    await email.waitFor()
    while (!(await isFocused(email))) await page.keyboard.press('Tab')
    await page.keyboard.type(member.email)
    await page.keyboard.press('Tab')
    await page.keyboard.type(goodPassword)
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'What is your gender?' }).waitFor()
    await page.waitForFunction(() => document.activeElement?.tagName === 'H1')
    const male = page.getByRole('radio', { name: 'Male', exact: true })
    while (!(await isFocused(male))) await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => page.getByRole('radio', { name: 'Female' }).isChecked()).toBe(true)
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'How old are you?' }).waitFor()
    await page.waitForFunction(() => document.activeElement?.tagName === 'INPUT')
    await page.keyboard.type('24')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'How tall are you, and what do you weigh?' }).waitFor()
  })

  test.each([
    ['/home', 'Log Fuel', 'Log Food'],
    ['/home', 'Send Feedback', 'Help us improve'],
    ['/profile', 'Sync Now', 'Connect Wearable Device'],
    ['/profile', 'Delete Account', 'Delete Account'],
    ['/activity-schedule', 'Add activity on Friday', 'Add Training Activity'],
    ['/edit-profile', '1 diet selected', 'Diet Preferences'],
  ])(
    'on %s, %s opens a sheet that holds the focus, closes on Escape and gives it back',
    async (path, opener, title) => {
      const { page } = await world.athlete()
      await page.goto(world.at(path))
      const button = page.getByRole('main').or(page.getByRole('region')).getByRole('button', { name: opener }).first()
      await button.focus()
      await page.keyboard.press('Enter')
      const sheet = page.getByRole('dialog', { name: title })
      await sheet.waitFor()
      await expect.poll(() => isFocused(sheet)).toBe(true)
      for (let step = 0; step < 25; step += 1) {
        await page.keyboard.press(step % 5 === 4 ? 'Shift+Tab' : 'Tab')
        // At either end a guard takes the focus for a moment and sends it round.
        await expect.poll(() => isFocused(sheet)).toBe(true)
      }
      await page.keyboard.press('Escape')
      await sheet.waitFor({ state: 'hidden' })
      await expect.poll(() => isFocused(button)).toBe(true)
    },
  )
})

/** Controls without a name, as they stand in the accessibility tree. */
const unnamed = async (page: Page): Promise<readonly string[]> =>
  (await page.locator('body').ariaSnapshot())
    .split('\n')
    .filter((line) =>
      /^\s*- '?(?:button|link|textbox|checkbox|radio|switch|combobox|slider|img|dialog)(?! ")/.test(line),
    )

/** Where each of the texts first stands in what is read out of the page. */
const places = async (page: Page, texts: readonly string[]): Promise<readonly number[]> => {
  const read = await page.locator('body').ariaSnapshot()
  return texts.map((text) => read.indexOf(text))
}

describe('read out by a screen reader', () => {
  const world = openWorld()

  test('signing up goes on in the first field, and says what is missing', async () => {
    const { page } = await world.guest()
    await page.goto(world.at('/signup'))
    await page.getByRole('button', { name: 'Sign Up with Email' }).click()
    expect(await isFocused(page.getByLabel('Full Name'))).toBe(true)
    expect(await unnamed(page)).toEqual([])
    await page.getByRole('button', { name: 'Create Account' }).click()
    const notices = page.getByRole('region', { name: /Notices/ })
    await notices.getByText('Please fill in all required fields').waitFor()
    expect(await notices.getAttribute('aria-live')).toBe('polite')
  })

  test('a question is read after its step, which is said once', async () => {
    const { page } = await world.member()
    await page.goto(world.at('/onboarding/gender'))
    await page.getByRole('heading', { name: 'What is your gender?' }).waitFor()
    const read = await page.getByRole('main').ariaSnapshot()
    expect(read.match(/Step 1 of 10/g)).toHaveLength(1)
    const [step = 0, question = 0, answer = 0, on = 0] = await places(page, [
      'Step 1 of 10',
      'What is your gender?',
      'radio "Female"',
      'button "Continue"',
    ])
    expect([step > 0, question > step, answer > question, on > answer]).toEqual([true, true, true, true])
    expect(await unnamed(page)).toEqual([])
  })

  test('the day is read from its title to its meals, and a logged meal is said once', async () => {
    const { page, member } = await world.athlete()
    await givePlan(member)
    await page.addInitScript(() => {
      const at: Record<string, number> = {}
      Object.assign(window, { addedAt: at })
      new MutationObserver(() => {
        const list = document.querySelector('section[aria-live="polite"]')
        if (list) at.list ??= performance.now()
        if (list?.querySelector('li')) at.notice ??= performance.now()
      }).observe(document, { childList: true, subtree: true })
    })
    await page.goto(world.at('/home'))
    await page.getByRole('list', { name: 'Timeline' }).getByRole('article').first().waitFor()
    const order = await places(page, [
      'Skip to content',
      'heading "Fuel Plan for',
      'region "Nutrition of the day"',
      'heading "Today\'s Activities & Fuel"',
      'list "Timeline"',
      'navigation "Main"',
    ])
    expect(order).toEqual(order.filter((place) => place >= 0).toSorted((one, other) => one - other))
    expect(await unnamed(page)).toEqual([])

    await home.logMeal(page, { name: 'Porridge', calories: '320', protein: '11', carbs: '54', fat: '6' })
    const said = page.getByRole('region', { name: /Notices/ }).getByRole('listitem')
    await said.getByText(/^Logged 320 calories to /).waitFor()
    expect(await said.locator('[role=status], [role=alert], [aria-live]').count()).toBe(0)
    const { list, notice } = await page.evaluate(
      () => (window as unknown as { addedAt: { list: number; notice: number } }).addedAt,
    )
    expect(notice - list).toBeGreaterThan(50)
    await expect.poll(() => isFocused(page.getByRole('main').getByRole('button', { name: 'Log Fuel' }))).toBe(true)
  })

  test('a dish is swapped in a dialog that names it, and holds no landmark of a page', async () => {
    const { page, member } = await world.athlete()
    await givePlan(member)
    await page.goto(world.at('/meal-plan'))
    await page
      .getByRole('button', { name: /^Swap: / })
      .first()
      .click()
    const dialog = page.getByRole('dialog', { name: /^Swap / })
    await dialog.getByRole('list', { name: /^Choices for / }).waitFor()
    await expect.poll(() => isFocused(dialog)).toBe(true)
    expect(await dialog.getByRole('banner').or(dialog.getByRole('contentinfo')).count()).toBe(0)
    expect(await unnamed(page)).toEqual([])
  })

  test.each(['/meal-plan?view=shopping', '/events', '/events/new'])('nothing on %s is without a name', async (path) => {
    const { page, member } = await world.athlete()
    await givePlan(member)
    await page.goto(world.at(path))
    await page.getByRole('heading', { level: 1, name: /^(?!Loading$)/ }).waitFor()
    await page.locator('[role=status][aria-label^=Loading]').first().waitFor({ state: 'detached' })
    expect(await unnamed(page)).toEqual([])
  })
})
