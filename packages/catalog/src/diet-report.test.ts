import { describe, expect, test } from 'vitest'
import { openCatalog } from './catalog.ts'
import { reportDiets } from './diet-report.ts'

const catalog = openCatalog()

describe('what diets leave of the catalogue', () => {
  test('is everything for who has none', () => {
    expect(reportDiets(catalog, ['classic'], [])).toMatchObject({
      dishes: catalog.recipes.length,
      total: catalog.recipes.length,
      isLittle: false,
      impossible: [],
    })
  })

  test.each([['vegan'], ['paleo'], ['low-carb'], ['halal', 'gluten-free']] as const)(
    '%s alone is plenty',
    (...diets) => {
      const report = reportDiets(
        catalog,
        diets.filter((one) => one !== undefined),
        [],
      )
      expect(report.isLittle).toBe(false)
      expect(report.without).toEqual([])
    },
  )

  test('vegan with paleo is little, and says what each of them takes away', () => {
    const report = reportDiets(catalog, ['vegan', 'paleo'], [])
    expect(report.isLittle).toBe(true)
    expect(report.impossible).toEqual([])
    const alone = (diet: 'vegan' | 'paleo') => reportDiets(catalog, [diet], []).dishes
    expect(new Map(report.without.map(({ diet, dishes }) => [diet, dishes]))).toEqual(
      new Map([
        ['vegan', alone('paleo')],
        ['paleo', alone('vegan')],
      ]),
    )
  })

  test('vegan, low-carb and gluten-free is little, too', () =>
    expect(reportDiets(catalog, ['vegan', 'low-carb', 'gluten-free'], []).isLittle).toBe(true))

  test('the count is that of the dishes which may be served', () => {
    const rules = catalog.rulesFor(['vegan'], ['nuts'])
    const served = catalog.recipes.filter((recipe) => recipe.slots.some((slot) => catalog.permits(rules, recipe, slot)))
    expect(reportDiets(catalog, ['vegan'], ['nuts']).dishes).toBe(served.length)
  })

  test('a meal without enough dishes is named', () => {
    const everything = ['grains', 'legumes', 'milk', 'egg', 'meat', 'seafood', 'nuts', 'seeds', 'potatoes', 'allium']
    const report = reportDiets(catalog, [], everything)
    expect(report.impossible).toContain('dinner')
    for (const { meal, dishes } of report.byMeal) expect(report.impossible.includes(meal)).toBe(dishes < 3)
  })
})
