import { afterEach, beforeEach, expect, test } from 'vitest'
import { type StripeTrouble, startTestStripe, type TestStripe } from '../../testing/test-stripe.ts'
import { type StripeClient, stripeClient } from './stripe-client.ts'

let stripe: TestStripe
let client: StripeClient
beforeEach(async () => {
  stripe = await startTestStripe(() => Date.parse('2026-03-02T08:15:30.000Z'))
  client = stripeClient({
    secretKey: 'sk_test_of_this_test',
    webhookSecret: 'whsec_of_this_test_only',
    prices: { monthly: 'price_monthly_test', yearly: 'price_yearly_test' },
    baseUrl: String(stripe.settings.STRIPE_BASE_URL),
    timeoutMs: 100,
  })
})
afterEach(() => stripe.close())

const maya = { id: 'maya', email: 'maya@athletes.example', name: 'Maya' }

test('makes one customer a person, also when the first answer got lost', async () => {
  const first = await client.createCustomer(maya)
  stripe.fail('customers', 500)
  expect(await client.createCustomer(maya)).toBe(first)
})

test.each<[StripeTrouble, string]>([
  ['silence', 'timeout'],
  [500, 'unavailable'],
  [429, 'busy'],
  [401, 'refused'],
  ['nonsense', 'malformed'],
])('a customer list that fails with %s is a failure by name', async (trouble, reason) => {
  stripe.fail('subscriptions', trouble, 9)
  await expect(client.listSubscriptions('cus_1')).rejects.toMatchObject({ name: 'BillingFailure', reason })
})

test('a customer that is gone needs no deletion, and a checkout that is over no closing', async () => {
  await client.forgetCustomer('cus_gone')
  expect(await client.closeCheckout('cs_gone')).toBe(false)
})
