import { openCatalog } from '@pacemeal/catalog'
import type { Diet } from '@pacemeal/domain'
import { expect, test } from 'vitest'
import { isSameFamily } from '../goes-beside.ts'
import { permittedLoadingSides, permittedSides } from '../sides.ts'
import { modelDish } from './dish-model.ts'
import { WeekFoods } from './week-foods.ts'
import { chooseSides } from './week-sides.ts'

const catalog = openCatalog()

test.each([
  ['yogurt-greek-nonfat', 'yogurt-greek-whole', true],
  ['egg-hard-boiled', 'egg', true],
  ['white-rice-cooked', 'basmati-rice-dry', true],
  ['rice-cakes', 'basmati-rice-dry', false],
  ['milk-1-percent', 'coconut-milk-canned', false],
  ['banana', 'apple', false],
] as const)('%s and %s are varieties of one food: %s', (one, other, isOne) => {
  expect(isSameFamily(one, other)).toBe(isOne)
})

test('nothing stands beside a dish that the dish is made of, in whatever variety', () => {
  const foods = new WeekFoods(catalog, 'metric')
  const permitted = permittedSides(catalog, catalog.rulesFor([], []))
  const recipe = catalog.findRecipe('savory-yogurt-cucumber-bowl')
  const model = recipe && modelDish(recipe, catalog.findFood, foods)
  if (!model) throw new Error('the catalogue has no savory yogurt')
  for (let seed = 0; seed < 20; seed++) {
    const sides = chooseSides(permitted, [], foods, { seed, livesOnFat: true, isKosher: false, wantsFat: false })
    const beside = sides.filter((side) => side.goesBeside(model)).map(({ part }) => part.food.id)
    expect(beside.filter((id) => id.startsWith('yogurt'))).toEqual([])
  }
})

test('honey, jam and syrup stand beside porridge on a day that loads, and not beside fish, potatoes or onions', () => {
  const foods = new WeekFoods(catalog, 'metric')
  const rules = catalog.rulesFor([], [])
  const options = { seed: 1, livesOnFat: false, isKosher: false, wantsFat: false }
  const sides = chooseSides(permittedSides(catalog, rules), permittedLoadingSides(catalog, rules), foods, options)
  const sweetBeside = (id: string) => {
    const recipe = catalog.findRecipe(id)
    const model = recipe && modelDish(recipe, catalog.findFood, foods)
    if (!model) throw new Error(`the catalogue has no ${id}`)
    return sides.filter((side) => side.gives === 'sweet' && side.goesBeside(model)).map(({ part }) => part.food.id)
  }
  const spreads = ['honey', 'jam', 'maple-syrup']
  expect(sweetBeside('cream-of-rice-with-soy-milk-and-jam')).toEqual(expect.arrayContaining(['honey', 'maple-syrup']))
  for (const savory of ['salmon-dill-potato-hash', 'tapioca-pearls-with-egg-ribbons', 'chicken-grape-salad-cup']) {
    expect(sweetBeside(savory)).toContain('fruit-leather')
    expect(sweetBeside(savory).filter((id) => spreads.includes(id))).toEqual([])
  }
})

test('no shake stands beside a smoothie', () => {
  const foods = new WeekFoods(catalog, 'metric')
  const permitted = permittedSides(catalog, catalog.rulesFor(['paleo'], []))
  const recipe = catalog.findRecipe('hemp-cocoa-banana-smoothie')
  const model = recipe && modelDish(recipe, catalog.findFood, foods)
  if (!model) throw new Error('the catalogue has no such smoothie')
  const shakes = Array.from({ length: 20 }, (_, seed) =>
    chooseSides(permitted, [], foods, { seed, livesOnFat: false, isKosher: false, wantsFat: false }).filter(
      ({ isPowder }) => isPowder,
    ),
  ).flat()
  expect(shakes.length).toBeGreaterThan(0)
  expect(shakes.filter((side) => side.goesBeside(model))).toEqual([])
})

test('a shake beside a dish is a scoop at least', () => {
  const shakes = permittedSides(catalog, catalog.rulesFor([], [])).filter(({ food }) => food.id.endsWith('-powder'))
  expect(shakes.length).toBeGreaterThan(0)
  for (const { food, min, stepGrams } of shakes) {
    const scoop = food.portions.find(({ unit }) => unit === 'scoop')?.grams ?? 0
    expect(min * stepGrams, food.id).toBeGreaterThanOrEqual(0.8 * scoop)
  }
})

test('a day that loads has each thing in its larger measure alone, and sweets that no diet of the athlete forbids', () => {
  const foods = new WeekFoods(catalog, 'metric')
  const suiting = (diets: readonly Diet[], seed: number) => {
    const rules = catalog.rulesFor(diets, [])
    const loading = permittedLoadingSides(catalog, rules)
    const options = { seed, livesOnFat: false, isKosher: false, wantsFat: false }
    return chooseSides(permittedSides(catalog, rules), loading, foods, options)
      .filter(({ suitsLoading }) => suitsLoading)
      .map(({ part }) => part.food.id)
  }
  for (let seed = 0; seed < 40; seed++) {
    const ids = suiting([], seed)
    expect(ids.length).toBe(new Set(ids).size)
  }
  expect(suiting([], 1)).toContain('jelly-beans')
  expect(suiting(['vegan'], 1)).not.toContain('jelly-beans')
  expect(suiting(['vegan'], 1)).toEqual(expect.arrayContaining(['mango-dried', 'fruit-leather']))
})

test('a week that loads has something beside its dishes that brings protein with little fat and fiber, for vegans too', () => {
  const foods = new WeekFoods(catalog, 'metric')
  const rules = catalog.rulesFor(['vegan', 'gluten-free'], [])
  const permitted = permittedSides(catalog, rules)
  const loading = permittedLoadingSides(catalog, rules)
  for (let seed = 0; seed < 40; seed++) {
    const options = { seed, livesOnFat: false, isKosher: false, wantsFat: false }
    const lean = chooseSides(permitted, loading, foods, options).filter(({ gives, suitsLoading, part: { food } }) => {
      const { protein, calories } = food.per100g
      return gives === 'protein' && suitsLoading && 4 * (protein ?? 0) >= 0.6 * (calories ?? 0)
    })
    expect(lean, `seed ${seed}`).not.toEqual([])
  }
})

test('who lives on fat always has oil, and a week with an event fat that holds little fiber', () => {
  const foods = new WeekFoods(catalog, 'metric')
  const fatOf = (diets: readonly Diet[], seed: number, loads: boolean) => {
    const rules = catalog.rulesFor(diets, ['milk'])
    const loading = loads ? permittedLoadingSides(catalog, rules) : []
    const options = { seed, livesOnFat: diets.includes('low-carb'), isKosher: false, wantsFat: loads }
    return chooseSides(permittedSides(catalog, rules), loading, foods, options).filter(({ gives }) => gives === 'fat')
  }
  for (let seed = 0; seed < 40; seed++) {
    expect(fatOf(['low-carb'], seed, false).map(({ part }) => part.food.id)).toContain('olive-oil')
    expect(fatOf([], seed, true).some(({ suitsLoading }) => suitsLoading)).toBe(true)
  }
})
