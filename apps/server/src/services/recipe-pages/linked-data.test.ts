import { expect, test } from 'vitest'
import { recipeBlocks, recipeMarkup } from './linked-data.ts'

const block = '{"@type":"Recipe"}'

test.each([
  ['plainly', `<script type="application/ld+json">${block}</script>`, [block]],
  [
    'in capitals, among others',
    `<p>İ</p><SCRIPT id=a TYPE='application/ld+json'>\n${block}\n</SCRIPT ><script>1</script>`,
    [block],
  ],
  ['twice', `<script type=application/ld+json>${block}</script>`.repeat(2), [block, block]],
  ['not in a script of another kind', `<script>${block}</script>`, []],
  ['not when it is of something else', '<script type="application/ld+json">{"@type":"Person"}</script>', []],
  ['not in a script that never ends', `<script type="application/ld+json">${block}`, []],
  ['not in a tag that never ends', '<script type="application/ld+json" ', []],
])('a recipe is found %s', (_, page, found) => expect(recipeBlocks(page)).toEqual(found))

test('a page made to be slow is read once', () => {
  expect(recipeBlocks('<script'.repeat(300_000))).toEqual([])
  expect(recipeBlocks('<script>'.repeat(250_000))).toEqual([])
})

const recipe = '<div itemscope itemtype="https://schema.org/Recipe"><b itemprop="name">Soup</b>'

test.each([
  ['from its element on', `<nav>Menu</nav>${recipe}`, recipe],
  ['by its older address', recipe.replace('https', 'http'), recipe.replace('https', 'http')],
  [
    'without what is no text',
    `${recipe}<!-- a --><SCRIPT>b</SCRIPT >c<style>d</style><svg><g/></svg>e<script>f`,
    `${recipe}ce`,
  ],
  ['not of another type', '<div itemscope itemtype="https://schema.org/RecipeSeries">', undefined],
  ['not in words', 'itemtype="https://schema.org/Recipe"', undefined],
])('a recipe in microdata is found %s', (_, page, found) => expect(recipeMarkup(page)).toBe(found))

test('a page of microdata that is made to be slow is read once, and cut', () => {
  expect(recipeMarkup(`<b itemtype=${' '.repeat(200_000)}`)).toBeUndefined()
  expect(recipeMarkup(`${recipe}${'<!--'.repeat(700_000)}`)).toBe(recipe)
  expect(recipeMarkup(`${recipe}${'<script'.repeat(400_000)}`)).toBe(recipe)
  expect(recipeMarkup(`${recipe}${'<li>'.repeat(700_000)}`)).toHaveLength(400_000)
})
