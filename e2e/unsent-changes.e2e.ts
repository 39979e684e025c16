import { mealTimeAt, wallMinuteAt } from '@pacemeal/domain'
import type { BrowserContext, Locator, Page } from 'playwright-core'
import { describe, expect, onTestFinished, test } from 'vitest'
import { openBrowser, openPage } from './harness/browser.ts'
import { documentsOf } from './harness/documents.ts'
import { openScreen } from './harness/follow-link.ts'
import { openInstalled } from './harness/installed.ts'
import { becomeMember, givePlan, giveProfile, goodPassword, type Member, resting } from './harness/people.ts'
import { openWorld } from './harness/world.ts'
import { stumbles } from './screens/accessibility.ts'
import { home } from './screens/home.ts'
import { breakCalls, notice } from './screens/notices.ts'

/** A busy machine may take its time. */
const patient = { timeout: 30_000 }
const pizza = { name: 'Cold pizza', calories: '210', protein: '4', carbs: '44', fat: '2' }
const rice = { name: 'Rice', calories: '180', protein: '4', carbs: '40', fat: '1' }
const LOGS = /\/collections\/meal_logs\/documents/

const unsent = (page: Page, count: number): Locator =>
  page.getByRole('button', { name: count === 1 ? '1 change is sent later' : `${count} changes are sent later` })
const refused = (page: Page): Locator => page.getByRole('button', { name: '1 change was not accepted' })
const sheet = (page: Page): Locator => page.getByRole('dialog', { name: 'Not sent yet' })
const titles = (page: Page): Promise<readonly string[]> =>
  sheet(page)
    .getByRole('listitem')
    .evaluateAll((rows) => rows.map((row) => row.querySelector('p')?.textContent ?? ''))
const entry = (page: Page, name: string): Locator =>
  home.timeline(page).getByRole('button', { name: new RegExp(`^Edit ${name}`) })

/** Notes each write that reaches the server, as `POST meal_logs`. */
const noteWrites = (context: BrowserContext): readonly string[] => {
  const writes: string[] = []
  context.on('response', (response) => {
    const collection = /collections\/(\w+)\/documents/.exec(response.url())?.[1]
    const method = response.request().method()
    if (collection && method !== 'GET') writes.push(`${method} ${collection}`)
  })
  return writes
}

const namesOf = async (member: Member): Promise<readonly (string | undefined)[]> =>
  (await documentsOf(member, 'meal_logs')).map(({ notes }) => notes).toSorted()

const logIn = async (page: Page, { email }: Member): Promise<void> => {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(goodPassword)
  await page.getByRole('button', { name: 'Log In' }).click()
}

const logOut = async (page: Page, answer: RegExp): Promise<void> => {
  await page.getByRole('link', { name: 'Profile', exact: true }).first().click()
  await page.getByRole('button', { name: 'Log Out' }).click()
  const question = page.getByRole('dialog', { name: 'Log out with unsent changes?' })
  await question.getByText('1 change is not sent yet.').waitFor()
  await question.getByRole('button', { name: answer }).click()
  await page.getByLabel('Email').waitFor()
}

