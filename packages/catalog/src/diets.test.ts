import { type Diet, diets } from '@pacemeal/domain'
import { describe, expect, test } from 'vitest'
import { openCatalog } from './catalog.ts'
import { certificatesFor, kosherKindOf } from './diets.ts'

const catalog = openCatalog()
const isAllowed = (diet: Diet, food: string): boolean =>
  catalog.permits(catalog.rulesFor([diet]), catalog.requireFood(food))

describe('each diet lets through what it should and stops what it must', () => {
  test.each<[Diet, readonly string[], readonly string[]]>([
    ['classic', ['bacon-raw', 'beer', 'gelatin-powder'], []],
    [
      'vegan',
      ['tofu-firm', 'soy-sauce', 'maple-syrup', 'dark-chocolate-70', 'sourdough-bread'],
      [
        'honey',
        'whey-protein-powder',
        'worcestershire-sauce',
        'egg-noodles-dry',
        'marshmallows',
        'mayonnaise',
        'kimchi',
      ],
    ],
    [
      'vegetarian',
      ['egg-whole-raw', 'milk-whole', 'cheddar', 'honey'],
      ['parmesan-grated', 'pesto', 'gelatin-powder', 'fish-sauce', 'chicken-broth', 'lard', 'caviar'],
    ],
    ['pescatarian', ['salmon-atlantic-raw', 'shrimp-raw', 'milk-whole'], ['chicken-broth', 'lard', 'bacon-cooked']],
    [
      'kosher',
      ['beef-ground-90-raw', 'chicken-breast-raw', 'salmon-atlantic-raw', 'milk-whole', 'beef-tallow'],
      ['pork-tenderloin-raw', 'rabbit-cooked', 'shrimp-raw', 'mussels-cooked', 'catfish-raw', 'gelatin-powder', 'lard'],
    ],
    [
      'dairy-free',
      ['egg-whole-raw', 'coconut-milk-canned', 'peanut-butter'],
      ['ghee', 'whey-protein-isolate', 'milk-lactose-free-2-percent', 'milk-chocolate', 'whole-wheat-bread', 'naan'],
    ],
    [
      'gluten-free',
      [
        'tamari-gluten-free',
        'gluten-free-rolled-oats-dry',
        'buckwheat-groats-dry',
        'corn-tortilla',
        'rice-noodles-dry',
      ],
      ['soy-sauce', 'rolled-oats-dry', 'spelt-dry', 'couscous-dry', 'seitan', 'beer', 'miso', 'pearl-barley-dry'],
    ],
    [
      'halal',
      ['chicken-breast-raw', 'shrimp-raw', 'red-wine-vinegar'],
      ['ham-lean-roasted', 'wine-red', 'vanilla-extract', 'gelatin-powder', 'teriyaki-sauce', 'beef-tallow'],
    ],
    [
      'paleo',
      ['sweet-potato-raw', 'honey', 'green-beans', 'eggplant', 'almonds'],
      [
        'quinoa-dry',
        'peanut-butter',
        'milk-whole',
        'sugar-white',
        'canola-oil',
        'bacon-raw',
        'corn-raw',
        'green-peas-raw',
      ],
    ],
  ])('%s', (diet, allowed, refused) => {
    expect(allowed.filter((food) => !isAllowed(diet, food))).toEqual([])
    expect(refused.filter((food) => isAllowed(diet, food))).toEqual([])
  })

  test('a food of unknown composition fails every diet but the classic one', () => {
    const mystery = { ...catalog.requireFood('water'), classes: ['unknown'] }
    const passing = diets.filter((diet) => catalog.permits(catalog.rulesFor([diet]), mystery))
    // Low-carb is no statement about ingredients, but it is a restriction, and unknown fails all of them.
    expect(passing).toEqual(['classic'])
  })

  test('two diets forbid what either forbids', () => {
    const both = catalog.rulesFor(['vegetarian', 'pescatarian'])
    expect(catalog.permits(both, catalog.requireFood('salmon-atlantic-raw'))).toBe(false)
    expect(catalog.permits(both, catalog.requireFood('egg-whole-raw'))).toBe(true)
  })
})

describe('the kosher table', () => {
  test('meat with milk or with fish is mixed; egg, fish and plants are pareve', () => {
    expect(kosherKindOf(['beef', 'rice'])).toBe('meat')
    expect(kosherKindOf(['cheese_rennet', 'milk', 'wheat'])).toBe('milk')
    expect(kosherKindOf(['fish', 'egg', 'rice'])).toBe('pareve')
    expect(kosherKindOf(['poultry', 'milk_possible'])).toBe('mixed')
    expect(kosherKindOf(['poultry', 'fish_possible'])).toBe('mixed')
  })

  test('a dish that mixes them is refused although every food in it is kosher', () => {
    const rules = catalog.rulesFor(['kosher'])
    const burger = {
      id: 'cheeseburger',
      name: 'Cheeseburger',
      description: '',
      slots: ['lunch'],
      minutes: 10,
      steps: [],
      ingredients: [
        { food: 'beef-ground-90-raw', grams: 100 },
        { food: 'cheddar', grams: 28 },
      ],
    } as const
    expect(catalog.findObjection(rules, burger)).toEqual({ rule: 'kosher-meal' })
    expect(catalog.permits(catalog.rulesFor([]), burger)).toBe(true)
  })

  test('meat, cheese and wine vinegar ask for a certificate, fruit does not', () => {
    expect(certificatesFor(['kosher'], ['beef'])).toEqual(['kosher'])
    expect(certificatesFor(['kosher', 'halal'], ['wine_vinegar'])).toEqual(['kosher'])
    expect(certificatesFor(['halal', 'kosher'], ['poultry'])).toEqual(['kosher', 'halal'])
    expect(certificatesFor(['kosher'], ['citrus'])).toEqual([])
    expect(certificatesFor(['vegan', 'classic'], ['beef', 'oats'])).toEqual([])
    expect(certificatesFor(['gluten-free'], ['oats', 'certified_gluten_free'])).toEqual(['gluten-free'])
  })
})

describe('low-carb', () => {
  const rules = catalog.rulesFor(['low-carb'])
  const dish = (food: string, grams: number) =>
    ({
      id: 'x',
      name: 'A plate',
      description: '',
      slots: ['lunch', 'pre-fuel'],
      minutes: 5,
      steps: [],
      ingredients: [{ food, grams }],
    }) as const

  test('a plate of rice is refused for its carbohydrate, a bowl of broccoli is not', () => {
    expect(catalog.findObjection(rules, dish('white-rice-cooked', 200), 'lunch')).toMatchObject({ rule: 'low-carb' })
    expect(catalog.permits(rules, dish('broccoli', 300), 'lunch')).toBe(true)
  })

  test('sweet fruit is no lunch, but a little of it may fuel a session', () => {
    expect(catalog.permits(rules, dish('banana', 100), 'lunch')).toBe(false)
    expect(catalog.permits(rules, dish('banana', 100), 'pre-fuel')).toBe(true)
    expect(catalog.permits(rules, dish('banana', 236), 'pre-fuel')).toBe(false)
  })
})
