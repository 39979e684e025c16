import { expect, test } from 'vitest'
import { isJsonObject, parseJson, parseJsonObject } from './json.ts'

test.each([
  ['{"a":1}', { a: 1 }],
  ['[1]', [1]],
  ['"a"', 'a'],
  ['null', null],
])('%s is read as JSON', (text, value) => {
  expect(parseJson(text)).toEqual(value)
})

test.each([
  ['half of an answer', '{"a":'],
  ['a page', '<html>'],
  ['an empty text', ''],
  ['null', null],
  ['nothing', undefined],
])('%s is no JSON', (_, text) => {
  expect(parseJson(text)).toBeUndefined()
  expect(parseJsonObject(text)).toEqual({})
})

test.each([[[]], [null], ['text'], [1], [undefined]])('%j is no object', (value) => {
  expect(isJsonObject(value)).toBe(false)
  expect(parseJsonObject(JSON.stringify(value))).toEqual({})
})

test('an object keeps its fields', () => expect(parseJsonObject('{"a":{"b":2}}')).toEqual({ a: { b: 2 } }))
