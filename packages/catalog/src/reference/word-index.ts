import { typosAllowed, typosBetween } from '../edit-distance.ts'

/** Words of an index that a typed word may mean, and how surely each: 1 for the word itself. */
export type Meant = ReadonlyMap<number, number>

/** How much a match counts that is not the word itself. */
const worth = { prefix: 0.85, longPrefix: 0.92, joined: 0.95, oneTypo: 0.7, moreTypos: 0.5, undoubled: 0.68 } as const

/** Letters of a word that may hold one mistake more than usual where it is no word otherwise. */
const MIN_TWICE_MISTYPED = 7
/** Fewer letters begin too many words. */
const MIN_UNDOUBLED = 5
/** A word with each doubled letter once: what is doubled is mistaken most, `mayonaise`, `capuccino`. */
const undoubled = (word: string): string => word.replaceAll(/([a-z])\1/g, '$1')

/** Every different word of the names, found by itself, its beginning or with typing mistakes. */
export interface WordIndex {
  idOf(word: string): number | undefined
  /** `isOpen`: the word may be unfinished. */
  meant(word: string, isOpen: boolean): Meant
}

/** Words whose meaning is kept for the next search. */
const MAX_KEPT = 200

/** How much a word counts that goes on from one that was mistyped. */
const GONE_ON = 0.6

/** Indexes words; a word's id is its place. `isRare`: whether hardly anything is called so, as what one maker cuts short. */
export function indexWords(words: readonly string[], isRare: (id: number) => boolean = () => false): WordIndex {
  const ids = new Map(words.map((word, id) => [word, id]))
  const sorted = words.map((word, id) => ({ word, id })).toSorted((a, b) => (a.word < b.word ? -1 : 1))
  const firstFrom = (prefix: string): number => {
    let low = 0
    let high = sorted.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((sorted[middle]?.word ?? '') < prefix) low = middle + 1
      else high = middle
    }
    return low
  }
  const withTypos = (word: string, most = typosAllowed(word)): Map<number, number> => {
    const found = new Map<number, number>()
    if (most === 0) return found
    for (const { word: other, id } of sorted) {
      if (Math.abs(other.length - word.length) > most || other.length < 4) continue
      const typos = typosBetween(word, other, most)
      // The first letter is seldom wrong.
      const slip = other[0] === word[0] ? 1 : 0.8
      if (typos <= most) found.set(id, (typos === 1 ? worth.oneTypo : worth.moreTypos) * slip)
    }
    return found
  }
  /** Words that go on from an unfinished one but for doubled letters: `mayona`. */
  const begunUndoubled = (word: string): Map<number, number> => {
    const begun = undoubled(word)
    if (begun.length < MIN_UNDOUBLED) return new Map()
    const [first = ''] = word
    const found = new Map<number, number>()
    for (let at = firstFrom(first); at < sorted.length; at += 1) {
      const one = sorted[at]
      if (!one?.word.startsWith(first)) break
      if (undoubled(one.word).startsWith(begun)) found.set(one.id, worth.undoubled)
    }
    return found
  }
  /** With the words that go on from those that were meant: `hänchen` begins `Hähnchenbrust` as `Hähnchen` does. */
  const withContinued = (meant: ReadonlyMap<number, number>): Map<number, number> => {
    const found = new Map(meant)
    for (const [id, sure] of meant) {
      const word = words[id] ?? ''
      for (let at = firstFrom(word); at < sorted.length; at += 1) {
        const one = sorted[at]
        if (!one?.word.startsWith(word)) break
        if (!found.has(one.id)) found.set(one.id, sure * GONE_ON)
      }
    }
    return found
  }
  const meantAnew = (word: string, isOpen: boolean): Meant => {
    const found = new Map<number, number>()
    const own = ids.get(word)
    if (own !== undefined) found.set(own, 1)
    if (isOpen)
      for (let at = firstFrom(word); at < sorted.length; at += 1) {
        const one = sorted[at]
        if (!one?.word.startsWith(word)) break
        if (one.id !== own)
          found.set(
            one.id,
            (word.length * 2 >= one.word.length ? worth.longPrefix : worth.prefix) * (own === undefined ? 1 : 0.6),
          )
      }
    if (found.size > 0) return found
    const mistyped = isOpen && word.length >= MIN_TWICE_MISTYPED ? withContinued(withTypos(word)) : withTypos(word)
    // `blubery` is rather two mistakes from what many foods are called than one from a cut name of a single one.
    if (word.length >= MIN_TWICE_MISTYPED && mistyped.size > 0 && [...mistyped.keys()].every(isRare))
      return new Map([...withTypos(word, 2), ...mistyped])
    const begun = mistyped.size > 0 || !isOpen ? mistyped : begunUndoubled(word)
    // A word that nobody knows may hold two mistakes: `avacodo`.
    return begun.size > 0 || word.length < MIN_TWICE_MISTYPED ? begun : withTypos(word, 2)
  }
  // The readings of one query, and the next letters of its last word, ask for the same words.
  const kept = new Map<string, Meant>()
  const meant = (word: string, isOpen: boolean): Meant => {
    const key = isOpen ? `${word}…` : word
    const before = kept.get(key)
    if (before) return before
    if (kept.size >= MAX_KEPT) kept.clear()
    const found = meantAnew(word, isOpen)
    kept.set(key, found)
    return found
  }
  return { idOf: (word) => ids.get(word), meant }
}

/** What a word counts that was typed apart or together: `soymilk` for `soy milk`. */
export const JOINED_WORTH = worth.joined
