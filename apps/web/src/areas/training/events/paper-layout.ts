/**
 * How a race card is printed: `plain` in lines of a readable size on one card, `dense` in two columns on one card, and `fold`
 * on a sheet of two cards that is folded between them, where one card cannot hold the hours.
 */
export type PaperLayout = 'plain' | 'dense' | 'fold'

/**
 * What a card of A6, or an index card, holds in CSS pixels inside its margins, in each layout: characters of a row at the
 * least (capitals and digits are wide), heights of a row and of what stands between lines, and the height of all columns
 * beside title and sums. An index card is narrower, A6 is lower: the smaller of both.
 */
const HOLDS = {
  plain: { characters: 48, row: 15, between: 5, height: 400 },
  dense: { characters: 33, row: 11.2, between: 3, height: 860 },
} as const

const heightOf = (lines: readonly string[], { characters, row, between }: (typeof HOLDS)[keyof typeof HOLDS]): number =>
  lines.reduce((sum, line) => sum + Math.ceil(line.length / characters) * row + between, 0)

/** The largest print in which these lines fit on one card; `fold` when none does. */
export function paperLayout(lines: readonly string[]): PaperLayout {
  if (heightOf(lines, HOLDS.plain) <= HOLDS.plain.height) return 'plain'
  return heightOf(lines, HOLDS.dense) <= HOLDS.dense.height ? 'dense' : 'fold'
}
