import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { givePlan, goodPassword } from './harness/people.ts'
import { openWorld } from './harness/world.ts'
import { stumbles } from './screens/accessibility.ts'
import { home } from './screens/home.ts'

describe('what is opened on a screen is for everybody, in both themes', () => {
  const world = openWorld()
  /** So tall that nothing which sticks to an edge lies over what could be scrolled out from under it. */
  const tall = { width: 390, height: 2400 }

  test('the form of a new account', async () => {
    const { page } = await world.guest()
    await page.setViewportSize(tall)
    await page.goto(world.at('/signup'))
    await page.getByRole('button', { name: 'Sign Up with Email' }).click()
    await page.getByLabel('Full Name').waitFor()
    expect(await stumbles(page)).toEqual([])
  })

  test('the sheets', async () => {
    const { page } = await world.athlete({ activitySchedule: '{}' })
    await page.setViewportSize(tall)
    for (const sheet of ['log', 'feedback', 'faq']) {
      await page.goto(world.at(`/profile?sheet=${sheet}`))
      await page.getByRole('dialog').waitFor()
      expect(await stumbles(page), sheet).toEqual([])
    }
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
