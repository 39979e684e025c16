import { describe, expect, test } from 'vitest'
import { recipesOfOtherSites } from '../../../../testing/recipes-of-other-sites.ts'
import { recipeInText } from './recipe-text.ts'

describe('of a pasted recipe no line of the list is lost', () => {
  test.each(recipesOfOtherSites)('$style', ({ text, name, servings, lines }) =>
    expect(recipeInText(text)).toEqual({ name, servings, lines }),
  )
})

const odd = [
  '2 slices sourdough bread',
  '3 unidades de huevo',
  '4 Stück Zwiebeln',
  'Cream - 100 ml',
  'Cream cheese 100 g',
  '2 packets 2-minute noodles',
  'Total 0% yogurt - 200 g',
  'Nutritional yeast - 20 g',
  'Boil in the bag rice 125 g',
  '8 eggs, boiled for 6 minutes',
  'Fresh basil',
  'Öl zum Braten',
  'Perejil al gusto',
  'Prawns, marinated until pink',
]

test.each(odd.map((_, at) => [[...odd.slice(at), ...odd.slice(0, at)]]))(
  'nothing of a list is lost, wherever it stands: %s first',
  (lines) => {
    expect(recipeInText(['Soup', 'Ingredients', ...lines, 'Method', 'Cook it all.'].join('\n'))?.lines).toEqual(lines)
  },
)

test.each([
  ['spaces', `${' '.repeat(300_000)}x`],
  ['digits', '1'.repeat(300_000)],
  ['figures', '1.'.repeat(150_000)],
  ['bars', `${'- '.repeat(150_000)}x`],
  ['colons', 'Ingredients: '.repeat(20_000)],
  ['commas', `Ingredients: 1 ${', a'.repeat(100_000)}`],
  ['brackets', '(serves '.repeat(40_000)],
  ['lists', 'Ingredients\n1 g a\n2 g b\n'.repeat(12_000)],
  ['lines', 'a\n'.repeat(150_000)],
  ['prices', '$1 ('.repeat(75_000)],
])('a text that is made to be slow of %s is read at once', (_, text) => {
  const started = performance.now()
  recipeInText(`Soup\n${text}\n1 g salt`)
  expect(performance.now() - started).toBeLessThan(1000)
})
