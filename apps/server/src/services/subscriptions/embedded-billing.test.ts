import { type SubscriptionStatus, subscriptionStatus } from '@pacemeal/domain'
import { databaseId } from '@pacemeal/protocol'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { databases } from '../../testing/databases.ts'
import { startApp, type TestApp } from '../../testing/test-app.ts'
import { type Person, signUp } from '../../testing/test-browser.ts'
import { timerHandlers } from '../../timers/index.ts'
import { timerRunner } from '../../timers/timer-runner.ts'
import { lockSubscription } from './keep-subscription.ts'

describe.each(databases)('a subscription of the embedded billing, on %s', (database) => {
  let app: TestApp
  let maya: Person
  beforeEach(async () => {
    app = await startApp(database, { settings: { JOB_WORKERS: '0' } })
    maya = await signUp(app.browser())
    await app.backend.store.db.updateTable('users').set({ emailVerified: 1 }).where('id', '=', maya.userId).execute()
  })
  afterEach(() => app.close())

  const billing = () => app.backend.billing
  const runDue = () => timerRunner(() => app.backend, timerHandlers).runDue()
  /** Moves the clock to a moment, and lets everything happen at its own moment on the way. */
  const goTo = async (day: string) => {
    for (;;) {
      const rows = app.backend.store.db.selectFrom('timers').select('dueAt').where('status', '=', 'waiting')
      const next = await rows.orderBy('dueAt').limit(1).executeTakeFirst()
      if (next === undefined || Date.parse(next.dueAt) > Date.parse(day)) break
      sleepUntil(next.dueAt)
      await runDue()
    }
    sleepUntil(day)
  }
  const sleepUntil = (day: string) => app.clock.advance(Math.max(0, Date.parse(day) - app.clock.now()))
  const status = async (): Promise<SubscriptionStatus> =>
    app.backend.store.transact(async (tx) =>
      subscriptionStatus((await lockSubscription(tx, maya.userId)) ?? null, app.clock.now()),
    )
  const payments = async () => {
    const found = await maya.databases.listDocuments({ databaseId, collectionId: 'payments' })
    return found.documents
      .map(({ amount, status: state, periodFrom, periodTo }) => [
        amount,
        state,
        ...[periodFrom, periodTo].map((wire) => new Date(wire).toISOString()),
      ])
      .toSorted((one, other) => String(one[2]).localeCompare(String(other[2])))
  }
  const told = async () => {
    const rows = app.backend.store.db.selectFrom('notifications').select('title').where('user', '=', maya.userId)
    return (await rows.orderBy('_sequence').execute()).map(({ title }) => title)
  }

  test('goes from the trial through the months; every charge is a payment, a notice and a receipt by mail', async () => {
    await billing().subscribe(maya.userId, 'monthly')
    await goTo('2026-03-13T08:15:29.000Z')
    expect(await told()).toEqual([])
    await goTo('2026-03-16T08:15:29.000Z')
    expect(await told()).toEqual(['Your free trial ends soon'])
    expect(await status()).toMatchObject({ kind: 'trial', daysLeft: 1 })
    expect(await payments()).toEqual([])

    await goTo('2026-03-16T08:15:30.000Z')
    expect(await status()).toMatchObject({ kind: 'active', endsAt: '2026-04-16T08:15:30.000Z' })
    await goTo('2026-05-01T00:00:00.000Z')
    expect(await payments()).toEqual([
      [1299, 'paid', '2026-03-16T08:15:30.000Z', '2026-04-16T08:15:30.000Z'],
      [1299, 'paid', '2026-04-16T08:15:30.000Z', '2026-05-16T08:15:30.000Z'],
    ])
    const mails = (await app.mailsTo(maya.email)).map(({ subject, text }) => ({ subject, text }))
    const receipt = 'Receipt: $12.99 for the monthly plan'
    expect(mails.map(({ subject }) => subject)).toEqual(['Your free trial ends soon', receipt, receipt])
    expect(mails[0]?.text).toContain('On March 16, 2026 your monthly plan begins, at $12.99 every month.')
    expect(mails[1]?.text).toContain(
      'You paid $12.99 for the monthly plan, from March 16, 2026 to April 16, 2026. This installation uses test billing: no money was taken.',
    )
  })

  test('changes its plan at the next charge', async () => {
    await billing().subscribe(maya.userId, 'monthly')
    await goTo('2026-03-20T00:00:00.000Z')
    await billing().subscribe(maya.userId, 'yearly')
    await goTo('2026-04-17T00:00:00.000Z')
    expect((await payments()).at(-1)).toEqual([10_788, 'paid', '2026-04-16T08:15:30.000Z', '2027-04-16T08:15:30.000Z'])
  })

  test.each<[string, string, string[], object, number]>([
    ['cancelled in the trial', '2026-03-05', [], { kind: 'expired', endedAt: '2026-03-16T08:15:30.000Z' }, 0],
    ['cancelled after a month', '2026-03-20', [], { kind: 'expired', endedAt: '2026-04-16T08:15:30.000Z' }, 1],
    ['cancelled and resumed', '2026-03-05', ['2026-03-10'], { kind: 'active' }, 2],
    ['cancelled and come back later', '2026-03-05', ['2026-04-01'], { kind: 'active' }, 1],
  ])('%s', async (_, cancelled, [resumed], expected, charges) => {
    await billing().subscribe(maya.userId, 'monthly')
    await goTo(cancelled)
    expect(await billing().cancel(maya.userId)).toEqual({ kind: 'done' })
    if (resumed !== undefined) {
      await goTo(resumed)
      expect(await billing().subscribe(maya.userId, 'monthly')).toEqual({ kind: 'done' })
    }
    await goTo('2026-04-20')
    expect(await status()).toMatchObject(expected)
    expect(await payments()).toHaveLength(charges)
  })

  test('whose card is declined tries on days 1, 3 and 5, tells once, and ends', async () => {
    await billing().subscribe(maya.userId, 'monthly')
    await billing().chooseTestCard(maya.userId, 'declined')
    await goTo('2026-03-16T08:15:30.000Z')
    expect(await status()).toEqual({ kind: 'past-due', plan: 'monthly', since: '2026-03-16T08:15:30.000Z' })
    await goTo('2026-03-21T08:15:29.000Z')
    expect(await status()).toMatchObject({ kind: 'past-due' })
    await goTo('2026-03-21T08:15:30.000Z')
    expect(await status()).toEqual({ kind: 'expired', plan: 'monthly', endedAt: '2026-03-21T08:15:30.000Z' })
    expect(await payments()).toEqual([[1299, 'failed', '2026-03-16T08:15:30.000Z', '2026-04-16T08:15:30.000Z']])
    expect(await told()).toEqual(['Your free trial ends soon', 'Your payment failed', 'Your subscription has ended'])
    const attempts = await app.backend.store.db
      .selectFrom('timers')
      .select('dueAt')
      .where('kind', '=', 'billing-charge')
      .orderBy('dueAt')
      .execute()
    expect(attempts.map(({ dueAt }) => dueAt.slice(8, 10))).toEqual(['16', '17', '19', '21'])

    expect(await billing().subscribe(maya.userId, 'monthly')).toEqual({ kind: 'refused', why: 'card-declined' })
    expect(await status()).toMatchObject({ kind: 'expired' })
    await billing().chooseTestCard(maya.userId, 'accepted')
    await billing().subscribe(maya.userId, 'yearly')
    expect(await status()).toMatchObject({ kind: 'active', plan: 'yearly', endsAt: '2027-03-21T08:15:30.000Z' })
  })

  test('that is past due is paid at once by a good card, from the day it was due', async () => {
    await billing().subscribe(maya.userId, 'monthly')
    await billing().chooseTestCard(maya.userId, 'declined')
    await goTo('2026-03-18T12:00:00.000Z')
    await billing().chooseTestCard(maya.userId, 'accepted')
    await runDue()
    expect(await status()).toMatchObject({ kind: 'active', endsAt: '2026-04-16T08:15:30.000Z' })
    await goTo('2026-03-25')
    expect(await payments()).toEqual([[1299, 'paid', '2026-03-16T08:15:30.000Z', '2026-04-16T08:15:30.000Z']])
  })

  test('that is past due can be ended by its owner, and is not tried again', async () => {
    await billing().subscribe(maya.userId, 'monthly')
    await billing().chooseTestCard(maya.userId, 'declined')
    await goTo('2026-03-16T12:00:00.000Z')
    await billing().cancel(maya.userId)
    await billing().chooseTestCard(maya.userId, 'accepted')
    await goTo('2026-03-25')
    expect(await status()).toMatchObject({ kind: 'expired', endedAt: '2026-03-16T12:00:00.000Z' })
    expect(await payments()).toEqual([[1299, 'failed', '2026-03-16T08:15:30.000Z', '2026-04-16T08:15:30.000Z']])
  })

  test('is charged once after two months without a server, and has a whole month from then on', async () => {
    await billing().subscribe(maya.userId, 'monthly')
    sleepUntil('2026-05-20T10:00:00.000Z')
    await runDue()
    await runDue()
    expect(await payments()).toEqual([[1299, 'paid', '2026-05-20T10:00:00.000Z', '2026-06-20T10:00:00.000Z']])
    expect(await told()).toEqual(['Receipt: $12.99 for the monthly plan'])
  })

  test('is charged once by three servers that wake up together, and by a repeated timer not at all', async () => {
    await billing().subscribe(maya.userId, 'monthly')
    sleepUntil('2026-03-16T08:15:30.000Z')
    await Promise.all([runDue(), runDue(), runDue()])
    await app.backend.store.db
      .updateTable('timers')
      .set({ status: 'waiting' })
      .where('kind', '=', 'billing-charge')
      .where('dueAt', '<=', '2026-03-16T08:15:30.000Z')
      .execute()
    await runDue()
    expect(await payments()).toHaveLength(1)
    expect(await status()).toMatchObject({ kind: 'active', endsAt: '2026-04-16T08:15:30.000Z' })
  })

  test('gives a payment back once, tells of it, and goes on', async () => {
    await billing().subscribe(maya.userId, 'monthly')
    await goTo('2026-03-17')
    const { documents } = await maya.databases.listDocuments({ databaseId, collectionId: 'payments' })
    const id = documents[0]?.$id ?? ''
    expect(await billing().refund(id)).toEqual({ kind: 'done' })
    expect(await billing().refund(id)).toEqual({ kind: 'refused', why: 'no-such-payment' })
    expect(await payments()).toEqual([[1299, 'refunded', '2026-03-16T08:15:30.000Z', '2026-04-16T08:15:30.000Z']])
    expect((await told()).filter((title) => title.startsWith('Refund'))).toEqual(['Refund: $12.99'])
    expect(await status()).toMatchObject({ kind: 'active' })
  })
})
