import { emptySchedule, locales } from '@pacemeal/domain'
import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { PAGE_ZONE } from './harness/browser.ts'
import { documentsOf } from './harness/documents.ts'
import { openScreen, openSheet } from './harness/follow-link.ts'
import { pendingRequests, untilQuiet } from './harness/pending-requests.ts'
import { givePlan, goodPassword } from './harness/people.ts'
import { stopClock } from './harness/stop-clock.ts'
import { openWorld } from './harness/world.ts'
import { stumblesIn, themes } from './screens/accessibility.ts'
import { home } from './screens/home.ts'
import { withLargeText } from './screens/layout.ts'
import { logSheet } from './screens/log-sheet.ts'

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
    for (const theme of themes) expect(await stumblesIn(page, theme)).toEqual([])
  })

  test('the sheets', async () => {
    const { page } = await world.athlete({ activitySchedule: '{}' })
    await page.setViewportSize(tall)
    for (const sheet of ['log', 'feedback', 'faq']) {
      await openSheet(page, world.at(`/profile?sheet=${sheet}`))
      for (const theme of themes) expect(await stumblesIn(page, theme), sheet).toEqual([])
    }
    // Where the browser takes backgrounds away, what is on or chosen is still told from what is not.
    await page.emulateMedia({ forcedColors: 'active' })
    const backgroundOf = (one: Locator) => one.evaluate((element) => getComputedStyle(element).backgroundColor)
    await openScreen(page, world.at('/notification-settings'))
    const switches = page.getByRole('switch')
    await switches.first().waitFor()
    const [on, off] = [page.getByRole('switch', { checked: true }), page.getByRole('switch', { checked: false })]
    expect(await backgroundOf(on.first())).not.toBe(await backgroundOf(off.first()))
    await openScreen(page, world.at('/meal-plan'))
    const segment = (name: string) =>
      page.locator('label').filter({ has: page.getByRole('radio', { name, exact: true }) })
    await segment('Day').waitFor()
    expect(await backgroundOf(segment('Day'))).not.toBe(await backgroundOf(segment('Week')))
  })
})

describe('where the browser takes backgrounds away', () => {
  const world = openWorld()
  const backgroundOf = (one: Locator) => one.evaluate((element) => getComputedStyle(element).backgroundColor)

  test('dots and lines that are nothing else are still seen', async () => {
    const { page } = await world.athlete()
    await page.emulateMedia({ forcedColors: 'active' })
    await page.goto(world.at('/home'))
    const trainingDot = page
      .getByRole('group', { name: 'Day', exact: true })
      .getByRole('button', { name: /training day/ })
      .locator('.bg-ember')
      .first()
    await trainingDot.waitFor()
    const canvas = await backgroundOf(page.locator('html'))
    expect(await backgroundOf(trainingDot)).not.toBe(canvas)
    const now = page.getByRole('img', { name: /^Now, / }).locator('.bg-ember')
    for (const part of await now.all()) expect(await backgroundOf(part)).not.toBe(canvas)
    await openScreen(page, world.at('/activity-schedule'))
    const intensity = page.getByRole('button', { name: /^Edit Lift/ }).locator('.bg-ember')
    await intensity.first().waitFor()
    expect(await backgroundOf(intensity.first())).not.toBe(canvas)
  })
})

