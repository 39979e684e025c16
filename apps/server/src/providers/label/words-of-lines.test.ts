import { expect, test } from 'vitest'
import type { TextLine } from './ocr/read-text.ts'
import { smallestBox, type TextBox } from './ocr/text-box.ts'
import { wordsOfLines } from './words-of-lines.ts'

const line = (text: string, box: TextBox): TextLine => ({
  box,
  characters: [...text].map((character, at) => ({ text: character, at: (at + 0.5) / text.length, sureness: 1 })),
})

/** Ten lines of a table: a long name, and a figure far to its right, printed on one line that runs as `depth` says. */
const table = (depth: (x: number, y: number) => number): TextLine[] =>
  Array.from({ length: 10 }, (_, row) => {
    const placed = (text: string, x: number, width: number) => {
      const y = 100 + row * 30
      const angle = Math.atan((depth(x + 1, y) - depth(x - 1, y)) / 2)
      return line(text, { x, y: y + depth(x, y), width, height: 28, angle })
    }
    return [placed('of which saturates', 150, 240), placed('12,5 g', 560, 90)]
  }).flat()

const slant = (x: number) => 0.08 * x
const bow = (x: number) => -25 * (1 - ((x - 350) / 350) ** 2)
const aside = (x: number, y: number) => 0.0002 * (x - 350) * y

test('a word is as sure as its characters are on the whole', () => {
  const box = { x: 100, y: 100, width: 120, height: 28, angle: 0 }
  const { characters } = line('Fat 8g', box)
  const hard = characters.map((one) => (one.text === '8' ? { ...one, sureness: 0.5 } : one))
  expect(wordsOfLines([{ box, characters: hard }]).map(({ text, sureness }) => [text, sureness])).toEqual([
    ['Fat', 1],
    ['8g', 0.75],
  ])
})

test.each([
  ['level', () => 0],
  ['askew', slant],
  ['bowed', bow],
  ['at a slant', aside],
])('words of one printed line stand at one height, whatever the picture did: %s', (_, depth) => {
  const words = wordsOfLines(table(depth))
  expect(words.filter(({ text }) => text === '12,5')).toHaveLength(10)
  const middles = (text: string) =>
    words.filter((word) => word.text === text).map(({ top, bottom }) => (top + bottom) / 2)
  for (const [at, middle] of middles('saturates').entries()) {
    expect(Math.abs(middle - (middles('12,5')[at] ?? 0))).toBeLessThan(9)
  }
})

test('columns whose short words tell nothing of how lines run are moved until the lines are level', () => {
  const words = wordsOfLines(
    Array.from({ length: 10 }, (_, row) => {
      const short = (text: string, x: number, lower: number) =>
        line(text, { x, y: 100 + row * 30 + lower, width: 60, height: 28, angle: 0 })
      return [short('Fat', 60, 0), short('9,5', 400, 5), short('1,2', 640, 14)]
    }).flat(),
  )
  const middles = (text: string) =>
    words.filter((word) => word.text === text).map(({ top, bottom }) => (top + bottom) / 2)
  for (const [at, middle] of middles('Fat').entries()) {
    expect(Math.abs(middle - (middles('9,5')[at] ?? 0))).toBeLessThan(5)
    expect(Math.abs(middle - (middles('1,2')[at] ?? 0))).toBeLessThan(5)
  }
})

test('a word ends at a space and keeps its place in the line', () => {
  const [first, second] = wordsOfLines([line('Fat 9g', { x: 100, y: 50, width: 120, height: 30, angle: 0 })])
  expect(first).toMatchObject({ text: 'Fat', left: 40, right: 100 })
  expect(second).toMatchObject({ text: '9g', left: 120, right: 160 })
})

test('the smallest box around points is turned as they are', () => {
  const [cos, sin] = [Math.cos(0.3), Math.sin(0.3)]
  const corner = (u: number, v: number) => [200 + u * cos - v * sin, 100 + u * sin + v * cos] as const
  const box = smallestBox([corner(-80, -10), corner(80, -10), corner(80, 10), corner(-80, 10), corner(0, 3)])
  expect(box.x).toBeCloseTo(200)
  expect(box.y).toBeCloseTo(100)
  expect(box.width).toBeCloseTo(160)
  expect(box.height).toBeCloseTo(20)
  expect(box.angle).toBeCloseTo(0.3)
})
