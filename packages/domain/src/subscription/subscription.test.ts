import { describe, expect, test } from 'vitest'
import { moneyText, subscriptionPlans } from './plans.ts'
import { cancelSubscription, choosePlan, type Subscription, subscriptionStatus } from './subscription.ts'

const at = (text: string): number => Date.parse(text)
const start = at('2026-03-02T08:15:30.000Z')
const trialEndsAt = '2026-03-16T08:15:30.000Z'

const trial: Subscription = {
  plan: 'monthly',
  startedAt: '2026-03-02T08:15:30.000Z',
  trialEndsAt,
  paidUntil: null,
  cancelledAt: null,
}
const paid: Subscription = { ...trial, paidUntil: '2026-04-16T08:15:30.000Z' }
const cancelled = { cancelledAt: '2026-03-05T10:00:00.000Z' }

describe('what a subscription means', () => {
  test.each<[string, Subscription | null, string, object]>([
    ['nobody subscribed', null, '2026-03-02T08:15:30.000Z', { kind: 'none' }],
    ['the trial begins', trial, '2026-03-02T08:15:30.000Z', { kind: 'trial', daysLeft: 14, isCancelled: false }],
    ['a clock that is behind', trial, '2026-03-02T08:15:00.000Z', { kind: 'trial', daysLeft: 14 }],
    ['two days in', trial, '2026-03-04T09:00:00.000Z', { kind: 'trial', daysLeft: 12, endsAt: trialEndsAt }],
    ['its last moment', trial, '2026-03-16T08:15:29.999Z', { kind: 'trial', daysLeft: 1 }],
    ['its end', trial, trialEndsAt, { kind: 'expired', endedAt: trialEndsAt }],
    [
      'cancelled in the trial',
      { ...trial, ...cancelled },
      '2026-03-06T00:00:00.000Z',
      { kind: 'trial', isCancelled: true },
    ],
    ['paid for', paid, '2026-03-20T00:00:00.000Z', { kind: 'active', endsAt: paid.paidUntil, isCancelled: false }],
    [
      'paid and cancelled',
      { ...paid, ...cancelled },
      '2026-03-20T00:00:00.000Z',
      { kind: 'active', isCancelled: true },
    ],
    ['what was paid is used up', paid, '2026-04-16T08:15:30.000Z', { kind: 'expired', endedAt: paid.paidUntil }],
  ])('%s', (_, subscription, now, status) => expect(subscriptionStatus(subscription, at(now))).toMatchObject(status))
})

describe('choosing a plan', () => {
  test('starts the trial of that plan', () => {
    expect(choosePlan(null, 'monthly', start)).toEqual({ ok: true, value: trial })
  })

  test('in the trial changes the plan and takes a cancellation back, without a day more', () => {
    const later = at('2026-03-10T00:00:00.000Z')
    expect(choosePlan({ ...trial, ...cancelled }, 'yearly', later)).toEqual({
      ok: true,
      value: { ...trial, plan: 'yearly' },
    })
  })

  test('after it gives no second trial', () => {
    expect(choosePlan(trial, 'yearly', at(trialEndsAt))).toEqual({ ok: false, error: { code: 'trial-used' } })
  })
})

describe('cancelling', () => {
  test('keeps what runs to its end, and the moment of the first cancellation', () => {
    const first = cancelSubscription(trial, at(cancelled.cancelledAt))
    if (!first.ok) throw new Error(first.error.code)
    expect(first.value).toEqual({ ...trial, ...cancelled })
    expect(cancelSubscription(first.value, at('2026-03-06T00:00:00.000Z'))).toEqual(first)
  })

  test.each<[string, Subscription | null]>([
    ['nothing', null],
    ['an expired one', trial],
  ])('%s is refused', (_, subscription) =>
    expect(cancelSubscription(subscription, at(trialEndsAt))).toEqual({
      ok: false,
      error: { code: 'nothing-to-cancel' },
    }),
  )
})

test('prices are said as the plans say them', () => {
  const { monthly, yearly } = subscriptionPlans
  expect([monthly.monthlyPrice, yearly.monthlyPrice, yearly.charge].map((cents) => moneyText(cents))).toEqual([
    '$12.99',
    '$8.99',
    '$107.88',
  ])
  expect(yearly.charge).toBe(12 * yearly.monthlyPrice)
})
