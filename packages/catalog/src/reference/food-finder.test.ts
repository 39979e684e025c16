import { expect, test } from 'vitest'
import { openCatalog } from '../catalog.ts'
import { germanKitchen } from '../translation/german.ts'
import { openFoodFinder } from './open-food-finder.ts'

const catalog = openCatalog()
const finder = openFoodFinder(catalog)
const names = (query: string, limit = 6): readonly string[] => finder.search(query, { limit }).map(({ name }) => name)

test('all rows of the tables stand behind the search, the kitchen’s own under their own names only', () => {
  expect(finder.reference.ids).toHaveLength(8790)
  const sr = finder.reference.find('usda-20045')
  expect(sr?.name).toBe('Rice, white, long-grain, regular, enriched, cooked')
  const found = finder.search('white rice cooked', { limit: 50 })
  expect(found[0]?.key).toBe('food:white-rice-cooked')
  expect(found.map(({ key }) => key)).not.toContain('food:usda-20045')
})

test.each([
  ['the plain food first', 'egg', 'Eggs'],
  ['cooked when cooked is said', 'rice cooked', 'White rice, cooked'],
  ['what a name is about, not what it begins with', 'bread', 'bread'],
  ['the words turned round', 'breast chicken', 'Chicken breast'],
  ['an amount before it', '200g chicken breast', 'Chicken breast'],
  ['two typing mistakes', 'mozarela cheese', 'Mozzarella'],
  ['two mistakes in seven letters', 'avacodo', 'Avocado'],
  ['two mistakes, and not one in a cut name of a single product', 'blubery', 'Blueberries'],
  ['an unfinished word with one of two letters', 'mayona', 'Mayonnaise'],
  ['a brand by its kind', 'nutella', 'hazelnut spread'],
  ['a British name', 'semi skimmed milk', '2% milk'],
  ['two words typed as one', 'peanutbutter', 'Peanut butter'],
  ['another way of cooking', 'grilled salmon', 'Salmon'],
  ['a row of the tables', 'big mac', 'Big mac'],
  ['a word not yet finished', 'strawb', 'Strawberries'],
])('%s: %s', (_what, query, name) => {
  expect(names(query, 1)[0]?.toLowerCase()).toContain(name.toLowerCase())
})

test('what the person logs often comes before what others mean', () => {
  const usual = names('yogurt', 1)[0]
  const favour = (key: string): number => (key === 'food:yogurt-vanilla-lowfat' ? 0.8 : 0)
  const key = finder.search('vanilla yogurt')[0]?.key ?? ''
  const [first] = finder.search('yogurt', { favour: (one) => (one === key ? 0.8 : favour(one)) })
  expect(first?.key).toBe(key)
  expect(first?.name).not.toBe(usual)
})

test('nothing is found for nothing, and for words that no name holds', () => {
  expect(finder.search('  ')).toEqual([])
  expect(finder.search('xylophone')).toEqual([])
})

test('names are written out: no capitals, no abbreviations', () => {
  const shouted = finder.reference.names.filter((name) => /[A-Z]{5,}/.test(name))
  const abbreviated = finder.reference.names.filter((name) =>
    /\b(?:ckd|frz|prep|chs|bnless|wo|pdr|swtnd)\b/i.test(name),
  )
  expect(shouted).toEqual([])
  expect(abbreviated).toEqual([])
  expect(new Set(finder.reference.names.map((name) => name.toLowerCase())).size).toBe(8790)
})

test('every row has its energy, or says that it has none, and portions that weigh something', () => {
  const foods = finder.reference.ids.map((id) => finder.reference.find(id))
  expect(foods.filter((food) => food?.per100g.calories === null || food?.per100g.calories === undefined)).toEqual([])
  expect(foods.flatMap((food) => food?.portions ?? []).filter(({ grams, usual }) => !(grams > 0 && usual > 0))).toEqual(
    [],
  )
  const withPortion = foods.filter((food) => (food?.portions.length ?? 0) > 0).length
  expect(withPortion).toBeGreaterThan(8500)
})

test('meat is served by the piece or by three ounces, not by one', () => {
  const portionsOf = (ndb: string) => finder.reference.find(`usda-${ndb}`)?.portions[0]
  expect(portionsOf('13047')).toMatchObject({ unit: 'serving', grams: 85, usual: 1 })
  expect(portionsOf('23284')).toMatchObject({ unit: 'fillet', grams: 135 })
  const ounces = finder.reference.ids
    .filter((id) => /^usda-(?:05|10|13|17|23)/.test(id))
    .map((id) => finder.reference.find(id)?.portions[0])
    .filter((portion) => portion?.unit === 'oz' && portion.usual === 1)
  expect(ounces).toEqual([])
})

test('a mistyped beginning of a joined word finds what the right one does', () => {
  const german = openFoodFinder(catalog, germanKitchen, 'de')
  const first = (query: string): string | undefined => german.search(query, { limit: 6 })[0]?.key
  expect(first('hänchen')).toBe(first('hähnchen'))
  expect(first('hänchen')).toBe('food:chicken-breast-cooked')
})
