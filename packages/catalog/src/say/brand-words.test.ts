import { describe, expect, test } from 'vitest'
import { openCatalog } from '../catalog.ts'
import { singularOf } from '../words.ts'
import { brandWords, joinedNames, makersAndPlaces } from './brand-words.ts'
import { openMealReader } from './index.ts'
import { numberWords } from './numbers.ts'
import { looseAdjectives } from './spoken-words.ts'
import { findUnit, sizes } from './units.ts'

const brands = brandWords
  .trim()
  .split('\n')
  .flatMap((line) => (line.split(' = ')[0] ?? '').split(', '))
  .map((brand) => brand.split(' ').map(singularOf))

const isNumber = (word: string | undefined): boolean => numberWords.has(word ?? '')
const isMeasure = (word: string | undefined): boolean =>
  word !== undefined && (word in sizes || findUnit(word) !== undefined || looseAdjectives.has(word))

describe('a brand', () => {
  test('of one word is no size, unit, number or adjective in the singular', () => {
    const single = brands.filter(({ length }) => length === 1).flat()
    expect(single.length).toBeGreaterThan(40)
    expect(single.filter((word) => isNumber(word) || isMeasure(word))).toEqual([])
  })

  test('of more words is no count of units', () =>
    expect(brands.filter(([first, ...rest]) => isNumber(first) && rest.every(isMeasure))).toEqual([]))

  const { read } = openMealReader(openCatalog())

  test('takes no size of another food', () =>
    expect(read('thin crust pizza').items.map(({ key }) => key)).toEqual(['dish:pizza']))

  test.each(['sandwich thin'])('is read with the words that make it one: %s', (said) =>
    expect(read(`a ${said}`).items.map(({ key }) => key)).toEqual(['food:bagel-plain']),
  )
})

describe('a maker or a place', () => {
  const { read } = openMealReader(openCatalog())
  const joined = new Map(joinedNames.map(([name, word]) => [singularOf(word), name]))
  const names = [...makersAndPlaces].map((word) => joined.get(word) ?? word)
  const isTold = (name: string, line: string): boolean => {
    const { unknown } = read(line.replace('%', name))
    return unknown.some((told) => told.replaceAll('-', ' ').includes(name.replaceAll('-', ' ').replace(' n ', ' and ')))
  }

  test.each([
    '2 eggs, %',
    '80 g oats and %',
    '%, 80 g oats',
    'a banana plus %',
    '2 eggs with %',
    'un huevo y %',
    'ein Ei und %',
  ])('beside other food is told, whichever it is: %s', (line) => {
    expect(names.length).toBeGreaterThan(150)
    expect(names.filter((name) => !isTold(name, line))).toEqual([])
  })

  test.each([
    'heinz beans',
    'a chicken wrap from pret',
    'a latte from starbucks',
    'popped to pret and had a chicken wrap',
    'nandos: half a chicken',
    'lidl skyr 200 g',
  ])('that a food takes up is not told: %s', (said) => {
    const { items, unknown } = read(said)
    expect(items).toHaveLength(1)
    expect(unknown).toEqual([])
  })

  test.each<readonly [string, string]>([
    ['dinner at nandos', 'nandos'],
    ['takeaway from dominos', 'dominos'],
    ['kids meal at mcdonalds', 'mcdonalds'],
    ['2 eggs, lunch at nandos', 'nandos'],
    ['2 eggs nandos', 'nandos'],
    ['2 eggs and a drink', 'drink'],
    ['2 eggs and two large', 'two large'],
    ['2 eggs, five guys', 'five guys'],
  ])('and what is said instead of a food is told too: %s', (said, told) => expect(read(said).unknown).toEqual([told]))
})
