import { describe, expect, test } from 'vitest'
import { DAY_MS } from '../time.ts'
import { nextPeriod, periodEnd, periodFrom, retryAt } from './billing-periods.ts'
import type { PlanId } from './plans.ts'

const at = (text: string): number => Date.parse(text)

test.each<[string, string, PlanId, string[]]>([
  ['the 31st', '2026-01-31T23:30:00.000Z', 'monthly', ['2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31']],
  ['the 30th in a leap year', '2028-01-30T08:00:00.000Z', 'monthly', ['2028-02-29', '2028-03-30']],
  ['over the new year', '2026-11-16T08:15:30.000Z', 'monthly', ['2026-12-16', '2027-01-16']],
  [
    '29 February, yearly',
    '2028-02-29T08:00:00.000Z',
    'yearly',
    ['2029-02-28', '2030-02-28', '2031-02-28', '2032-02-29'],
  ],
])('periods from %s keep their day and time', (_, anchor, plan, days) => {
  let start = anchor
  const ends = days.map(() => {
    start = periodEnd(anchor, start, plan)
    return start
  })
  expect(ends).toEqual(days.map((day) => `${day}${anchor.slice(10)}`))
})

test('a change to the yearly plan keeps the day of the month, also after a short month', () =>
  expect(periodEnd('2026-01-31T08:00:00.000Z', '2026-02-28T08:00:00.000Z', 'yearly')).toBe('2027-02-28T08:00:00.000Z'))

describe('the next charge', () => {
  const due = '2026-03-16T08:15:30.000Z'
  const trial = {
    plan: 'monthly' as PlanId,
    startedAt: '2026-03-02T08:15:30.000Z',
    trialEndsAt: due,
    paidUntil: null,
    cancelledAt: null,
    pastDueSince: null,
    endedAt: null,
    billingAnchor: null,
  }
  const first = { plan: 'monthly', cents: 1299, from: due, to: '2026-04-16T08:15:30.000Z', anchor: due }

  test('that is punctual pays for the time after the trial, in whole cents', () => {
    expect(nextPeriod(trial, at(due), at(due) + 5000)).toEqual(first)
    expect(nextPeriod({ ...trial, plan: 'yearly' }, at(due), at(due))).toMatchObject({
      cents: 10_788,
      to: '2027-03-16T08:15:30.000Z',
    })
  })

  test('goes on where the last paid time ended', () => {
    const paid = { ...trial, paidUntil: '2026-02-28T08:00:00.000Z', billingAnchor: '2026-01-31T08:00:00.000Z' }
    const now = at('2026-02-28T08:00:01.000Z')
    expect(nextPeriod(paid, now, now)).toMatchObject({ from: paid.paidUntil, to: '2026-03-31T08:00:00.000Z' })
  })

  test('that a retry collects days later still pays from the day it was due', () =>
    expect(nextPeriod(trial, at(due) + 3 * DAY_MS, at(due) + 3 * DAY_MS)).toEqual(first))

  test('of a server that was down for two months asks once, for a whole month from now', () => {
    const now = at('2026-05-20T10:00:00.000Z')
    expect(nextPeriod(trial, at(due), now)).toEqual({
      plan: 'monthly',
      cents: 1299,
      from: '2026-05-20T10:00:00.000Z',
      to: '2026-06-20T10:00:00.000Z',
      anchor: '2026-05-20T10:00:00.000Z',
    })
  })
})

test('somebody who comes back pays from that moment', () =>
  expect(periodFrom(at('2026-08-31T10:00:00.000Z'), 'monthly')).toMatchObject({
    from: '2026-08-31T10:00:00.000Z',
    to: '2026-09-30T10:00:00.000Z',
  }))

test('a refused charge is tried again on days 1, 3 and 5, and then no more', () => {
  const days: number[] = []
  let now = 0
  for (let attempt = 1; ; attempt++) {
    const next = retryAt(attempt, now)
    if (next === undefined) break
    days.push(next / DAY_MS)
    now = next
  }
  expect(days).toEqual([1, 3, 5])
})
