import { expect, test } from 'vitest'
import { openCatalog } from '../catalog.ts'
import { openMealReader } from './read-meal.ts'

const { read } = openMealReader(openCatalog())
const amountsOf = (said: string): readonly string[] =>
  read(said).items.map(({ key, grams }) => `${key.slice(key.indexOf(':') + 1)} ${Math.round(grams)}`)

test.each([
  ['a point between thousands', '1.000 g Kartoffeln', ['potato-boiled 1000']],
  ['a point between thousands and a comma', '1.500,5 g patatas', ['potato-boiled 1501']],
  ['an apostrophe between thousands', "1'000 g Reis", ['white-rice-cooked 1000']],
  ['a space before three zeros', '1 000 g rice', ['white-rice-cooked 1000']],
  ['a point in kilograms', '1.500 kg patatas', ['potato-boiled 1500']],
  ['a point behind a zero', '0.125 kg oats', ['rolled-oats-dry 125']],
  ['a point with fewer figures behind it', '1.25 g salt', ['salt 1']],
  ['one and a half with a hyphen', '1-1/2 cups cooked rice', ['white-rice-cooked 237']],
  ['the fraction sign between figures', '1⁄2 avocado', ['avocado 68']],
  ['how often behind a weight', 'yogurt 125 g x 2', ['yogurt-plain-whole 250']],
  ['how often between weight and name', '125 g x 2 yogurt', ['yogurt-plain-whole 250']],
  ['packs of a weight', '2 pots of 125 g yogurt', ['yogurt-plain-whole 250']],
  ['scoops of a weight', '2 scoops of 30 g whey', ['whey-protein-powder 60']],
  ['cans of a volume', '2 cans of 330 ml coke', ['cola 686']],
  ['one can of a volume', 'a can of 330 ml coke', ['cola 343']],
  ['German packs of a weight', '2 Becher à 125 g Joghurt', ['yogurt-plain-whole 250']],
  ['Spanish glasses of a volume', '2 vasos de 250 ml de leche', ['milk-2-percent 515']],
  ['columns between semicolons', 'Oats;80;g\nBanana;120;g', ['rolled-oats-dry 80', 'banana 120']],
  ['columns between bars', 'Oats | 80 g | breakfast', ['rolled-oats-dry 80']],
  ['columns between tabs', '80 g\tOats\n120 g\tBanana', ['rolled-oats-dry 80', 'banana 120']],
])('%s: %s', (_what, said, amounts) => expect([amountsOf(said), read(said).unknown]).toEqual([amounts, []]))

test.each(['500 kcal pizza', '800 kJ pizza', 'pizza 800 kJ'])('the energy of a food is no weight: %s', (said) => {
  expect(amountsOf(said)).toEqual(amountsOf('pizza'))
})

test.each([
  ['2 eggs, تفاحة', ['تفاحة']],
  ['2 eggs and 苹果', ['苹果']],
  ['яблоко', ['яблоко']],
  ['תפוח', ['תפוח']],
])('words of other scripts are told as unknown: %s', (said, unknown) => {
  expect(read(said).unknown).toEqual(unknown)
})

test('letters that have no accent to take off are read', () => {
  expect(read('smørrebrød').items).toEqual(read('smorrebrod').items)
})
