import { describe, expect, test } from 'vitest'
import { openCatalog } from '../../catalog.ts'
import { sumNutrients } from '../../recipe-nutrients.ts'
import { openMealReader } from '../index.ts'
import { mixes } from './mixes.ts'
import { soldRows } from './sold-rows.ts'

const catalog = openCatalog()
const rows = soldRows(catalog)
const energyOf = (called: string): number => {
  const parts = rows.find((row) => row.called === called)?.parts ?? []
  return sumNutrients(parts.map(({ food, grams }) => ({ food: catalog.requireFood(food), grams }))).total.calories ?? 0
}

/** Animals and allergens that a name may say, and the foods that are them. */
const said: Readonly<Record<string, RegExp>> = {
  chicken: /chicken/,
  turkey: /turkey/,
  beef: /beef/,
  steak: /beef|ham-|venison/,
  pork: /pork|lard/,
  bacon: /bacon|ham-/,
  lamb: /lamb/,
  salmon: /salmon/,
  tuna: /tuna/,
  shrimp: /shrimp/,
  prawn: /shrimp/,
  crab: /crab/,
  egg: /egg/,
  tofu: /tofu/,
  peanut: /peanut/,
  almond: /almond|mixed-nuts/,
  pecan: /pecan|mixed-nuts/,
  cashew: /cashew|mixed-nuts/,
  pistachio: /pistachio|mixed-nuts/,
  macadamia: /macadamia|mixed-nuts/,
  sesame: /sesame|tahini/,
  cheese: /chees|cheddar|mozzarella|parmesan|feta|gouda|brie|ricotta|swiss|queso|provolone|paneer/,
  oat: /oat/,
  soy: /soy|tofu/,
  soya: /soy|tofu/,
  squid: /squid/,
  calamari: /squid/,
}
/** Names in which the word is no food: sweets in a shape, sauces for it, what stands in for it, noodles of that flavour. */
const misnomers = new Set([
  'kinder egg',
  'easter egg',
  'chocolate easter egg',
  'mini egg',
  'reeses egg',
  'fried egg sweet',
  'foam shrimp',
  'this isnt chicken',
  'this isnt chicken pieces',
  'vegan chicken pieces',
  'plant based chicken',
  'vegan chicken nugget',
  'maruchan chicken ramen',
  'chicken pot noodle',
  'chicken ramen packet',
  'steak sauce',
  'egg plant curry',
  'bacon fries',
])
const missesOf = (called: string, foods: readonly string[]): readonly string[] =>
  misnomers.has(called)
    ? []
    : called.split(' ').filter((word) => said[word] && !foods.some((food) => said[word]?.test(food)))

describe('what is sold by a name', () => {
  test('is of foods of the catalogue, in amounts that weigh something', () => {
    expect(rows.length).toBeGreaterThan(5000)
    const wrong = rows.filter(
      ({ parts }) => parts.length === 0 || parts.some(({ food, grams }) => !catalog.findFood(food) || !(grams > 0)),
    )
    expect(wrong.map(({ called }) => called)).toEqual([])
  })

  test('has one name, and no other has it', () => {
    expect(new Set(rows.map(({ called }) => called)).size).toBe(rows.length)
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
  })

  test.each([
    ['five guys double cheeseburger', 980],
    ['taco bell bean burrito', 350],
    ['greggs steak bake', 410],
    ['starbucks caramel macchiato', 250],
    ['clif builder', 290],
    ['snickers', 250],
  ])('%s has the energy that is printed', (called, kcal) => expect(energyOf(called)).toBeCloseTo(kcal, 0))

  test('comes in cups of three sizes where it is a coffee', () =>
    expect(['tall', 'grande', 'venti'].map((cup) => Math.round(energyOf(`starbucks ${cup} latte`)))).toEqual([
      144, 190, 247,
    ]))

  test('is of a kind that is described once', () => {
    const kinds = mixes
      .trim()
      .split('\n')
      .map((line) => line.split(' = ')[0])
    expect(kinds.length).toBeGreaterThan(300)
    expect(new Set(kinds).size).toBe(kinds.length)
  })

  test('is no coffee or tea of dairy milk where its name says oat milk', () => {
    const oat = rows.filter(({ called }) =>
      /\boat\b.*\b(?:latte|chai|matcha|coffee|cappuccino)\b|\bwith oat milk\b/.test(called),
    )
    expect(oat.length).toBeGreaterThan(50)
    const wrong = oat.filter(({ parts }) => parts.some(({ food }) => /^(?:milk|cream)-/.test(food)))
    expect(wrong.map(({ called }) => called)).toEqual([])
  })

  test('names its chain once', () =>
    expect(rows.filter(({ called }) => /^(mcdonalds|subway|kfc|costco|cava|olive garden) \1 /.test(called))).toEqual(
      [],
    ))

  test('keeps its energy where its name says a part that its kind has not', () => {
    const waffle = rows.find(({ called }) => called === 'waffle house pecan waffle')
    expect(waffle?.parts.map(({ food }) => food)).toContain('pecans')
    expect(energyOf('waffle house pecan waffle')).toBeCloseTo(530, 0)
  })

  test('has every animal and allergen in it that its name says', () => {
    const wrong = rows.flatMap(({ called, parts }) =>
      missesOf(
        called,
        parts.map(({ food }) => food),
      ).map((word) => `${called} has no ${word}`),
    )
    expect(wrong).toEqual([])
  })
})

describe('a reading', () => {
  const { read } = openMealReader(catalog)
  const keysOf = (words: string): readonly string[] => read(words).items.map(({ key }) => key)

  test('takes what is named with a place for what that place sells', () => {
    expect(keysOf('3 tenders from canes and the fries')).toEqual([
      'dish:raising-canes-tender',
      'dish:raising-canes-fries',
    ])
    expect(keysOf('3 tenders and fries')).not.toContain('dish:raising-canes-fries')
  })

  test('takes no flavour for a food', () => {
    expect(keysOf('1 x gu salted caramel')).toEqual(['food:energy-gel'])
    expect(keysOf('whey and a salted caramel latte')).toHaveLength(2)
  })

  test('keeps the amount that stands behind a heading of the same food', () =>
    expect(read('Smashed avo: half an avocado, 1 slice sourdough').items.map(({ parts }) => parts[0]?.food.id)).toEqual(
      ['avocado', 'sourdough-bread'],
    ))

  test('does not count how long it took, nor what a packet says of its protein', () => {
    expect(keysOf('ride fuel, 3 h: 2 gels')).toEqual(['food:energy-gel'])
    expect(read('protein bar (20 g protein)').items[0]?.grams).toBe(60)
  })

  test('doubts a kind whose name nobody knows', () => {
    const { items } = read('zorpy soup')
    expect(items).toHaveLength(1)
    expect(items[0]?.confidence).toBeLessThan(0.5)
  })
})
