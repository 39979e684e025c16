import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readFunctionCall } from './functions.ts'
import { isModestJson } from './modest-json.ts'

const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`
const many = (values: number) => `[${Array.from({ length: values }, () => '1').join(',')}]`

test('what nests too deep or holds too much is found out before it is parsed', () => {
  expect(isModestJson(nested(100))).toBe(true)
  expect(isModestJson(nested(101))).toBe(false)
  expect(isModestJson(nested(5_000_000))).toBe(false)
  expect(isModestJson(many(200_000))).toBe(true)
  expect(isModestJson(many(200_001))).toBe(false)
  expect(isModestJson(many(50), { values: 49, depth: 1, fields: 50 })).toBe(false)
})

test('an object of too many fields is found out, wherever it stands; lists and neighbours are counted apart', () => {
  const object = (fields: number) =>
    JSON.stringify(Object.fromEntries(Array.from({ length: fields }, (_, n) => [n, 1])))
  expect(isModestJson(object(10_000))).toBe(true)
  expect(isModestJson(object(10_001))).toBe(false)
  expect(isModestJson(`{"prefs":[${object(3)},${object(10_001)}]}`)).toBe(false)
  expect(isModestJson(`[${object(6000)},${object(6000)}]`)).toBe(true)
  expect(isModestJson(`{"a":${many(20_000)},"b":${object(9999)}}`)).toBe(true)
})

test('whatever a string holds is one value, however long it is and however it is escaped', () => {
  const strings = fc.array(fc.string({ unit: fc.constantFrom('"', '\\', '[', ']', '{', ',', 'a', '\n') }), {
    minLength: 1,
  })
  fc.assert(
    fc.property(strings, (texts) => {
      const json = JSON.stringify(texts)
      expect(isModestJson(json, { values: texts.length, depth: 1, fields: 1 })).toBe(true)
      expect(isModestJson(json, { values: texts.length - 1, depth: 1, fields: 1 })).toBe(false)
    }),
    { seed: 5, numRuns: 300 },
  )
  expect(isModestJson(JSON.stringify({ imageData: '['.repeat(1_000_000) }))).toBe(true)
  expect(isModestJson('"never closed [[[')).toBe(true)
})

test.each([
  ['the body of a call', nested(200)],
  ['the body in its envelope', JSON.stringify({ path: '/import', body: nested(200) })],
])('%s is refused by name when it is not modest', (_what, body) => {
  expect(readFunctionCall('/', body)).toMatchObject({
    ok: false,
    error: { code: 'body_not_json', message: expect.stringContaining('`body`') },
  })
})
