import { expect, test } from 'vitest'
import { openCatalog } from '../catalog.ts'
import { soundOf } from './misheard.ts'
import { openMealReader } from './read-meal.ts'

const { read } = openMealReader(openCatalog())
const itemsOf = (said: string): readonly string[] =>
  read(said).items.map(({ key, grams }) => `${key.slice(key.indexOf(':') + 1)} ${Math.round(grams)}`)

test.each([
  ['numbers before what is counted', 'too eggs and to slices of toast', ['egg-whole-raw 100', 'whole-wheat-bread 64']],
  ['four of them', 'for chicken tenders', ['chicken-tender 180']],
  ['hundreds', 'rice too hundred grams', ['white-rice-cooked 200']],
  ['one and a half', 'one in a half cups of rice', ['white-rice-cooked 237']],
  ['millilitres', 'milk three hundred mills', ['milk-2-percent 309']],
  ['a fruit, and no two of anything', 'a bowl of serial and a pair', ['corn-flakes 35', 'pear 178']],
  ['two of something', 'a pair of eggs', ['egg-whole-raw 100']],
  ['a word that was torn', 'brock lee and blue berries', ['broccoli-boiled 85', 'blueberries 80']],
  ['several words', 'keen wah 100 grams with all lives', ['quinoa-cooked 100', 'olives-green 20']],
  ['a powder', 'wait protein thirty grams', ['whey-protein-powder 30']],
  ['a name of which one word was heard right', 'pillow rice', ['white-rice-cooked 158']],
  ['the same of a dish', 'chocolate moose', ['chocolate-mousse 95']],
  ['a sauce', 'tomato source', ['marinara-sauce 130']],
])('a dictation is read as it was meant, %s: %s', (_what, said, items) => expect(itemsOf(said)).toEqual(items))

test.each([
  ['next to eggs', ['egg-whole-raw 100']],
  ['to lunch eggs', ['egg-whole-raw 100']],
  ['rice for lunch', ['white-rice-cooked 158']],
  ['red bull sugar free', ['red-bull-sugar-free 508']],
  ['chkn br 180 g', ['chicken-breast-cooked 140']],
])('what sounds like another word stays what it is: %s', (said, items) => expect(itemsOf(said)).toEqual(items))

test.each([
  ['brocklee', 'broccoli'],
  ['sourdoe', 'sourdough'],
  ['moose', 'mousse'],
  ['fetter', 'feta'],
  ['rap', 'wrap'],
])('%s sounds like %s', (one, other) => expect(soundOf(one)).toBe(soundOf(other)))

test.each([
  ['bean', 'beer'],
  ['rice', 'roast'],
  ['chicken', 'kitchen'],
])('%s sounds unlike %s', (one, other) => expect(soundOf(one)).not.toBe(soundOf(other)))
