import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { openCatalog } from '../catalog.ts'
import { germanInstructions } from './german-instructions.ts'
import { cutInstructions, instructionKey, partOfRecipe } from './instruction-parts.ts'
import { spanishInstructions } from './spanish-instructions.ts'

const { recipes } = openCatalog()
/** Bytes after gzip that one part may need, and that those of a week of two dozen recipes need at most. */
const MAX_PART = 4_000
const MAX_WEEK = 45_000

describe.each([
  ['German', germanInstructions],
  ['Spanish', spanishInstructions],
])('the descriptions and steps in %s', (_, table) => {
  const parts = cutInstructions(recipes, table)

  test('stand, for each recipe, in the part of its id', () => {
    const lost = recipes.flatMap(({ id, description, steps }) =>
      [description, ...steps].filter((text) => parts[partOfRecipe(id)]?.[instructionKey(text)] !== table[text]),
    )
    expect(lost).toEqual([])
  })

  test('are light in each part, and for the recipes of a week', () => {
    const sizes = parts.map((part) => gzipSync(JSON.stringify(part)).length)
    expect(Math.max(...sizes)).toBeLessThan(MAX_PART)
    const someRecipes = recipes.filter((_one, at) => at % 25 === 0)
    const ofWeek = new Set(someRecipes.map(({ id }) => partOfRecipe(id)))
    expect([...ofWeek].reduce((sum, part) => sum + (sizes[part] ?? 0), 0)).toBeLessThan(MAX_WEEK)
  })
})

test('two texts under one key would show one for the other, and are refused', () => {
  // The shortest pair of words that the hash takes for one.
  const alike = ['costarring', 'liquid']
  expect(instructionKey('costarring')).toBe(instructionKey('liquid'))
  expect(() => cutInstructions([{ id: 'a', description: 'A dish', steps: alike }], {})).toThrow('share a key')
})
