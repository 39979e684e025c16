import type { Diet } from '@pacemeal/domain'
import { describe, expect, test } from 'vitest'
import { openCatalog } from './catalog.ts'
import { findProductWarnings } from './product-warnings.ts'

const catalog = openCatalog()
const warningsFor = (
  diets: readonly Diet[],
  restrictions: readonly string[],
  product: Partial<Parameters<typeof findProductWarnings>[1]>,
) =>
  findProductWarnings(
    catalog.rulesFor(diets, restrictions),
    { name: 'Snack', allergens: [], traces: [], ingredients: 'Dates, rice', ...product },
    catalog.foods,
  )

describe('a packed product is held against what somebody avoids', () => {
  test.each<[string, readonly Diet[], readonly string[], string, readonly string[]]>([
    ['milk for who eats no dairy', ['dairy-free'], [], 'en:milk', ['milk']],
    ['milk for a vegan', ['vegan'], [], 'en:milk', ['milk']],
    ['hazelnuts with a nut allergy', ['classic'], ['nuts'], 'en:hazelnuts', ['hazelnuts']],
    ['peanuts', ['classic'], ['peanuts'], 'en:peanuts', ['peanuts']],
    ['sesame', ['classic'], ['sesame'], 'en:sesame-seeds', ['sesame seeds']],
    ['gluten', ['gluten-free'], [], 'en:gluten', ['gluten']],
    ['shellfish', ['classic'], ['shellfish'], 'en:crustaceans', ['crustaceans']],
    ['what is not avoided', ['dairy-free'], ['peanuts'], 'en:soybeans', []],
    ['anything with no restriction', ['classic'], [], 'en:milk', []],
  ])('%s', (_, diets, restrictions, tag, contains) => {
    expect(warningsFor(diets, restrictions, { allergens: [tag] }).contains).toEqual(contains)
    expect(warningsFor(diets, restrictions, { traces: [tag] })).toMatchObject({ contains: [], mayContain: contains })
  })

  test('by its ingredients, when no allergen is declared', () => {
    expect(warningsFor(['classic'], ['peanuts'], { ingredients: 'Sugar, roasted peanuts, salt' }).contains).toContain(
      'peanuts',
    )
    expect(warningsFor(['vegan'], [], { ingredients: 'Sugar, gelatin' }).contains).toContain('gelatin')
  })

  test('nothing can be ruled out where nothing is declared', () => {
    expect(warningsFor(['classic'], ['peanuts'], { ingredients: null }).isUndeclared).toBe(true)
    expect(warningsFor(['classic'], [], { ingredients: null }).isUndeclared).toBe(false)
    expect(warningsFor(['classic'], ['peanuts'], {}).isUndeclared).toBe(false)
  })

  test.each<[string, Diet, readonly string[]]>([
    ['Vegan cheese', 'dairy-free', []],
    ['Plant based milk', 'vegan', []],
    ['Dairy free ice cream', 'dairy-free', []],
    ['Gluten free bread', 'gluten-free', []],
    ['Cheese', 'dairy-free', ['cheese']],
    ['Bread', 'gluten-free', ['bread']],
  ])('by its name, unless that says that it is without: %s', (name, diet, contains) =>
    expect(warningsFor([diet], [], { name }).contains).toEqual(contains),
  )

  test('a name that says vegan takes nothing off what is declared, nor off other foods of the name', () => {
    const vegan = { name: 'Vegan almond cheese', allergens: ['en:milk'] }
    expect(warningsFor(['dairy-free'], [], vegan).contains).toContain('milk')
    expect(warningsFor(['classic'], ['nuts'], vegan).contains).toContain('almond')
    const listed = { name: 'Vegan bar', ingredients: 'Sugar, whey powder, milk' }
    expect(warningsFor(['vegan'], [], listed).contains).toContain('milk')
  })
})
