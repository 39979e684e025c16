import type { Diet, Shop } from '@pacemeal/domain'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { allergensOf } from '../allergens.ts'
import { openCatalog } from '../catalog.ts'
import { dietRules } from '../diets.ts'
import { boughtFor, type ShoppingItem, type ShoppingList, shoppingList, type WeighedPortion } from './index.ts'
import { shopMeasure } from './shop-amounts.ts'
import {
  boughtRaw,
  canGrams,
  countedProduce,
  dryInstead,
  liquids,
  notBought,
  pantryFoods,
  partOf,
} from './shop-forms.ts'

const catalog = openCatalog()
const portion = (food: string, grams: number): WeighedPortion => ({
  food,
  grams,
  item: catalog.findFood(food)?.name ?? food,
})
const listOf = (...portions: readonly (readonly [food: string, grams: number])[]) =>
  shoppingList(
    catalog,
    portions.map(([food, grams]) => portion(food, grams)),
  )
const bought = ({ aisles }: ShoppingList): readonly ShoppingItem[] => aisles.flatMap(({ items }) => items)
const lines = (list: ShoppingList) => bought(list).map(({ name, amount }) => `${name}: ${amount}`)

describe('what is bought', () => {
  test.each<[string, readonly (readonly [string, number])[], string]>([
    [
      'whole eggs, boiled or raw',
      [
        ['egg-whole-raw', 100],
        ['egg-hard-boiled', 50],
      ],
      'Eggs: 3',
    ],
    [
      'two halves of one avocado',
      [
        ['avocado', 68],
        ['avocado', 68],
      ],
      'Avocado: 1',
    ],
    [
      'one more for a bite over',
      [
        ['avocado', 136],
        ['avocado', 14],
      ],
      'Avocado: 2',
    ],
    ['dry rice for cooked', [['white-rice-cooked', 158]], 'White rice, long-grain: 60 g'],
    [
      'dry rice once, cooked or not',
      [
        ['white-rice-cooked', 158],
        ['white-rice-dry', 44],
      ],
      'White rice, long-grain: 110 g',
    ],
    ['raw meat for roast', [['chicken-breast-cooked', 200]], 'Chicken breast, skinless: 280 g'],
    [
      'a can that serves twice',
      [
        ['chickpeas-canned', 120],
        ['chickpeas-canned', 120],
      ],
      'Chickpeas, canned: 1 can',
    ],
    ['cans', [['tomatoes-canned', 500]], 'Tomatoes, canned in juice: 2 cans'],
    ['kilograms', [['potato-raw', 1234]], 'Potatoes: 1.3 kg'],
    ['litres', [['milk-1-percent', 1300]], '1% milk: 1.3 l'],
    ['millilitres', [['orange-juice', 249]], 'Orange juice: 240 ml'],
    ['slices', [['whole-wheat-bread', 80]], 'Whole-wheat sandwich bread: 3 slices'],
    ['cloves', [['garlic', 3]], 'Garlic: 1 clove'],
    [
      'lemons for their juice',
      [
        ['lemon-juice', 30],
        ['lemon', 14.5],
      ],
      'Lemon: 1',
    ],
    ['what the catalogue forgot, by name', [['unicorn-steak', 99]], 'unicorn-steak: 100 g'],
  ])('%s', (_, portions, line) => expect(lines(listOf(...portions))).toEqual([line]))

  test('stands in the order of a shop, by name', () => {
    const { aisles } = listOf(['rolled-oats-dry', 80], ['kiwi', 69], ['apple', 182], ['cod-atlantic-raw', 180])
    expect(aisles.map(({ aisle, items }) => [aisle, ...items.map(({ name }) => name)])).toEqual([
      ['Produce', 'Apple', 'Kiwi'],
      ['Meat & Fish', 'Cod'],
      ['Grains & Pasta', 'Rolled oats'],
    ])
  })

  test('leaves spices and oils to the cupboard, and water to the tap', () => {
    const list = listOf(['olive-oil', 27], ['salt', 3], ['water', 500])
    expect(list.aisles).toEqual([])
    expect(list.pantry.map(({ name, amount }) => `${name}: ${amount}`)).toEqual([
      'Olive oil: 2 tbsp (27 g)',
      'Salt: 1/2 tsp (3 g)',
    ])
  })

  test('weighs staples beyond spoons as the shop does', () => {
    const honey = (shop: Shop) => shoppingList(catalog, [portion('honey', 328)], { shop }).pantry[0]?.amount
    expect([honey('us'), honey('metric')]).toEqual(['11.6 oz', '328 g'])
  })

  test('says how much dry pulses make the same', () => {
    const [beans] = bought(listOf(['black-beans-cooked', 253]))
    expect(beans).toMatchObject({ amount: '1 can', note: 'or 100 g dry' })
  })

  test('nothing from nothing', () => expect(listOf()).toEqual({ aisles: [], pantry: [] }))
})

