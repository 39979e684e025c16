import { expect, test } from 'vitest'
import { openCatalog } from '../catalog.ts'
import { readBegun } from './begun-names.ts'
import { openMealReader } from './read-meal.ts'

const { read } = openMealReader(openCatalog())

test.each([
  ['jacket p', 'food:potato-baked'],
  ['Erdnussb', 'food:peanut-butter'],
  ['Krautsal', 'dish:coleslaw'],
])('%s goes on as %s', (typed, key) => expect(readBegun(read, typed)).toBe(key))

test('a whole name, three letters and what no name begins with go on as nothing', () => {
  for (const typed of ['spring onion', 'jac', 'qqqq', '']) expect(readBegun(read, typed)).toBeUndefined()
})
