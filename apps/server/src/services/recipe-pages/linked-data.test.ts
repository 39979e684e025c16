import { expect, test } from 'vitest'
import { recipeBlocks } from './linked-data.ts'

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