const anyPortion = fc
  .record({ food: fc.constantFrom(...catalog.foods), grams: fc.double({ min: 0.1, max: 900, noNaN: true }) })
  .map(({ food, grams }): WeighedPortion => ({ food: food.id, grams, item: food.name }))
const anyWeek = fc.array(anyPortion, { maxLength: 60 })
const shuffled = fc
  .tuple(anyWeek, fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true })))
  .map(([week, chance]) => {
    const keyed = week.map((one) => [chance.next().value ?? 0, one] as const)
    return { week, other: keyed.toSorted(([a], [b]) => a - b).map(([, one]) => one) }
  })

describe('for any week', () => {
  test('the list holds what all portions take, and never more than one step above it', () =>
    fc.assert(
      fc.property(anyWeek, (week) => {
        const list = shoppingList(catalog, week)
        const needs = new Map<string, number>()
        for (const { food: id, grams } of week) {
          if (notBought.has(id)) continue
          const { food, per } = boughtFor(catalog, catalog.requireFood(id))
          needs.set(food.id, (needs.get(food.id) ?? 0) + grams * per)
        }
        const items = [...bought(list), ...list.pantry]
        expect(items.map(({ id }) => id).toSorted()).toEqual([...needs.keys()].toSorted())
        for (const item of bought(list)) {
          const { grams } = shopMeasure(catalog.requireFood(item.id))
          expect(item.need * grams).toBeCloseTo(needs.get(item.id) ?? -1, 0)
          expect(item.buy).toBeGreaterThanOrEqual(item.need - 1e-3)
          const step = item.unit.kind === 'g' || item.unit.kind === 'ml' ? (item.need >= 1000 ? 100 : 50) : 1
          expect(item.buy - item.need).toBeLessThanOrEqual(step)
        }
        for (const item of list.pantry) expect(item.need).toBeCloseTo(needs.get(item.id) ?? -1, 2)
      }),
    ))

  test('the order of the meals does not matter', () =>
    fc.assert(
      fc.property(shuffled, ({ week, other }) => {
        expect(shoppingList(catalog, other)).toEqual(shoppingList(catalog, week))
      }),
    ))

  test('shopping for two parts apart never takes less than for both together', () =>
    fc.assert(
      fc.property(anyWeek, anyWeek, (one, two) => {
        const buys = (portions: readonly WeighedPortion[]) =>
          new Map(bought(shoppingList(catalog, portions)).map(({ id, buy }) => [id, buy]))
        const [first, second] = [buys(one), buys(two)]
        for (const [id, buy] of buys([...one, ...two])) {
          // From a kilogram on the step is coarser; a whole need may then be rounded by up to 100.
          expect(buy).toBeLessThanOrEqual((first.get(id) ?? 0) + (second.get(id) ?? 0) + 100)
          if (buy < 100) expect(buy).toBeLessThanOrEqual((first.get(id) ?? 0) + (second.get(id) ?? 0))
        }
      }),
    ))
})

describe('what is bought instead of what is eaten', () => {
  test('brings no allergen and breaks no diet that the plate keeps', () => {
    const diets = Object.keys(dietRules) as readonly Diet[]
    for (const food of catalog.foods) {
      const { food: shelf } = boughtFor(catalog, food)
      const onPlate = allergensOf(food.classes)
      const named = [...onPlate.contains, ...onPlate.mayContain]
      const onShelf = allergensOf(shelf.classes)
      expect(
        [...onShelf.contains, ...onShelf.mayContain].filter((one) => !named.includes(one)),
        food.id,
      ).toEqual([])
      for (const diet of diets) {
        const rules = catalog.rulesFor([diet], [])
        if (catalog.permits(rules, food)) expect(catalog.permits(rules, shelf), `${food.id} for ${diet}`).toBe(true)
      }
    }
  })

  test('is in the catalogue, and weighs what cooking makes plausible', () => {
    const named = [
      ...Object.entries(boughtRaw).flatMap(([cooked, [raw]]) => [cooked, raw]),
      ...Object.entries(partOf).flatMap(([part, [whole]]) => [part, whole]),
      ...Object.entries(dryInstead).flat(),
      ...Object.keys(canGrams),
      ...countedProduce,
      ...liquids,
      ...notBought,
      ...pantryFoods,
    ]
    expect(named.filter((id) => catalog.findFood(id) === undefined)).toEqual([])
    for (const [id, [, kept]] of Object.entries(boughtRaw)) {
      const { per } = boughtFor(catalog, catalog.requireFood(id))
      // Grain and pulses triple their weight; meat and roots lose up to a third.
      const [least, most] = kept === 'calories' ? [0.2, 0.75] : [0.95, 1.55]
      expect(per, id).toBeGreaterThan(least)
      expect(per, id).toBeLessThan(most)
    }
  })

  test('every counted fruit has a piece, and every liquid a volume', () => {
    for (const id of countedProduce) expect(shopMeasure(catalog.requireFood(id)).unit.kind, id).toBe('piece')
    for (const id of liquids) expect(shopMeasure(catalog.requireFood(id)).unit.kind, id).toBe('ml')
  })
})
