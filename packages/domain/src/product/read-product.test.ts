import { describe, expect, test } from 'vitest'
import { readProduct } from './index.ts'

/** A hazelnut spread as the API (v2) answers. */
const spread = {
  code: '3017620422003',
  status: 1,
  product: {
    product_name: 'Hazelnut spread',
    brands: 'Nutty,Nutty Group',
    quantity: '400 g',
    serving_size: '15 g',
    serving_quantity: '15',
    categories_tags: ['en:sweet-spreads', 'en:hazelnut-spreads'],
    allergens_tags: ['en:milk', 'en:nuts', 'en:soybeans'],
    traces_tags: [],
    ingredients_text: 'Sugar, palm oil, hazelnuts (13%), skimmed milk powder (8.7%)',
    last_modified_t: 1_700_000_000,
    nutriments: {
      'energy-kcal_100g': 539,
      'energy-kj_100g': 2252,
      energy_100g: 2252,
      proteins_100g: 6.3,
      carbohydrates_100g: 57.5,
      sugars_100g: 56.3,
      fat_100g: 30.9,
      'saturated-fat_100g': 10.6,
      salt_100g: 0.107,
      sodium_100g: 0.0428,
      iron_100g: 0.0044,
    },
  },
}
const changed = (figures: Record<string, unknown>, fields: Record<string, unknown> = {}) =>
  readProduct({
    ...spread,
    product: { ...spread.product, ...fields, nutriments: { ...spread.product.nutriments, ...figures } },
  })

describe('a product of Open Food Facts', () => {
  test('is read from an answer of the API, in our units; what is not printed stays unknown', () => {
    expect(readProduct(spread)).toMatchObject({
      code: '3017620422003',
      name: 'Hazelnut spread',
      brand: 'Nutty',
      unit: 'g',
      packAmount: 400,
      serving: { words: '15 g', amount: 15 },
      allergens: ['en:milk', 'en:nuts', 'en:soybeans'],
      faults: [],
      changedAt: 1_700_000_000,
    })
    const { per100 } = readProduct(spread) ?? {}
    expect(per100).toMatchObject({
      calories: 539,
      protein: 6.3,
      fat: 30.9,
      potassium: null,
      fiber: null,
      vitaminC: null,
    })
    expect(per100?.sodium).toBeCloseTo(42.8)
    expect(per100?.iron).toBeCloseTo(4.4)
  })

  test('is the same as a row of the JSONL dump, a row of the table, and an answer of the newer API', () => {
    const { product } = spread
    const row = { ...product, code: spread.code }
    const table = {
      code: '3017620422003',
      product_name: 'Hazelnut spread',
      brands: 'Nutty,Nutty Group',
      quantity: '400 g',
      serving_size: '15 g',
      serving_quantity: '15.0',
      categories_tags: 'en:sweet-spreads,en:hazelnut-spreads',
      allergens: 'en:milk,en:nuts,en:soybeans',
      traces_tags: '',
      ingredients_text: product.ingredients_text,
      last_modified_t: '1700000000',
      ...Object.fromEntries(Object.entries(product.nutriments).map(([name, figure]) => [name, String(figure)])),
    }
    const { nutriments: _, ...rest } = product
    const nutrients = Object.fromEntries(
      Object.entries(product.nutriments).map(([name, value]) => {
        const short = name.replace('_100g', '')
        if (short === 'iron') return [short, { value: 4.4, unit: 'mg' }]
        return [short, { value, unit: short === 'energy-kcal' ? 'kcal' : short.startsWith('energy') ? 'kJ' : 'g' }]
      }),
    )
    const newer = {
      code: spread.code,
      status: 'success',
      product: { ...rest, nutrition: { aggregated_set: { preparation: 'as_sold', per: '100g', nutrients } } },
    }
    const expected = readProduct(spread)
    expect(readProduct(row)).toEqual(expected)
    expect(readProduct(table)).toEqual(expected)
    expect(readProduct(newer)).toEqual(expected)
  })

  test('with figures of a serving alone has those, and of a prepared dish none', () => {
    const serving = readProduct({
      code: '3017620422003',
      product_name: 'Bar',
      serving_size: '1 bar',
      nutriments: { 'energy-kcal_serving': 210, proteins_serving: 10, carbohydrates_serving: 22, fat_serving: 9 },
    })
    expect(serving).toMatchObject({ per100: { calories: null }, perServing: { calories: 210, protein: 10 } })
    const prepared = { aggregated_set: { preparation: 'prepared', per: '100g', nutrients: { proteins: { value: 1 } } } }
    expect(
      readProduct({ ...spread.product, code: spread.code, nutriments: {}, nutrition: prepared })?.per100.protein,
    ).toBeNull()
  })

  test('without a name or with a wrong number is none', () => {
    expect(readProduct({ ...spread, code: '3017620422004' })).toBeUndefined()
    expect(readProduct({ code: spread.code, product: { nutriments: {} } })).toBeUndefined()
    expect(readProduct('<html>')).toBeUndefined()
    expect(readProduct({ status: 0, code: spread.code })).toBeUndefined()
  })

  test('a drink is measured in millilitres', () => {
    expect(changed({}, { quantity: '1,5 l', serving_size: '250 ml', serving_quantity: 250 })).toMatchObject({
      unit: 'ml',
      packAmount: 1500,
    })
  })
})

