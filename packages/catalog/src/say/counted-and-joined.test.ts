import { expect, test } from 'vitest'
import { openCatalog } from '../catalog.ts'
import { isUnsure, openMealReader } from './index.ts'

const { read } = openMealReader(openCatalog())
const amountsOf = (said: string): readonly string[] =>
  read(said).items.map(({ key, grams }) => `${key.slice(key.indexOf(':') + 1)} ${Math.round(grams)}`)

test.each([
  ['dozens are things, however many', '3 Dutzend Eier', ['egg-whole-raw 1800']],
  ['and in Spanish', 'tres docenas de huevos', ['egg-whole-raw 1800']],
  ['of a dish as well', '3 dozen oysters', ['oyster 444']],
  ['a bare number of what weighs more than it stays a weight', '100 potatoes', ['potato-boiled 100']],
  ['the length of a roll in words', 'six inch subway turkey', ['subway-turkey 188']],
  ['a spoon behind its food', 'miel una cucharadita', ['honey 7']],
  ['and in German', 'Honig ein TL', ['honey 7']],
  ['a cup of what follows is of that', 'coffee a cup of tea', ['coffee 240', 'tea-black 237']],
  ['parts of a cup', 'tres cuartos de taza de avena', ['rolled-oats-dry 61']],
  ['one or the other', 'entre 100 y 150 g de arroz', ['white-rice-cooked 125']],
  ['and in English', 'between 80 and 100 g oats', ['rolled-oats-dry 90']],
  ['so much of each', '120 grams each of chicken and rice', ['chicken-breast-cooked 120', 'white-rice-cooked 120']],
  ['behind them', '100g chicken and rice each', ['chicken-breast-cooked 100', 'white-rice-cooked 100']],
  ['and in German', 'je 100 g Huhn und Reis', ['chicken-breast-cooked 100', 'white-rice-cooked 100']],
  ['a weight in two parts', '200g + 50g rice', ['white-rice-cooked 250']],
  [
    'a weight behind its food and another before the next',
    'rice 200 g + 50 g cheese',
    ['white-rice-cooked 200', 'cheddar 50'],
  ],
  ['how it was weighed', 'pasta - dry weight 90g - and 100 g tuna', ['pasta-dry 90', 'tuna-light-canned-water 100']],
  [
    'weights behind foods of which the first is a dish',
    'müsli 50g milch 200 banane',
    ['muesli 50', 'milk-2-percent 206', 'banana 118'],
  ],
])('%s: %s', (_what, said, amounts) => expect(amountsOf(said)).toEqual(amounts))

test('a bare number that may be of things or of grams is shown to be checked', () => {
  expect(read('36 eggs').items.map(isUnsure)).toEqual([true])
  expect(read('100 potatoes').items.map(isUnsure)).toEqual([false])
})

test.each([
  ['bread of a dish that has it', 'Brötchen mit Mett', ['mett-roll 125']],
  ['as many as were said', '2 Brötchen mit Mett', ['mett-roll 250']],
  ['bread of a dish without', 'naan with curry', ['naan 90', 'chicken-tikka-style-curry 350']],
  ['two names of one dish', 'ramen tonkotsu', ['ramen 642']],
  ['a shake by its powder', 'shake de whey con leche', ['protein-shake 332']],
  ['a dish and what its maker calls it', 'chicken tikka masala 400g ready meal', ['tikka-masala 400']],
  ['kinds of cheese', 'media pizza 4 quesos', ['pizza-cuatro-quesos 230']],
  ['a drink of plants', 'bebida de soja 250 cc', ['soy-milk-unsweetened 257']],
  ['crispbread is no sausage', '2 Scheiben Knäcke', ['crispbread-rye 20']],
  ['the sauce of a counter', 'meat pie with tomato sauce', ['meat-pie 220', 'ketchup 17']],
])('%s: %s', (_what, said, amounts) => expect(amountsOf(said)).toEqual(amounts))

test('a word of another language finds no English dish that has it in its name', () =>
  expect(amountsOf('dos huevos with toast')).not.toContainEqual(expect.stringContaining('huevos-rancheros')))
