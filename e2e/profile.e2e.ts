import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { documentsOf } from './harness/documents.ts'
import { readApart } from './harness/first-visit.ts'
import { followLink, openScreen } from './harness/follow-link.ts'
import { givePlan, goodPassword } from './harness/people.ts'
import { openWorld } from './harness/world.ts'
import { breakCalls, notice } from './screens/notices.ts'

const logIn = async (page: Page, email: string, password: string): Promise<void> => {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log In', exact: true }).click()
}

const refusing = { status: 400, json: { message: 'Not today.', code: 400, type: 'general_bad_request', version: '1' } }

describe('the profile and what hangs on it', () => {
  const world = openWorld()

  test('shows the person, the whole menu and a theme that is kept, and logs out', async () => {
    const { page, member, problems } = await world.athlete()
    await page.goto(world.at('/profile'))
    await page.getByText(member.email).waitFor()
    await page.getByText('Maya Lindgren').waitFor()
    const menu = page.getByRole('navigation', { name: 'Profile' })
    const links = ['Edit Profile', 'Activity Schedule', 'Notification Settings', 'Support', 'Change Password']
    for (const name of links) await menu.getByRole('link', { name, exact: true }).waitFor()
    expect(await menu.getByRole('link', { name: 'Support', exact: true }).getAttribute('href')).toMatch(/^mailto:.+@/)
    await menu.getByText(/^Opens a mail to .+@/).waitFor()
    await menu.getByText('Write to us here and read the answer here').waitFor()
    const theme = menu.getByRole('switch', { name: 'Theme' })
    await expect.poll(() => theme.isChecked()).toBe(false)
    await theme.check()
    await page.reload()
    await expect.poll(() => theme.isChecked()).toBe(true)
    expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark')
    await page.getByRole('button', { name: 'Log Out' }).click()
    await page.waitForURL('**/login')
    await page.goto(world.at('/profile'))
    await page.waitForURL('**/login')
    expect(problems).toEqual([])
  })

  test('without a name there is a default, and without a choice the theme is the system’s', async () => {
    const { page, member } = await world.athlete({ name: null })
    await page.emulateMedia({ colorScheme: 'dark' })
    await member.call('PATCH', '/account/name', { name: '' })
    await page.goto(world.at('/profile'))
    await page.getByText('User', { exact: true }).waitFor()
    await expect.poll(() => page.getByRole('switch', { name: 'Theme' }).isChecked()).toBe(true)
  })

  test('the wearable card checks, offers to connect, and says when that is not possible', async () => {
    const { page } = await world.athlete()
    let answer = () => {}
    const asked = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.goto(world.at('/change-password'))
    await page.getByRole('heading', { name: 'Change Password' }).waitFor()
    await page.route(/\/user_profiles\/documents/, (route) => asked.then(() => route.continue()))
    await page.getByRole('link', { name: 'Back to profile' }).click()
    await page.getByText('Checking wearable status...').waitFor()
    answer()
    await page.getByText('Connect Wearable Device').waitFor()
    await page.getByRole('button', { name: 'Sync Now' }).click()
    const dialog = page.getByRole('dialog', { name: 'Connect Wearable Device' })
    await dialog.getByText('Supported devices include WHOOP, Fitbit, Oura, Garmin, Biostrap and more').waitFor()
    await dialog.getByRole('button', { name: 'Connect', exact: true }).click()
    await notice(page, 'Connection Failed', 'Terra API is not configured. Please check your environment variables.')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await dialog.waitFor({ state: 'hidden' })
    await followLink(page, '/wearable')
    await page.waitForURL('**/profile')
  })

  test('change password: every rule is said after its field, CONFIRM waits, and the new one counts', async () => {
    const { page, member } = await world.athlete()
    await page.goto(world.at('/change-password'))
    const [old, next, again] = ['Old password', 'New password', 'Confirm password'].map((label) =>
      page.getByLabel(label),
    )
    const confirm = page.getByRole('button', { name: 'CONFIRM' })
    if (!old || !next || !again) throw new Error('three fields')
    await expect.poll(() => confirm.isDisabled()).toBe(true)
    expect(await page.getByText('Old password is required').count()).toBe(0)
    for (const field of [old, next, again]) {
      await field.focus()
      await field.blur()
    }
    for (const words of ['Old password is required', 'New password is required', 'Please confirm your password']) {
      await page.getByText(words, { exact: true }).waitFor()
    }
    await old.fill('Not-my-password-1')
    await next.fill('Short1')
    await page.getByText('Password must be at least 8 characters').waitFor()
    await next.fill('alllowercase1')
    await page.getByText('Password must contain uppercase, lowercase, and number').waitFor()
    await next.fill('Porridge-2027')
    await again.fill('Porridge-2028')
    await page.getByText('Passwords do not match').waitFor()
    await expect.poll(() => confirm.isDisabled()).toBe(true)
    await again.fill('Porridge-2027')
    await confirm.click()
    await page.getByText('This is not your current password').waitFor()
    await old.fill(goodPassword)
    await breakCalls(page, '**/v1/account/password', 'server')
    await confirm.click()
    await notice(page, 'Password Not Changed', 'Failed to change password. Please try again.')
    await page.unrouteAll()
    await confirm.click()
    await notice(page, 'Password Changed', 'Password changed successfully!')
    await page.waitForURL('**/profile')
    await page.getByRole('button', { name: 'Log Out' }).click()
    await page.waitForURL('**/login')
    await logIn(page, member.email, 'Porridge-2027')
    await page.waitForURL('**/home')
  })

  test('notifications: a skeleton first, an error with Try Again, then unread ones that are all read at once', async () => {
    const { page, member } = await world.athlete()
    await givePlan(member)
    let answer = () => {}
    const asked = new Promise<void>((resolve) => {
      answer = resolve
    })
    const list = '**/collections/notifications/documents?**'
    await page.route(list, (route) => asked.then(() => route.fulfill(refusing)))
    await page.goto(world.at('/notifications'))
    await page.getByLabel('Loading notifications').waitFor()
    answer()
    await page.getByRole('heading', { name: 'Notifications could not be loaded' }).waitFor()
    await page.getByText('Not today.').waitFor()
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Try Again' }).click()
    await page.getByRole('heading', { name: 'Today' }).waitFor()
    await page.getByRole('button', { name: 'Mark all read' }).click()
    await page.getByRole('button', { name: 'Mark all read' }).waitFor({ state: 'detached' })
    await page.getByRole('link', { name: 'Notifications', exact: true }).waitFor()
  })

  test('settings and messages that cannot be kept are told, and nothing typed is lost', async () => {
    const { page } = await world.athlete()
    await page.goto(world.at('/notification-settings'))
    await page.getByRole('switch', { name: 'Email' }).first().uncheck()
    await page.route('**/v1/databases/**', (route) =>
      route.request().method() === 'GET' ? route.continue() : route.fulfill(refusing),
    )
    await page.getByRole('button', { name: 'SAVE' }).click()
    await notice(page, 'Save Failed', 'Failed to save notification settings. Please try again.')
    await page.goto(world.at('/support'))
    await page.getByLabel('Message', { exact: true }).fill('Where is my plan?')
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await notice(page, 'Message Not Sent', 'Your text is kept. Please try again.')
    expect(await page.getByLabel('Message', { exact: true }).inputValue()).toBe('Where is my plan?')
  })

  test('settings that are not saved yet outlive a moment without the server', async () => {
    const { page } = await world.athlete()
    await page.clock.install()
    await page.goto(world.at('/notification-settings'))
    const email = page.getByRole('switch', { name: 'Email' }).first()
    await email.uncheck()
    const list = '**/collections/push_subscriptions/documents?**'
    await page.route(list, (route) => route.fulfill(refusing))
    const refused = page.waitForResponse(list)
    await page.clock.fastForward(60_000)
    await page.evaluate(() => dispatchEvent(new Event('visibilitychange')))
    await refused
    await page.getByRole('heading', { name: 'Push Devices' }).waitFor()
    await expect.poll(() => email.isChecked()).toBe(false)
  })

  test('somebody who travels is planned for and reminded by the clock there', async () => {
    const { page, member } = await world.athlete({ timeZone: 'Europe/Berlin' })
    await page.goto(world.at('/profile'))
    await expect.poll(async () => (await documentsOf(member, 'user_profiles'))[0]?.timeZone).toBe('America/New_York')
  })

  test('feedback has three doors, and what was typed stays until it is sent', async () => {
    const { page } = await world.athlete()
    const send = async (text: string) => {
      const sheet = page.getByRole('dialog', { name: 'Help us improve' })
      await expect.poll(() => sheet.getByRole('button', { name: 'Send Feedback' }).isDisabled()).toBe(true)
      await sheet.getByLabel('Your message').fill(text)
      await sheet.getByRole('button', { name: 'Send Feedback' }).click()
    }
    await page.goto(world.at('/home'))
    await page.getByText('Help us improve! Report any problems or suggestions.').waitFor()
    await page.getByRole('button', { name: 'Send Feedback' }).click()
    await page.route('**/collections/feedback/**', (route) => route.fulfill(refusing))
    await send('The banner works.')
    await notice(page, 'Feedback Not Sent', 'Your text is kept. Please try again.')
    await page.unrouteAll()
    await page.getByRole('dialog').getByRole('button', { name: 'Send Feedback' }).click()
    await notice(page, 'Feedback Sent')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: 'Help us Improve' }).click()
    await send('The tile works.')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await openScreen(page, world.at('/profile'))
    await page.getByRole('button', { name: 'Help Us Improve' }).click()
    await send('The menu works.')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    // They are mailed behind the answer.
    for (const text of ['The banner works.', 'The tile works.', 'The menu works.']) {
      const mails = () => world.server.mailedTexts('support@pacemeal.example')
      await expect.poll(async () => (await mails()).some((mail) => mail.includes(text))).toBe(true)
    }
  })

  test('billing: every status says its own, and payments are listed as they were recorded', async () => {
    const { page, member } = await world.athlete()
    const record = (fields: object) => ({
      json: { total: 1, documents: [{ $id: 'one', user: member.userId, plan: 'monthly', ...fields }] },
    })
    const days = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString()
    const started = { startedAt: days(-40), trialEndsAt: days(-26) }
    for (const [fields, words] of [
      [{ startedAt: days(-2), trialEndsAt: days(11.5), paidUntil: null, cancelledAt: null }, '12 days left'],
      [{ ...started, paidUntil: days(4), cancelledAt: null }, 'Monthly plan'],
      [{ ...started, paidUntil: days(-4), cancelledAt: days(-5) }, 'Renew your subscription'],
    ] as const) {
      await page.route('**/collections/subscriptions/documents?**', (route) => route.fulfill(record(fields)))
      await page.goto(world.at('/subscription'))
      await page.getByRole('heading', { name: words }).waitFor()
      await page.unrouteAll()
    }
    const payment = { amount: 1299, currency: 'USD', description: 'Monthly plan', paidAt: '2026-03-02T08:00:00.000Z' }
    await page.route('**/collections/payments/documents?**', (route) =>
      route.fulfill({
        json: { total: 1, documents: [{ $id: 'p1', user: member.userId, status: 'paid', ...payment }] },
      }),
    )
    await openScreen(page, world.at('/payment-history'))
    const row = page.getByRole('listitem').filter({ hasText: 'Monthly plan' })
    await row.getByText('$12.99').waitFor()
    await row.getByText('Mar 2, 2026').waitFor()
  })

  test('deletion takes two steps, signs out, and leaves nothing behind', async () => {
    const { page, member } = await world.athlete()
    await givePlan(member)
    await page.goto(world.at('/profile'))
    await page.getByRole('button', { name: 'Delete Account' }).click()
    const sheet = page.getByRole('dialog', { name: 'Delete Account' })
    await sheet
      .getByText('Are you sure? This action cannot be undone and will permanently delete your account and all data.')
      .waitFor()
    await sheet.getByRole('button', { name: 'Cancel' }).click()
    await sheet.waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: 'Delete Account' }).click()
    await breakCalls(page, '**/functions/wearable/executions', 'server')
    await sheet.getByRole('button', { name: 'Delete Permanently' }).click()
    await notice(page, 'Account Not Deleted')
    await page.unrouteAll()
    // The page may hear that its session is gone before it hears why.
    await page.route('**/functions/wearable/executions', async (route) => {
      const answer = await route.fetch()
      const isGone = page.waitForResponse((heard) => heard.url().endsWith('/v1/account') && heard.status() === 401)
      await page.evaluate(() => dispatchEvent(new Event('online')))
      await isGone
      await route.fulfill({ response: answer })
    })
    await sheet.getByRole('button', { name: 'Delete Permanently' }).click()
    await page.waitForURL('**/login')
    await page.getByText('Your plan is where you left it.').waitFor()
    await notice(page, 'Account Deleted')
    await page.unrouteAll()
    await logIn(page, member.email, goodPassword)
    await notice(page, 'Account not found', 'Please sign up to create a new account')
    // Whoever takes the address again begins with nothing.
    await member.call('POST', '/account', {
      userId: 'unique()',
      email: member.email,
      password: goodPassword,
      name: 'M',
    })
    await member.call('POST', '/account/sessions/email', { email: member.email, password: goodPassword })
    const plans = await member.call('GET', '/databases/pacemeal/collections/meal_plans/documents')
    expect(plans).toMatchObject({ total: 0 })
  })

  test('deletion asks for the password some time after the sign-in', async () => {
    const { page, member } = await world.athlete()
    await page.clock.install({ time: Date.now() + 20 * 60_000 })
    await page.goto(world.at('/profile'))
    await page.getByRole('button', { name: 'Delete Account' }).click()
    const sheet = page.getByRole('dialog', { name: 'Delete Account' })
    const remove = sheet.getByRole('button', { name: 'Delete Permanently' })
    const password = sheet.getByLabel('Your password')
    await password.waitFor()
    await remove.click()
    await sheet.getByText('Enter your password to delete your account').waitFor()
    await password.fill('Not-my-password-1')
    await password.press('Enter')
    await sheet.getByText('This is not your password').waitFor()
    await password.fill(goodPassword)
    await remove.click()
    await page.waitForURL('**/login')
    await notice(page, 'Account Deleted')
    await logIn(page, member.email, goodPassword)
    await notice(page, 'Account not found', 'Please sign up to create a new account')
  })

  test('what breaks ends in the error boundary with a way on, and being offline is said', async () => {
    const { page } = await world.athlete()
    await page.goto(world.at('/terms-conditions'))
    await readApart(page)
    await page.route(/\/user_profiles\/documents/, (route) => route.fulfill(refusing))
    await page.goto(world.at('/profile'))
    await page.getByRole('heading', { name: 'Something went wrong' }).waitFor()
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Try Again' }).click()
    await page.getByRole('heading', { name: 'Profile' }).waitFor()
    await page.context().setOffline(true)
    await page.getByText('You are offline. What you see may be out of date.').waitFor()
    await page.context().setOffline(false)
    await page.getByText('You are offline.').waitFor({ state: 'detached' })
    for (const path of ['/no/such/page', '/login', '/signup', '/dashboard']) {
      await page.goto(world.at(path))
      await page.waitForURL('**/home')
    }
  })
})
