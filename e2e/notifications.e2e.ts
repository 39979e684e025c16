import type { BrowserContext, Page, Worker } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { documentsOf } from './harness/documents.ts'
import { installedAthlete, openInstalled } from './harness/installed.ts'
import { givePlan, type Member, resting } from './harness/people.ts'
import { usePushDouble } from './harness/push-double.ts'
import { openWorld } from './harness/world.ts'
import { stumbles } from './screens/accessibility.ts'
import { notice } from './screens/notices.ts'

const storedSettings = async (member: Member): Promise<unknown> => {
  const [profile] = await documentsOf(member, 'user_profiles')
  return JSON.parse(profile?.notificationSettings ?? 'null')
}

const workerOf = async (context: BrowserContext): Promise<Worker> =>
  context.serviceWorkers()[0] ?? context.waitForEvent('serviceworker')

/** Delivers a push to the app's worker, as the browser does when its push service sends one. */
const deliverPush = async (page: Page, message: unknown): Promise<void> => {
  const session = await page.context().newCDPSession(page)
  const registrationId = new Promise<string>((found) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations
      if (registration !== undefined) found(registration.registrationId)
    })
  })
  await session.send('ServiceWorker.enable')
  await session.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await registrationId,
    data: JSON.stringify(message),
  })
  await session.detach()
}

const shownTitles = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    return (await registration.getNotifications()).map(({ title }) => title)
  })

/** Takes the half-minute refresh away, so that only what the server tells by itself arrives. */
const withoutRefreshing = (page: Page) =>
  page.addInitScript(() => {
    const repeat = globalThis.setInterval
    const skipping = (work: () => void, wait?: number) => (wait === 30_000 ? 0 : repeat(work, wait))
    Object.assign(globalThis, { setInterval: skipping })
  })

const group = (page: Page, name: string) => page.getByRole('group', { name })

