import { describe, expect, test } from 'vitest'
import { eatenText, loggedText } from './figures.ts'

describe('what was eaten of a meal', () => {
  test.each([
    ['nothing known of it', { atLeast: 0, unknownFrom: 1 }, '?', 'Logged, calories unknown'],
    ['some of it known', { atLeast: 1240, unknownFrom: 1 }, '1,240', '1,240\u00a0kcal logged'],
    ['all of it known', { atLeast: 640, unknownFrom: 0 }, '640', '640\u00a0kcal logged'],
    ['a black coffee', { atLeast: 0, unknownFrom: 0 }, '0', '0\u00a0kcal logged'],
  ])('%s', (_, total, eaten, logged) => {
    expect(eatenText(total)).toBe(eaten)
    expect(loggedText(total)).toBe(logged)
  })
})
