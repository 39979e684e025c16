import type { LabelRow, LabelWord } from './words.ts'

/** A figure at the end of a statement: `7g,`, `(14% DV),`. */
const ENDS_STATEMENT = /(?:\d\s*(?:g|mg|mcg|%|kcal|kJ)\)?|\bDV\)|\dDV\))[,;]$/i
const ENDS_PART = /[,;]$/
/** The same with a space before the unit: `120 kcal,`. */
const UNIT_AT_END = /^(?:g|mg|mcg|%|kcal|kJ)\)?[,;]$/i
const FIGURE = /\d$/
/** What heads a sentence, up to its colon: `por porción (30 g):`, `je 100 g:`. */
const ENDS_HEADING = /(?:^|\d)(?:g|ml)\)?:$/i
/** Fewer statements may be an ingredient list beside a table, and a smaller share of all figures a note below it. */
const MIN_STATEMENTS = 4
const MIN_SHARE = 0.3

/** Whether a panel is printed as a sentence: `Total Fat 7g (14% DV), Sat. Fat 5g (16% DV), …`. */
const isRunning = (rows: readonly LabelRow[]): boolean => {
  const words = rows.flat()
  const statements = words.filter(
    ({ text }, at) => ENDS_STATEMENT.test(text) || (UNIT_AT_END.test(text) && FIGURE.test(words[at - 1]?.text ?? '')),
  ).length
  const figures = words.filter(({ text }) => /\d/.test(text)).length
  return statements >= MIN_STATEMENTS && statements >= MIN_SHARE * figures
}

/**
 * The statements of running text as rows of their own, whatever line they stood on: a figure belongs to the name before
 * it, also at the beginning of the next line. Rows of a table are left as they are.
 */
export function statementsOf(rows: readonly LabelRow[]): readonly LabelRow[] {
  if (!isRunning(rows)) return rows
  const statements: LabelWord[][] = [[]]
  let right = 0
  for (const word of rows.flat()) {
    const width = word.right - word.left
    const height = word.bottom - word.top
    const top = 2 * height * statements.length
    // A space of half the print's height, as between any two words.
    const left = right + height / 2
    right = left + width
    statements.at(-1)?.push({ ...word, left, right, top, bottom: top + height })
    if (!ENDS_PART.test(word.text) && !ENDS_HEADING.test(word.text)) continue
    statements.push([])
    right = 0
  }
  return statements.filter((statement) => statement.length > 0)
}
