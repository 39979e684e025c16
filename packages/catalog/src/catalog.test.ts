import { mealSlots } from '@pacemeal/domain'
import { describe, expect, test } from 'vitest'
import { foodProblems } from '../scripts/food-problems.ts'
import { buildCatalog, openCatalog } from './catalog.ts'
import { aisles } from './food.ts'

const catalog = openCatalog()

describe('the foods', () => {
  test('there are at least 450, each with a source', () => {
    expect(catalog.foods.length).toBeGreaterThanOrEqual(450)
    for (const food of catalog.foods) expect(food.source.id).not.toBe('')
  })

  test('ids and names are unique, aisles are known', () => {
    expect(new Set(catalog.foods.map(({ id }) => id)).size).toBe(catalog.foods.length)
    expect(new Set(catalog.foods.map(({ name }) => name)).size).toBe(catalog.foods.length)
    for (const { aisle } of catalog.foods) expect(aisles).toContain(aisle)
  })

  test('no figure is implausible', () => expect(catalog.foods.flatMap(foodProblems)).toEqual([]))

  test('a missing figure is null, a measured zero is zero', () => {
    expect(catalog.requireFood('oat-milk-unsweetened').per100g.iron).toBeNull()
    expect(catalog.requireFood('olive-oil').per100g.protein).toBe(0)
  })

  // Release 28, NDB 09040, 20044 and 05062: the columns must not be swapped.
  test.each([
    ['banana', { calories: 89, protein: 1.09, carbs: 22.84, fat: 0.33, fiber: 2.6, sodium: 1, potassium: 358 }],
    ['white-rice-dry', { calories: 365, protein: 7.13, carbs: 79.95, fat: 0.66, iron: 4.31 }],
    ['chicken-breast-raw', { calories: 120, protein: 22.5, carbs: 0, fat: 2.62 }],
  ])('%s has the figures that USDA printed', (id, figures) => {
    expect(catalog.requireFood(id).per100g).toMatchObject(figures)
  })
})

describe('the catalogue', () => {
  test('finds by id, refuses what is not there', () => {
    expect(catalog.findFood('banana')?.name).toBe('Banana')
    expect(catalog.findFood('nothing')).toBeUndefined()
    expect(() => catalog.requireFood('nothing')).toThrow('there is no food "nothing"')
    expect(() => catalog.requireRecipe('nothing')).toThrow('there is no recipe "nothing"')
  })

  test('gives a slot only what names it and what the rules permit', () => {
    const rules = catalog.rulesFor(['vegan', 'gluten-free'], ['soy'])
    for (const slot of mealSlots) {
      const allowed = catalog.allowed(rules, slot)
      for (const recipe of allowed) {
        expect(recipe.slots).toContain(slot)
        expect(catalog.allergensOf(recipe).contains).not.toContain('soybeans')
        expect(catalog.dietsOf(recipe, slot)).toEqual(expect.arrayContaining(['vegan', 'gluten-free']))
      }
    }
  })

  test('a change of any figure changes the version', () => {
    const [first, ...rest] = catalog.foods
    if (!first) throw new Error('no foods')
    const changed = { ...first, per100g: { ...first.per100g, iron: 99 } }
    expect(buildCatalog([changed, ...rest], catalog.recipes).version).not.toBe(catalog.version)
    expect(buildCatalog(catalog.foods, catalog.recipes).version).toBe(catalog.version)
  })
})
