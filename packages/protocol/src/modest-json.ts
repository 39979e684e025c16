/** How much there may be in a JSON text, whatever its length. */
export interface JsonBounds {
  /** Lists, objects and their items together. */
  readonly values: number
  /** Levels of lists and objects within each other. */
  readonly depth: number
}

/** The largest genuine call, twenty recorded activities with all their samples, has a third of it. */
export const CALL_BOUNDS: JsonBounds = { values: 200_000, depth: 100 }

const QUOTE = 34
const COMMA = 44
const BACKSLASH = 92
const OPENING = new Set([91, 123])
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
export const isModestJson = (text: string, { values, depth }: JsonBounds = CALL_BOUNDS): boolean => {
  let count = 0
  let level = 0
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === QUOTE) at = endOfString(text, at)
    else if (code === COMMA) count += 1
    else if (OPENING.has(code)) {
      count += 1
      level += 1
    } else if (CLOSING.has(code)) level -= 1
    if (level > depth || count > values) return false
  }
  return true
}
