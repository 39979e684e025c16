import { expect, test } from 'vitest'
import { readCharacters } from './networks.ts'
import { decode, latinAlphabet } from './recognise-line.ts'

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

test('neighbouring steps of one character are one, and it is as sure as the surest of them', () => {
  const alphabet = latinAlphabet(['', '1', '2'])
  const steps = [
    [0.1, 0.7, 0.2],
    [0.1, 0.9, 0],
    [0.8, 0.2, 0],
    [0.2, 0.6, 0.2],
    [0.3, 0.2, 0.5],
  ]
  const read = decode(Float32Array.from(steps.flat()), steps.length, 3, alphabet, 1)
  expect(read.map(({ text, sureness }) => [text, Math.round(sureness * 100)])).toEqual([
    ['1', 90],
    ['1', 60],
    ['2', 50],
  ])
})
