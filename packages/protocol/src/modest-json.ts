/** How much there may be in a JSON text, whatever its length. */
export interface JsonBounds {
  /** Lists, objects and their items together. */
  readonly values: number
  /** Levels of lists and objects within each other. */
  readonly depth: number
  /** Fields of any one object: a hundred thousand names cost what a million figures in a list do. */
  readonly fields: number
}

/**
 * The largest genuine call, twenty recorded activities with all their samples, has a third of it; the most fields, up to nine
 * thousand, are those of preferences.
 */
export const CALL_BOUNDS: JsonBounds = { values: 200_000, depth: 100, fields: 10_000 }

const QUOTE = 34
const COMMA = 44
const BACKSLASH = 92
const OPENING_BRACE = 123
const OPENING = new Set([91, OPENING_BRACE])
const CLOSING = new Set([93, 125])

/** Where the string ends that begins at this quote. */
const endOfString = (text: string, start: number): number => {
  for (let end = text.indexOf('"', start + 1); end !== -1; end = text.indexOf('"', end + 1)) {
    let before = end - 1
    while (text.charCodeAt(before) === BACKSLASH) before -= 1
    // Every second backslash stands for itself, so only after an odd number of them the quote is part of the text.
    if ((end - before) % 2 === 1) return end
  }
  return text.length
}

/**
 * Whether a JSON text stays within bounds, found out without parsing it: ten megabytes of brackets take seconds to parse
 * and longer to write again, while nobody else is served. Long strings, such as pictures, count as one value.
 */
export const isModestJson = (text: string, { values, depth, fields }: JsonBounds = CALL_BOUNDS): boolean => {
  let count = 0
  /** Fields so far of each object that is open, one within the other; a list has none, however long it is. */
  const open: number[] = []
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === QUOTE) at = endOfString(text, at)
    else if (code === COMMA) {
      count += 1
      const own = (open.at(-1) ?? 0) + 1
      if (own > fields) return false
      if (open.length > 0) open[open.length - 1] = own
    } else if (OPENING.has(code)) {
      count += 1
      open.push(code === OPENING_BRACE ? 1 : Number.NEGATIVE_INFINITY)
    } else if (CLOSING.has(code)) open.pop()
    if (open.length > depth || count > values) return false
  }
  return true
}