describe('what is told, and where', () => {
  const world = openWorld()
  /** The shell shows no notifications. */
  const notified = openWorld({}, 'whole')

  test('email, SMS and quiet hours are set in one place, in words that say what they do', async () => {
    const { page, member, problems } = await world.athlete()
    await page.goto(world.at('/notification-settings'))
    const plan = group(page, 'Meal Plan Updates')
    const save = page.getByRole('button', { name: 'SAVE' })
    await plan.waitFor()
    expect(await page.getByRole('group', { name: /Updates|Reminders/ }).count()).toBe(3)
    await page.getByText('Text messages are not set up here, so no SMS can be sent.').waitFor()
    await expect.poll(() => plan.getByRole('switch', { name: 'SMS' }).isDisabled()).toBe(true)
    await expect.poll(() => save.isDisabled()).toBe(true)
    await page.getByText('Nothing is sent in these hours.').waitFor()

    await plan.getByRole('switch', { name: 'Email' }).click()
    const from = page.getByLabel('From', { exact: true })
    await from.fill('25:00')
    await page.getByLabel('To', { exact: true }).fill('6:45')
    await expect.poll(() => save.isDisabled()).toBe(true)
    expect(await stumbles(page)).toEqual([])
    await from.fill('21:30')
    await save.click()
    await notice(page, 'Settings Saved', 'Your notification settings have been saved successfully!')
    await expect
      .poll(() => storedSettings(member))
      .toMatchObject({
        mealPlanReadyNotification: { email: false },
        quietHours: { from: 21 * 60 + 30, to: 6 * 60 + 45 },
      })

    await page.reload()
    expect(await from.inputValue()).toBe('9:30')
    await expect.poll(() => plan.getByRole('switch', { name: 'Email' }).isChecked()).toBe(false)
    await page.getByRole('switch', { name: 'Quiet Hours' }).click()
    await from.waitFor({ state: 'detached' })
    await save.click()
    await expect.poll(() => storedSettings(member)).toMatchObject({ quietHours: null })
    expect(problems).toEqual([])
  })

  test('push is asked for by the first switch alone, and the last switch, a list and a sign-out end it', async () => {
    const { page, member, problems } = await installedAthlete(notified)
    await usePushDouble(page)
    await page.context().grantPermissions(['notifications'])
    await openInstalled(page, notified.at('/notification-settings'))
    const reminders = group(page, 'Fuel Reminders').getByRole('switch', { name: 'Push' })
    await page.getByText('No device gets push messages yet.').waitFor()
    await expect.poll(() => reminders.isChecked()).toBe(false)
    await reminders.click()
    const device = page.getByText('Chrome on Linux (this device)')
    await device.waitFor()
    await expect.poll(() => reminders.isChecked()).toBe(true)
    await expect
      .poll(() => group(page, 'Meal Plan Updates').getByRole('switch', { name: 'Push' }).isChecked())
      .toBe(false)
    const stored = await documentsOf(member, 'push_subscriptions')
    expect(stored).toMatchObject([{ user: member.userId, auth: 'k8JV6sjdbhAi1n3_LDBLvA', device: 'Chrome on Linux' }])
    expect(await stumbles(page)).toEqual([])
    await page.getByRole('button', { name: 'SAVE' }).click()
    await notice(page, 'Settings Saved')
    await expect.poll(() => storedSettings(member)).toMatchObject({ fuelReminders: { push: true } })

    await reminders.click()
    await page.getByRole('button', { name: 'SAVE' }).click()
    await device.waitFor({ state: 'detached' })
    await expect.poll(() => documentsOf(member, 'push_subscriptions')).toEqual([])

    await reminders.click()
    await device.waitFor()
    await page.getByRole('button', { name: 'Remove Chrome on Linux' }).click()
    await device.waitFor({ state: 'detached' })
    await expect.poll(() => documentsOf(member, 'push_subscriptions')).toEqual([])
    await expect.poll(() => reminders.isChecked()).toBe(false)

    await reminders.click()
    await device.waitFor()
    await page.goto(notified.at('/profile'))
    const removed = page.waitForResponse(
      (answer) => answer.request().method() === 'DELETE' && answer.url().includes('/push_subscriptions/'),
    )
    await page.getByRole('button', { name: 'Log Out' }).click()
    expect((await removed).status()).toBe(204)
    await page.getByRole('heading', { name: 'Log In' }).or(page.getByLabel('Email')).first().waitFor()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('push-double'))).toBeNull()
    await expect.poll(() => page.evaluate(() => caches.has('readings'))).toBe(false)
    expect(problems).toEqual([])
  })

  test.each([
    ['denied', /does not let Pacemeal show notifications/, { permission: 'denied' }],
    ['not there', /This browser has no push messages/, { without: 'PushManager' }],
    ['not there without a worker', /Push needs the app to be set up/, {}],
  ] as const)('push that is %s is explained', async (_, words, how) => {
    const { page } = await world.athlete()
    await page.addInitScript((kind: { permission?: string; without?: string }) => {
      if (kind.without !== undefined) Reflect.deleteProperty(globalThis, kind.without)
      const permission = kind.permission ?? 'default'
      Object.defineProperty(Notification, 'permission', { get: () => permission })
    }, how)
    await page.goto(world.at('/notification-settings'))
    await page.getByText(words).waitFor()
    await expect.poll(() => group(page, 'Fuel Reminders').getByRole('switch', { name: 'Push' }).isDisabled()).toBe(true)
    expect(await stumbles(page)).toEqual([])
  })

  test('a pushed message is shown, and its click opens its place in the page that is there', async () => {
    const { page } = await installedAthlete(notified)
    await page.context().grantPermissions(['notifications'])
    await openInstalled(page, notified.at('/profile'))
    const worker = await workerOf(page.context())
    await deliverPush(page, { title: 'Fuel up', body: '40 g carbs by 4:10 PM', path: '/notifications', tag: 'one' })
    await expect.poll(() => shownTitles(page)).toEqual(['Fuel up'])
    await deliverPush(page, { title: 'Fuel up now', body: '', path: '/notifications', tag: 'one' })
    await expect.poll(() => shownTitles(page)).toEqual(['Fuel up now'])
    await worker.evaluate(async () => {
      const scope = globalThis as unknown as {
        registration: { getNotifications(): Promise<unknown[]> }
        dispatchEvent(event: Event): void
        NotificationEvent: new (type: string, init: unknown) => Event & { waitUntil: (work: Promise<unknown>) => void }
      }
      const [notification] = await scope.registration.getNotifications()
      scope.dispatchEvent(new scope.NotificationEvent('notificationclick', { notification }))
    })
    await page.getByRole('heading', { level: 1, name: 'Notifications' }).waitFor()
    await expect.poll(() => shownTitles(page)).toEqual([])
  })

  test('what happens while the app is open arrives in the list and on the bell by itself', async () => {
    const { page, member } = await world.athlete(resting)
    await withoutRefreshing(page)
    await page.goto(world.at('/notifications'))
    await page.getByText('No notifications yet').waitFor()
    await page.getByRole('link', { name: 'Notifications', exact: true }).waitFor()
    await givePlan(member)
    await page.getByRole('link', { name: 'Notifications, 1 unread' }).waitFor()
    await page.getByRole('link', { name: /^Unread: Your fuel plan is ready/ }).waitFor()
  })
})
