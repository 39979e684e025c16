/** Most blocks of one page that are looked at, and the longest of them in characters. */
const MAX_BLOCKS = 20
const MAX_BLOCK = 400_000
/** What is looked through behind the beginning of a recipe in microdata, so that nobody waits while a page of nothing but scripts is. */
const MAX_LOOKED_THROUGH = 3 * MAX_BLOCK
/** Longest opening tag. */
const MAX_TAG = 2000

/** The next place of `pattern` (global) from `from` on, and where it ends. */
const next = (pattern: RegExp, text: string, from: number) => {
  pattern.lastIndex = from
  const found = pattern.exec(text)
  return found === null ? undefined : { at: found.index, end: found.index + found[0].length }
}

/**
 * The blocks of linked data (JSON-LD) in a page that speak of a recipe, as they stand there. Each part of the page is
 * passed once, however it was written.
 */
export function recipeBlocks(page: string): readonly string[] {
  const [opening, ending] = [/<script\b/gi, /<\/script/gi]
  const blocks: string[] = []
  for (let from = 0; blocks.length < MAX_BLOCKS; ) {
    const script = next(opening, page, from)
    if (!script) break
    const close = page.indexOf('>', script.end)
    const end = close < 0 ? undefined : next(ending, page, close)
    if (!end) break
    const tag = page.slice(script.end, Math.min(close, script.end + MAX_TAG)).toLowerCase()
    const block = page.slice(close + 1, end.at)
    if (tag.includes('application/ld+json') && block.length <= MAX_BLOCK && block.includes('Recipe'))
      blocks.push(block.trim())
    from = end.end
  }
  return blocks
}

/**
 * Where an element says that it is a recipe in microdata. Spaces on both sides of an optional quotation mark would be shared out
 * in every way, which takes the square of their number.
 */
const RECIPE_TYPE = /\bitemtype\s*=\s*(?:["']\s*)?https?:\/\/(?:www\.)?schema\.org\/Recipe(?![\w/])/i
/** What of a page is no text: its beginning, and what ends it. */
const NO_TEXT = [
  [/<script\b/gi, /<\/script\s*>/gi],
  [/<style\b/gi, /<\/style\s*>/gi],
  [/<svg\b/gi, /<\/svg\s*>/gi],
  [/<!--/g, /-->/g],
] as const

/** A text without what stands from each `opening` to the `ending` behind it; what never ends goes to the end. */
function without(text: string, opening: RegExp, ending: RegExp): string {
  const kept: string[] = []
  for (let from = 0; ; ) {
    const begun = next(opening, text, from)
    kept.push(text.slice(from, begun?.at))
    const ended = begun && next(ending, text, begun.end)
    if (!ended) return kept.join('')
    from = ended.end
  }
}

/**
 * The markup of a page from the element on that says in microdata that it is a recipe, without scripts, styles, pictures and
 * comments. Undefined where nothing says so.
 */
export function recipeMarkup(page: string): string | undefined {
  const type = RECIPE_TYPE.exec(page)
  if (type === null) return undefined
  const tag = page.lastIndexOf('<', type.index)
  if (tag < 0 || type.index - tag > MAX_TAG) return undefined
  const text = NO_TEXT.reduce(
    (rest, [opening, ending]) => without(rest, opening, ending),
    page.slice(tag, tag + MAX_LOOKED_THROUGH),
  )
  return text.slice(0, MAX_BLOCK)
}
