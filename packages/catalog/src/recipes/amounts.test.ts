import { describe, expect, test } from 'vitest'
import { amountProblems } from '../../scripts/amount-problems.ts'
import { openCatalog } from '../catalog.ts'
import type { Recipe } from '../food.ts'
import { defineRecipes, type IngredientLine } from './define-recipes.ts'

const catalog = openCatalog()

const dish = (name: string, ingredients: readonly IngredientLine[], slots: Recipe['slots'] = ['lunch']): Recipe => {
  const [recipe] = defineRecipes([
    { id: 'a-dish', name, description: 'As somebody would write it.', slots, minutes: 5, ingredients, steps: [] },
  ])
  if (!recipe) throw new Error('no recipe')
  return recipe
}

test('no recipe allows an amount that nobody would put on a table', () => {
  expect(
    catalog.recipes.flatMap((recipe) => amountProblems(catalog, recipe).map((text) => `${recipe.id}: ${text}`)),
  ).toEqual([])
})

describe('what runs away is told', () => {
  const problems = (...args: Parameters<typeof dish>) => amountProblems(catalog, dish(...args)).join('\n')

  test.each<readonly [string, string, readonly IngredientLine[], RegExp]>([
    [
      'honey on tomatoes',
      'Cottage cheese toast',
      [
        ['sourdough-bread', 64, [64, 192]],
        ['cottage-cheese-lowfat-2', 113, [56.5, 169.5]],
        ['tomato', 61.5],
        ['honey', 7, [1.75, 42]],
      ],
      /^honey: up to 42 g .*limit 14\)$/,
    ],
    [
      'half a slice under a toast',
      'Cottage cheese toast',
      [
        ['sourdough-bread', 64, [32, 192]],
        ['cottage-cheese-lowfat-2', 56.5, [56.5, 113]],
      ],
      /^sourdough-bread: 32 g is less than a piece \(64 g\)/,
    ],
    [
      'a pot of cottage cheese on a slice',
      'Cottage cheese toast',
      [
        ['sourdough-bread', 64, [64, 192]],
        ['cottage-cheese-lowfat-2', 169.5, [84.75, 282.5]],
      ],
      /^cottage-cheese-lowfat-2: 282.5 g would lie on 64 g of sourdough-bread$/,
    ],
    [
      'noodles that drink their broth',
      'Chicken noodle soup',
      [
        ['rice-noodles-dry', 85, [28, 198]],
        ['water', 474],
      ],
      /^198 g of dry noodles.* 474 g/,
    ],
    [
      'dry flakes',
      'Corn flakes with milk',
      [
        ['corn-flakes', 56, [28, 140]],
        ['milk-1-percent', 244, [122, 488]],
      ],
      /^140 g of dry cereal lie in 122 g/,
    ],
    ['five eggs', 'Herb omelet', [['egg-whole-raw', 150, [50, 250]]], /more than four eggs/],
    ['seven rice cakes', 'Rice cakes', [['rice-cakes', 27, [18, 63]]], /more than six cakes/],
    ['a pot of ricotta', 'Ricotta with figs', [['ricotta-part-skim', 123, [60, 369]]], /more than a cup of ricotta/],
    ['a bottle of juice', 'Diluted grape juice', [['grape-juice', 190, [63, 506]]], /more than a large glass/],
    ['three scoops', 'Pea shake', [['pea-protein-powder', 30, [15, 60]]], /more than two scoops/],
  ])('%s', (_, name, ingredients, told) => expect(problems(name, ingredients)).toMatch(told))

  test('a glaze may be sweeter than a sauce, and pancakes sweeter than a bowl', () => {
    const chicken = (honey: number): readonly IngredientLine[] => [
      ['chicken-breast-raw', 120, [60, 240]],
      ['honey', 14, [7, honey]],
    ]
    expect(problems('Honey chicken', chicken(28))).toBe('')
    expect(problems('Honey chicken', chicken(29))).toMatch(/limit 28/)
    expect(problems('Chicken with lime', chicken(28))).toMatch(/limit 14/)
    expect(problems('Thin pancakes', [['maple-syrup', 40, [10, 60]]])).toBe('')
    expect(problems('Peach bowl', [['maple-syrup', 20, [10, 60]]])).toMatch(/limit 28/)
  })

  test('a snack may stand on a thin slice', () => {
    const toast: readonly IngredientLine[] = [
      ['sourdough-bread', 64, [32, 128]],
      ['jam', 20, [10, 60]],
    ]
    expect(problems('Toast with jam', toast, ['pre-fuel', 'snack'])).toBe('')
    expect(problems('Toast with jam', toast, ['breakfast', 'snack'])).toMatch(/less than a piece/)
  })
})

test('a snack takes up a tablespoon of oil', () => {
  const chips = (slots: Recipe['slots']) =>
    amountProblems(
      catalog,
      dish(
        'Kale chips',
        [
          ['kale', 63],
          ['olive-oil', 9, [2.25, 22.5]],
        ],
        slots,
      ),
    ).join('\n')
  expect(chips(['snack'])).toMatch(/22.5 g of it run off a snack/)
  expect(chips(['snack', 'lunch'])).toBe('')
})

test('bread is served in whole slices', () => {
  const sliced = catalog.foods.filter(({ aisle, portions }) => aisle === 'Bakery' && portions[0]?.unit === 'slice')
  expect(sliced.length).toBeGreaterThan(8)
  const halved = sliced.filter(({ id, portions }) => /bread$/.test(id) && portions.some(({ step }) => step < 1))
  expect(halved.map(({ id }) => id)).toEqual([])
})