describe('changes that are not sent yet', () => {
  const world = openWorld()

  test('made without a network outlive a reload, and are sent once, in their order', async () => {
    const { page, member, problems } = await world.installed(resting)
    await givePlan(member)
    await openInstalled(page, world.at('/home'))
    await home.shown(page)
    await page.reload()
    await page.getByRole('link', { name: 'Notifications, 1 unread' }).click()
    await page.getByRole('link', { name: /^Unread: Your fuel plan is ready/ }).waitFor()
    await page.getByRole('link', { name: 'Home', exact: true }).first().click()
    await home.shown(page)
    const writes = noteWrites(page.context())
    await page.context().setOffline(true)
    await home.logMeal(page, pizza)
    await entry(page, 'Cold pizza').getByText('Sent later').waitFor()
    await entry(page, 'Cold pizza').click()
    const form = page.getByRole('dialog', { name: 'Edit Log' })
    await form.getByLabel('Calories').fill('230')
    await form.getByRole('button', { name: 'LOG & SAVE' }).click()
    await entry(page, 'Cold pizza')
      .getByText(/230.kcal/)
      .waitFor()
    await page.getByRole('link', { name: 'Fuel Plan' }).first().click()
    // A meal other than the one that a log of this hour belongs to: skipping that one would take its log away.
    const isEvening = mealTimeAt(wallMinuteAt(Date.now(), 'America/New_York')) === 'dinner'
    const meal = isEvening ? 'Breakfast' : 'Dinner'
    await page.getByRole('button', { name: new RegExp(`^Skipped: ${meal}`) }).click()
    await page.getByRole('link', { name: /^Notifications/ }).click()
    await page.getByRole('button', { name: 'Mark all read' }).click()
    await page.getByRole('link', { name: 'Notifications', exact: true }).waitFor()

    await page.goto(world.at('/home'))
    await entry(page, 'Cold pizza')
      .getByText(/230.kcal/)
      .waitFor()
    await home
      .timeline(page)
      .getByRole('article', { name: new RegExp(`^${meal}, .*skipped`) })
      .waitFor()
    await unsent(page, 4).click()
    await sheet(page).getByRole('button', { name: 'Sent when you are online' }).waitFor()
    expect(await titles(page)).toEqual([
      'Log Cold pizza',
      'Change Cold pizza',
      expect.stringMatching(/: skipped$/),
      'Mark all notifications read',
    ])
    expect(await stumbles(page)).toEqual([])
    expect(writes).toEqual([])

    await page.context().setOffline(false)
    await sheet(page).getByText('Everything is sent.').waitFor(patient)
    await expect
      .poll(() => writes, patient)
      .toEqual(['POST meal_logs', 'PATCH meal_logs', 'POST meal_marks', 'PATCH notifications'])
    await expect.poll(() => documentsOf(member, 'meal_logs')).toMatchObject([{ notes: 'Cold pizza', calories: 230 }])
    await expect.poll(() => documentsOf(member, 'meal_marks')).toMatchObject([{ mark: 'skipped' }])
    await expect.poll(() => documentsOf(member, 'notifications')).toMatchObject([{ read: true }])
    expect(problems.filter((problem) => !/ERR_INTERNET_DISCONNECTED|Failed to fetch/.test(problem))).toEqual([])
  })

  test('are there again when the app is ended as they are made, before it could do anything more', async () => {
    // The process that ends shows the pages of all phones of its browser.
    const browser = await openBrowser()
    onTestFinished(() => browser.close())
    const { context, page } = await openPage(browser, { serviceWorkers: 'allow' })
    const member = await becomeMember(page, world.server)
    await giveProfile(member, resting)
    await givePlan(member)
    await openInstalled(page, world.at('/home'))
    await home.shown(page)
    await page.reload()
    await home.shown(page)
    await context.setOffline(true)
    // A first change opens what keeps them.
    await home.logMeal(page, pizza)
    await unsent(page, 1).waitFor()
    await page.getByRole('link', { name: 'Fuel Plan' }).first().click()
    const developer = await context.newCDPSession(page)
    await page.getByRole('button', { name: /^Skipped: Breakfast/ }).evaluate((button: HTMLElement) => {
      button.click()
      setTimeout(() => {
        for (;;);
      })
    })
    const end = page.waitForEvent('crash')
    void developer.send('Page.crash').catch(() => undefined)
    await end
    await page.close()

    const again = await context.newPage()
    await again.goto(world.at('/home'))
    await unsent(again, 2).click()
    await expect.poll(() => titles(again)).toEqual(['Log Cold pizza', expect.stringMatching(/: skipped$/)])
    await context.setOffline(false)
    await sheet(again).getByText('Everything is sent.').waitFor(patient)
    await expect.poll(() => documentsOf(member, 'meal_marks')).toMatchObject([{ mark: 'skipped' }])
  })

  test('of two tabs are one list, and each is sent once', async () => {
    const { page, member } = await world.installed()
    await givePlan(member)
    const other = await page.context().newPage()
    const writes = noteWrites(page.context())
    for (const tab of [page, other]) {
      await openInstalled(tab, world.at('/home'))
      await home.shown(tab)
    }
    await page.context().setOffline(true)
    await home.logMeal(page, pizza)
    await home.logMeal(other, rice)
    for (const tab of [page, other]) {
      await unsent(tab, 2).waitFor()
      await entry(tab, 'Cold pizza').waitFor()
      await entry(tab, 'Rice').waitFor()
    }
    await page.context().setOffline(false)
    for (const tab of [page, other]) await unsent(tab, 2).waitFor({ state: 'hidden', ...patient })
    await expect.poll(() => namesOf(member), patient).toEqual(['Cold pizza', 'Rice'])
    await expect.poll(() => writes, patient).toEqual(['POST meal_logs', 'POST meal_logs'])
  })

  test('are asked about at the sign-out: kept ones are their owner’s alone and sent at the next login, others discarded', async () => {
    const { page, member } = await world.athlete()
    await givePlan(member)
    await page.goto(world.at('/home'))
    await home.shown(page)
    await breakCalls(page, LOGS, 'server')
    await home.logMeal(page, pizza)
    await unsent(page, 1).waitFor(patient)
    await logOut(page, /^Log out and keep them$/)
    await page.unroute(LOGS)

    const writes = noteWrites(page.context())
    const noah = await becomeMember(page, world.server, 'Noah Berg')
    await giveProfile(noah)
    await page.goto(world.at('/home'))
    await page.getByRole('button', { name: 'Log Fuel' }).waitFor()
    await page.getByRole('link', { name: 'Profile', exact: true }).first().click()
    await page.getByRole('button', { name: 'Log Out' }).click()
    await page.getByLabel('Email').waitFor()
    expect(writes).toEqual([])

    await logIn(page, member)
    await home.shown(page)
    await expect.poll(() => namesOf(member), patient).toEqual(['Cold pizza'])

    await breakCalls(page, LOGS, 'server')
    await home.logMeal(page, rice)
    await unsent(page, 1).waitFor(patient)
    await logOut(page, /^Log out and discard them$/)
    await page.unroute(LOGS)
    const later = noteWrites(page.context())
    await logIn(page, member)
    await home.shown(page)
    await entry(page, 'Cold pizza').waitFor()
    await entry(page, 'Rice').waitFor({ state: 'hidden' })
    await expect.poll(() => namesOf(member)).toEqual(['Cold pizza'])
    expect(later).toEqual([])
  })

  test('that the server refuses later say so in its own words, and can be sent again or discarded', async () => {
    const { page, member } = await world.installed()
    await givePlan(member)
    await openInstalled(page, world.at('/home'))
    await home.shown(page)
    await page.context().setOffline(true)
    await home.logMeal(page, pizza)
    await unsent(page, 1).waitFor()
    const words = 'A meal may have at most 200 kcal.'
    await page.route(LOGS, (route) =>
      route.request().method() === 'GET'
        ? route.continue()
        : route.fulfill({
            status: 400,
            contentType: 'application/json',
            body: JSON.stringify({ message: words, code: 400, type: 'document_invalid_structure', version: '1' }),
          }),
    )
    await page.context().setOffline(false)
    await refused(page).click()
    await sheet(page).getByText(words).waitFor()
    // The list takes the place of the notice.
    const notices = page.getByRole('region', { name: /Notices/ }).getByRole('listitem')
    await expect.poll(() => notices.count(), patient).toBe(0)
    expect(await stumbles(page)).toEqual([])
    await page.unroute(LOGS)
    await sheet(page).getByRole('button', { name: 'Retry: Log Cold pizza' }).click()
    await sheet(page).getByText('Everything is sent.').waitFor(patient)
    await expect.poll(() => namesOf(member)).toEqual(['Cold pizza'])
  })

  test('are counted on the installed app’s icon, and told once when the browser has cleared them', async () => {
    const { page, member } = await world.installed()
    await page.addInitScript(() => {
      const real = window.matchMedia.bind(window)
      window.matchMedia = (query) =>
        query === '(display-mode: standalone)' ? ({ ...real(query), matches: true } as MediaQueryList) : real(query)
      const note = async (count: number) => {
        document.documentElement.dataset.badge = `${count}`
      }
      Object.assign(navigator, { setAppBadge: note, clearAppBadge: () => note(0) })
      // The ten seconds for which the first screen has the network to itself are over at once.
      const wait = window.setTimeout
      window.setTimeout = ((work: TimerHandler, milliseconds?: number, ...rest: unknown[]) =>
        wait(work, milliseconds === 10_000 ? 0 : milliseconds, ...rest)) as typeof window.setTimeout
    })
    const badge = () => page.evaluate(() => document.documentElement.dataset.badge)
    await openInstalled(page, world.at('/home'))
    await home.shown(page)
    await expect.poll(badge, patient).toBe('0')
    await page.context().setOffline(true)
    await home.logMeal(page, pizza)
    await entry(page, 'Cold pizza').getByText('Sent later').waitFor()
    await expect.poll(badge, patient).toBe('1')

    // No page of the app is open while it is cleared: one would keep what it holds.
    await page.goto('about:blank')
    const browser = await page.context().newCDPSession(page)
    await browser.send('Storage.clearDataForOrigin', { origin: world.server.url, storageTypes: 'indexeddb' })
    await page.context().setOffline(false)
    await page.goto(world.at('/home'))
    await page.getByText('Unsent Changes Are Gone').waitFor()
    await page.getByText(/A change of .* had not been sent and is lost\. Everything that was sent is safe\./).waitFor()
    await expect.poll(badge, patient).toBe('0')
    await page.reload()
    await home.shown(page)
    // What is told of losses is told before the badge is set.
    await expect.poll(badge, patient).toBe('0')
    expect(await page.getByText('Unsent Changes Are Gone').count()).toBe(0)
    expect(await documentsOf(member, 'meal_logs')).toEqual([])
  })

  test('of the training week show at once, are sent as one week, and tell what they replace of another device', async () => {
    const { page, member } = await world.installed()
    await givePlan(member)
    await openInstalled(page, world.at('/home'))
    await home.shown(page)
    await page.reload()
    await home.shown(page)
    await openScreen(page, world.at('/activity-schedule'))
    const session = (name: string): Locator => page.getByRole('button', { name: new RegExp(`^Remove ${name}`) })
    await session('Recovery on Sunday').waitFor()
    await page.context().setOffline(true)
    await session('Recovery on Sunday').click()
    await page.getByRole('button', { name: 'Save Schedule' }).click()
    await notice(page, 'Activity Schedule Kept', 'Kept here and sent when you are online. Your meal plan follows then.')
    await home.shown(page)
    await page.goto(world.at('/activity-schedule'))
    await page.getByRole('main').getByText('Sent later').waitFor()
    await session('Practice on Friday').click()
    await page.getByRole('button', { name: 'Save Schedule' }).click()
    await home.shown(page)
    await openScreen(page, world.at('/activity-schedule'))
    await session('Lift on Monday').waitFor()
    expect(await session('Recovery on Sunday').count()).toBe(0)
    expect(await session('Practice on Friday').count()).toBe(0)
    await unsent(page, 1).click()
    await expect.poll(() => titles(page)).toEqual(['Save your activity schedule'])
    await page.keyboard.press('Escape')

    const week = async () => JSON.parse((await documentsOf(member, 'user_profiles'))[0]?.activitySchedule ?? '{}')
    await member.call('PATCH', `/databases/pacemeal/collections/user_profiles/documents/${member.userId}`, {
      data: { activitySchedule: JSON.stringify({ ...(await week()), saturday: [] }) },
    })
    await page.context().setOffline(false)
    await notice(
      page,
      'Activity Schedule Sent',
      'Another device had changed your schedule meanwhile. What you saved on this one counts now.',
    )
    await expect.poll(async () => [(await week()).sunday, (await week()).friday], patient).toEqual([[], []])
    expect((await week()).saturday).toHaveLength(1)
    await page
      .getByRole('main')
      .getByText('Sent later')
      .waitFor({ state: 'hidden', ...patient })
    expect(await session('Recovery on Sunday').count()).toBe(0)
  })

  test('in a browser that stores nothing say that they last as long as the page', async () => {
    const { page } = await world.installed()
    await page.addInitScript(() => Object.defineProperty(globalThis, 'indexedDB', { value: undefined }))
    await openInstalled(page, world.at('/home'))
    await page.getByRole('button', { name: 'Log Fuel' }).waitFor()
    await page.context().setOffline(true)
    await home.logMeal(page, pizza)
    await unsent(page, 1).click()
    await sheet(page).getByText('This browser stores nothing. What waits is lost when this page is closed').waitFor()
    await sheet(page).getByRole('button', { name: 'Discard: Log Cold pizza' }).click()
    await sheet(page).getByText('Everything is sent.').waitFor()
  })
})
