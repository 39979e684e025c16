import { openCatalog } from '@pacemeal/catalog'
import { describe, expect, test } from 'vitest'
import { batchMinutes } from './batch-minutes.ts'
import { mainFoodOf, modelDish } from './dish-model.ts'
import { isCounted, potRule } from './menu-problem.ts'
import { lostGrams } from './packs.ts'
import { WeekFoods } from './week-foods.ts'

const catalog = openCatalog()
const recipe = catalog.findRecipe('banana-walnut-soy-oats')
const oats = recipe && modelDish(recipe, catalog.findFood, new WeekFoods(catalog, 'metric'))
if (oats === undefined) throw new Error('the catalogue has no oats')
const eater = { leftoverDays: 3, hasFreezer: true, isShortOfTime: false }

describe('a breakfast that is quick for one', () => {
  test('is made anew each morning and counts as no cooking', () => {
    expect(isCounted(oats, 1.3)).toBe(false)
    expect(potRule(oats, eater, 1).keeps).toBe(0)
  })

  test('is a cooking for a table of four, and made for two mornings at once', () => {
    expect(batchMinutes(oats.handsOn, 5.5)).toBeGreaterThan(oats.handsOn)
    expect(isCounted(oats, 5.5)).toBe(true)
    expect(potRule(oats, eater, 4)).toMatchObject({ keeps: Math.min(oats.keeps, 3), most: 2 })
  })

  test('is made for several mornings at once by who has few minutes on any day', () => {
    expect(potRule(oats, { ...eater, isShortOfTime: true }, 1).keeps).toBe(Math.min(oats.keeps, 3))
  })

  test('is made anew for anybody who eats no leftovers', () => {
    expect(potRule(oats, { ...eater, leftoverDays: 0 }, 4).keeps).toBe(0)
  })
})

test('a shake is made of its milk, not of the powder in it', () => {
  const foods = new WeekFoods(catalog, 'metric')
  const lines = (ids: readonly (readonly [string, number])[]) =>
    ids.map(([id, grams]) => ({ food: catalog.requireFood(id), grams }))
  expect(
    mainFoodOf(
      lines([
        ['pea-protein-powder', 30],
        ['soy-milk-unsweetened', 240],
      ]),
      foods,
    ),
  ).toBe('soy-milk-unsweetened')
  expect(mainFoodOf(lines([['whey-protein-powder', 30]]), foods)).toBeUndefined()
})

test('a rest of raw chicken is not lost to the week where there is a freezer', () => {
  const lostWith = (hasFreezer: boolean) => {
    const foods = new WeekFoods(catalog, 'metric', hasFreezer)
    const pack = foods.packs[foods.itemFor(catalog.requireFood('chicken-breast-raw')).index]
    if (!pack) throw new Error('chicken is bought in packs')
    return lostGrams(pack, Float64Array.of(150, 0, 0, 0, 150, 0, 0))
  }
  expect(lostWith(false)).toBeGreaterThan(150)
  expect(lostWith(true)).toBeLessThan(30)
})
