import { expect, test } from 'vitest'
import { readCharacters } from './networks.ts'
import { latinAlphabet } from './recognise-line.ts'

test('every character keeps its number: one line of the list is a wide space, and the last is a space that no line holds', () => {
  const characters = readCharacters()
  expect(characters).toHaveLength(6625)
  expect(characters).toContain('\u3000')
  expect(characters.at(-1)).toBe(' ')
})

test('of all characters only those of Latin script are taken, with "none" and the space', () => {
  const { numbers, characters } = latinAlphabet(['', '一', 'a', 'é', 'Ｂ', '7', '%', '\u3000', 'я', ' '])
  expect([...numbers]).toEqual([0, 2, 3, 4, 5, 6, 7, 9])
  expect(characters).toEqual(['', 'a', 'é', 'B', '7', '%', ' ', ' '])
})
