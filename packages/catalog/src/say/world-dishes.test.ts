import { describe, expect, test } from 'vitest'
import { openCatalog } from '../catalog.ts'
import { phraseOf } from '../words.ts'
import { everydayDishes } from './everyday-dishes.ts'
import { germanWords } from './german-words.ts'
import { openMealReader } from './index.ts'
import { rewrite } from './lexicon.ts'
import { restaurantDishes } from './restaurant-dishes.ts'
import { spanishWords } from './spanish-words.ts'
import { spokenDishes } from './spoken-dishes.ts'
import { takeawayDishes } from './takeaway-dishes.ts'
import { worldDishes } from './world-dishes.ts'

const catalog = openCatalog()

interface Named {
  readonly dish: string
  readonly name: string
  readonly parts: readonly string[]
}

const namedIn = (...tables: readonly string[]): readonly Named[] =>
  tables
    .flatMap((table) => table.trim().split('\n'))
    .flatMap((line) => {
      const [dish = '', all = '', parts = ''] = line.split(' | ')
      const foods = parts.split(', ').map((part) => part.split(' ')[0] ?? '')
      return all.split(', ').map((name) => ({ dish, name, parts: foods }))
    })
const names = namedIn(worldDishes, restaurantDishes, everydayDishes)
/** With the older tables, without other names of recipes. */
const allNames = [...names, ...namedIn(spokenDishes, takeawayDishes).filter(({ parts }) => !parts.includes('='))]

/** Animals and allergens that a name may say, and the foods that are them. */
const said: Readonly<Record<string, RegExp>> = {
  chicken: /chicken/,
  turkey: /turkey/,
  duck: /duck/,
  beef: /beef/,
  steak: /beef/,
  meatball: /beef/,
  pork: /pork|lard/,
  ham: /^ham-/,
  bacon: /bacon/,
  sausage: /sausage/,
  salami: /salami/,
  chorizo: /chorizo/,
  lamb: /lamb/,
  mutton: /lamb/,
  goat: /goat/,
  venison: /venison/,
  bison: /bison/,
  fish: /cod-|halibut|herring/,
  cod: /cod-/,
  salmon: /salmon/,
  tuna: /tuna/,
  anchovy: /anchovies/,
  herring: /herring/,
  shrimp: /shrimp/,
  prawn: /shrimp/,
  crab: /crab/,
  lobster: /lobster/,
  mussel: /mussel/,
  squid: /squid/,
  seafood: /shrimp|squid/,
  egg: /egg/,
  tofu: /tofu/,
  cheese: /chees|cheddar|gouda|mozzarella|feta|queso|gruyere|parmesan|provolone|ricotta|swiss|camembert|romano|brie/,
  halloumi: /queso/,
  milk: /milk/,
  cream: /cream|milk/,
  yogurt: /yogurt/,
  peanut: /peanut/,
  almond: /almond/,
  walnut: /walnut/,
  nut: /nuts|cashew|trail-mix/,
  chocolate: /chocolate|cocoa/,
}

/** Names in which the word is no food: biscuits with a filling of sugar and oil, what is eaten with duck, what is fried
 * as something else is, what stands in for it. */
const misnomers = new Set([
  'ginger nut',
  'custard cream',
  'bourbon cream',
  'cream soda',
  'duck sauce',
  'egg roll',
  'vegan sausage roll',
  'oat yogurt',
  'almond yogurt',
  'almond milk yogurt',
  'pork egg roll',
  'chicken fried steak',
])
/** Sold as ice cream, and frozen milk. */
const frozen = new Set(['low calorie ice cream', 'protein ice cream'])

const flesh = /Meat/
const wordsIn = (name: string): readonly string[] => name.split(' ').map((word) => word.replace(/s$/, ''))

