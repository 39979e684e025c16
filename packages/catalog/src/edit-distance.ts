import { distance } from 'fastest-levenshtein'

/** The word with two neighbouring letters exchanged. */
const swapped = (word: string, at: number): string =>
  word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2)

/** As it is heard where an r behind an e is a vowel, in German and in Britain: `hafa` for `Hafer`, `butta` for `butter`. */
const heard = (word: string): string => word.replaceAll(/er(?![aeiou])/g, 'a')

/**
 * Typing mistakes between two words: letters added, left out or changed (Levenshtein), two exchanged neighbours counting
 * as one mistake, and as one an r that is written as it is heard. Exact as far as `most`, and above it whenever
 * more are needed.
 */
export function typosBetween(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1
  let fewest = distance(one, other)
  // An exchange looks like two changes, so it can only help where there are at least two.
  if (fewest < 2 || fewest > 2 * most) return fewest
  for (let at = 0; at + 1 < one.length; at += 1) {
    if (one[at] === one[at + 1] || !other.includes((one[at + 1] ?? '') + (one[at] ?? ''))) continue
    fewest = Math.min(fewest, 1 + distance(swapped(one, at), other))
  }
  if (fewest > 1 && (one.includes('er') || other.includes('er')))
    fewest = Math.min(fewest, 1 + distance(heard(one), heard(other)))
  return fewest
}

/** Mistakes that a word may hold and still be meant: one in four to seven letters, two beyond; shorter words are right. */
export const typosAllowed = (word: string): number => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2)
