import { synonymGroups } from '../synonyms.ts'
import { phraseOf, singularOf, wordsOf } from '../words.ts'
import { loggedNames } from './logged-names.ts'

/** Words that measure a food and are never its name. */
const unitWords = new Set(
  'a an of the some my g gram kg mg ml l dl liter litre oz ounce fl lb pound cup tbsp tablespoon tsp teaspoon n'.split(
    ' ',
  ),
)
/** Words that may say how much of it, or be a part of its name: `a big apple`, `big mac`. */
const sizeWords = new Set(
  'slice piece scoop handful bowl glass plate portion serving can tin bottle pack packet medium large small big half quarter and in'.split(
    ' ',
  ),
)

/** An amount, glued to its unit or not: `200g`, `1/2`, `2.5`. `80%` and `7up` are names. */
const isAmount = (word: string): boolean =>
  unitWords.has(word) || /^\d+(?:g|kg|mg|ml|l|cl|dl|oz|lb|x|cup|tbsp|tsp)?$/.test(word)

/** The words of a name or of what was typed; a percentage is one of them, however it is written: `20%`, `20 %`. */
export const searchedWords = (text: string): readonly string[] => wordsOf(text.replaceAll(/(\d) +%/g, '$1%'))

/** What stands for another food in the kitchen, which has none of it, and is found as itself here. */
const ownFoods = new Set(['quark'])

const synonymsOf = new Map<string, Set<string>>()
for (const group of [...synonymGroups, ...loggedNames].map((names) =>
  names.map(phraseOf).filter((name) => !ownFoods.has(name)),
))
  for (const name of group) {
    const others = synonymsOf.get(name) ?? new Set()
    for (const other of group) if (other !== name) others.add(other)
    synonymsOf.set(name, others)
  }
const MAX_SYNONYM_WORDS = 3
/** Most readings of one query; each is searched for. */
const MAX_READINGS = 8

const MAX_WORDS = 8

/** One reading of a query: its words in singular, and the same with other names of a food in their place. */
export interface QueryReading {
  readonly words: readonly string[]
  readonly others: readonly (readonly string[])[]
}

function withOthers(all: readonly string[]): QueryReading {
  const words = all.slice(0, MAX_WORDS)
  const others: (readonly string[])[] = []
  for (let from = 0; from < words.length; from += 1)
    for (let length = Math.min(MAX_SYNONYM_WORDS, words.length - from); length >= 1; length -= 1)
      for (const other of synonymsOf.get(words.slice(from, from + length).join(' ')) ?? [])
        others.push([...words.slice(0, from), ...other.split(' '), ...words.slice(from + length)])
  return { words, others: others.slice(0, MAX_READINGS) }
}

/** What was typed, without amounts; then without the words that may be an amount or a name. Best reading first. */
export function readQuery(text: string): readonly QueryReading[] {
  const typed = searchedWords(text).map(singularOf)
  const unmeasured = typed.filter((word) => !isAmount(word))
  const named = unmeasured.length > 0 ? unmeasured : typed
  const bare = named.filter((word) => !sizeWords.has(word))
  const readings = bare.length > 0 && bare.length < named.length ? [named, bare] : [named]
  return readings.filter((words) => words.length > 0).map(withOthers)
}
