import { DAY_MS, subscriptionStatus } from '@pacemeal/domain'
import { databaseId } from '@pacemeal/protocol'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { databases } from '../../testing/databases.ts'
import { startApp, type TestApp } from '../../testing/test-app.ts'
import { type Person, signUp } from '../../testing/test-browser.ts'
import { startTestStripe, type TestStripe } from '../../testing/test-stripe.ts'
import { timerHandlers } from '../../timers/index.ts'
import { timerRunner } from '../../timers/timer-runner.ts'
import { deleteAccount } from '../accounts/delete-account.ts'
import { processCustomerDeletions } from './delete-customer.ts'
import { lockSubscription } from './keep-subscription.ts'
import { stripeBilling } from './stripe-billing.ts'

describe.each(databases)('a subscription through Stripe, on %s', (database) => {
  let app: TestApp
  let stripe: TestStripe
  let maya: Person
  beforeAll(async () => {
    stripe = await startTestStripe(() => app.clock.now())
    app = await startApp(database, { settings: { JOB_WORKERS: '1', ...stripe.settings } })
  })
  afterAll(async () => {
    await app.close()
    await stripe.close()
  })
  beforeEach(async () => {
    maya = await signUp(app.browser())
  })

  const call = async (path: string, body: object = {}) => {
    const envelope = JSON.stringify({ path, method: 'POST', body })
    const run = await maya.functions.createExecution({ functionId: 'billing', body: envelope, async: false })
    return { code: run.responseStatusCode, ...(JSON.parse(run.responseBody) as { url?: string; message?: string }) }
  }
  const status = () =>
    app.backend.store.transact(async (tx) =>
      subscriptionStatus((await lockSubscription(tx, maya.userId)) ?? null, app.clock.now()),
    )
  const payments = async () => {
    const found = await maya.databases.listDocuments({ databaseId, collectionId: 'payments' })
    return found.documents.map(({ amount, status: state, refunded }) => [amount, state, refunded])
  }
  const told = async () => {
    const rows = app.backend.store.db.selectFrom('notifications').select('title').where('user', '=', maya.userId)
    return (await rows.orderBy('_sequence').execute()).map(({ title }) => title)
  }
  const tell = (type: string, object: object) => stripe.send(app, stripe.event(type, object))
  /** Somebody on trial, at its last moment. */
  const onTrial = async (plan = 'monthly') => {
    await call('/subscribe', { plan })
    const begun = stripe.complete()
    await tell('checkout.session.completed', { id: 'cs_done', customer: begun.customer })
    app.clock.advance(14 * DAY_MS)
    return begun
  }

  test('begins at a checkout with fourteen free days, and is there whether the event or the person comes first', async () => {
    const { code, url } = await call('/subscribe', { plan: 'yearly' })
    expect([code, url]).toEqual([200, expect.stringMatching(/^https:\/\/checkout\.stripe\.test\/cs_/)])
    expect(await status()).toEqual({ kind: 'none' })
    const asked = Object.fromEntries(stripe.asked.at(-1)?.form ?? [])
    expect(asked).toMatchObject({
      mode: 'subscription',
      'line_items[0][price]': 'price_yearly_test',
      'subscription_data[trial_period_days]': '14',
      success_url: 'http://localhost:3000/subscription/success',
    })
    const begun = stripe.complete()
    expect(await call('/refresh')).toMatchObject({ code: 200 })
    expect(await status()).toMatchObject({ kind: 'trial', plan: 'yearly', daysLeft: 14 })
    expect(await tell('checkout.session.completed', { id: 'cs_done', customer: begun.customer })).toBe(200)
    expect(await status()).toMatchObject({ kind: 'trial', plan: 'yearly', daysLeft: 14 })
    expect(await payments()).toEqual([])
  })

  test('leaves one checkout open at a time, so that nobody pays for two', async () => {
    await call('/subscribe', { plan: 'monthly' })
    await call('/subscribe', { plan: 'yearly' })
    const { customer } = stripe.complete()
    expect(await call('/subscribe', { plan: 'yearly' })).toEqual({ code: 200, status: 'success' })
    expect(() => stripe.complete()).toThrow()
    expect([...stripe.subscriptions.values()].filter((one) => one.customer === customer)).toHaveLength(1)
  })

  test.each<[string, (one: string, two: string) => string[]]>([
    ['in order', (one, two) => [one, two]],
    ['out of order', (one, two) => [two, one]],
    ['twice each', (one, two) => [one, one, two, two, one]],
    ['the first never', (_, two) => [two]],
  ])('is charged and told of once, with events %s', async (_, order) => {
    const begun = await onTrial()
    const invoice = stripe.renew(begun.id, 'paid')
    const events = {
      updated: stripe.event('customer.subscription.updated', begun),
      paid: stripe.event('invoice.paid', invoice),
    }
    for (const name of order('updated', 'paid')) {
      expect(await stripe.send(app, events[name as keyof typeof events])).toBe(200)
    }
    expect(await payments()).toEqual([[1299, 'paid', null]])
    expect(await told()).toEqual(['Receipt: $12.99 for the monthly plan'])
    expect(await status()).toMatchObject({ kind: 'active', isDue: false })
  })

  test('follows a trial that Stripe shortens, extends and ends, and tells of each end three days before it', async () => {
    await call('/subscribe', { plan: 'monthly' })
    const begun = stripe.complete()
    const begunAt = app.clock.now()
    const day = (days: number) => new Date(begunAt + days * DAY_MS).toISOString()
    const runUntil = async (days: number) => {
      app.clock.advance(begunAt + days * DAY_MS - app.clock.now())
      await timerRunner(() => app.backend, timerHandlers).runDue()
    }
    const moveEnd = (days: number) => {
      begun.trial_end = Math.floor((begunAt + days * DAY_MS) / 1000)
      for (const item of begun.items.data) item.current_period_end = begun.trial_end
    }
    const move = async (days: number) => {
      moveEnd(days)
      await tell('customer.subscription.updated', begun)
    }
    const ends = 'Your free trial ends soon'
    await tell('checkout.session.completed', { id: 'cs_done', customer: begun.customer })
    await move(10)
    await runUntil(6.9)
    expect(await told()).toEqual([])
    await runUntil(7.1)
    expect(await told()).toEqual([ends])
    // Told of one end already, moved to a later one.
    await move(30)
    const endsAt = expect.stringContaining(day(30).slice(0, 10))
    expect(await status()).toMatchObject({ kind: 'trial', endsAt })
    await runUntil(26.9)
    expect(await told()).toEqual([ends])
    await runUntil(27.1)
    expect(await told()).toEqual([ends, ends])
    // The same news again, and an end that comes at once.
    await move(30)
    await runUntil(28)
    expect(await told()).toEqual([ends, ends])
    moveEnd(28)
    await tell('invoice.paid', stripe.renew(begun.id, 'paid'))
    expect(await status()).toMatchObject({ kind: 'active' })
    expect(await payments()).toEqual([[1299, 'paid', null]])
  })

  test('takes the same event once from many deliveries at the same moment', async () => {
    const begun = await onTrial()
    const event = stripe.event('invoice.paid', stripe.renew(begun.id, 'paid'))
    await Promise.all([1, 2, 3, 4].map(() => stripe.send(app, event)))
    expect([await payments(), await told()]).toEqual([[[1299, 'paid', null]], ['Receipt: $12.99 for the monthly plan']])
  })

  test('is past due while the card is declined, and a late word of it changes nothing once it is paid', async () => {
    const begun = await onTrial()
    const invoice = stripe.renew(begun.id, 'declined')
    const refusedEvent = stripe.event('invoice.payment_failed', { ...invoice })
    await stripe.send(app, refusedEvent)
    expect(await status()).toMatchObject({ kind: 'past-due', plan: 'monthly' })
    expect([await payments(), await told()]).toEqual([[[1299, 'failed', null]], ['Your payment failed']])

    stripe.pay(invoice.id)
    await tell('invoice.paid', invoice)
    expect(await stripe.send(app, { ...refusedEvent, id: `${refusedEvent.id}_again` })).toBe(200)
    expect(await status()).toMatchObject({ kind: 'active' })
    expect(await payments()).toEqual([[1299, 'paid', null]])
  })

  test('ends when Stripe gives up, and coming back has no second trial', async () => {
    const begun = await onTrial()
    await tell('invoice.payment_failed', stripe.renew(begun.id, 'declined'))
    app.clock.advance(7 * DAY_MS)
    stripe.end(begun.id)
    await tell('customer.subscription.deleted', begun)
    expect(await status()).toMatchObject({ kind: 'expired' })
    expect(await told()).toEqual(['Your payment failed', 'Your subscription has ended'])
    await call('/subscribe', { plan: 'monthly' })
    expect(stripe.asked.at(-1)?.form.has('subscription_data[trial_period_days]')).toBe(false)
    stripe.complete()
    await call('/refresh')
    expect(await status()).toMatchObject({ kind: 'active' })
  })

  test('is cancelled, resumed and changed: at once on trial, and where money is due at a page that says how much', async () => {
    const begun = await onTrial()
    app.clock.advance(-DAY_MS)
    expect(await call('/cancel')).toMatchObject({ code: 200 })
    expect(await status()).toMatchObject({ kind: 'trial', isCancelled: true })
    expect(await call('/subscribe', { plan: 'yearly' })).toEqual({ code: 200, status: 'success' })
    expect(await status()).toMatchObject({ kind: 'trial', plan: 'yearly', isCancelled: false })
    app.clock.advance(DAY_MS)
    await tell('invoice.paid', stripe.renew(begun.id, 'paid'))
    expect(await payments()).toEqual([[10_788, 'paid', null]])
    expect((await call('/subscribe', { plan: 'monthly' })).url).toMatch(/^https:\/\/billing\.stripe\.test/)
    expect((await call('/portal')).url).toMatch(/^https:\/\/billing\.stripe\.test/)
    expect(await call('/card', { card: 'declined' })).toMatchObject({ code: 409 })
  })

  test('is refunded in parts, told of each once, whatever comes first', async () => {
    const begun = await onTrial()
    const invoice = stripe.renew(begun.id, 'paid')
    const charge = { id: 'ch_1', customer: begun.customer, payment_intent: `pi_of_${invoice.id}` }
    await tell('charge.refunded', { ...charge, amount_refunded: 500 })
    await tell('invoice.paid', invoice)
    expect(await payments()).toEqual([[1299, 'paid', 500]])
    await tell('charge.refunded', { ...charge, amount_refunded: 1299 })
    await tell('charge.refunded', { ...charge, amount_refunded: 500 })
    expect(await payments()).toEqual([[1299, 'refunded', 1299]])
    expect((await told()).toSorted()).toEqual([
      'Receipt: $12.99 for the monthly plan',
      'Refund: $5.00',
      'Refund: $7.99',
    ])
  })

  test('is refunded by the operator under one key', async () => {
    const begun = await onTrial()
    await tell('invoice.paid', stripe.renew(begun.id, 'paid'))
    const { documents } = await maya.databases.listDocuments({ databaseId, collectionId: 'payments' })
    expect(await app.backend.billing.refund(documents[0]?.$id ?? '')).toEqual({ kind: 'done' })
    expect(stripe.asked.at(-1)).toMatchObject({
      path: 'refunds',
      idempotencyKey: expect.stringMatching(/^refund\/pi_/),
    })
    expect(await payments()).toEqual([[1299, 'refunded', 1299]])
  })

  test.each(['forged', 'old', 'none'] as const)('does not believe an event whose signature is %s', async (signing) => {
    const begun = await onTrial()
    const event = stripe.event('invoice.paid', stripe.renew(begun.id, 'paid'))
    expect(await stripe.send(app, event, signing)).toBe(401)
    expect(await payments()).toEqual([])
  })

  test('passes over what it does not know: other events, other customers, no event at all', async () => {
    expect(await tell('customer.created', { id: 'cus_x' })).toBe(200)
    expect(await tell('invoice.paid', { id: 'in_x', customer: 'cus_nobody' })).toBe(200)
    expect(await stripe.send(app, { id: 'evt_odd' })).toBe(200)
  })

  test('asks to be told again when Stripe cannot say how things stand, and then takes the event', async () => {
    const begun = await onTrial()
    const event = stripe.event('invoice.paid', stripe.renew(begun.id, 'paid'))
    stripe.fail('invoices', 'nonsense')
    expect(await stripe.send(app, event)).toBe(503)
    expect(await payments()).toEqual([])
    expect(await stripe.send(app, event)).toBe(200)
    expect(await payments()).toEqual([[1299, 'paid', null]])
  })

  test('says that Stripe does not take the request, and changes nothing', async () => {
    stripe.fail('checkout', 402)
    expect(await call('/subscribe', { plan: 'monthly' })).toMatchObject({ code: 502, status: 'error' })
    expect(await status()).toEqual({ kind: 'none' })
  })

  test('goes with the account: Stripe forgets the customer, at the second try when it was down', async () => {
    const begun = await onTrial()
    stripe.fail('customers', 400)
    await app.backend.store.transact((tx) => deleteAccount(tx, app.backend, maya.userId))
    await expect.poll(() => stripe.asked.some(({ method }) => method === 'DELETE')).toBe(true)
    await expect
      .poll(async () => (await app.backend.store.db.selectFrom('deletionOutbox').select('attempts').execute())[0])
      .toEqual({ attempts: 1 })
    expect(stripe.customers.has(begun.customer)).toBe(true)
    // The first try may still be writing down when the next one is due, by the clock of that moment.
    const tryAgain = async () => {
      app.clock.advance(DAY_MS)
      await processCustomerDeletions(app.backend)
      return stripe.customers.has(begun.customer)
    }
    await expect.poll(tryAgain).toBe(false)
  })

  test('of an account that is deleted while Stripe takes the person in leaves nothing there', async () => {
    const { backend } = app
    const { stripe: client } = backend
    if (client === undefined) throw new Error('There is no Stripe.')
    const before = new Set(stripe.customers)
    const createCustomer: typeof client.createCustomer = async (user) => {
      const customer = await client.createCustomer(user)
      await backend.store.transact((tx) => deleteAccount(tx, backend, user.id))
      return customer
    }
    const billing = stripeBilling(() => backend, { ...client, createCustomer })
    await expect(billing.subscribe(maya.userId, 'monthly')).rejects.toThrow()
    expect(stripe.customers).toEqual(before)
    expect(await backend.store.db.selectFrom('deletionOutbox').selectAll().execute()).toEqual([])
  })
})
