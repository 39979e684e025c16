import { expect, test } from 'vitest'
import { shareOf } from './longest-first.ts'

test('files are dealt there and back, so that each share gets one of every few and none the larger ones alone', () => {
  const dealt = Array.from({ length: 9 }, (_, place) => shareOf(place, 3))
  expect(dealt).toEqual([1, 2, 3, 3, 2, 1, 1, 2, 3])
  expect(Array.from({ length: 4 }, (_, place) => shareOf(place, 1))).toEqual([1, 1, 1, 1])
})
