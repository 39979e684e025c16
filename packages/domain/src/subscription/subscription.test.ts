import { describe, expect, test } from 'vitest'
import {
  cancelSubscription,
  choosePlan,
  grantDays,
  type Subscription,
  subscriptionStatus,
  trialDaysLeft,
} from './subscription.ts'

const at = (text: string): number => Date.parse(text)
const start = at('2026-03-02T08:15:30.000Z')
const trialEndsAt = '2026-03-16T08:15:30.000Z'

const trial: Subscription = {
  plan: 'monthly',
  startedAt: '2026-03-02T08:15:30.000Z',
  trialEndsAt,
  paidUntil: null,
  cancelledAt: null,
  pastDueSince: null,
  endedAt: null,
}
const paid: Subscription = { ...trial, paidUntil: '2026-04-16T08:15:30.000Z' }
const pastDue = { pastDueSince: trialEndsAt }
const ended = { endedAt: '2026-03-21T08:15:30.000Z' }
const cancelled = { cancelledAt: '2026-03-05T10:00:00.000Z' }

describe('what a subscription means', () => {
  test.each<[string, Subscription | null, string, object]>([
    ['nobody subscribed', null, '2026-03-02T08:15:30.000Z', { kind: 'none' }],
    ['the trial begins', trial, '2026-03-02T08:15:30.000Z', { kind: 'trial', daysLeft: 14, isCancelled: false }],
    ['a clock that is behind', trial, '2026-03-02T08:15:00.000Z', { kind: 'trial', daysLeft: 14 }],
    [
      'ten days were given on top',
      { ...trial, trialEndsAt: '2026-03-26T08:15:30.000Z' },
      '2026-03-04T09:00:00.000Z',
      { kind: 'trial', daysLeft: 22 },
    ],
    ['two days in', trial, '2026-03-04T09:00:00.000Z', { kind: 'trial', daysLeft: 12, endsAt: trialEndsAt }],
    ['its last moment', trial, '2026-03-16T08:15:29.999Z', { kind: 'trial', daysLeft: 1 }],
    ['its end: the charge is on its way', trial, trialEndsAt, { kind: 'active', endsAt: trialEndsAt, isDue: true }],
    [
      'no word on the charge for three days',
      trial,
      '2026-03-19T08:15:30.000Z',
      { kind: 'expired', endedAt: trialEndsAt },
    ],
    [
      'the end of a cancelled trial',
      { ...trial, ...cancelled },
      trialEndsAt,
      { kind: 'expired', endedAt: trialEndsAt },
    ],
    [
      'the charge is refused',
      { ...trial, ...pastDue },
      '2026-03-20T00:00:00.000Z',
      { kind: 'past-due', since: trialEndsAt },
    ],
    ['given up', { ...trial, ...ended }, '2026-03-21T08:15:30.000Z', { kind: 'expired', ...ended }],
    [
      'cancelled in the trial',
      { ...trial, ...cancelled },
      '2026-03-06T00:00:00.000Z',
      { kind: 'trial', isCancelled: true },
    ],
    [
      'paid for',
      paid,
      '2026-03-20T00:00:00.000Z',
      { kind: 'active', endsAt: paid.paidUntil, isCancelled: false, isDue: false },
    ],
    [
      'paid and cancelled',
      { ...paid, ...cancelled },
      '2026-03-20T00:00:00.000Z',
      { kind: 'active', isCancelled: true },
    ],
    [
      'what was paid is used up, and it was cancelled',
      { ...paid, ...cancelled },
      '2026-04-16T08:15:30.000Z',
      { kind: 'expired', endedAt: paid.paidUntil },
    ],
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

  test('while a charge is refused changes what is charged next', () =>
    expect(choosePlan({ ...trial, ...pastDue }, 'yearly', at(trialEndsAt))).toMatchObject({
      value: { plan: 'yearly', ...pastDue },
    }))

  test('after the end begins with a charge, not with a second trial', () => {
    const over = { ...trial, ...cancelled }
    expect(choosePlan(over, 'yearly', at(trialEndsAt))).toEqual({ ok: false, error: { code: 'charge-first' } })
  })
})

describe('cancelling', () => {
  test('keeps what runs to its end, and the moment of the first cancellation', () => {
    const first = cancelSubscription(trial, at(cancelled.cancelledAt))
    if (!first.ok) throw new Error(first.error.code)
    expect(first.value).toEqual({ ...trial, ...cancelled })
    expect(cancelSubscription(first.value, at('2026-03-06T00:00:00.000Z'))).toEqual(first)
  })

  test('while a charge is refused ends it at once', () => {
    const now = '2026-03-17T00:00:00.000Z'
    expect(cancelSubscription({ ...trial, ...pastDue }, at(now))).toMatchObject({
      value: { cancelledAt: now, pastDueSince: null, endedAt: now },
    })
  })

  test.each<[string, Subscription | null]>([
    ['nothing', null],
    ['one that ran out', { ...trial, ...cancelled }],
    ['one that was given up', { ...trial, ...ended }],
  ])('%s is refused', (_, subscription) =>
    expect(cancelSubscription(subscription, at(trialEndsAt))).toEqual({
      ok: false,
      error: { code: 'nothing-to-cancel' },
    }),
  )
})

describe('days that are given', () => {
  const now = '2026-03-10T00:00:00.000Z'
  test.each<[string, Subscription | null, object]>([
    [
      'to nobody begin now, and end by themselves',
      null,
      { plan: 'monthly', startedAt: now, trialEndsAt: now, paidUntil: '2026-03-20T00:00:00.000Z', cancelledAt: now },
    ],
    ['to a trial make it longer', trial, { ...trial, trialEndsAt: '2026-03-26T08:15:30.000Z' }],
    ['to paid time put its charge off', paid, { ...paid, paidUntil: '2026-04-26T08:15:30.000Z' }],
    [
      'to a cancelled one leave it cancelled',
      { ...paid, ...cancelled },
      { ...paid, ...cancelled, paidUntil: '2026-04-26T08:15:30.000Z' },
    ],
    [
      'after the end begin now',
      { ...paid, paidUntil: '2026-03-05T00:00:00.000Z', ...ended, endedAt: '2026-03-05T00:00:00.000Z' },
      { plan: 'monthly', paidUntil: '2026-03-20T00:00:00.000Z', cancelledAt: now, endedAt: null },
    ],
    [
      'to somebody whose charge is refused end the trying',
      { ...trial, ...pastDue },
      { paidUntil: '2026-03-20T00:00:00.000Z', cancelledAt: now, pastDueSince: null },
    ],
  ])('%s', (_, subscription, expected) => expect(grantDays(subscription, 10, at(now))).toMatchObject(expected))

  test('are what a person then has', () => {
    const given = grantDays(null, 10, at(now))
    expect(subscriptionStatus(given, at('2026-03-19T23:59:59.000Z'))).toMatchObject({
      kind: 'active',
      isCancelled: true,
    })
    const over = '2026-03-20T00:00:00.000Z'
    expect(subscriptionStatus(given, at(over))).toEqual({ kind: 'none' })
    expect(subscriptionStatus({ ...given, endedAt: over }, at(over))).toEqual({ kind: 'none' })
  })

  test('take nobody’s trial: it follows them, also once they are over, and then no other', () => {
    const given = grantDays(grantDays(null, 4, at(now)), 6, at('2026-03-11T00:00:00.000Z'))
    const early = '2026-03-15T00:00:00.000Z'
    const freeUntil = '2026-04-03T00:00:00.000Z'
    expect(subscriptionStatus(given, at(early))).toMatchObject({ endsAt: '2026-03-20T00:00:00.000Z', freeUntil })
    expect(trialDaysLeft(given, at(early))).toBe(19)
    const begun = choosePlan(given, 'yearly', at(early))
    const behind = { plan: 'yearly', startedAt: early, trialEndsAt: freeUntil, paidUntil: null, cancelledAt: null }
    expect(begun).toMatchObject({ ok: true, value: behind })
    const late = '2026-05-01T00:00:00.000Z'
    const begunLate = choosePlan(given, 'monthly', at(late))
    expect(begunLate).toMatchObject({ ok: true, value: { startedAt: late, trialEndsAt: '2026-05-15T00:00:00.000Z' } })
    if (!begunLate.ok) throw new Error('refused')
    expect(trialDaysLeft(begunLate.value, at(late))).toBe(0)
    expect(choosePlan(begunLate.value, 'monthly', at('2026-07-01T00:00:00.000Z')).ok).toBe(false)
    expect(grantDays(given, 10, at(late))).toMatchObject({ startedAt: late, trialEndsAt: late, cancelledAt: late })
  })
})
