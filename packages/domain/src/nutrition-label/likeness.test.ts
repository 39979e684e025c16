import { expect, test } from 'vitest'
import { editsBetween, isLike, phraseLetters, plainWord } from './likeness.ts'

test('a word is compared by its letters, and digits that are read for letters become those', () => {
  expect(['Fett,', 'Eiweiß', 'Glúcidos', '5a1z', 'FI8ER', '12%'].map(plainWord)).toEqual([
    'fett',
    'eiweiss',
    'glucidos',
    'salz',
    'fiber',
    'l',
  ])
})

test('edits are letters put in, left out or changed, and are not counted beyond what is asked', () => {
  expect(editsBetween('salt', 'salt', 2)).toBe(0)
  expect(editsBetween('salt', 'sal', 2)).toBe(1)
  expect(editsBetween('salt', 'malta', 2)).toBe(2)
  expect(editsBetween('salt', 'protein', 2)).toBe(3)
})

test.each([
  ['fat', 'fat', true],
  ['fst', 'fat', false],
  ['sa1t', 'salt', true],
  ['sl', 'salt', false],
  ['sodlum', 'sodium', true],
  ['sodlvm', 'sodium', false],
  ['proteln', 'protein', true],
  ['protelm', 'protein', false],
  ['carbohydrales', 'carbohydrates', true],
  ['cerbahydrales', 'carbohydrates', true],
  ['cerbahydralez', 'carbohydrates', false],
])('%s is taken for %s: %s', (read, known, isKnown) => expect(isLike(read, known)).toBe(isKnown))

test.each<[string, readonly string[], string, number]>([
  ['as it is printed', ['of', 'which', 'sugars'], 'of which sugars', 13],
  ['after other words', ['per', 'portion', 'saturated', 'fat'], 'saturated fat', 12],
  ['before other words', ['saturated', 'fat', 'per', 'portion'], 'saturated fat', 12],
  ['run together before other words', ['saturatedfat', 'per', 'portion'], 'saturated fat', 12],
  ['run together', ['saturatedfat'], 'saturated fat', 12],
  ['after other words, run together', ['per', 'saturatedfat'], 'saturated fat', 12],
  ['with one word torn in two', ['satu', 'rated', 'fat'], 'saturated fat', 12],
  ['one word that is torn in two', ['carbo', 'hydrate'], 'carbohydrate', 12],
  ['with a misread letter', ['saturoted', 'fat'], 'saturated fat', 12],
  ['in another order', ['fat', 'total'], 'total fat', 0],
  ['with a word between', ['total', 'milk', 'fat'], 'total fat', 0],
  ['with its first word alone', ['total'], 'total fat', 0],
  ['torn in three', ['pro', 'te', 'in'], 'protein', 0],
  ['without words', [], 'fat', 0],
  ['with nothing but signs', ['', ''], '', 0],
])('a phrase %s counts its letters', (_, words, phrase, letters) => expect(phraseLetters(words, phrase)).toBe(letters))
