import { expect, test } from 'vitest'
import { openCatalog } from '../catalog.ts'
import { openMealReader } from './index.ts'

const { read } = openMealReader(openCatalog())
const amountsOf = (said: string): readonly string[] =>
  read(said).items.map(({ key, grams }) => `${key.slice(key.indexOf(':') + 1)} ${Math.round(grams)}`)

test.each([
  ['dos puños de pasta', ['pasta-cooked 280']],
  ['pasta del tamaño de un puño', ['pasta-cooked 140']],
  ['filete como la palma de la mano', ['beef-top-sirloin-lean-cooked 110']],
  ['un pulgar de mantequilla', ['butter-salted 14']],
  ['zwei Fäuste Nudeln', ['pasta-cooked 280']],
  ['Reis 2 Fäuste', ['white-rice-cooked 316']],
  ['handflächengroßes Steak', ['beef-top-sirloin-lean-cooked 110']],
  ['Steak so groß wie meine Hand', ['beef-top-sirloin-lean-cooked 165']],
  ['Pute faustgroß', ['turkey-breast-cooked 150']],
  ['chicken, palm sized', ['chicken-breast-cooked 110']],
  ['steak as big as my hand', ['beef-top-sirloin-lean-cooked 165']],
])('a measure of the hand is read before its food and behind it: %s', (said, amounts) =>
  expect(amountsOf(said)).toEqual(amounts),
)

test.each([
  ['rice 200g brown', ['brown-rice-cooked 200']],
  ['pasta 250 g wholewheat', ['whole-wheat-pasta-cooked 250']],
  ['Nudeln 250g Vollkorn', ['whole-wheat-pasta-cooked 250']],
  ['Käse 50g fettreduziert', ['cheddar-reduced-fat 50']],
  ['leche 200 ml desnatada', ['milk-skim 206']],
  ['arroz 150 g integral', ['brown-rice-cooked 150']],
])('the kind behind an amount is of the food before it: %s', (said, amounts) =>
  expect(amountsOf(said)).toEqual(amounts),
)

test.each([
  ['yogur con miel en vez de azúcar', ['yogurt-plain-whole 150', 'honey 17'], ['azucar']],
  ['arroz en lugar de patatas', ['white-rice-cooked 158'], ['patatas']],
])('what Spanish has instead of something else stands alone: %s', (said, amounts, leftOut) => {
  expect(amountsOf(said)).toEqual(amounts)
  expect(read(said).leftOut).toEqual(leftOut)
})

test.each([
  ['bocadillo de jamón, perdón, de lomo', ['pork-sandwich 176']],
  ['Brot mit Wurst, nein mit Käse', ['brot 45', 'cheddar 28']],
  ['Brötchen mit Butter und Marmelade, nein doch mit Honig', ['french-roll 50', 'butter-salted 10', 'honey 17']],
  ['3 huevos, mejor 2', ['egg-whole-raw 100']],
])('a correction is of what something is with, and it stays: %s', (said, amounts) =>
  expect(amountsOf(said)).toEqual(amounts),
)

test.each([
  ['Brot mit Käse und noch eins mit Schinken', ['brot 45', 'cheddar 28', 'brot 45', 'ham-sliced-deli 28']],
  ['una tostada con tomate y otra con mermelada', ['pan-con-tomate 118', 'whole-wheat-bread 32', 'jam 20']],
])('another one with something else is another of the same: %s', (said, amounts) =>
  expect(amountsOf(said)).toEqual(amounts),
)

test.each([
  ['bagel with pb&j', ['bagel-plain 99', 'peanut-butter 16', 'jam 20']],
  ['toast with peanut butter & jam x2', ['pbj 220']],
])('bread that is said is the bread of peanut butter and jam: %s', (said, amounts) =>
  expect(amountsOf(said)).toEqual(amounts),
)

test.each([
  ['frutos secos un puñado', ['mixed-nuts 28']],
  ['frutos rojos 100 g', ['blueberries 100']],
  ['50 g de queso', ['cheddar 50']],
  ['Quark 250g mager', ['quark 250']],
])('words of one language are no misspelt ones of another: %s', (said, amounts) =>
  expect(amountsOf(said)).toEqual(amounts),
)

test.each([
  ['1/2 Hähnchen', ['chicken-whole-skinless-cooked 300']],
  ['1/4 de pollo', ['chicken-whole-skinless-cooked 150']],
  ['menú Big Mac sin bebida', ['big-mac 198', 'fries-oven 140']],
  ['6 uds de croquetas', ['croqueta 195']],
  ['eine Frikadelle', ['frikadelle 90']],
])('%s', (said, amounts) => expect(amountsOf(said)).toEqual(amounts))
