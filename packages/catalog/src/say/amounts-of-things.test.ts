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
  ['a chunk of a bar is no bar', 'dairy milk 4 chunks', ['chocolate-bar 32']],
  ['a handful of what is airy is less', 'a handful of goldfish crackers', ['goldfish-crackers 20']],
  ['a meatball is small', '3 meatballs', ['meatballs 90']],
  ['a pint that is of nothing is of beer', '2 pints', ['pint 1116']],
])('%s: %s', (_what, said, amounts) => expect(amountsOf(said)).toEqual(amounts))

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
  [
    'what is between two slices',
    'turkey and swiss on rye',
    ['turkey-breast-cooked 120', 'swiss-cheese 28', 'rye-bread 64'],
  ],
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
] as const)('%s and %s: %s', (said, name, isIn) => {
  const classes = read(said).items.flatMap(({ parts }) => parts.flatMap(({ food }) => food.classes))
  expect([...expandClasses(classes)].includes(name)).toBe(isIn)
})
