/** Most blocks of one page that are looked at, and the longest of them in characters. */
const MAX_BLOCKS = 20
const MAX_BLOCK = 400_000
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
