import { expect, test } from 'vitest'
import { mayFollow } from './meat-and-milk.ts'

test.each([
  ['milk five hours after meat', 'meat', 'milk', 300, false],
  ['milk six hours after meat', 'meat', 'milk', 360, true],
  ['meat half an hour after milk', 'milk', 'meat', 30, false],
  ['meat an hour after milk', 'milk', 'meat', 60, true],
  ['fruit right after meat', 'meat', 'pareve', 0, true],
  ['meat after meat', 'meat', 'meat', 60, true],
] as const)('%s', (_, first, second, minutes, allowed) => {
  const early = { at: 720, kind: first }
  const late = { at: 720 + minutes, kind: second }
  expect(mayFollow(early, late)).toBe(allowed)
  if (minutes > 0) expect(mayFollow(late, early)).toBe(allowed)
})
