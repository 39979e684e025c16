import { describe, expect, test } from 'vitest'
import { openCatalog } from '../catalog.ts'
import { singularOf } from '../words.ts'
import { brandWords } from './brand-words.ts'
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

  test.each(['bagel thin', 'sandwich thin'])('is read with the words that make it one: %s', (said) =>
    expect(read(`a ${said}`).items.map(({ key }) => key)).toEqual(['food:bagel-plain']),
  )
})
