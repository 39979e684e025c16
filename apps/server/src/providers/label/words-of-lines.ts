import type { LabelWord } from '@pacemeal/domain/nutrition-label'
import type { TextLine } from './ocr/read-text.ts'
import type { LineCharacter } from './ocr/recognise-line.ts'
import type { TextBox } from './ocr/text-box.ts'

/** How steeply lines run at a place: on a pack that is held askew, seen at a slant, or round. */
interface Slope {
  readonly everywhere: number
  /** More of it to the right: lines are bowed. */
  readonly right: number
  /** More of it further down: the picture was taken at a slant. */
  readonly down: number
}

/** Only a line that is so many times longer than high tells how lines run. */
const IS_LONG = 3
/** A box is higher than its print by its margins. */
const PRINT_SHARE = 0.68

/** Solves three linear equations (Cramer). */
const solve = (m: readonly (readonly number[])[], v: readonly number[]): readonly number[] | undefined => {
  const at = (row: number, column: number) => m[row]?.[column] ?? 0
  const determinant = (a: (row: number, column: number) => number): number =>
    a(0, 0) * (a(1, 1) * a(2, 2) - a(1, 2) * a(2, 1)) -
    a(0, 1) * (a(1, 0) * a(2, 2) - a(1, 2) * a(2, 0)) +
    a(0, 2) * (a(1, 0) * a(2, 1) - a(1, 1) * a(2, 0))
  const whole = determinant(at)
  if (Math.abs(whole) < 1e-9) return undefined
  return [0, 1, 2].map(
    (replaced) => determinant((row, column) => (column === replaced ? (v[row] ?? 0) : at(row, column))) / whole,
  )
}

/** Fits how lines run to the boxes, the longer ones counting more (least squares, little by little towards none). */
const slopeOf = (boxes: readonly TextBox[], scale: number): Slope => {
  const long = boxes.filter(({ width, height }) => width > IS_LONG * height)
  const sums = [
    [1e-6, 0, 0],
    [0, 1e-2, 0],
    [0, 0, 1e-2],
  ]
  const right = [0, 0, 0]
  for (const box of long) {
    const weight = (box.width / scale) ** 2
    const basis = [1, box.x / scale, box.y / scale]
    for (let i = 0; i < 3; i += 1) {
      right[i] = (right[i] ?? 0) + weight * (basis[i] ?? 0) * Math.tan(box.angle)
      for (let j = 0; j < 3; j += 1) {
        const row = sums[i] as number[]
        row[j] = (row[j] ?? 0) + weight * (basis[i] ?? 0) * (basis[j] ?? 0)
      }
    }
  }
  const [everywhere = 0, toRight = 0, down = 0] = solve(sums, right) ?? []
  return { everywhere, right: toRight / scale, down: down / scale }
}

/** How far down a place would be if its line were level. */
const levelled = (x: number, y: number, { everywhere, right, down }: Slope): number =>
  y - (everywhere * x + (right * x * x) / 2 + down * x * y)

/** Characters between spaces. */
const wordsOf = (characters: readonly LineCharacter[]): LineCharacter[][] => {
  const words: LineCharacter[][] = []
  let open: LineCharacter[] | undefined
  for (const character of characters) {
    if (character.text.trim() === '') open = undefined
    else if (open === undefined) {
      open = [character]
      words.push(open)
    } else open.push(character)
  }
  return words
}

/** The mean of its characters, as PaddleOCR scores a line. */
const surenessOf = (word: readonly LineCharacter[]): number =>
  word.reduce((sum, { sureness }) => sum + sureness, 0) / Math.max(1, word.length)

/** The furthest that a place is still moved, in heights of print, and in which steps. */
const MAX_SHIFT = 1.5
const SHIFT_STEP = 0.25
/** Words count as level when their middles differ by less than about this, in heights of print. */
const LEVEL = 0.2
/** What a shift must gain for each height of print, so that level words stay where they are. */
const SHIFT_COST = 0.01

const shifts = Array.from({ length: (2 * MAX_SHIFT) / SHIFT_STEP + 1 }, (_, at) => at * SHIFT_STEP - MAX_SHIFT)

/**
 * Moves the columns of a table up or down until most words stand level with others: short words tell little about how
 * lines run, but that a panel has lines is known.
 */
const alignColumns = (words: readonly LabelWord[]): readonly LabelWord[] => {
  const heights = words.map(({ top, bottom }) => bottom - top).toSorted((a, b) => a - b)
  const height = heights[heights.length >> 1] ?? 0
  const left = Math.min(...words.map((word) => word.left))
  const width = Math.max(...words.map(({ right }) => right)) - left
  if (words.length < 8 || words.length > 250 || height <= 0 || width <= 0) return words
  const places = words.map((word) => {
    const x = ((word.left + word.right) / 2 - left) / width
    return { x, square: x * x, y: (word.top + word.bottom) / 2 / height }
  })
  const near = 2 * MAX_SHIFT + 1
  const pairs = places.flatMap((one, at) =>
    places.slice(at + 1).flatMap((other) => {
      const [x, y] = [other.x - one.x, other.y - one.y]
      return Math.abs(x) * width < 3 * height || Math.abs(y) > near ? [] : [{ x, square: other.square - one.square, y }]
    }),
  )
  let best = { right: 0, bow: 0, score: Number.NEGATIVE_INFINITY }
  for (const right of shifts) {
    for (const bow of shifts) {
      let level = 0
      for (const pair of pairs) {
        const off = (pair.y - right * pair.x - bow * pair.square) / LEVEL
        if (off < 3 && off > -3) level += Math.exp(-off * off)
      }
      const score =
        level / Math.max(1, pairs.length) ** 0.5 / words.length ** 0.5 - SHIFT_COST * (Math.abs(right) + Math.abs(bow))
      if (score > best.score) best = { right, bow, score }
    }
  }
  return words.map((word, at) => {
    const { x = 0, square = 0 } = places[at] ?? {}
    const by = height * (best.right * x + best.bow * square)
    return { ...word, top: word.top - by, bottom: word.bottom - by }
  })
}

/** The words of recognised lines, as if the panel had been flat and level. */
export const wordsOfLines = (lines: readonly TextLine[]): readonly LabelWord[] => {
  const boxes = lines.map(({ box }) => box)
  const scale = Math.max(1, ...boxes.map(({ x, y, width }) => Math.max(x + width / 2, y)))
  const slope = slopeOf(boxes, scale)
  const words = lines.flatMap(({ box, characters }) => {
    const cos = Math.cos(box.angle)
    const half = (PRINT_SHARE * box.height) / 2
    const character = (box.width * 0.5) / Math.max(1, characters.length)
    return wordsOf(characters).map((word): LabelWord => {
      const [first, last] = [word[0]?.at ?? 0, word.at(-1)?.at ?? 1]
      const along = (share: number) => (share - 0.5) * box.width
      const left = box.x + (along(first) - character) * cos
      const right = box.x + (along(last) + character) * cos
      const y = box.y + along((first + last) / 2) * Math.sin(box.angle)
      const middle = levelled((left + right) / 2, y, slope)
      const text = word.map(({ text: one }) => one).join('')
      return { text, left, right, top: middle - half, bottom: middle + half, sureness: surenessOf(word) }
    })
  })
  return alignColumns(words)
}
