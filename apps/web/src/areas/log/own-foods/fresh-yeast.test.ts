import { describe, expect, test } from 'vitest'
import { openFoodCatalogue } from '../sheet/food-catalogue.ts'
import { itemsOf } from '../sheet/log-form.ts'
import { blankRecipeForm, withWritten } from './own-recipe-form.ts'

const catalogue = openFoodCatalogue()
/** The yeast that a line of a recipe comes to, in grams of dry yeast. */
const yeastIn = (line: string) =>
  withWritten(blankRecipeForm, { name: 'Bread', servings: 1, lines: [line] }, catalogue)
    .picked.flatMap(itemsOf)
    .map(({ food, grams }) => [food, Number(grams.toFixed(1))])

describe('yeast of a recipe', () => {
  test.each([
    ['1 cube fresh yeast', 14],
    ['1/2 cube fresh yeast', 7],
    ['1 cube (42 g) fresh yeast', 14],
    ['1 cube fresh yeast (25 g)', 8.3],
    ['25 g fresh yeast', 8.3],
    ["15 g fresh baker's yeast", 5],
    ['fresh yeast, 30 g', 10],
    ['1 Würfel Hefe', 14],
    ['½ Würfel frische Hefe', 7],
    ['1 Würfel (42 g) Hefe', 14],
    ['21 g frische Hefe', 7],
    ['21 g Hefe', 7],
    ['30g Backhefe', 10],
    ['1 cubo de levadura fresca', 14],
    ['25 g de levadura fresca', 8.3],
  ])('that is fresh counts as a third of dry yeast: %s', (line, grams) =>
    expect(yeastIn(line)).toEqual([['active-dry-yeast', grams]]),
  )

  test.each([
    ['7 g dried yeast', 7],
    ['yeast 7g', 7],
    ['7 g Hefe', 7],
    ['20 g Trockenhefe', 20],
    ['1 packet dry yeast', 7.2],
    ['1 pkt. yeast', 7.2],
    ['1 Pck. Trockenhefe', 7.2],
    ['1 Päckchen Trockenhefe', 7.2],
    ['1 sobre de levadura seca de panadero', 7.2],
  ])('that is dry counts as it is: %s', (line, grams) => expect(yeastIn(line)).toEqual([['active-dry-yeast', grams]]))

  test('in flakes or as a spread is another food', () => {
    expect(yeastIn('3 EL Hefeflocken')[0]?.[0]).toBe('nutritional-yeast')
    expect(yeastIn('2 tbsp nutritional yeast')[0]?.[0]).toBe('nutritional-yeast')
    expect(yeastIn('1 tsp yeast extract')[0]?.[0]).toBe('yeast-extract')
  })
})
