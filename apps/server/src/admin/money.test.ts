import { instantText } from '@pacemeal/domain'
import { expect, test } from 'vitest'
import { paymentId, recordPayment } from '../services/payments/record-payment.ts'
import { startApp } from '../testing/test-app.ts'
import { signUp } from '../testing/test-browser.ts'
import { CannotDo } from './command.ts'
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
  await expect(ask('refund', [id], { yes: true })).rejects.toBeInstanceOf(CannotDo)
  await app.close()
})
