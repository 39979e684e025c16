import { expect, test } from 'vitest'
import { openCatalog } from '../catalog.ts'
import { expandClasses } from '../classes.ts'
import { openMealReader } from './read-meal.ts'

const { read } = openMealReader(openCatalog())
const amountsOf = (said: string): readonly string[] =>
  read(said).items.map(({ key, grams }) => `${key.slice(key.indexOf(':') + 1)} ${Math.round(grams)}`)

test.each([
  ['half a bag of cooked pasta is of 500 g dry', 'half a bag of cooked pasta', ['pasta-cooked 550']],
  ['a pack of pasta is 500 g', 'a pack of dry pasta', ['pasta-dry 500']],
  ['a pack of feta is a block', 'half a pack of feta', ['feta 100']],
  ['a scoop of a nut butter is two spoons', 'a scoop of peanut butter', ['peanut-butter 32']],
  ['a sleeve of crackers is a stack', 'a sleeve of saltines', ['saltine-crackers 110']],
  ['pieces of a plate are no plates', 'paneer tikka 6 pieces', ['paneer-tikka 180']],
  ['a chunk of a bar is no bar', 'dairy milk 4 chunks', ['chocolate-bar 24']],
  ['a handful of what is airy is less', 'a handful of goldfish crackers', ['goldfish-crackers 20']],
  ['a meatball is small', '3 meatballs', ['meatballs 90']],
  ['a chip of corn is no bag', '5 tortilla chips', ['tortilla-chips 10']],
  ['a baby carrot is no carrot', '6 baby carrots', ['baby-carrot 60']],
  ['a floret is no head', '4 broccoli florets', ['broccoli-floret 48']],
  ['one dish of filled pasta of a menu is a plate', '1 ravioli', ['ravioli 238']],
  ['pieces of filled pasta', '6 ravioli', ['ravioli 119']],
  ['a plate of filled pasta', 'a plate of ravioli', ['ravioli 238']],
  ['small filled pasta', '20 tortellini', ['tortellini 120']],
  ['a half plate of dumplings', 'half a gnocchi', ['gnocchi 124']],
  ['a plate of dumplings', 'gnocchi', ['gnocchi 248']],
  ['the white of an egg', '4 claras', ['egg-white-raw 132']],
  ['a glass of shandy', 'montadito de lomo y una clara', ['montadito-de-lomo 73', 'shandy 350']],
  ['a pint that is of nothing is of beer', '2 pints', ['pint 1116']],
])('%s: %s', (_what, said, amounts) => expect(amountsOf(said)).toEqual(amounts))

test.each([
  ['halves of bread', '3 halbe Brötchen', ['french-roll 75']],
  ['and no halves of beer', '2 halbe Bier', ['beer 1000']],
  ['a slice of French toast', 'a slice of french toast', ['french-toast 73']],
  ['a mussel is small', '4 mejillones', ['mussels-cooked 32']],
  ['as many eggs as were broken', '2 huevos rotos', ['huevos-rotos 240']],
  [
    'turkey on a plate is no slice',
    'turkey, potatoes and gravy',
    ['turkey-breast-cooked 120', 'potato-boiled 167', 'gravy 61'],
  ],
  ['half in a hurry', 'hlf a pizza', ['pizza 236']],
  ['and in a hurry', 'eggs nd bacon', ['egg-whole-raw 100', 'bacon-cooked 24']],
])('%s: %s', (_what, said, amounts) => expect(amountsOf(said)).toEqual(amounts))

test.each([
  ['a dish is one, whatever language has more words for a part of it', 'chicken wrap', ['chicken-wrap 154']],
  ['a larger gel', 'pf 90', ['large-precision-gel 144']],
  ['a gel of its maker', 'sis beta fuel gel', ['beta-fuel-gel 64']],
  ['a drink of that maker', 'beta fuel drink', ['isotonic-powder 80']],
  ['a small bag of a drink', 'maurten drink mix 160', ['isotonic-powder 40']],
  ['no seven of anything', 'a can of 7up', ['sierra-mist 341']],
  ['no four gels', 'c4 energy', ['diet-soda 330']],
  ['a creamer beside its coffee', 'coffee with hazelnut creamer', ['coffee 240', 'hazelnut-creamer 14']],
  ['a drink of several words', 'sweet cream cold brew', ['sweet-cream-cold-brew 436']],
])('%s: %s', (_what, said, amounts) => expect(amountsOf(said)).toEqual(amounts))

