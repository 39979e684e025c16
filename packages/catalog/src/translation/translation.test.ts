import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { openCatalog } from '../catalog.ts'
import { aisles, type Recipe } from '../food.ts'
import { describeAmount } from '../portions.ts'
import { openFoodFinder } from '../reference/open-food-finder.ts'
import { openSearch } from '../search.ts'
import { shoppingList } from '../shopping/index.ts'
import { formerDishNames } from './former-dish-names.ts'
import { formerTexts } from './former-texts.ts'
import { germanKitchen, germanTexts } from './german.ts'
import { germanInstructions } from './german-instructions.ts'
import { instructionKey } from './instruction-parts.ts'
import { spanishKitchen, spanishTexts } from './spanish.ts'
import { spanishInstructions } from './spanish-instructions.ts'

const catalog = openCatalog()
const english = /\b(?:with|and|the|cooked|cup|slice|dry|drained|raw|fresh|canned|frozen)\b/

/** Texts of the table that are missing, and such that nothing is called by. */
const differences = (table: Readonly<Record<string, unknown>>, wanted: readonly string[]) => ({
  missing: wanted.filter((text) => !table[text]),
  unused: Object.keys(table).filter((text) => !wanted.includes(text)),
})
const none = { missing: [], unused: [] }

/** Every name that a dish has had, with the recipe's id. Lines are added, never changed: plans keep old names. */
const dishNames = readFileSync(new URL('../../data/dish-names.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => {
    const [id = '', name = ''] = line.split('\t')
    return { id, name }
  })

test('data/dish-names.txt has a line for the name of every dish', () => {
  const listed = new Set(dishNames.map(({ id, name }) => `${id}\t${name}`))
  expect(catalog.recipes.map(({ id, name }) => `${id}\t${name}`).filter((line) => !listed.has(line))).toEqual([])
})

test('a name that a dish had before is no name of another dish', () => {
  const names = new Set(catalog.recipes.map(({ name }) => name))
  expect(Object.keys(formerDishNames).filter((former) => names.has(former))).toEqual([])
  expect(Object.values(formerDishNames).filter((now) => !names.has(now))).toEqual([])
})

/** The keys of every description and step that a dish has had, by its id. Keys are added, never taken away. */
const keysOfTexts = new Map(
  readFileSync(new URL('../../data/recipe-texts.txt', import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const [id = '', keys = ''] = line.split('\t')
      return [id, new Set(keys.split(' '))] as const
    }),
)
const textsOf = ({ id, description, steps }: Recipe): readonly string[] => [
  description,
  ...steps,
  ...(formerTexts[id] ?? []),
]

test('data/recipe-texts.txt has a key for every description and step of a dish, and each is a text that is still told', () => {
  const unlike = catalog.recipes.filter((recipe) => {
    const told = new Set(textsOf(recipe).map(instructionKey))
    const listed = keysOfTexts.get(recipe.id) ?? new Set()
    return told.size !== listed.size || [...told].some((key) => !listed.has(key))
  })
  expect(unlike.map(({ id }) => id)).toEqual([])
})

const twice = (table: Readonly<Record<string, string>>): readonly string[] => {
  const texts = Object.values(table)
  return texts.filter((text, at) => texts.indexOf(text) !== at)
}

