import { describe, expect, test } from 'vitest'
import { openCatalog } from './catalog.ts'
import { openSearch } from './search.ts'

const catalog = openCatalog()
const { search } = openSearch(catalog)
const ids = (query: string): readonly string[] => search(query, { kind: 'food', limit: 8 }).map(({ id }) => id)

describe('a food is found', () => {
  test.each([
    ['by its name', 'banana', 'banana'],
    ['while typing', 'brocc', 'broccoli'],
    ['in the plural', 'eggs', 'egg-whole-raw'],
    ['with a typo', 'bananna', 'banana'],
    ['with a typo', 'brocolli', 'broccoli'],
    ['with an accent', 'Jalapeño', 'jalapeno'],
    ['by its other name', 'garbanzo', 'chickpeas-canned'],
    ['by its other name', 'courgette', 'zucchini'],
    ['by its other name', 'aubergine', 'eggplant'],
    ['by its other name', 'porridge', 'rolled-oats-dry'],
    ['by its other name', 'prawns', 'shrimp-raw'],
    ['by its other name', 'fresh coriander', 'cilantro'],
    ['by two words in any order', 'cooked quinoa', 'quinoa-cooked'],
    ['half typed after a whole word', 'peanut but', 'peanut-butter'],
  ])('%s: %s', (_how, query, id) => expect(ids(query)).toContain(id))

  test('the plain food comes before those that only hold its name', () => {
    expect(ids('banana')[0]).toBe('banana')
    expect(ids('egg')[0]).toBe('egg-whole-raw')
    expect(ids('broccoli')[0]).toBe('broccoli')
  })
})

test('recipes are found by name and by what is in them', () => {
  const hits = search('salmon', { kind: 'recipe', limit: 50 })
  expect(hits.map(({ id }) => id)).toContain('ginger-salmon-rice-bowl')
  expect(hits.every(({ kind }) => kind === 'recipe')).toBe(true)
})

test('nothing is found for nothing, or for what is not there', () => {
  expect(search('')).toEqual([])
  expect(search('   ')).toEqual([])
  expect(search('xylophone')).toEqual([])
})

test('the limit holds', () => expect(search('rice', { limit: 3 })).toHaveLength(3))
