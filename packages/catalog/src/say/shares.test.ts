import { describe, expect, test } from 'vitest'
import { openCatalog } from '../catalog.ts'
import { openMealReader } from './index.ts'

const { read } = openMealReader(openCatalog())
const itemsOf = (text: string): readonly string[] =>
  read(text).items.map(({ key, grams }) => `${key.replace('food:', '')} ${Math.round(grams)}`)

describe('a recipe with its ingredients', () => {
  test.each<readonly [string, readonly string[]]>([
    [
      'chili: 500 g 5% mince, 400 g kidney beans, serves 4, ate 1',
      ['beef-ground-95-raw 125', 'kidney-beans-canned 100'],
    ],
    [
      '2 portions of my chili (500 g 5% mince, 400 g kidney beans, serves 4)',
      ['beef-ground-95-raw 250', 'kidney-beans-canned 200'],
    ],
    [
      'chili: 500 g 5% mince, 400 g kidney beans, serves twenty, ate one',
      ['beef-ground-95-raw 25', 'kidney-beans-canned 20'],
    ],
    [
      'chili: 600 g 5% mince, 480 g kidney beans, serves twenty-four, ate two',
      ['beef-ground-95-raw 50', 'kidney-beans-canned 40'],
    ],
    ['3 of 12 energy balls (200 g dates, 100 g almonds)', ['dates-medjool 50', 'almonds 25']],
    ['smoothie: 300 ml oat milk, 30 g whey. drank two thirds', ['oat-milk-unsweetened 203', 'whey-protein-powder 20']],
    ['pancakes - 90 g oats, 2 eggs, left a third', ['rolled-oats-dry 60', 'egg-whole-raw 67']],
    ['omelette (3 eggs, 20 g cheddar) and a banana', ['egg-whole-raw 150', 'cheddar 20', 'banana 118']],
  ])('%s', (text, expected) => expect(itemsOf(text)).toEqual(expected))

  test('is as much as it was without a word of a share', () =>
    expect(itemsOf('lunch: 120 g chicken, 200 g rice')).toEqual(['chicken-breast-cooked 120', 'white-rice-cooked 200']))
})

describe('a share behind what was eaten', () => {
  test.each<readonly [string, readonly string[]]>([
    ['a banana and a pizza, shared with my wife', ['banana 118', 'dish:pizza 236']],
    ['200 g pasta with 20 g pesto, left half', ['pasta-cooked 100', 'pesto 10']],
    ['200 g chicken and 100 g rice, ate two thirds of the rice', ['chicken-breast-cooked 200', 'white-rice-cooked 67']],
    ['200 g chicken and 100 g rice, left half the rice', ['chicken-breast-cooked 200', 'white-rice-cooked 50']],
    ['200 g chicken and about half of my fries', ['chicken-breast-cooked 200', 'fries-oven 70']],
    ['pizza compartida entre dos', ['dish:pizza 236']],
    ['pizza entre tres', ['dish:pizza 157']],
    ['Pizza zu dritt geteilt, 1 Banane', ['dish:pizza 157', 'banana 118']],
    ['eine Pizza durch vier geteilt', ['dish:pizza 118']],
    ['bag of doritos (the 180g one) shared with flatmate', ['tortilla-chips 90']],
  ])('%s', (text, expected) => expect(itemsOf(text)).toEqual(expected))
})
