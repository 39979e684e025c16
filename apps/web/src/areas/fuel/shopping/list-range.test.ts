import { addDays, localDate } from '@pacemeal/domain'
import { expect, test } from 'vitest'
import { rangeOf } from './list-range.ts'

const present = localDate('2026-11-16')

test.each([
  [0, 'week'],
  [7, 'next'],
  [14, 'other'],
  [-7, 'other'],
])('a list of the week %i days from this one is of %s', (days, range) => {
  expect(rangeOf(addDays(present, days), present, false)).toBe(range)
})

test('the rest of a week is that of this one', () => {
  expect(rangeOf(present, present, true)).toBe('rest')
  expect(rangeOf(addDays(present, 7), present, true)).toBe('next')
})
