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

  // Fewer signs, no heading, other languages; grains that a cook weighs are dry ones.
  test.each<readonly [string, readonly string[]]>([
    ['overnight oats 400 g oats 800 g milk /5', ['rolled-oats-dry 80', 'milk-2-percent 160']],
    ['1 kg chicken breast + 500 g rice, 5 boxes, ate 1', ['chicken-breast-cooked 200', 'white-rice-dry 100']],
    [
      '800 g chicken breast, 400 g cooked rice, split into 4 tubs',
      ['chicken-breast-cooked 200', 'white-rice-cooked 100'],
    ],
    ['stew for 6: 900 g potatoes, 300 g carrots. had 2', ['potato-boiled 300', 'carrot 100']],
    ['potato gratin: 900 g potatoes, 300 g cheddar. 6 servings, ate 1.5', ['potato-boiled 225', 'cheddar 75']],
    ['one sixth of: 600 g potatoes, 300 g black beans', ['potato-boiled 100', 'black-beans-cooked 50']],
    ['soup 800 g potatoes, 400 g carrots, a quarter of the pot', ['potato-boiled 200', 'carrot 100']],
    ['banana bread 10 slices from 300 g bananas 250 g flour, 2 slices', ['banana 60', 'all-purpose-flour 50']],
    ['energy balls rolled into 20: 200 g dates, 100 g almonds. ate 3', ['dates-medjool 30', 'almonds 15']],
    [
      '600 g chicken breast, 400 g rice, split into 4 tubs, ate 1 with 10 g butter',
      ['chicken-breast-cooked 150', 'white-rice-dry 100', 'butter-salted 10'],
    ],
    ['600 g Kartoffeln, 400 g Nudeln, auf 4 Boxen verteilt, davon 1', ['potato-boiled 150', 'pasta-dry 100']],
    ['400 g patatas, 100 g chorizo, salen 4 raciones, comí 1', ['potato-boiled 100', 'chorizo-raw 25']],
  ])('%s', (text, expected) => expect(itemsOf(text)).toEqual(expected))

  test.each<readonly [string, readonly string[]]>([
    ['100 g oats and 300 g milk, half a banana', ['rolled-oats-dry 100', 'milk-2-percent 300', 'banana 59']],
    [
      '120 g chicken breast, 200 g rice, 2 boxes of raisins',
      ['chicken-breast-cooked 120', 'white-rice-cooked 200', 'raisins 86'],
    ],
    ['made 2 eggs, 40 g cheddar and 30 g butter', ['egg-whole-raw 100', 'cheddar 40', 'butter-salted 30']],
  ])('is none: %s', (text, expected) => expect(itemsOf(text)).toEqual(expected))

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
