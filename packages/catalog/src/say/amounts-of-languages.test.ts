import { expect, test } from 'vitest'
import { openCatalog } from '../catalog.ts'
import { openMealReader } from './read-meal.ts'

const { read } = openMealReader(openCatalog())
const gramsOf = (said: string): readonly number[] => read(said).items.map(({ grams }) => Math.round(grams))

test.each([
  ['Fleischwurst ca. 200g und zwei Semmeln', [200, 100]],
  ['Nudeln, so um die 300 g', [300]],
  ['Nudeln ungefähr 300 g und Käse etwa 30g', [300, 30]],
  ['jamón unos 60 g y arroz como 200 g', [60, 200]],
  ['atún aprox. 80 g, unas 3 tostadas', [80, 96]],
])('a weight that is only about right is the weight of what stands before it: %s', (said, grams) =>
  expect(gramsOf(said)).toEqual(grams),
)

test.each([
  ['2 Würstchen à 80 g', [160]],
  ['2 Würstchen je 80g, Senf', [160, 10]],
  ['2 hamburguesas de 120 g', [240]],
  ['un yogur de 125 g y un kiwi', [125, 69]],
  ['una lata de cerveza de 33cl', [330]],
])('a weight of each is taken as often as there are: %s', (said, grams) => expect(gramsOf(said)).toEqual(grams))

test.each([
  ['150er Joghurt', [150]],
  ['0,5er Bier', [500]],
  ['a 330 can of coke', [343]],
  ['cuarto de kilo de fresas', [250]],
  ['ein halbes Pfund Erdbeeren', [250]],
  ['ein Viertelliter Milch', [258]],
  ['dos y media tostadas', [80]],
  ['zwei bis drei Bananen', [295]],
  ['half a bag of spinach', [75]],
])('%s', (said, grams) => expect(gramsOf(said)).toEqual(grams))

test.each([
  ['a weight before its food', 'filete de 200 g de ternera', [200]],
  ['an article', 'a 200g steak', [200]],
  ['as ever', 'café como siempre', [240]],
  ['some of several', 'unos huevos', [100]],
])('%s stays what it was: %s', (_what, said, grams) => expect(gramsOf(said)).toEqual(grams))

test('a maker and its kind right behind it are one food', () => {
  expect(read('two scoops ON gold standard whey in 300ml milk').items.map(({ key }) => key)).toEqual([
    'food:whey-protein-powder',
    'food:milk-2-percent',
  ])
  expect(gramsOf('2 eggs, eggs')).toHaveLength(2)
})

test.each([
  ['grams with a stop', '100 gr. de azúcar', [100]],
  ['cubic centimetres', '250 cc de leche', [258]],
  ['spoons of soup', '2 cucharadas soperas de aceite', [27]],
  ['heaped spoons', '1 gehäufter EL Erdnussbutter', [16]],
  ['cups with their sticks', '1/2 cup (1 stick) butter', [113]],
  ['stalks of celery', 'apio, 2 ramas', [80]],
  ['a cut that is a dish, too', 'jamón en taquitos 50 g', [50]],
  ['ripeness', '2 tomates maduros', [246]],
  ['a number before a dish of the same name in English', 'dos tacos al pastor', [174]],
  ['the same in German', 'zwei Hot Dogs', [210]],
  ['a name with a number', 'tres leches', [97]],
])('are read as they are meant: %s', (_, said, grams) => expect(gramsOf(said)).toEqual(grams))
