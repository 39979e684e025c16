import { expect, test } from 'vitest'
import { slopeOf } from './slope.ts'

test('a line gives its own slope, whatever lies evenly around it', () => {
  expect(
    slopeOf([
      [0, 5],
      [1, 7],
      [2, 9],
    ]),
  ).toBeCloseTo(2)
  expect(
    slopeOf([
      [0, 6],
      [1, 4],
      [2, 6],
      [3, 4],
    ]),
  ).toBeCloseTo(-0.4)
})

test('one point, and points at the same place, have none', () => {
  expect(slopeOf([])).toBe(0)
  expect(slopeOf([[3, 5]])).toBe(0)
  expect(
    slopeOf([
      [3, 5],
      [3, 9],
    ]),
  ).toBe(0)
})
