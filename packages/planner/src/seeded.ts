/**
 * A number in [0, 1) that depends only on the seed and the words: FNV-1a over the text, finished with the mixing step
 * of mulberry32. The same key gives the same number in any order of asking, so a plan does not depend on how the
 * catalogue happens to be sorted.
 */
export const seeded = (seed: number, ...words: readonly (string | number)[]): number => {
  const text = words.join('|')
  let hash = (0x811c9dc5 ^ seed) >>> 0
  for (let at = 0; at < text.length; at++) {
    const character = text.codePointAt(at) as number
    hash = Math.imul(hash ^ character, 0x01000193) >>> 0
    if (character > 0xffff) at++
  }
  let mixed = (hash + 0x6d2b79f5) >>> 0
  mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1)
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
}
