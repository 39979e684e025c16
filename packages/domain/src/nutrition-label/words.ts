/** A word as it was recognised, with its box in pixels of an upright picture. */
export interface LabelWord {
  readonly text: string
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
  /** How sure the recogniser is of its characters, 0 to 1; absent where it does not say. */
  readonly sureness?: number
}

/** Words of one printed line, from left to right. */
export type LabelRow = readonly LabelWord[]

const heightOf = (word: LabelWord): number => word.bottom - word.top
const middleOf = (word: LabelWord): number => (word.top + word.bottom) / 2

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

/** Specks and rules that a recogniser takes for text. */
const isNoise = (word: LabelWord, usual: number): boolean =>
  word.text.trim() === '' || heightOf(word) > 4.5 * usual || (!/[\p{L}\p{N}%<]/u.test(word.text) && word.text !== '-')

/** Words whose middles lie within this share of the usual height of each other stand on one line. */
const SAME_LINE = 0.62

/**
 * Puts words back into printed lines, top to bottom, whatever blocks the recogniser saw: the cells of a table belong to
 * the name on their left. Expects an upright, flat picture.
 */
export function rowsOf(words: readonly LabelWord[]): readonly LabelRow[] {
  const usual = median(words.filter(({ text }) => text.trim().length > 1).map(heightOf))
  const rows: { middle: number; words: LabelWord[] }[] = []
  for (const word of words.filter((one) => !isNoise(one, usual)).toSorted((a, b) => middleOf(a) - middleOf(b))) {
    const middle = middleOf(word)
    const row = rows.findLast(
      (one) => Math.abs(one.middle - middle) < SAME_LINE * Math.max(usual, heightOf(word) * 0.6),
    )
    if (row === undefined) rows.push({ middle, words: [word] })
    else {
      row.words.push(word)
      row.middle += (middle - row.middle) / row.words.length
    }
  }
  return rows.map((row) => row.words.toSorted((a, b) => a.left - b.left))
}
