import { expect, test } from 'vitest'
import { openCatalog } from '../catalog.ts'
import { isUnsure, openMealReader } from './index.ts'

const { read } = openMealReader(openCatalog())
const amountsOf = (said: string): readonly string[] =>
  read(said).items.map(({ key, grams }) => `${key.slice(key.indexOf(':') + 1)} ${Math.round(grams)}`)

test.each([
  ['half a tray of lasagna', ['lasagna 700'], [175, 700, 1400]],
  ['third of a lasagne tray', ['lasagna 467'], [117, 467, 933]],
  ['half a pan of lasagna', ['lasagna 700'], [175, 700, 1400]],
  ['media bandeja de lasaña', ['lasagna 700'], [175, 700, 1400]],
  ['ein halbes Blech Pizza', ['pizza 700'], [175, 700, 1400]],
  ['a quarter of a pot of chili', ['chili-con-carne 350'], [88, 350, 700]],
  ['a tray of lasagna', ['lasagna 335'], [335, 670, 1340]],
  ['half a bag of haribo', ['jelly-beans 70'], [14, 70]],
  ['half a bag of crisps', ['potato-chips 70'], [14, 70]],
])(
  'a part of what holds several servings is of them all, to be checked, and its size is asked: %s',
  (said, amounts, sizes) => {
    const [item] = read(said).items
    expect(amountsOf(said)).toEqual(amounts)
    expect(item && isUnsure(item)).toBe(true)
    expect(item?.question?.about).toBe('size')
    expect(item?.question?.choices.map(({ grams }) => Math.round(grams))).toEqual(sizes)
  },
)

test.each([
  ['tray of sushi', 'tray-of-sushi'],
  ['school lunch tray', 'school-lunch-tray'],
  ['bandeja paisa', 'bandeja-paisa'],
  ['chicken traybake', 'traybake'],
])('what is named after its tray is itself: %s', (said, id) =>
  expect(read(said).items.map(({ key }) => key)).toEqual([`dish:${id}`]),
)

test.each([
  ['toast with peanut butter and jam', ['whole-wheat-bread 32', 'peanut-butter 16', 'jam 20']],
  ['2 slices of toast with peanut butter & jelly', ['whole-wheat-bread 64', 'peanut-butter 32', 'jam 30']],
  ['peanut butter and jelly sandwich', ['pbj 110']],
  ['toast buttered', ['whole-wheat-bread 32', 'butter-salted 10']],
  ['bagel, buttered', ['bagel-plain 99', 'butter-salted 10']],
])('spreads on something are no sandwich of their own: %s', (said, amounts) => expect(amountsOf(said)).toEqual(amounts))

test.each([
  ['clif bar', 250],
  ['2 clif bars', 500],
  ['zwei clif riegel', 500],
  ['kind bar', 200],
  ['quest bar', 190],
  ['rx bar', 210],
  ['barebells', 200],
])('a bar is one of its maker, as it is sold: %s', (said, kcal) =>
  expect(read(said).items.map(({ nutrients }) => Math.round(nutrients.calories ?? 0))).toEqual([kcal]),
)

test.each([
  ['ham sandwich, no, cheese', ['cheese-sandwich 104']],
  ['2 ham sandwiches, no, tuna', ['tuna-sandwich 308']],
  ['ham sandwich, no cheese', ['ham-sandwich 120']],
  ['Käsebrot, nein Wurstbrot', ['salami-bread 81']],
  ['Nudeln mit Pesto, nein danke', ['nudeln-mit-pesto 265']],
  ['200g pasta i mean 120g dry with pesto', ['pasta-dry 120', 'pesto 30']],
  ['curry smaller portion than usual', ['chicken-tikka-style-curry 263']],
  ['pasta 100 g bueno no, 150 g', ['pasta-cooked 150']],
])('a correction replaces what was said, and a denial does not: %s', (said, amounts) =>
  expect(amountsOf(said)).toEqual(amounts),
)

test.each([
  ['large glass of pinot grigio 250', ['pinot-grigio 250']],
  ['small glass of merlot 125', ['merlot 125']],
  ['2 glasses of merlot 175', ['merlot 350']],
])('a number behind a glass is what it holds: %s', (said, amounts) => expect(amountsOf(said)).toEqual(amounts))

test('a barcode is no amount: it is told, to be looked up', () => {
  expect(amountsOf('skyr 5690527605007')).toEqual(['yogurt-greek-nonfat 170'])
  expect(read('skyr 5690527605007').unknown).toEqual(['5690527605007'])
  expect(read('5690527605007').unknown).toEqual(['5690527605007'])
})
