import { typosAllowed, typosBetween } from '../edit-distance.ts'

/** A known word, the letters by which it was missed, and how unlikely it is. */
interface Spelling {
  readonly word: string
  readonly typos: number
  readonly cost: number
}

/** The known word that was meant, and by how many letters it was missed. Undefined when nothing is near. */
export function findSpelling(word: string, vocabulary: ReadonlyMap<string, number>): Spelling | undefined {
  const most = typosAllowed(word)
  if (most === 0) return undefined
  let best: Spelling | undefined
  for (const [known, weight] of vocabulary) {
    if (known.length < 4) continue
    const typos = typosBetween(word, known, most)
    if (typos > most) continue
    // The first letter is seldom wrong; a word of many names is likelier than one of few.
    const cost = typos * 10 + (known[0] === word[0] ? 0 : 8) - Math.min(weight, 30) / 10
    if (!best || cost < best.cost) best = { word: known, typos, cost }
  }
  return best
}

const MIN_PART = 3
const MAX_PARTS = 4

/** Known words written as one, the fewest of them: `peanutbutter`, `salmonsweetpotato`. */
export function splitWord(word: string, isKnown: (word: string) => boolean): readonly string[] | undefined {
  const best: (readonly string[] | undefined)[] = [[]]
  for (let end = MIN_PART; end <= word.length; end += 1) {
    for (let from = 0; from <= end - MIN_PART; from += 1) {
      const before = best[from]
      const part = word.slice(from, end)
      if (!before || before.length >= MAX_PARTS || before.length + 1 >= (best[end]?.length ?? MAX_PARTS + 1)) continue
      if (isKnown(part)) best[end] = [...before, part]
    }
  }
  const parts = best[word.length]
  return parts && parts.length > 1 ? parts : undefined
}
