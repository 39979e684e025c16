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

/** Two known words written as one: `peanutbutter`. */
export function splitWord(word: string, isKnown: (word: string) => boolean): readonly [string, string] | undefined {
  for (let at = 3; at <= word.length - 3; at += 1) {
    const pair = [word.slice(0, at), word.slice(at)] as const
    if (pair.every(isKnown)) return pair
  }
  return undefined
}