describe('a dish of the world', () => {
  test('has every animal and allergen in it that one of its names says', () => {
    const missing = allNames.flatMap(({ dish, name, parts }) =>
      wordsIn(name)
        .filter((word) => said[word] && !misnomers.has(name) && !frozen.has(name))
        .filter((word) => !parts.some((part) => said[word]?.test(part)))
        .map((word) => `${dish}: ${name} has no ${word}`),
    )
    expect(missing).toEqual([])
  })

  test('has no animal in it when it is called by a plant, cheese or nothing but that', () => {
    const plant =
      /^(?:vegetable|vegan|plant|veggie|tofu|spinach|kale|avocado|halloumi|cheese|bean|lentil|mushroom|hummus)\b/
    const animals = Object.keys(said).slice(0, Object.keys(said).indexOf('egg'))
    const wrong = names
      .filter(({ name }) => plant.test(name) && !wordsIn(name).some((word) => animals.includes(word)))
      .filter(({ name }) => name !== 'tofu with minced pork')
      .flatMap(({ dish, name, parts }) =>
        parts
          .filter(
            (part) => flesh.test(catalog.requireFood(part).aisle) || /broth/.test(part.replace('vegetable-broth', '')),
          )
          .map((part) => `${dish}: ${name} has ${part}`),
      )
    expect(wrong).toEqual([])
  })

  test('that is vegan has neither egg nor milk in it', () => {
    const vegan = names.filter(({ name }) => /\b(?:vegan|plant)\b/.test(name))
    expect(vegan.length).toBeGreaterThan(2)
    expect(
      vegan.filter(({ parts }) => parts.some((part) => /(?<!v)egg|milk|cheese|mayonnaise|butter|cream/.test(part))),
    ).toEqual([])
  })

  test('bears no name that a recipe of the kitchen has', () => {
    const plain = (text: string): string =>
      rewrite(
        phraseOf(text).split(' '),
        (word) => word,
        (word) => word,
      ).join(' ')
    const recipes = new Set(
      catalog.recipes.flatMap(({ name }) => {
        const whole = name.replace(/-style/g, '')
        return [plain(whole), plain(whole.split(/ with | in | on /)[0] ?? '')]
      }),
    )
    // A recipe that is called by these and what is served with them is no meaning of the bare word.
    const things = ['arepa', 'baba ganoush']
    expect(names.filter(({ name }) => recipes.has(plain(name))).map(({ name }) => name)).toEqual(things)
  })

  test('bears no name that a table of another language has', () => {
    const foreign = new Set(
      [germanWords, spanishWords].flatMap((table) =>
        table
          .trim()
          .split('\n')
          .flatMap((line) => (line.split(' = ')[0] ?? '').split(', ')),
      ),
    )
    expect(foreign.size).toBeGreaterThan(500)
    expect(names.filter(({ name }) => foreign.has(name)).map(({ name }) => name)).toEqual([])
  })

  test('has a name of its own that no other dish here has', () => {
    const twice = names.filter(({ name }, at) => names.findIndex((one) => one.name === name) < at)
    expect(twice.map(({ name }) => name)).toEqual([])
  })
})

describe('what is called by its food is of that food', () => {
  const { read } = openMealReader(catalog)
  const foodsOf = (said: string): readonly string[] =>
    read(said).items.flatMap(({ parts }) => parts.map(({ food }) => food.id))

  test.each([
    ['tuna pasta', 'tuna-light-canned-water', 'chicken-breast-cooked'],
    ['salmon pasta', 'salmon-atlantic-cooked', 'chicken-breast-cooked'],
    ['salmon burger', 'salmon-atlantic-cooked', 'turkey-ground-cooked'],
    ['lamb burger', 'lamb-ground-cooked', 'turkey-ground-cooked'],
    ['prawn salad', 'shrimp-cooked', 'salmon-atlantic-cooked'],
    ['vegetable pie', 'mixed-vegetables-frozen', 'chicken-breast-cooked'],
    ['spinach salad', 'spinach', 'tofu-firm'],
    ['spaghetti puttanesca', 'anchovies-canned', 'romano'],
    ['spaghetti amatriciana', 'bacon-cooked', 'egg-whole-raw'],
    ['egg drop soup', 'egg-whole-raw', 'shrimp-cooked'],
    ['croque madame', 'egg-fried', 'tofu-firm'],
    ['bocadillo de queso', 'cheddar', 'pork-loin-chop-cooked'],
  ])('%s', (said, has, hasNot) => {
    expect(foodsOf(said)).toContain(has)
    expect(foodsOf(said)).not.toContain(hasNot)
  })

  test.each<readonly [string, string]>([
    ['split pea soup', 'recipe:split-pea-soup'],
    ['Erbsensuppe', 'recipe:split-pea-soup'],
    ['lentil stew', 'recipe:lentil-stew'],
    ['ein Flammkuchen', 'dish:flammkuchen'],
    ['eine Zimtschnecke', 'dish:cinnamon-roll'],
    ['Bratkartoffeln', 'dish:fried-potato'],
    ['Schweinebraten', 'dish:pork-roast'],
    ['zwei Maultaschen', 'dish:maultaschen'],
    ['salmorejo', 'dish:salmorejo'],
    ['gambas al ajillo', 'dish:garlic-shrimp'],
    ['albóndigas', 'dish:meatball-tomato'],
    ['una fabada', 'dish:fabada'],
  ])('%s is found', (said, key) => expect(read(said).items.map((item) => item.key.slice(0, key.length))).toEqual([key]))
})
