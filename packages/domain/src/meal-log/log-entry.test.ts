import { describe, expect, test } from 'vitest'
import { localDate } from '../days.ts'
import { readAmount } from './amount-entry.ts'
import { checkLogDate, loggedAtOn } from './log-date.ts'

describe('a typed amount', () => {
  test.each([
    ['320', 320],
    [' 12.5 ', 12.5],
    ['12,5', 12.5],
    ['.5', 0.5],
    ['12.', 12],
    ['1,200', 1200],
    ['1,200.5', 1200.5],
    ['1.200,5', 1200.5],
    ['0,125', 0.125],
    ['0', 0],
    ['30 g', 30],
    ['150kcal', 150],
  ])('%j is %d', (text, value) => expect(readAmount(text)).toEqual({ value }))

  test('left empty is unknown', () => expect(readAmount('  ')).toEqual({ value: null }))

  test.each(['lots', '-5', '1.2.3', '1e3', '12x', 'g', '99999999999', 'Infinity'])(
    '%j counts as 0 and says so',
    (text) => expect(readAmount(text)).toEqual({ value: 0, isUnread: true }),
  )
})

describe('the day of a log', () => {
  const today = localDate('2026-03-29')
  test.each([
    ['2026-03-30', { ok: false, error: { code: 'future-log-date' } }],
    ['2026-03-29', { ok: true, value: { warning: null } }],
    ['2026-03-28', { ok: true, value: { warning: { code: 'past-log-date' } } }],
    ['2025-12-31', { ok: true, value: { warning: { code: 'past-log-date' } } }],
  ])('%s gives %j', (day, outcome) => expect(checkLogDate(localDate(day), today)).toEqual(outcome))

  test('today is dated now, an earlier day at the same time by its own clock', () => {
    // 09:40 in Berlin on the morning the clocks went forward.
    const now = Date.parse('2026-03-29T07:40:12.500Z')
    expect(loggedAtOn(today, now, 'Europe/Berlin')).toBe('2026-03-29T07:40:12.500Z')
    expect(loggedAtOn(localDate('2026-03-28'), now, 'Europe/Berlin')).toBe('2026-03-28T08:40:00.000Z')
  })
})