describe('figures that cannot be right are told and not used', () => {
  const bar = (nutriments: Readonly<Record<string, number>>, fields: object = {}) =>
    readProduct({ code: spread.code, product_name: 'Bar', nutriments, ...fields })
  const noughts = { 'energy-kcal_100g': 0, proteins_100g: 0, carbohydrates_100g: 0, fat_100g: 0 }

  test.each([[['en:cereal-bars', 'en:plant-based-foods-and-beverages']], [['en:steaks']], [[]]])(
    'noughts all over are figures that nobody entered: %j',
    (categories_tags) => {
      expect(bar(noughts, { categories_tags })?.per100).toMatchObject({ calories: null, protein: null, carbs: null })
    },
  )

  test.each([[['en:beverages', 'en:waters']], [['en:table-salts']], [['en:herbal-teas']]])(
    'but what has no energy has none: %j',
    (categories_tags) => {
      expect(bar(noughts, { categories_tags })).toMatchObject({ faults: [], per100: { calories: 0, protein: 0 } })
    },
  )

  test('noughts of 100 g do not hide what a serving has', () => {
    const figures = { 'energy-kcal_serving': 210, proteins_serving: 10, carbohydrates_serving: 22, fat_serving: 9 }
    expect(bar({ ...noughts, ...figures })?.perServing).toMatchObject({ calories: 210 })
  })

  test('fibre that leaves no room for the rest', () => {
    const figures = { 'energy-kcal_100g': 400, proteins_100g: 20, carbohydrates_100g: 45, fat_100g: 15, fiber_100g: 70 }
    expect(bar(figures)).toMatchObject({ faults: ['more-than-the-whole'], per100: { calories: null } })
    expect(bar({ ...figures, fiber_100g: 30 })?.faults).toEqual([])
  })

  test('the same figures for 100 g as for a serving of another weight', () => {
    const one = { 'energy-kcal': 240, proteins: 12, carbohydrates: 27, fat: 9 }
    const both = Object.fromEntries(
      Object.entries(one).flatMap(([name, figure]) => [
        [`${name}_100g`, figure],
        [`${name}_serving`, figure],
      ]),
    )
    expect(bar(both, { serving_size: '60 g' })).toMatchObject({
      faults: ['serving-as-100'],
      per100: { calories: null },
    })
    expect(bar(both, { serving_size: '100 g' })?.faults).toEqual([])
    expect(bar(both)?.faults).toEqual([])
  })

  test('kilojoules that stand for kilocalories', () => {
    const product = changed({ 'energy-kcal_100g': 2255 })
    expect(product?.faults).toEqual(['kilojoules-as-kilocalories'])
    // The record says so under another name, and the sources make as much.
    expect(product?.per100.calories).toBeCloseTo(2255 / 4.184)
    expect(product?.per100.protein).toBe(6.3)
  })

  test('energy that its sources do not make: all of it is in doubt', () => {
    const product = changed({ 'energy-kcal_100g': 250 })
    expect(product?.faults).toEqual(['energy-does-not-fit'])
    expect(Object.values(product?.per100 ?? {}).every((figure) => figure === null)).toBe(true)
  })

  test('the figures of a serving under 100 g', () => {
    const share = 0.15
    const figures = Object.fromEntries(
      Object.entries(spread.product.nutriments).map(([name, figure]) => [name, figure * share]),
    )
    expect(changed(figures)?.faults).toEqual(['serving-as-100'])
  })

  test('figures of 100 g under a serving: more than the whole', () => {
    const figures = Object.fromEntries(
      Object.entries(spread.product.nutriments).map(([name, figure]) => [name, figure / 0.15]),
    )
    expect(changed(figures)?.faults).toContain('more-than-the-whole')
  })

  test('more sugar than carbohydrate, more saturated fat than fat', () => {
    expect(changed({ sugars_100g: 62 })?.faults).toEqual(['sugar-over-carbs'])
    expect(changed({ sugars_100g: 62 })?.per100).toMatchObject({ sugar: null, carbs: null, fat: 30.9 })
    expect(changed({ 'saturated-fat_100g': 35 })?.faults).toEqual(['saturated-over-fat'])
  })

  test('sodium a thousand times too much, and salt that is not two and a half times sodium', () => {
    expect(changed({ sodium_100g: 42.8, salt_100g: 107 })?.faults).toEqual(['salt-impossible'])
    expect(changed({ sodium_100g: 0.107 })?.faults).toEqual(['salt-does-not-fit'])
    expect(changed({ sodium_100g: 0.107 })?.per100.sodium).toBeNull()
  })

  test.each([
    [
      'an oil',
      {
        'energy-kcal_100g': 900,
        energy_100g: 3700,
        'energy-kj_100g': 3700,
        fat_100g: 100,
        'saturated-fat_100g': 14,
        proteins_100g: 0,
        carbohydrates_100g: 0,
        sugars_100g: 0,
      },
      [],
    ],
    [
      'a drink without sugar',
      {
        'energy-kcal_100g': 1,
        energy_100g: 4,
        'energy-kj_100g': 4,
        fat_100g: 0,
        'saturated-fat_100g': 0,
        proteins_100g: 0,
        carbohydrates_100g: 0,
        sugars_100g: 0,
      },
      [],
    ],
    [
      'a wine',
      {
        'energy-kcal_100g': 83,
        energy_100g: 347,
        'energy-kj_100g': 347,
        fat_100g: 0,
        'saturated-fat_100g': 0,
        proteins_100g: 0.1,
        carbohydrates_100g: 2.6,
        sugars_100g: 0.6,
        alcohol_100g: 13,
      },
      [],
    ],
    [
      'chewing gum',
      {
        'energy-kcal_100g': 158,
        energy_100g: 661,
        'energy-kj_100g': 661,
        fat_100g: 0,
        'saturated-fat_100g': 0,
        proteins_100g: 0,
        carbohydrates_100g: 64,
        sugars_100g: 0,
        polyols_100g: 64,
      },
      [],
    ],
    [
      'bran',
      {
        'energy-kcal_100g': 216,
        energy_100g: 904,
        'energy-kj_100g': 904,
        fat_100g: 4.3,
        'saturated-fat_100g': 0.6,
        proteins_100g: 15.5,
        carbohydrates_100g: 64.5,
        fiber_100g: 42.8,
        sugars_100g: 0.4,
      },
      [],
    ],
  ])('%s is as it should be', (_, figures, faults) => {
    expect(changed(figures, { categories_tags: [] })?.faults).toEqual(faults)
  })
})
