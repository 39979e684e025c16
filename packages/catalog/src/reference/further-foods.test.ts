import { expect, test } from 'vitest'
import { foodProblems } from '../../scripts/food-problems.ts'
import { allergensOf } from '../allergens.ts'
import { openCatalog } from '../catalog.ts'
import { isIngredientClass } from '../classes.ts'
import { describeAmount } from '../portions.ts'
import { germanKitchen, germanTexts } from '../translation/german.ts'
import { spanishKitchen, spanishTexts } from '../translation/spanish.ts'
import { openFoodDetails } from './food-details.ts'
import { type FurtherFood, furtherFoods } from './further-foods.ts'
import { furtherFoodSaid } from './further-said.ts'
import { openFoodFinder } from './open-food-finder.ts'

const catalog = openCatalog()
const foods = [...furtherFoods().values()]
const finder = openFoodFinder(catalog)
const foodOf = (id: string): FurtherFood => {
  const food = furtherFoods().get(id)
  if (!food) throw new RangeError(`there is no further food "${id}"`)
  return food
}

/** kcal of a gram as labels count them in the EU (Regulation 1169/2011, Annex XIV), of carbohydrate with fiber in it. */
const energyOf = ({ per100g: { protein, carbs, fat, fiber } }: FurtherFood): number =>
  4 * (protein ?? 0) + 4 * ((carbs ?? 0) - (fiber ?? 0)) + 2 * (fiber ?? 0) + 9 * (fat ?? 0)

test('there are more than sixty, each with an id and names of its own', () => {
  expect(foods.length).toBeGreaterThanOrEqual(60)
  const taken = new Set([...catalog.foods.map(({ id }) => id), ...catalog.recipes.map(({ id }) => id)])
  expect(foods.filter(({ id }) => taken.has(id) || !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id))).toEqual([])
  for (const language of ['en', 'de', 'es'] as const) {
    const names = foods.map(({ names }) => names[language])
    expect(names.filter((name, at) => name === '' || names.indexOf(name) !== at)).toEqual([])
  }
  const kitchen = new Set(catalog.foods.map(({ name }) => name.toLowerCase()))
  expect(foods.filter(({ name }) => kitchen.has(name.toLowerCase()))).toEqual([])
})

test('the energy of each follows from its protein, carbohydrate, fat and fiber', () => {
  // Tables measure energy factors of their own, and sweeteners, acids and a little alcohol give some energy, too.
  const unlike = foods.filter((food) => {
    const energy = food.per100g.calories ?? Number.NaN
    return !(Math.abs(energy - energyOf(food)) <= 6 + 0.06 * energy)
  })
  expect(unlike.map((food) => `${food.id}: ${food.per100g.calories} is not ${energyOf(food)}`)).toEqual([])
  expect(foods.flatMap(foodProblems)).toEqual([])
})

test('the energy of what is read from labels lies between those of packs', () => {
  const labels = foods.filter(({ source }) => source.dataset === 'label')
  const outside = labels.filter(({ per100g: { calories }, source: { id } }) => {
    const [least = Number.NaN, most = Number.NaN] = id.split('-').map(Number)
    return !(calories !== null && calories >= least && calories <= most && most - least <= 0.6 * calories)
  })
  expect(outside.map(({ id }) => id)).toEqual([])
  expect(labels.length).toBeLessThan(foods.length / 2)
})

test('a row of a table names its code', () => {
  const shapes = { bls: /^[A-Z][0-9A-Z]{6}$/, ciqual: /^\d{4,5}$/, cofid: /^\d\d-\d{3,4}$/, label: /^\d+-\d+$/ }
  const shapeOf: Readonly<Record<string, RegExp>> = shapes
  expect(foods.filter(({ source }) => !shapeOf[source.dataset]?.test(source.id))).toEqual([])
})

test('what a source does not tell is unknown, not zero', () => {
  expect(foodOf('skyr').per100g).toEqual({
    calories: 64,
    protein: 10.35,
    carbs: 3.37,
    fat: 0.84,
    fiber: 0.18,
    sugar: null,
    sodium: null,
    potassium: null,
    iron: null,
  })
  expect(openFoodDetails(catalog)('skyr')).toMatchObject({
    protein: 10.35,
    sodium: null,
    vitaminD: null,
    calcium: null,
  })
})

test('each has classes of the tree, and those that allergens and diets ask for', () => {
  expect(foods.flatMap(({ classes }) => classes.filter((one) => !isIngredientClass(one)))).toEqual([])
  expect(allergensOf(foodOf('quark-lowfat').classes).contains).toEqual(['milk'])
  expect(allergensOf(foodOf('lye-pretzel').classes).contains).toEqual(['cereals containing gluten'])
  expect(allergensOf(foodOf('protein-bar').classes).mayContain).toEqual(
    expect.arrayContaining(['soybeans', 'peanuts', 'nuts']),
  )
  const breaks = (diet: Parameters<typeof catalog.rulesFor>[0][number], id: string) =>
    !catalog.permits(catalog.rulesFor([diet]), foodOf(id))
  expect(breaks('halal', 'serrano-ham')).toBe(true)
  expect(breaks('halal', 'alcohol-free-pilsner')).toBe(true)
  expect(breaks('vegan', 'skyr')).toBe(true)
  expect(breaks('vegetarian', 'manchego')).toBe(true)
  expect(breaks('vegan', 'vegan-schnitzel')).toBe(false)
  expect(breaks('gluten-free', 'oatcakes')).toBe(true)
})

test('is eaten by the tub, the slice or the bar, and each measure is said in every language', () => {
  expect(foods.filter(({ portions }) => portions.some(({ grams, step }) => !(grams > 0 && step > 0)))).toEqual([])
  expect(foodOf('protein-bar').portions[0]).toEqual({ unit: 'bar', grams: 60, step: 0.5 })
  const units = new Set(foods.flatMap(({ portions }) => portions.map(({ unit }) => unit)))
  for (const texts of [germanTexts, spanishTexts])
    expect([...units].filter((unit) => texts.measures[unit] === undefined)).toEqual([])
  const skyr = describeAmount(foodOf('skyr'), 150)
  expect([germanKitchen, spanishKitchen].map(({ amount }) => amount(skyr))).toEqual([
    '1 Becher (150 g)',
    '1 tarrina (150 g)',
  ])
})

test.each(['en', 'de', 'es'] as const)('is found first by its whole name in %s', (language) => {
  const missed = foods.filter(({ id, names }) => finder.search(names[language])[0]?.key !== `food:${id}`)
  expect(missed.map(({ names }) => names[language])).toEqual([])
})

test.each([
  ['250 g skyr', 'skyr'],
  ['half a skyr', 'skyr'],
  ['ein halber Skyr', 'skyr'],
  ['media tarrina de skyr', undefined],
  ['Magerquark 250g', 'quark-lowfat'],
  ['zwei Brezeln', 'lye-pretzel'],
  ['ein Proteinriegel', 'protein-bar'],
  ['jamón serrano', 'serrano-ham'],
])('%s in words is %s', (said, id) => expect(furtherFoodSaid(said)?.id).toBe(id))

test('what was said of another food, or of more than its name, is none of them', () => {
  expect(['skyr cake', 'two bananas', 'bread', 'Brot mit Käse', ''].map(furtherFoodSaid)).toEqual(
    Array.from({ length: 5 }, () => undefined),
  )
})
