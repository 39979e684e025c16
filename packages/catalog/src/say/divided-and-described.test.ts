import { describe, expect, test } from 'vitest'
import { openCatalog } from '../catalog.ts'
import { openMealReader } from './read-meal.ts'
import { isUnsure } from './said-meal.ts'

const { read } = openMealReader(openCatalog())
/** Each item with its grams. */
const itemsOf = (text: string): readonly string[] =>
  read(text).items.map(({ key, grams }) => `${key.replace('food:', '')} ${Math.round(grams)}`)

describe('what was divided is divided', () => {
  test.each([
    ['200g rice between 3', ['white-rice-cooked 67']],
    ['200g rice, took half home', ['white-rice-cooked 100']],
    ['200 g edamame to share', ['edamame-shelled 100']],
    [
      'made 12 muffins with 250g flour, 2 eggs, 100g sugar. Ate 3',
      ['all-purpose-flour 63', 'egg-whole-raw 25', 'sugar-white 25'],
    ],
    ['energy balls 200g dates 150g oats makes 20, 4 eaten', ['dates-medjool 40', 'rolled-oats-dry 30']],
    [
      'bolognese with 750g mince and 2 jars of passata split 5 ways plus 80g dry spaghetti',
      ['beef-ground-90-cooked 150', 'tomato-puree 160', 'pasta-dry 80'],
    ],
    [
      'overnight oats for 4 days: 200g oats, 600ml milk, 4 tbsp chia. one jar',
      ['rolled-oats-dry 50', 'milk-2-percent 155', 'chia-seeds 12'],
    ],
    ['eine Tüte Nüsse 200er', ['mixed-nuts 200']],
  ])('%s', (text, items) => {
    expect(itemsOf(text)).toEqual(items)
  })
  test('a range is none of it', () => expect(itemsOf('between 3 and 4 eggs')).toEqual(['egg-whole-raw 175']))
})

describe('amounts stay with their foods', () => {
  test.each([
    ['milk 250ml raisins', ['milk-2-percent 258', 'raisins 30']],
    ['bulgur salad 300 g mit Feta', ['dish:orzo-salad 300', 'feta 30']],
    ['leche 200ml avena 50g plátano', ['milk-2-percent 206', 'rolled-oats-dry 50', 'banana 118']],
    ['overnight oats 60g oats 200ml milk', ['rolled-oats-dry 60', 'milk-2-percent 206']],
    ['2 eggs on toast', ['egg-whole-raw 100', 'whole-wheat-bread 64']],
    ['a sprinkle of cheese', ['cheddar 10']],
    ['large coffee two creams', ['coffee 408', 'cream-heavy 60']],
  ])('%s', (text, items) => {
    expect(itemsOf(text)).toEqual(items)
  })
})

describe('what belongs to a dish is in it', () => {
  test.each([
    ['potaje de garbanzos', ['dish:chickpea-stew 490']],
    ['small latte oat milk', ['dish:latte 225']],
    ['pasta con salsa boloñesa', ['dish:spaghetti-bolognese 420']],
    ['nuggets with sweet and sour', ['dish:chicken-nugget 88', 'dish:sweet-chili-sauce 25']],
    ['mac and cheese one cup', ['dish:mac-cheese 237']],
  ])('%s', (text, items) => {
    expect(itemsOf(text)).toEqual(items)
  })
  test('the steak of a bowl whose parts are listed is not lost', () =>
    expect(itemsOf('burrito bowl with steak, brown rice, black beans, salsa, cheese')[0]).toMatch(/^beef-top-sirloin/))
  test('a recipe that comes in pieces is counted by these', () => {
    const [one] = read('2 fish tacos').items
    expect(one?.nutrients.calories).toBeLessThan(500)
  })
})

test('a sandwich of nothing told has a filling, and is to be checked', () => {
  const [sandwich] = read('a sandwich').items
  expect(sandwich?.nutrients.calories).toBeGreaterThan(300)
  expect(sandwich && isUnsure(sandwich)).toBe(true)
  expect(itemsOf('a sandwich with 100 g ham')).toEqual(['dish:sandwich 64', 'ham-sliced-deli 100'])
})