test.each([
  ['pickled onions are no herring', 'pickled onion', ['pickled-onion']],
  ['nor is a pickled cucumber', 'pickled cucumber', ['pickles-dill']],
  ['oyster crackers are no oysters', '20 oyster crackers', ['oyster-cracker']],
  ['a fillet of fish is no steak', 'filete de merluza', ['cod-atlantic-cooked']],
  ['a chili pepper is no chili', 'tacos con chile', ['taco', 'jalapeno']],
  [
    'what is of chocolate has none beside it',
    'helado de chocolate y una dona de chocolate',
    ['chocolate-ice-cream', 'chocolate-doughnut'],
  ],
  ['a yogurt of strawberries', 'yogur de fresa', ['yogurt-fruit-lowfat']],
  ['a flavour of a pudding', 'protein pudding choc 200g', ['protein-pudding']],
  ['rice in a pouch', '125g microwave wholegrain rice pouch', ['brown-rice-cooked']],
  ['a shop in brackets', 'hand rolls (sushi shop)', ['hand-roll']],
])('%s: %s', (_what, said, foods) =>
  expect(read(said).items.map(({ key }) => key.slice(key.indexOf(':') + 1))).toEqual(foods),
)

test.each([
  ['with its size', 'chicken soup large bowl', ['chicken-soup 398']],
  ['in another language', 'gazpacho un vaso grande', ['gazpacho 348']],
])('a vessel behind a food holds it, %s', (_what, said, amounts) => expect(amountsOf(said)).toEqual(amounts))

test.each([
  ['eggs of another language are several', 'huevos con jamón', 'egg-whole-raw 100'],
  ['one stays one', 'un huevo con jamón', 'egg-whole-raw 50'],
])('%s', (_what, said, egg) => expect(amountsOf(said)).toContain(egg))

test.each([
  [
    'porridge is the oats that were weighed',
    'porridge with 50 g oats and a banana',
    ['rolled-oats-dry 50', 'banana 118'],
  ],
  ['bread that was toasted is no second bread', '4 slices ezekiel toast', ['sprouted-grain-bread 152']],
  ['what is between two slices', 'turkey and swiss on rye', ['turkey-deli 48', 'swiss-cheese 28', 'rye-bread 64']],
  ['milk by its share of fat', 'bowl of corn flakes with 2%', ['corn-flakes 35', 'milk-2-percent 150']],
  ['another number behind a no', 'zwei Birnen nein eine Birne', ['pear 178']],
  ['the number behind a place', 'chick fil a 12 ct grilled nuggets', ['chick-fil-a-grilled-nuggets 96']],
  ['a distance', 'ein Gel nach 10 km', ['energy-gel 40']],
  ['a sweetener', 'coffee w half n half 2 splendas', ['coffee 240', 'half-and-half 30']],
])('%s: %s', (_what, said, amounts) => expect(amountsOf(said)).toEqual(amounts))

test('the milk of a cup is no milk of the cake before it', () => {
  const { items } = read('cheesecake with cream and a cappuccino with oat milk')
  const cup = items.find(({ key }) => key === 'dish:cappuccino')
  expect(cup?.parts.map(({ food }) => food.id)).toContain('oat-milk-unsweetened')
  expect(items.map(({ key }) => key)).not.toContain('food:oat-milk-unsweetened')
})

test.each([
  ['kidney', 'poultry', false],
  ['frijoles', 'pork', false],
  ['chokis', 'milk', true],
  ['morcilla', 'oats', false],
  ['chili cheese fries', 'egg', false],
  ['savoury mince', 'egg', false],
  ['shaken espresso', 'milk', true],
  ['lance crackers', 'peanut', true],
  ['misfits bar', 'milk', false],
] as const)('%s and %s: %s', (said, name, isIn) => {
  const classes = read(said).items.flatMap(({ parts }) => parts.flatMap(({ food }) => food.classes))
  expect([...expandClasses(classes)].includes(name)).toBe(isIn)
})
