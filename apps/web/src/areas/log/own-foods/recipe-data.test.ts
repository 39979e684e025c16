import { describe, expect, test } from 'vitest'
import { parseLinkedData } from './linked-recipes.ts'
import { ingredientLines, readingsOfLine, recipeInData } from './recipe-data.ts'

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
    [
      'behind links to others',
      { '@graph': [{ '@type': 'ItemList', itemListElement: [{ item: { '@type': 'Recipe', name: 'Other' } }] }, soup] },
    ],
  ])('is found %s', (_, data) => {
    expect(recipeInData(data, plain)).toEqual({
      name: 'Mac & cheese',
      servings: 4,
      lines: ['200 g pasta', '100 g cheddar'],
    })
  })

  test.each([
    ['things with names', soup.recipeIngredient.map((name) => ({ '@type': 'Text', name }))],
    ['texts of a language', soup.recipeIngredient.map((text) => ({ '@value': text, '@language': 'en' }))],
    ['lists in a list', [['200 g pasta'], ['100 g cheddar']]],
    ['a list of things', { '@type': 'ItemList', itemListElement: ['200 g pasta', { name: '100 g cheddar' }] }],
    [
      'sections of supplies',
      [
        {
          '@type': 'HowToSection',
          name: 'Sauce',
          itemListElement: [
            { '@type': 'HowToSupply', name: 'pasta', requiredQuantity: { value: 200, unitText: 'g' } },
            { '@type': 'PropertyValue', name: 'cheddar', value: '100', unitText: 'g' },
          ],
        },
      ],
    ],
    ['one text', '200 g pasta\n100 g cheddar'],
  ])('lists its ingredients as %s', (_, recipeIngredient) => {
    expect(recipeInData({ ...soup, recipeIngredient }, plain)?.lines).toEqual(['200 g pasta', '100 g cheddar'])
  })

  test('loses nothing of a list that is one long text', () => {
    const list = Array.from({ length: 40 }, (_, at) => `${at + 1} g food, chopped`)
    const lines = recipeInData({ ...soup, recipeIngredient: list.join(', ') }, plain)?.lines
    expect(lines).toEqual(list)
  })

  test.each([
    ['lines broken within texts', `{"@type":"Recipe",\n"name":"Big\nsoup","recipeIngredient":["2 eggs\t"]}`],
    ['a comma too many', `{"@type":"Recipe","name":"Big soup","recipeIngredient":["2 eggs",],}`],
    ['CDATA', `//<![CDATA[\n{"@type":"Recipe","name":"Big soup","recipeIngredient":["2 eggs"]}\n//]]>`],
    ['a comment', `<!-- {"@type":"Recipe","name":"Big soup","recipeIngredient":["2 eggs"]}; -->`],
  ])('is read where its data has %s', (_, text) => {
    expect(recipeInData(parseLinkedData(text), plain)).toMatchObject({ name: 'Big soup', lines: ['2 eggs'] })
  })

  test('that is made to be slow by what stands behind its data is read at once', () => {
    const started = performance.now()
    expect(parseLinkedData(`{}${']]>-->]]>\t-->'.repeat(10_000)}--`)).toBeUndefined()
    expect(parseLinkedData(`{}${' '.repeat(300_000)}--`)).toBeUndefined()
    expect(performance.now() - started).toBeLessThan(1000)
  })

  test('whose yield is made to be slow is read at once', () => {
    const started = performance.now()
    expect(recipeInData({ ...soup, recipeYield: `serves${' '.repeat(300_000)}!` }, plain)?.servings).toBeNull()
    expect(performance.now() - started).toBeLessThan(1000)
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
  ['4-6 portions', 4],
  ['12 muffins', 12],
  [['a lot', '2,5'], 2.5],
  [['1 loaf', '12 slices'], 12],
  ['6-8 servings (makes 2 loaves)', 6],
  ['1 (9-inch) cake, 8 servings', 8],
  [{ '@type': 'QuantitativeValue', value: 4, unitText: 'servings' }, 4],
  ['vier Portionen', 4],
  ['20 cm Springform', null],
  ['1.5 liters', null],
  ['one 9x13 pan', null],
  ['0', null],
  ['100000', null],
  [undefined, null],
])('the yield %j is %s servings', (recipeYield, servings) =>
  expect(recipeInData({ ...soup, recipeYield }, plain)?.servings).toBe(servings),
)

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
