import { describe, expect, test } from 'vitest'
import * as reader from './reading.ts'
import { firstUnanswered, withTyped } from './settle-restrictions.ts'

describe('what is typed joins the foods to avoid', () => {
  test('one by one, each once', () =>
    expect(withTyped(reader, ['Peanuts'], 'peanuts, leche und Erdnuss; "dragonfruit"')).toEqual([
      'Peanuts',
      'leche',
      'Erdnuss',
      '"dragonfruit"',
    ]))
  test('but nothing is no food', () => expect(withTyped(reader, ['egg'], 'none')).toEqual(['egg']))
  test('whole, while nothing is there that reads it', () => expect(withTyped(null, [], 'a, b')).toEqual(['a, b']))
})

describe('a question', () => {
  test('holds up who typed it, until it is answered', () => {
    expect(firstUnanswered(reader, ['leche', 'penuts'])).toBe('penuts')
    expect(firstUnanswered(reader, ['leche', '"penuts"', 'peanuts'])).toBeUndefined()
  })
  test('about what was stored before holds nobody up', () =>
    expect(firstUnanswered(reader, ['penuts'], ['penuts'])).toBeUndefined())
})
