import { expect, test } from 'vitest'
import { parseQueryString } from './query-string.ts'

test('numbered keys become a list in the order of their numbers, however the brackets are written', () => {
  expect(parseQueryString('queries%5B1%5D=b&queries[0]=a&total=false')).toEqual({ queries: ['a', 'b'], total: 'false' })
  expect(parseQueryString('queries[]=a&queries[]=b%26c')).toEqual({ queries: ['a', 'b&c'] })
})

test('names that objects inherit are ordinary names', () => {
  const parsed = parseQueryString('__proto__=x&constructor[0]=y')
  expect(Object.keys(parsed)).toEqual(['__proto__', 'constructor'])
  expect(Object.getPrototypeOf(parsed)).toBe(Object.prototype)
})

test('rubbish is kept as it is', () => {
  expect(parseQueryString('')).toEqual({})
  expect(parseQueryString('a[b]=1&[0]=2&c[0][1]=3')).toEqual({ 'a[b]': '1', '[0]': '2', 'c[0][1]': '3' })
})
