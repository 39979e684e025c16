import { instantText } from '@pacemeal/domain'
import { expect, test } from 'vitest'
import { paymentId, recordPayment } from '../services/payments/record-payment.ts'
import { startApp } from '../testing/test-app.ts'
import { signUp } from '../testing/test-browser.ts'
import { CommandError } from './command.ts'
import { commands } from './commands.ts'

test('an operator finds a payment and gives it back, once, and only when they say so twice', async () => {
  const app = await startApp('sqlite', { settings: { JOB_WORKERS: '0' } })
  const maya = await signUp(app.browser())
  const ask = async (name: string, words: string[], options: Record<string, true> = {}) =>
    (await commands[name]?.run(app.backend, { words, options }))?.join('\n') ?? ''
  expect(await ask('payments', [maya.email])).toBe('None.')
  const payment = {
    user: maya.userId,
    charge: 'embedded/2026-03-16',
    cents: 1299,
    currency: 'USD',
    description: 'Monthly plan',
    paidAt: instantText(app.clock.now()),
    status: 'paid',
  } as const
  await app.backend.store.transact((tx) => recordPayment(tx, app.backend, payment))
  const id = paymentId(payment)
  expect(await ask('payments', [maya.email])).toMatch(`${id}  2026-03-02  $12.99  Monthly plan  paid`)
  await expect(ask('refund', [id])).rejects.toThrow('Say it again with --yes.')
  expect(await ask('refund', [id], { yes: true })).toContain('is refunded')
  expect(await ask('payments', [maya.userId])).toMatch('refunded')
  await expect(ask('refund', [id], { yes: true })).rejects.toBeInstanceOf(CommandError)

  const acts = await app.backend.store.db.selectFrom('operatorActs').select(['act', 'personId', 'subject']).execute()
  expect(acts).toEqual([{ act: 'payment-refund', personId: maya.userId, subject: id }])

  // Charged while a real provider was set up: nothing here could give it back.
  const real = { ...payment, charge: 'stripe/in_1' }
  await app.backend.store.transact((tx) => recordPayment(tx, app.backend, real))
  await expect(ask('refund', [paymentId(real)], { yes: true })).rejects.toBeInstanceOf(CommandError)

  // The money goes back, and then the line breaks: that it was asked for is written down.
  const lost = { ...payment, charge: 'embedded/2026-04-16' }
  await app.backend.store.transact((tx) => recordPayment(tx, app.backend, lost))
  const billing = { ...app.backend.billing, refund: () => Promise.reject(new Error('the line broke')) }
  const broken = commands.refund?.run({ ...app.backend, billing }, { words: [paymentId(lost)], options: { yes: true } })
  await expect(broken).rejects.toThrow('the line broke')
  const written = await app.backend.store.db.selectFrom('operatorActs').select(['act', 'subject']).execute()
  expect(written).toContainEqual({ act: 'payment-refund', subject: paymentId(lost) })
  await app.close()
})

test('an operator gives somebody days, and nobody is charged before they are over', async () => {
  const app = await startApp('sqlite', { settings: { JOB_WORKERS: '0' } })
  const [maya, noah] = [await signUp(app.browser()), await signUp(app.browser())]
  const ask = async (...words: string[]) => (await commands.grant?.run(app.backend, { words, options: {} }))?.join('\n')
  const subscriptionOf = async ({ userId }: typeof maya) =>
    app.backend.store.db.selectFrom('subscriptions').selectAll().where('user', '=', userId).executeTakeFirst()
  const payments = () => app.backend.store.db.selectFrom('payments').select(['user', 'paidAt']).execute()
  for (const days of ['0', '1.5', 'many', '4000']) await expect(ask(maya.email, days)).rejects.toThrow('whole number')

  // Maya has nothing, Noah is in his trial, which ends on 16 March.
  expect(await ask(maya.email, '10')).toBe(`${maya.email} has until 2026-03-12.`)
  await app.backend.billing.subscribe(noah.userId, 'monthly')
  expect(await ask(noah.email, '10')).toBe(`${noah.email} has until 2026-03-26.`)
  const acts = await app.backend.store.db.selectFrom('operatorActs').select(['act', 'subject']).execute()
  expect(acts).toEqual([
    { act: 'time-grant', subject: `${maya.email}, 10` },
    { act: 'time-grant', subject: `${noah.email}, 10` },
  ])
  const days = async (count: number) => {
    app.clock.advance(count * 86_400_000)
    await app.backend.timers.runDue()
  }
  await days(20)
  expect(await payments()).toEqual([])
  expect((await subscriptionOf(maya))?.endedAt).toMatch(/^2026-03-12/)
  await days(4)
  expect(await payments()).toMatchObject([{ user: noah.userId, paidAt: expect.stringMatching(/^2026-03-26/) }])

  // Paid until 26 April, and ten days more.
  expect(await ask(noah.email, '10')).toBe(`${noah.email} has until 2026-05-06.`)
  await days(35)
  expect(await payments()).toHaveLength(1)
  await days(10)
  expect(await payments()).toHaveLength(2)

  // Maya never had a trial, so hers begins now: it is told of before its end, and nothing is charged in it.
  await app.backend.billing.subscribe(maya.userId, 'yearly')
  const begun = await subscriptionOf(maya)
  const trial = Date.parse(begun?.trialEndsAt ?? '') - app.clock.now()
  expect(begun).toMatchObject({ plan: 'yearly', paidUntil: null, cancelledAt: null, endedAt: null })
  expect(trial).toBe(14 * 86_400_000)
  const paidBy = async ({ userId }: typeof maya) => (await payments()).filter(({ user }) => user === userId).length
  await days(12)
  const told = app.backend.store.db.selectFrom('notifications').select('_id').where('user', '=', maya.userId)
  expect(await told.execute()).toHaveLength(1)
  expect(await paidBy(maya)).toBe(0)
  await days(3)
  expect(await paidBy(maya)).toBe(1)
  await app.close()
})
