import { findFoodsWithin } from './compound-words.ts'
import { typosAllowed, typosBetween } from './edit-distance.ts'
import type { Food } from './food.ts'
import { foreignPhrases } from './foreign-terms.ts'
import { allTerms, fillerWords } from './restriction-terms.ts'
import { singularOf, wordsOf } from './words.ts'

const SHORTEST = 4
const LONGEST = 24
/** Most words of one restriction that are looked at, so that a text of nonsense costs little. */
const MAX_WORDS = 6
const MAX_SUGGESTIONS = 3

const knownWords: ReadonlySet<string> = new Set(
  [...allTerms(), ...foreignPhrases()]
    .flatMap((phrase) => phrase.split(' '))
    .filter((word) => word.length >= SHORTEST && !fillerWords.has(word)),
)

const foodWords = new WeakMap<readonly Food[], ReadonlySet<string>>()

/** Words of the names of foods that stand for no term. */
const foodWordsOf = (foods: readonly Food[]): ReadonlySet<string> => {
  const found = foodWords.get(foods)
  if (found) return found
  const words = new Set(
    foods
      .flatMap(({ name }) => wordsOf(name.split(',')[0] ?? name).map(singularOf))
      .filter((word) => word.length >= SHORTEST && !knownWords.has(word) && !fillerWords.has(word)),
  )
  foodWords.set(foods, words)
  return words
}

interface Near {
  readonly word: string
  readonly cost: number
}

/** Known words within the typing mistakes that the word may hold, nearest first; terms before mere names of foods. */
const findNear = (raw: string, foods: readonly Food[]): readonly string[] => {
  const word = singularOf(raw)
  const most = word.length > LONGEST ? 0 : typosAllowed(word)
  if (most === 0) return []
  const near: Near[] = []
  for (const [rank, words] of [knownWords, foodWordsOf(foods)].entries())
    for (const known of words) {
      // A last letter that looks like a plural may be the mistake.
      const typos = Math.min(typosBetween(word, known, most), word === raw ? most + 1 : typosBetween(raw, known, most))
      if (typos > most) continue
      // The first letter is seldom wrong.
      near.push({ word: known, cost: typos * 10 + rank * 3 + (known[0] === word[0] ? 0 : 4) })
    }
  const least = Math.min(...near.map(({ cost }) => cost))
  return near.filter(({ cost }) => cost <= least + 4).map((one) => one.word)
}

/** The suggestion in the number in which the word was typed. */
const inNumber = (suggestion: string, raw: string): string => {
  if (!raw.endsWith('s') || suggestion.endsWith('s')) return suggestion
  if (/[^aeiou]y$/.test(suggestion)) return `${suggestion.slice(0, -1)}ies`
  return /(?:o|ch|sh|x)$/.test(suggestion) ? `${suggestion}es` : `${suggestion}s`
}

/**
 * What unknown words may have been meant to be: known words within a typing mistake or two (`penuts`), or foods that stand
 * within a longer word (`cheesecake`). At most three, the likeliest first; none for words that are like nothing known.
 */
export function suggestWords(raws: readonly string[], foods: readonly Food[]): readonly string[] {
  const looked = raws.slice(0, MAX_WORDS)
  const options = looked.map((raw) => {
    const near = findNear(raw, foods).map((word) => inNumber(word, raw))
    if (near.length > 0) return near
    const within = findFoodsWithin(raw)
    return within.length > 0 ? [within.join(' and ')] : []
  })
  if (options.every((found) => found.length === 0)) return []
  const first = looked.map((raw, at) => options[at]?.[0] ?? raw).join(' ')
  // One word at a time: the others as they are likeliest.
  const others = options.flatMap((found, at) =>
    found
      .slice(1)
      .map((other) => looked.map((raw, index) => (index === at ? other : (options[index]?.[0] ?? raw))).join(' ')),
  )
  return [...new Set([first, ...others])].slice(0, MAX_SUGGESTIONS)
}