describe.each([
  { language: 'German', texts: germanTexts, kitchen: germanKitchen, instructions: germanInstructions },
  { language: 'Spanish', texts: spanishTexts, kitchen: spanishKitchen, instructions: spanishInstructions },
])('the kitchen in $language', ({ texts: tables, kitchen, instructions }) => {
  test('has a name for every food and every dish, and for nothing else', () => {
    const foods = catalog.foods.map(({ name }) => name)
    const dishes = catalog.recipes.map(({ name }) => name)
    expect(differences(tables.foods, foods)).toEqual(none)
    expect(differences(tables.dishes, dishes)).toEqual(none)
    expect(differences(tables.aisles, [...aisles, 'Other'])).toEqual(none)
  })

  test('tells every dish and every step of a recipe, also as it was worded before, and nothing else', () => {
    const told = catalog.recipes.flatMap(textsOf)
    expect(differences(instructions, [...new Set(told)])).toEqual(none)
    const figures = (text: string) => new Set(text.match(/\d+/g))
    const isWhole = ([text, said]: readonly [string, string]) =>
      [...figures(text)].every((figure) => figures(said).has(figure))
    expect(Object.entries(instructions).filter((entry) => !isWhole(entry))).toEqual([])
  })

  test('tells every dish by each name that a plan may have kept', () => {
    const nameOf = new Map(catalog.recipes.map(({ id, name }) => [id, name]))
    const isTold = (name: string, now: string) => kitchen.dish(name) === kitchen.dish(now)
    const lost = dishNames.filter(({ id, name }) => {
      const now = nameOf.get(id)
      return now !== undefined && !(isTold(name, now) && isTold(`${name}, with a banana`, `${now}, with a banana`))
    })
    expect(lost).toEqual([])
  })

  test('calls no two foods and no two dishes alike', () => {
    expect(twice(tables.foods)).toEqual([])
    expect(twice(tables.dishes)).toEqual([])
  })

  test('says every amount that a recipe or a plan may take of a food', () => {
    const amounts = catalog.foods.flatMap((food) =>
      food.portions.flatMap(({ grams }) => [0.5, 1, 2].map((count) => describeAmount(food, count * grams))),
    )
    const said = [...new Set(amounts)].map(kitchen.amount)
    expect(said.filter((text) => english.test(text) || /\d\.\d/.test(text))).toEqual([])
    const units = catalog.foods.flatMap(({ portions }) => portions.map(({ unit }) => unit))
    expect(units.filter((unit) => tables.measures[unit] === undefined)).toEqual([])
  })

  test('says every line of a shopping list of all foods', () => {
    for (const shop of ['metric', 'us'] as const) {
      const { aisles: filled, pantry } = shoppingList(
        catalog,
        catalog.foods.map(({ id, name }) => ({ food: id, grams: 1700, item: name })),
        { shop },
      )
      const items = [...filled.flatMap(({ items }) => items), ...pantry]
      const same = items.filter(({ name }) => kitchen.food(name) === name && !(name in tables.foods))
      expect(same).toEqual([])
      const texts = items.flatMap(({ amount, packs, note = '' }) => [amount, packs?.text ?? '', note])
      expect(texts.map(kitchen.amount).filter((text) => english.test(text))).toEqual([])
    }
  })
})

describe('the kitchen in German', () => {
  test.each([
    ['egg-white-raw', 'Eiklar', /Eiweiß(?!pulver)/],
    ['peanut-butter', 'Erdnussmus', /Erdnussbutter/],
  ])('has one name for %s in a dish, which is %s', (food, name, other) => {
    const dishes = catalog.recipes.filter(({ ingredients }) => ingredients.some((line) => line.food === food))
    expect(dishes.length).toBeGreaterThan(0)
    expect(germanTexts.foods[catalog.findFood(food)?.name ?? '']).toBe(name)
    const said = dishes.flatMap((dish) => [
      germanTexts.dishes[dish.name] ?? '',
      ...[dish.description, ...dish.steps].map((text) => germanInstructions[text] ?? ''),
    ])
    expect(said.filter((text) => other.test(text))).toEqual([])
  })

  test('celery is stalks, as the list says: plain Sellerie is read as the root', () => {
    const steps = Object.entries(germanInstructions).filter(([text]) => /\bcelery\b(?! root| seed)/i.test(text))
    expect(steps.length).toBeGreaterThan(0)
    expect(steps.filter(([, said]) => !/Staudensellerie|Selleriestange/.test(said))).toEqual([])
  })

  test.each([
    ['1 cup (81 g)', '1 Tasse (81 g)'],
    ['1 1/2 cups (121 g)', '1 1/2 Tassen (121 g)'],
    ['3/4 cup (61 g)', '3/4 Tasse (61 g)'],
    ['1/4 tsp and a pinch (0.8 g)', '1/4 TL und eine Prise (0,8 g)'],
    ['a pinch (0.3 g)', 'eine Prise (0,3 g)'],
    ['2 medium apples (364 g)', '2 mittelgroße Äpfel (364 g)'],
    ['1.2 kg', '1,2 kg'],
    ['2 × 400 g', '2 × 400 g'],
    ['2 × 6 eggs', '2 × 6 Eier'],
    ['2 cans', '2 Dosen'],
    ['or 200 g dry', 'oder 200 g trocken'],
    ['some of it', 'some of it'],
  ])('says the amount %s', (text, said) => expect(germanKitchen.amount(text)).toBe(said))

  test.each([
    ['Red lentil dal with basmati rice', 'Dal aus roten Linsen mit Basmatireis'],
    [
      'Red lentil dal with basmati rice, with a banana, almonds and Greek yogurt',
      'Dal aus roten Linsen mit Basmatireis, mit einer Banane, Mandeln und griechischem Joghurt',
    ],
    ['Quinoa', 'Quinoa'],
    ['Brown rice', 'Naturreis'],
    ['Maya’s own soup, with love', 'Maya’s own soup, with love'],
  ])('calls %s', (name, said) => expect(germanKitchen.dish(name)).toBe(said))

  test.each([
    ['Spinach, frozen', 'Spinat, tiefgekühlt'],
    ['Chickpeas, canned', 'Kichererbsen (Dose)'],
    ['Rolled oats', 'Kernige Haferflocken'],
  ])('calls %s on the shelf', (name, said) => expect(germanKitchen.food(name)).toBe(said))
})

