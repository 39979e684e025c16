/** Letters to add, drop, change or swap with a neighbour to make one word of the other, as far as `most`. */
export function spellingDistance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1
  let before: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= other.length; j += 1) {
      const same = one[i - 1] === other[j - 1] ? 0 : 1
      let best = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + same)
      const isSwap = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      if (isSwap) best = Math.min(best, (before[j - 2] ?? 0) + 1)
      row.push(best)
    }
    if (Math.min(...row) > most) return most + 1
    before = last
    last = row
  }
  return last[other.length] ?? most + 1
}

/** One letter for words of four to seven letters, two beyond; shorter words must be right. */
const typosAllowed = (word: string): number => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2)

/** The known word that was meant, and by how many letters it was missed. Undefined when nothing is near. */
export function findSpelling(
  word: string,
  vocabulary: ReadonlyMap<string, number>,
): { readonly word: string; readonly typos: number } | undefined {
  const most = typosAllowed(word)
  if (most === 0) return undefined
  let best: { readonly word: string; readonly typos: number; readonly weight: number } | undefined
  for (const [known, weight] of vocabulary) {
    if (known.length < 4) continue
    const typos = spellingDistance(word, known, most)
    if (typos > most) continue
    // The first letter is seldom wrong; a word of many names is likelier than one of few.
    const cost = typos * 10 + (known[0] === word[0] ? 0 : 8) - Math.min(weight, 30) / 10
    if (!best || cost < best.weight) best = { word: known, typos, weight: cost }
  }
  return best
}

/** Two known words written as one: `peanutbutter`. */
export function splitWord(word: string, isKnown: (word: string) => boolean): readonly [string, string] | undefined {
  for (let at = 3; at <= word.length - 3; at += 1) {
    const pair = [word.slice(0, at), word.slice(at)] as const
    if (pair.every(isKnown)) return pair
  }
  return undefined
}
