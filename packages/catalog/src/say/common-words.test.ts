import { expect, test } from 'vitest'
import { openCatalog } from '../catalog.ts'
import { openSearch } from '../search.ts'
import { singularOf } from '../words.ts'
import { openMealReader } from './read-meal.ts'

const { read } = openMealReader(openCatalog())
const keysOf = (text: string): readonly string[] => read(text).items.map(({ key }) => key.replace('food:', ''))

test.each([
  ['we came home from writing and ate rice', ['white-rice-cooked']],
  ['hasta la noche nada, luego arroz', ['white-rice-cooked']],
  ['heute mehr Reis gegessen, sogar mit Ei', ['white-rice-cooked', 'egg-whole-raw']],
  ['tomamos arroz otra vez', ['white-rice-cooked']],
])('common words are no misspelt foods: %s', (text, keys) => {
  expect(keysOf(text)).toEqual(keys)
})

test.each([
  ['brocoli', ['broccoli-boiled']],
  ['bannana', ['banana']],
  ['tomatoe', ['tomato']],
])('a misspelt food is still one: %s', (text, keys) => {
  expect(keysOf(text)).toEqual(keys)
})

// What every object has by itself is no word of any table.
test.each(['constructor', 'valueOf', 'hasOwnProperty', 'a large constructor', '2 constructor', '__proto__ eggs'])(
  'any text gives an answer: %s',
  (text) => {
    const { items } = read(text)
    expect(items.every(({ grams }) => Number.isFinite(grams))).toBe(true)
    expect(singularOf(text)).toEqual(expect.any(String))
    expect(openSearch(openCatalog()).search(text)).toEqual(expect.any(Array))
  },
)

test('a text of which nothing was read is told, unless it is of sounds around a food alone', () => {
  expect(read('gone and had another bowl of it').unknown).toEqual(['gone and had another bowl of it'])
  expect(read('for breakfast today').unknown).toEqual([])
})
