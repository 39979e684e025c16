import { describe, expect, test } from 'vitest'
import { ingredientLines, readingsOfLine, recipeInData, servingsIn } from './recipe-data.ts'

const plain = (text: string) => text.replaceAll(/<[^>]+>/g, '').replaceAll('&amp;', '&')
const soup = {
  '@type': 'Recipe',
  name: 'Mac &amp; cheese',
  recipeYield: ['4', '4 servings'],
  recipeIngredient: ['200 g <b>pasta</b>', '', 'For the sauce:', '100 g cheddar'],
}

describe('the recipe of a page', () => {
  test.each([
    ['alone', soup],
    ['in a list', [{ '@type': 'WebSite' }, soup]],
    ['in a graph', { '@context': 'https://schema.org', '@graph': [{ '@type': 'Person' }, soup] }],
    ['as one of several types', { ...soup, '@type': ['NewsArticle', 'Recipe'] }],
    ['by its whole address', { ...soup, '@type': 'http://schema.org/Recipe' }],
    ['under the page that it is about', { '@type': 'WebPage', mainEntity: soup }],
  ])('is found %s', (_, data) => {
    expect(recipeInData(data, plain)).toEqual({
      name: 'Mac & cheese',
      servings: 4,
      lines: ['200 g pasta', '100 g cheddar'],
    })
  })

  test.each([
    ['of another kind', { ...soup, '@type': 'Article' }],
    ['without ingredients', { ...soup, recipeIngredient: [] }],
    ['of nothing', null],
    ['in another shape', { '@type': 'Recipe', recipeIngredient: { first: 'salt' } }],
  ])('%s is none', (_, data) => expect(recipeInData(data, plain)).toBeUndefined())
})

test.each([
  [4, 4],
  ['Serves 4-6', 4],
  ['12 muffins', 12],
  [['a lot', '2,5'], 2.5],
  ['0', null],
  ['100000', null],
  [undefined, null],
])('the yield %j is %s servings', (said, servings) => expect(servingsIn(said)).toBe(servings))

test('bullets, numbers and headings are no part of an ingredient', () => {
  expect(ingredientLines(['• 2 eggs', '- 80 g oats', '1. salt', 'Sauce:', ' ', '1.5 dl milk'])).toEqual([
    '2 eggs',
    '80 g oats',
    'salt',
    '1.5 dl milk',
  ])
})

test.each([
  ['1 onion, finely chopped', ['1 onion', '1 onion, finely chopped']],
  ['1,5 dl milk', ['1,5 dl milk']],
  ['1 (400 g) can chickpeas, drained', ['400 g chickpeas', '400 g chickpeas, drained']],
  ['2 (14-ounce) cans black beans', ['2 x 14 ounce black beans']],
  ['1 onion (about 150 g)', ['1 onion (about 150 g)']],
  ['2 cups flour (sifted)', ['2 cups flour', '2 cups flour (sifted)']],
])('%s is read in its plainest way first', (line, readings) => expect(readingsOfLine(line)).toEqual(readings))
