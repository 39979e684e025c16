import { expect, test } from 'vitest'
import { openCatalog } from '../catalog.ts'
import { openMealReader } from '../say/read-meal.ts'
import { findNamed } from './named-food.ts'
import { openFoodFinder } from './open-food-finder.ts'
import { openSuggester } from './suggest-foods.ts'
import { withSuggestions } from './with-suggestions.ts'

const catalog = openCatalog()
const finder = openFoodFinder(catalog)
const { read } = openMealReader(catalog)
const { suggest } = openSuggester(catalog, finder, read)
const energyOf = (key: string): number | null => {
  const id = key.slice(key.indexOf(':') + 1)
  return (catalog.findFood(id) ?? finder.further.get(id) ?? finder.reference.find(id))?.per100g.calories ?? null
}
const nameFor = (words: string, isSpelled = false): string | undefined => {
  const key = findNamed(words, finder, energyOf, isSpelled)?.key
  return finder.search(words, { limit: 60 }).find((one) => one.key === key)?.name
}

test.each([
  ['kohlrabi', 'Kohlrabi, raw'],
  ['pecan pie', 'Pecan pie'],
  ['succotash', 'Succotash, (corn and limas), raw'],
  ['cream soda', 'Carbonated beverage, cream soda'],
  ['jicama', 'Yambean (jicama), raw'],
  ['beef tongue', 'Beef, variety meats and by-products, tongue, cooked, simmered'],
  ['chow mein noodles', 'Noodles, Chinese, chow mein'],
  ['200 g tripe', 'Beef, variety meats and by-products, tripe, cooked, simmered'],
  ['kohlraby', 'Kohlrabi, raw'],
  ['sucotash', 'Succotash, (corn and limas), raw'],
])('%s is the name of %s', (words, name) => expect(nameFor(words)).toBe(name))

test.each([
  ['a word of a longer name', 'thai'],
  ['a detail of a name', 'bones'],
  ['a maker alone', 'Mission'],
  ['a kind of many', 'soup'],
  ['rows of different energy', 'whelk'],
  ['several dishes', 'hash'],
  ['a kind of which there is one row', 'dip'],
  ['a flavor', 'barbacoa'],
  ['a soup of it', 'beef stroganoff'],
  ['another form of a word', 'roller'],
  ['the beginning of a word', 'succ'],
  ['more than the name', 'zesty kohlrabi'],
  ['a word that is no food', 'footy'],
  ['nothing', ''],
])('%s names no food: %s', (_why, words) => expect(nameFor(words)).toBeUndefined())

test('what was spelled so is not read as something else', () => {
  expect(nameFor('kohlraby', true)).toBeUndefined()
  expect(nameFor('kohlrabi', true)).toBe('Kohlrabi, raw')
})

const suggested = (said: string): readonly string[] =>
  suggest(read(said)).map(({ item: { name, grams } }) => `${Math.round(grams)} g ${name.split(',')[0]}`)

test.each([
  ['a weight before it', '2 eggs and 80 g succotash', ['80 g Succotash']],
  ['a weight behind it', 'eggs, braunschweiger 50 g', ['50 g Braunschweiger (a liver sausage)']],
  ['a measure of its row', 'toast and half a cup of salsify', ['68 g Salsify']],
  ['a measure of another row of it', 'rice with 2 cups of succotash', ['384 g Succotash']],
  ['a handful', 'a handful of purslane', ['30 g Purslane']],
  ['ounces', '3 oz grouper, rice', ['85 g Grouper']],
  ['pieces of the row', '3 pieces of fudge', ['51 g Fudge']],
  ['no amount: what is eaten at a time', 'eggs, some fudge', ['28 g Fudge']],
  ['twice', '100 g succotash, 50 g succotash', ['100 g Succotash', '50 g Succotash']],
])('%s: %s', (_what, said, foods) => expect(suggested(said)).toEqual(foods))

test.each([
  ['beside a food it says more of that', 'media pizza barbacoa y una cerveza'],
  ['a place', '3 hot dogs off the roller'],
  ['a time', 'two eggs after succotash'],
  ['it was left out', 'rice, no succotash'],
  ['a maker', '2 eggs, nandos'],
  ['everything is known', '2 eggs, 80 g oats, flat white'],
])('%s: %s', (_why, said) => expect(suggested(said)).toEqual([]))

test.each([
  ['Ofenkäse 200 g', ['200 g Cheddar']],
  ['2 Wildschweinbratwürste, Kartoffeln', ['202 g Italian pork sausage']],
  ['Steinpilzrisotto', ['366 g Risotto']],
  ['150 g Rhabarberkompott, Kaffee', ['150 g Compote']],
])('a word that ends in a kind is of that kind: %s', (said, foods) => expect(suggested(said)).toEqual(foods))

test.each([
  'Feierabend',
  'Personalrestaurant',
  'seitenbacher',
  'footbridge',
  'supermarket',
  'Zauberplatte',
  'Kaffeefahrt',
])('a word of no kind, and of one that tells little, gets nothing: %s', (said) =>
  expect(suggested(`2 eggs, ${said}`)).toEqual([]),
)

test('a suggestion is doubted, stands in the place of the unknown words, and of a food that was only near', () => {
  const meal = read('2 eggs and 80 g succotash')
  const whole = withSuggestions(meal, suggest(meal))
  expect(meal.unknown).toEqual(['succotash'])
  expect(whole.unknown).toEqual([])
  expect(whole.items.map(({ key, confidence }) => [key, confidence < 0.5])).toEqual([
    ['food:egg-whole-raw', false],
    ['food:usda-11495', true],
  ])
  const tongue = read('beef tongue 100 g, rice')
  const replaced = withSuggestions(tongue, suggest(tongue))
  expect(replaced.items.map(({ key }) => key)).toEqual(['food:white-rice-cooked', 'food:usda-13340'])
})