describe('lines that stay one line', () => {
  const world = openWorld()
  /** How many lines of text a part takes. */
  const linesOf = (part: Locator): Promise<number> =>
    part.evaluate((element) =>
      Math.round(element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight)),
    )

  test('the question for feedback takes one line on a phone in every language, and all it needs in large letters', async () => {
    const { page } = await world.athlete({ activitySchedule: '{}' })
    const question = page
      .locator('section')
      .filter({ has: page.getByRole('button') })
      .locator('p')
      .first()
    for (const language of locales) {
      await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language)
      await page.setViewportSize({ width: 360, height: 740 })
      await page.goto(world.at('/units'))
      await page.getByRole('heading', { level: 1 }).waitFor()
      expect(await linesOf(question), language).toBe(1)
    }
    await page.setViewportSize({ width: 390, height: 740 })
    const isWhole = await withLargeText(page, () =>
      question.evaluate((element) => element.scrollHeight <= element.clientHeight + 1),
    )
    expect(isWhole).toBe(true)
  })

  test('the longest title of home and its chip take two lines on a phone, and the support’s one, in every language', async () => {
    const { page } = await world.athlete()
    await page.setViewportSize({ width: 360, height: 740 })
    const title = page.getByRole('heading', { level: 1 })
    for (const language of locales) {
      await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language)
      await page.goto(world.at('/home?day=2026-09-30'))
      const titled = title.locator('..').filter({ has: page.locator('h1 + * :not(:empty)') })
      await titled.waitFor()
      expect(await linesOf(titled), language).toBe(2)
      await openScreen(page, world.at('/support'))
      await page.getByRole('log').waitFor()
      expect(await linesOf(title), language).toBe(1)
    }
  })

  test('the title of home beside its chip on a wide screen, and a fact that goes to the next line of a narrow one begins it', async () => {
    const { page } = await world.athlete()
    await page.setViewportSize({ width: 1280, height: 800 })
    // The longest day that there is.
    await page.goto(world.at('/home?day=2026-09-30'))
    await page.getByText(/^(Training|Rest) day$/).waitFor()
    expect(await linesOf(page.getByRole('heading', { level: 1 }))).toBe(1)

    await page.setViewportSize({ width: 360, height: 740 })
    await openScreen(page, world.at('/activity-schedule'))
    const session = page.getByRole('button', { name: /^Edit Lift/ })
    const [time, intensity] = await Promise.all(
      ['7:00 AM - 8:00 AM', 'Moderate'].map((fact) => session.getByText(fact, { exact: true }).boundingBox()),
    )
    // Without the dot before it.
    expect(intensity?.y).toBeGreaterThan(time?.y ?? Number.NaN)
    expect(intensity?.x).toBe(time?.x)
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

  test('a sheet holds the focus, closes on Escape and gives it back, on any screen', async () => {
    const { page } = await world.athlete()
    for (const [path, opener, title] of [
      ['/home', 'Log Fuel', 'Log Food'],
      ['/home', 'Send Feedback', 'Help us improve'],
      ['/profile', 'Sync Now', 'Connect Wearable Device'],
      ['/profile', 'Delete Account', 'Delete Account'],
      ['/activity-schedule', 'Add activity on Friday', 'Add Training Activity'],
      ['/edit-profile', '1 diet selected', 'Diet Preferences'],
    ] as const) {
      await openScreen(page, world.at(path))
      const button = page.getByRole('main').or(page.getByRole('region')).getByRole('button', { name: opener }).first()
      await button.focus()
      await page.keyboard.press('Enter')
      const sheet = page.getByRole('dialog', { name: title })
      await sheet.waitFor()
      await expect.poll(() => isFocused(sheet), { message: title }).toBe(true)
      // Back past its first control and on past its last: a guard there takes the focus for a moment and sends it round.
      for (const key of ['Shift+Tab', 'Tab', 'Shift+Tab', 'Tab', 'Tab']) {
        await page.keyboard.press(key)
        await expect.poll(() => isFocused(sheet), { message: `${title}, ${key}` }).toBe(true)
      }
      const ends = sheet.locator('button, input, select, textarea, a[href]').filter({ visible: true })
      for (const [end, key] of [
        [ends.first(), 'Shift+Tab'],
        [ends.last(), 'Tab'],
      ] as const) {
        await end.focus()
        await page.keyboard.press(key)
        await expect.poll(() => isFocused(sheet), { message: `${title}, ${key}` }).toBe(true)
        expect(await isFocused(end), `${title}, ${key}`).toBe(false)
      }
      await page.keyboard.press('Escape')
      await sheet.waitFor({ state: 'hidden' })
      await expect.poll(() => isFocused(button), { message: title }).toBe(true)
    }
  })
})

describe('the focus in a form that is not filled in', () => {
  const world = openWorld()

  test('goes to the first field of an event that is wrong, also to a time', async () => {
    const { page } = await world.athlete()
    await page.goto(world.at('/events/new'))
    const name = page.getByLabel('Name', { exact: true })
    await name.fill('City Half')
    await name.press('Enter')
    await expect.poll(() => isFocused(page.getByLabel('Start time'))).toBe(true)
  })
})

describe('the focus after a row is deleted', () => {
  const world = openWorld()

  test('goes to the same control of the row beside it, and from the last row to what is left of its list', async () => {
    const monday = [
      { type: 'Lift', startTime: '7:00 AM', endTime: '8:00 AM', intensity: 'Moderate' },
      { type: 'Practice', startTime: '4:00 PM', endTime: '5:30 PM', intensity: 'Moderate' },
    ]
    // In another zone than the profile's, what is done beside the screens is not put off.
    const { page, member } = await world.athlete({
      activitySchedule: JSON.stringify({ ...emptySchedule, monday }),
      timeZone: 'Europe/Berlin',
    })
    await page.goto(world.at('/activity-schedule'))
    const remove = (type: string) => page.getByRole('button', { name: new RegExp(`^Remove ${type} on Monday`) })
    await remove('Lift').waitFor()
    await expect
      .poll(() => documentsOf(member, 'user_profiles'))
      .toEqual([expect.objectContaining({ timeZone: PAGE_ZONE })])
    await remove('Lift').focus()
    await page.keyboard.press('Enter')
    await remove('Lift').waitFor({ state: 'detached' })
    await expect.poll(() => isFocused(remove('Practice'))).toBe(true)
    await page.keyboard.press('Enter')
    await remove('Practice').waitFor({ state: 'detached' })
    await expect.poll(() => isFocused(page.getByRole('button', { name: 'Add activity on Monday' }))).toBe(true)
  })
})

