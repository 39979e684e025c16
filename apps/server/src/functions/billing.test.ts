import { DAY_MS } from '@pacemeal/domain'
import { databaseId } from '@pacemeal/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases } from '../testing/databases.ts'
import { startApp, type TestApp } from '../testing/test-app.ts'
import { type Person, refusal, signUp } from '../testing/test-browser.ts'

const call = async (person: Person, path: string, body: object = {}) => {
  const envelope = JSON.stringify({ path, method: 'POST', body })
  const run = await person.functions.createExecution({ functionId: 'billing', body: envelope, async: false })
  return { code: run.responseStatusCode, ...(JSON.parse(run.responseBody) as { status: string; message?: string }) }
}

const subscriptionOf = (reader: Person, userId = reader.userId) =>
  reader.databases.getDocument({ databaseId, collectionId: 'subscriptions', documentId: userId })

describe.each(databases)('subscribing, on %s', (database) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp(database)
  })
  afterAll(() => app.close())

  test('starts fourteen free days of the plan, without a charge', async () => {
    const maya = await signUp(app.browser())
    expect(await refusal(subscriptionOf(maya))).toBe('404 document_not_found')
    expect(await call(maya, '/subscribe', { plan: 'yearly' })).toEqual({ code: 200, status: 'success' })

    const kept = await subscriptionOf(maya)
    expect(kept).toMatchObject({ plan: 'yearly', provider: 'embedded', paidUntil: null, cancelledAt: null })
    expect(Date.parse(kept.trialEndsAt) - app.clock.now()).toBe(14 * DAY_MS)
    const payments = await maya.databases.listDocuments({ databaseId, collectionId: 'payments' })
    expect(payments.total).toBe(0)
  })

  test('again changes the plan but not the end of the trial, and takes a cancellation back', async () => {
    const maya = await signUp(app.browser())
    await call(maya, '/subscribe', { plan: 'monthly' })
    const first = await subscriptionOf(maya)
    app.clock.advance(3 * DAY_MS)
    expect(await call(maya, '/cancel')).toEqual({ code: 200, status: 'success' })
    expect(Date.parse((await subscriptionOf(maya)).cancelledAt)).toBe(app.clock.now())

    await call(maya, '/subscribe', { plan: 'yearly' })
    expect(await subscriptionOf(maya)).toMatchObject({
      plan: 'yearly',
      startedAt: first.startedAt,
      trialEndsAt: first.trialEndsAt,
      cancelledAt: null,
    })
  })

  test('two calls at once start one trial', async () => {
    const maya = await signUp(app.browser())
    const answers = await Promise.all(['monthly', 'yearly'].map((plan) => call(maya, '/subscribe', { plan })))
    expect(answers.map(({ code }) => code)).toEqual([200, 200])
    expect(Date.parse((await subscriptionOf(maya)).trialEndsAt) - app.clock.now()).toBe(14 * DAY_MS)
  })

  test('is only for oneself: others see nothing, nobody writes the record by hand', async () => {
    const [maya, noah] = [await signUp(app.browser()), await signUp(app.browser(), 'Noah')]
    await call(maya, '/subscribe', { plan: 'monthly', user: noah.userId })
    expect(await refusal(subscriptionOf(noah, maya.userId))).toBe('404 document_not_found')
    expect(await refusal(subscriptionOf(noah))).toBe('404 document_not_found')
    const place = { databaseId, collectionId: 'subscriptions', documentId: maya.userId }
    const data = { paidUntil: '2099-01-01T00:00:00.000Z' }
    expect(await refusal(maya.databases.updateDocument({ ...place, data }))).toBe('401 user_unauthorized')
  })

  test('needs something that runs to be cancelled, a plan before a card, and has no pages of a provider', async () => {
    const maya = await signUp(app.browser())
    expect(await call(maya, '/cancel')).toMatchObject({ code: 409, message: 'There is no subscription to cancel.' })
    expect(await call(maya, '/card', { card: 'declined' })).toMatchObject({
      code: 409,
      message: 'Choose a plan first.',
    })
    expect(await call(maya, '/portal')).toMatchObject({ code: 409, status: 'error' })
  })

  test.each([
    ['/subscribe', { plan: 'lifetime' }, 'Invalid `plan` param: takes monthly or yearly'],
    ['/card', { card: 'gold' }, 'Invalid `card` param: takes accepted or declined'],
    ['/refund', {}, 'Invalid `path` param: takes /subscribe, /cancel, /portal, /refresh or /card'],
  ])('%s with %j is refused by name', async (path, body, message) => {
    const maya = await signUp(app.browser())
    await expect(call(maya, path, body)).rejects.toMatchObject({ code: 400, message })
  })
})
