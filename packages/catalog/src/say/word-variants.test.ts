import { expect, test } from 'vitest'
import { openCatalog } from '../catalog.ts'
import { openMealReader } from './read-meal.ts'
import { germanBases, spanishBases } from './word-variants.ts'

const { read } = openMealReader(openCatalog())
const keysOf = (said: string): readonly string[] => read(said).items.map(({ key }) => key.slice(key.indexOf(':') + 1))

test.each([
  ['frijolitos', 'frijol'],
  ['panecito', 'pan'],
  ['arrocito', 'arroz'],
  ['juguito', 'jugo'],
  ['taquito', 'taco'],
  ['lechita', 'leche'],
])('%s may be a small %s', (word, base) =>
  expect(spanishBases(word).map((one) => one.replace(/s$/, ''))).toContain(base),
)

test.each([
  ['wurstli', 'wurst'],
  ['brotchen', 'brot'],
  ['erdapfelpuree', 'kartoffelpuree'],
  ['mohnweckerl', 'mohnbrotchen'],
])('%s may be %s', (word, base) => expect(germanBases(word)).toContain(base))

test.each([
  ['arrocito con pollito', ['white-rice-cooked', 'chicken-breast-cooked']],
  ['huevitos con jamoncito', ['egg-whole-raw', 'ham-sliced-deli']],
  ['Erdäpfelpüree', ['mashed-potato']],
  ['Paradeisersalat', ['tomatensalat']],
  ['Fisolensalat', ['bohnensalat']],
  ['Würstli mit Brötli', ['pork-sausage-cooked', 'french-roll']],
  ['eine toronja', ['grapefruit']],
  ['Zopf mit Butter', ['challah', 'butter-salted']],
  ['scampi and chips', ['scampi', 'fries-oven']],
  ['grilled scampi and chips', ['shrimp-cooked', 'fries-oven']],
])('small words and those of a region are read: %s', (said, keys) => expect(keysOf(said)).toEqual(keys))

test.each(['sardinillas', 'bonito', 'Nudeln', 'Brocken'])('a word that only looks like one stays: %s', (said) =>
  expect(
    read(said)
      .items.map(({ name }) => name)
      .join(' '),
  ).not.toMatch(/Bread|Sausage/),
)
