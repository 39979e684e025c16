import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBrowser, openPage } from './harness/browser.ts'
import { documentsOf } from './harness/documents.ts'
import { becomeMember, givePlan, giveProfile, resting } from './harness/people.ts'
import type { RunningServer } from './harness/running-server.ts'
import { sharedServer } from './harness/shared-server.ts'
import { stumbles } from './screens/accessibility.ts'

describe('what belongs to the person', () => {
  let server: RunningServer
  let browser: Browser
  beforeAll(async () => {
    server = sharedServer()
    browser = await openBrowser()
  })
  afterAll(async () => {
    await browser?.close()
  })

  test('the plan is announced: the bell counts it, a tap reads it, a deleted one can be taken back', async () => {
    const { context, page, problems } = await openPage(browser)
    const member = await becomeMember(page, server)
    await giveProfile(member, resting)
    await givePlan(member)
    await page.goto(`${server.url}/profile`)
    await page.getByRole('link', { name: 'Notifications, 1 unread' }).click()
    await page.getByRole('heading', { name: 'Today' }).waitFor()
    expect(await stumbles(page)).toEqual([])
    await page.getByRole('link', { name: /^Unread: Your fuel plan is ready/ }).click()
    await page.getByRole('heading', { name: 'Fuel Plan', level: 1 }).waitFor()
    await page.getByRole('link', { name: 'Notifications', exact: true }).click()
    await page.getByRole('button', { name: 'Mark all read' }).waitFor({ state: 'detached' })

    await page.getByRole('button', { name: 'Delete Your fuel plan is ready' }).click()
    await page.getByText('No notifications yet').waitFor()
    await page.getByText("We'll notify you when there's something new").waitFor()
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByRole('button', { name: 'Delete Your fuel plan is ready' }).click()
    await page.getByText('No notifications yet').waitFor()
    // The app is put away before the time to undo is over.
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden' })
      document.dispatchEvent(new Event('visibilitychange'))
    })
    await expect.poll(async () => (await documentsOf(member, 'notifications')).length).toBe(0)
    expect(problems).toEqual([])
    await context.close()
  })

  test('a trial is started, changed, cancelled and resumed, and nothing is charged', async () => {
    const { context, page, problems } = await openPage(browser)
    await giveProfile(await becomeMember(page, server))
    await page.goto(`${server.url}/subscription`)
    await page.getByText('No subscription').waitFor()
    await page.getByRole('link', { name: 'Subscribe Now' }).click()
    await page.getByRole('heading', { name: "This One's On Us" }).waitFor()
    await page.getByText('Start your 14-day free trial. No pressure, cancel anytime.').waitFor()
    expect(await stumbles(page)).toEqual([])
    await page.getByText('Yearly').click()
    await page.getByRole('button', { name: 'Subscribe' }).click()
    await page.getByRole('heading', { name: "You've Started Your Subscription!" }).waitFor()
    await page.getByText('$8.99/month - Full access unlocked.').waitFor()
    await page.getByRole('link', { name: 'Back to Home' }).click()

    await page.goto(`${server.url}/subscription`)
    await page.getByRole('heading', { name: '14 days left' }).waitFor()
    await page.getByRole('link', { name: 'Change Plan' }).click()
    await page.getByText('Monthly', { exact: true }).click()
    await page.getByRole('button', { name: 'Change Plan' }).click()
    await page.getByText('Monthly plan, $12.99/month').waitFor()
    await page.getByRole('button', { name: 'Cancel Subscription' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel Subscription' }).click()
    await page.getByText(/^Cancelled\. It ends on/).waitFor()
    await page.getByRole('link', { name: 'Resume Subscription' }).click()
    await page.getByRole('button', { name: 'Resume Subscription' }).click()
    await page.getByRole('button', { name: 'Cancel Subscription' }).waitFor()

    await page.getByRole('link', { name: 'Payment History' }).click()
    await page.getByRole('heading', { name: 'No Payment History' }).waitFor()
    await page.getByText('Your payment history will appear here once you make your first payment.').waitFor()
    expect(problems).toEqual([])
    await context.close()
  })

  test('the support chat sends on Enter, answers, and is still there after a reload', async () => {
    const { context, page } = await openPage(browser)
    await giveProfile(await becomeMember(page, server))
    await page.goto(`${server.url}/support`)
    const conversation = page.getByRole('log', { name: 'Conversation' })
    await conversation.getByText('Hi Maya').waitFor()
    const message = page.getByLabel('Message', { exact: true })
    await message.fill('   ')
    await expect.poll(() => page.getByRole('button', { name: 'Send', exact: true }).isDisabled()).toBe(true)
    await message.fill('My plan shows two lunches.')
    await message.press('Shift+Enter')
    await message.pressSequentially('What now?')
    await message.press('Enter')
    await conversation.getByText('My plan shows two lunches.\nWhat now?').waitFor()
    await expect.poll(() => message.inputValue()).toBe('')
    await conversation.getByText('Our support team has your message').waitFor()
    expect(await stumbles(page)).toEqual([])
    await page.reload()
    await conversation.getByText('What now?').waitFor()
    await conversation.getByText('Our support team has your message').waitFor()
    await context.close()
  })
})