describe('the kitchen in Spanish', () => {
  test('steps are told in the infinitive, as Spanish recipes are, never to one person', () => {
    const infinitive = /(?:[aei]r|ír)(?:l[aeo]s?|se|sel[ao]s?)?$/
    const isTold = (step: string) => infinitive.test(spanishInstructions[step]?.split(/[ ,.;]/)[0] ?? '')
    const steps = [...new Set(catalog.recipes.flatMap((recipe) => recipe.steps))]
    expect(steps.filter((step) => !isTold(step)).map((step) => spanishInstructions[step])).toEqual([])
  })

  test.each([
    ['1 cup (81 g)', '1 taza (81 g)'],
    ['1 1/2 cups (121 g)', '1 1/2 tazas (121 g)'],
    ['1/4 tsp and a pinch (0.8 g)', '1/4 cucharadita y una pizca (0,8 g)'],
    ['a pinch (0.3 g)', 'una pizca (0,3 g)'],
    ['2 cans', '2 latas'],
  ])('says the amount %s', (text, said) => expect(spanishKitchen.amount(text)).toBe(said))

  test('calls a dish with what is beside it', () => {
    const plain = spanishKitchen.dish('Red lentil dal with basmati rice')
    expect(spanishKitchen.dish('Red lentil dal with basmati rice, with a banana')).toMatch(
      new RegExp(`^${plain}, con .*(?:plátano|banana)`),
    )
  })

  test.each(['avena', 'plátano', 'platano', 'pechuga de pollo'])('finds %s', (query) => {
    const hits = openFoodFinder(catalog, spanishKitchen).search(query)
    expect(hits[0]?.key).toMatch(/oat|banana|chicken/)
  })
})

describe('the food search in German', () => {
  const finder = openFoodFinder(catalog, germanKitchen)
  const kitchen = openSearch(catalog, germanKitchen)

  test.each([
    ['Hähnchenbrust', 'food:chicken-breast-'],
    ['haehnchenbrust', 'food:chicken-breast-'],
    ['hähnchenbr', 'food:chicken-breast-'],
    ['Haferflocken', '-oats-dry'],
    ['Käsemakkaroni', 'recipe:broccoli-mac-and-cheese'],
    ['Süßkartoffel', 'food:sweet-potato-'],
    ['suesskartoffel', 'food:sweet-potato-'],
    ['Apfel', 'food:apple'],
    ['chicken breast', 'food:chicken-breast-'],
    ['rolled oats', 'food:rolled-oats-dry'],
  ])('finds %s', (query, key) => {
    expect(finder.search(query)[0]?.key).toContain(key)
    const hits = kitchen.search(query, { limit: 6 }).map(({ kind, id }) => `${kind}:${id}`)
    expect(
      hits.find((hit) => hit.includes(key)),
      hits.join(' '),
    ).toBeDefined()
  })

  test('lists nothing twice', () => {
    const keys = finder.search('banane', { limit: 20 }).map(({ key }) => key)
    expect(new Set(keys).size).toBe(keys.length)
    expect(keys.length).toBeGreaterThan(3)
  })
})