describe('notices and movement', () => {
  const world = openWorld()

  test('Tab goes past a notice to the beginning of the page, and what has the focus is not under it', async () => {
    const { page } = await world.athlete({ activitySchedule: '{}' })
    await page.setViewportSize({ width: 360, height: 640 })
    await page.clock.install()
    await page.goto(world.at('/home'))
    await home.logMeal(page, { name: 'Porridge', calories: '320', protein: '11', carbs: '54', fat: '6' })
    const notice = page.getByRole('region', { name: /Notices/ }).getByRole('listitem')
    await notice.waitFor()
    // Its time stands still, however long a busy machine takes for so many keys.
    await stopClock(page)
    const support = page.getByRole('main').getByRole('link', { name: 'Support' })
    while (!(await isFocused(support))) await page.keyboard.press('Tab')
    const below = async () => {
      const [control, notes] = [await support.boundingBox(), await notice.boundingBox()]
      return control && notes ? control.y + control.height - notes.y : Number.NaN
    }
    await expect.poll(below).toBeLessThanOrEqual(0)
    const dismiss = notice.getByRole('button', { name: 'Dismiss' })
    while (!(await isFocused(dismiss))) await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    const start = page.getByRole('link', { name: 'Skip to content' })
    if (!(await isFocused(start))) await page.keyboard.press('Tab')
    expect(await isFocused(start)).toBe(true)
    // Who has gone on stays where they are when its time is over.
    await page.clock.resume()
    const log = page.getByRole('main').getByRole('button', { name: 'Log Fuel' })
    while (!(await isFocused(log))) await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    const sheet = logSheet.in(page)
    await expect.poll(() => isFocused(sheet)).toBe(true)
    await page.clock.fastForward('00:20')
    await notice.waitFor({ state: 'detached' })
    expect(await isFocused(sheet)).toBe(true)
  })

  test('who dismisses a notice by the keyboard goes on from where they came', async () => {
    const { page } = await world.athlete({ activitySchedule: '{}' })
    await page.goto(world.at('/home'))
    await home.logMeal(page, { name: 'Porridge', calories: '320', protein: '11', carbs: '54', fat: '6' })
    const notice = page.getByRole('region', { name: /Notices/ }).getByRole('listitem')
    await notice.waitFor()
    const support = page.getByRole('main').getByRole('link', { name: 'Support' })
    await support.focus()
    await page.keyboard.press('Alt+KeyT')
    const dismiss = notice.getByRole('button', { name: 'Dismiss' })
    while (!(await isFocused(dismiss))) await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await notice.waitFor({ state: 'detached' })
    await expect.poll(() => isFocused(support)).toBe(true)
  })

  test('nothing moves for those who want no movement', async () => {
    const { page, member } = await world.athlete()
    await givePlan(member)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const pending = pendingRequests(page)
    /** Parts that would move, turn or grow when they change. */
    const moving = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('body *')].flatMap((element) => {
          const { transitionProperty, transitionDuration, animationName, animationDuration } = getComputedStyle(element)
          const durations = transitionDuration.split(', ').map(Number.parseFloat)
          const moved = transitionProperty
            .split(', ')
            .filter(
              (property, index) =>
                /transform|translate|scale|rotate|all|dash/.test(property) &&
                (durations[index % durations.length] ?? 0) > 0,
            )
          const isSpinning = animationName !== 'none' && Number.parseFloat(animationDuration) > 0.2
          return moved.length > 0 || isSpinning ? [`${element.tagName} ${moved} ${animationName}`] : []
        }),
      )
    for (const path of ['/home', '/meal-plan?view=week', '/notification-settings', '/profile?sheet=faq']) {
      await (path.includes('sheet') ? openSheet : openScreen)(page, world.at(path))
      await untilQuiet(pending)
      expect(await moving(), path).toEqual([])
    }
  })
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

  test('nothing on a shopping list, or where events are listed and entered, is without a name', async () => {
    const { page, member } = await world.athlete()
    await givePlan(member)
    for (const path of ['/meal-plan?view=shopping', '/events', '/events/new']) {
      await openScreen(page, world.at(path))
      await page.getByRole('heading', { level: 1, name: /^(?!Loading$)/ }).waitFor()
      await page.locator('[role=status][aria-label^=Loading]').first().waitFor({ state: 'detached' })
      expect(await unnamed(page), path).toEqual([])
    }
  })
})
