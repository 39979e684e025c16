import type { Page } from 'playwright-core'
import { afterAll, describe, expect, test } from 'vitest'
import { startTestStripe, type TestStripe } from '../apps/server/src/testing/test-stripe.ts'
import { openScreen } from './harness/follow-link.ts'
import { openOwnWorld, openWorld } from './harness/world.ts'
import { stumbles } from './screens/accessibility.ts'

const DAY_MS = 86_400_000

describe('a subscription', () => {
  const world = openOwnWorld()

  /** Moves the time of server and browser; what the server does about it is seen by asking again. */
  const sleep = async (page: Page, days: number): Promise<void> => {
    await world.server.moveClock(days)
    const now = await page.evaluate(() => Date.now())
    await page.clock.setFixedTime(now + days * DAY_MS)
  }
  /** Opens the screen until it says so: the server acts on its own, a moment after its clock has moved. */
  const see = async (page: Page, path: string, text: string | RegExp): Promise<void> => {
    await expect
      .poll(
        async () => {
          await page.goto(world.at(path))
          const seen = page.getByText(text).first().waitFor({ timeout: 3000 })
          return seen.then(
            () => true,
            () => false,
          )
        },
        { timeout: 20_000 },
      )
      .toBe(true)
  }

  test('goes from the trial to its first payment, is cancelled, taken back and cancelled for good', async () => {
    const { page, problems, member } = await world.athlete()
    await page.goto(world.at('/subscription'))
    await page.getByText('No subscription').waitFor()
    await page.getByText(/This installation uses test billing.*no money is taken/).waitFor()
    await page.getByRole('link', { name: 'Subscribe Now' }).click()
    await page.getByText('Free for 14 days, then $12.99 every month.').waitFor()
    await page.getByRole('button', { name: 'Subscribe' }).click()
    await page.getByRole('heading', { name: "You've Started Your Subscription!" }).waitFor()
    expect(await stumbles(page)).toEqual([])

    await sleep(page, 11.5)
    await see(page, '/notifications', 'Your free trial ends soon')
    await see(page, '/subscription', 'days left')
    await sleep(page, 3)
    await see(page, '/subscription', 'Renews on')
    expect(await stumbles(page)).toEqual([])
    await page.getByRole('link', { name: 'Payment History' }).click()
    await page.getByText('$12.99').waitFor()
    await page.getByText('Paid', { exact: true }).waitFor()
    await page.getByText('these payments took no money').waitFor()
    expect(await stumbles(page)).toEqual([])
    // Whatever the hour is: the quiet ones are over half a day later.
    await sleep(page, 0.5)
    await expect
      .poll(async () => (await world.server.mailedTexts(member.email)).join('\n'))
      .toContain('You paid $12.99 for the monthly plan')

    await page.goto(world.at('/subscription'))
    await page.getByRole('button', { name: 'Cancel Subscription' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel Subscription' }).click()
    await page.getByText(/^Cancelled\. It stays yours until/).waitFor()
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByText(/^Renews on/).waitFor()
    await page.getByRole('button', { name: 'Cancel Subscription' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel Subscription' }).click()
    await page.getByText(/^Cancelled\. It stays yours until/).waitFor()
    await sleep(page, 32)
    await see(page, '/subscription', 'Renew your subscription')
    await page.getByRole('link', { name: 'Subscribe Now' }).click()
    await page.getByRole('heading', { name: 'Choose Your Plan' }).waitFor()
    await page.getByText('Your free trial is used: $12.99 is charged now, then $12.99 every month.').waitFor()
    expect(problems).toEqual([])
  })

  test('whose card is declined says what to do, and goes on with another card', async () => {
    const { page, problems } = await world.athlete()
    await page.goto(world.at('/subscription/plans'))
    await page.getByRole('button', { name: 'Subscribe' }).click()
    await page.getByRole('heading', { name: "You've Started Your Subscription!" }).waitFor()
    await openScreen(page, world.at('/subscription'))
    await page.getByRole('button', { name: 'Test Card' }).click()
    await page.getByLabel('A card that is declined').check()
    expect(await stumbles(page)).toEqual([])
    await page.getByRole('button', { name: 'Save Card' }).click()
    await page.getByText('It is used for the next charge.').waitFor()

    await sleep(page, 14.5)
    await see(page, '/subscription', 'Payment failed')
    await page.getByText(/could not be charged on/).waitFor()
    expect(await stumbles(page)).toEqual([])
    await page.getByRole('button', { name: 'Update Card' }).click()
    await page.getByLabel('A card that pays').check()
    await page.getByRole('button', { name: 'Save Card' }).click()
    await page.getByText('It is used for the next charge.').waitFor()
    await see(page, '/subscription', 'Renews on')
    await see(page, '/payment-history', 'Paid')
    expect(problems).toEqual([])
  })

  test('that ended with a declined card begins again with another card, chosen where the plan is', async () => {
    const { page, problems } = await world.athlete()
    await page.goto(world.at('/subscription/plans'))
    await page.getByRole('button', { name: 'Subscribe' }).click()
    await page.getByRole('heading', { name: "You've Started Your Subscription!" }).waitFor()
    await openScreen(page, world.at('/subscription'))
    await page.getByRole('button', { name: 'Test Card' }).click()
    await page.getByLabel('A card that is declined').check()
    await page.getByRole('button', { name: 'Save Card' }).click()
    await page.getByText('It is used for the next charge.').waitFor()
    await sleep(page, 14.5)
    await see(page, '/subscription', 'Payment failed')
    for (const days of [1.1, 2.1]) {
      await sleep(page, days)
      await see(page, '/subscription', 'Payment failed')
    }
    await sleep(page, 4.1)
    await see(page, '/subscription', 'Renew your subscription')
    await page.getByRole('link', { name: 'Subscribe Now' }).click()
    await page.getByRole('button', { name: 'Subscribe' }).click()
    await page.getByText('The card was declined, and nothing was charged. Choose another card.').waitFor()
    await page.getByRole('button', { name: 'Test Card' }).click()
    await page.getByLabel('A card that pays').check()
    expect(await stumbles(page)).toEqual([])
    await page.getByRole('button', { name: 'Save Card' }).click()
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: 'Subscribe' }).click()
    await page.getByRole('heading', { name: "You've Started Your Subscription!" }).waitFor()
    await see(page, '/subscription', 'Renews on')
    expect(problems).toEqual([])
  })
})

describe('a subscription through Stripe', () => {
  let stripe: TestStripe | undefined
  const world = openWorld(async () => {
    stripe = await startTestStripe(() => Date.now())
    return stripe.settings
  })
  afterAll(() => stripe?.close())

  test('leads to the checkout and back, says what was bought, and is managed on the pages there', async () => {
    const { page, problems } = await world.athlete()
    const there = async (address: string, act: () => string) => {
      await page.route(`https://${address}/**`, (route) => {
        const body = `<title>Stripe</title><a href="${act()}">Done</a>`
        return route.fulfill({ contentType: 'text/html', body })
      })
    }
    await there('checkout.stripe.test', () => {
      stripe?.complete()
      return world.at('/subscription/success')
    })
    await there('billing.stripe.test', () => {
      for (const { id } of stripe?.subscriptions.values() ?? []) stripe?.renew(id, 'declined')
      return world.at('/subscription?updated')
    })
    await page.goto(world.at('/subscription/plans'))
    await page.getByText('Yearly').click()
    await page.getByText('Free for 14 days, then $107.88 every year.').waitFor()
    expect(await page.getByText('test billing').count()).toBe(0)
    await page.getByRole('button', { name: 'Subscribe' }).click()
    await page.getByRole('link', { name: 'Done' }).click()
    await page.getByRole('heading', { name: "You've Started Your Subscription!" }).waitFor()
    await page.getByText('$8.99/month - Full access unlocked.').waitFor()

    await openScreen(page, world.at('/subscription'))
    await page.getByRole('heading', { name: '14 days left' }).waitFor()
    await page.getByRole('button', { name: 'Cards and Invoices' }).click()
    await page.getByRole('link', { name: 'Done' }).click()
    await page.getByText('Payment failed').waitFor()
    expect(await stumbles(page)).toEqual([])
    await page.getByRole('button', { name: 'Update Card' }).waitFor()
    await page.getByRole('button', { name: 'Cancel Subscription' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel Subscription' }).click()
    await page.getByText('Renew your subscription').waitFor()
    expect(problems).toEqual([])
  })
})
