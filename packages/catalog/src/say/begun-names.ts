import { wordsOf } from '../words.ts'
import { germanWords } from './german-words.ts'
import type { MealReader } from './read-meal.ts'
import { spanishWords } from './spanish-words.ts'
import { foodRows, spokenDishNames } from './spoken-rows.ts'

/** Fewer letters begin too many names. */
const MIN_LETTERS = 4

const plainOf = (text: string): string => wordsOf(text).join(' ')

/** The words of another language in a table of `word, word = english`. */
const foreignNames = (table: string): readonly string[] =>
  table
    .trim()
    .split('\n')
    .flatMap((line) => (line.split(' = ')[0] ?? '').split(', '))

let names: readonly string[] | undefined

/** What the reader knows by name in any language, the shortest first. */
const knownNames = (): readonly string[] => {
  names ??= [
    ...new Set([
      ...foodRows().flatMap((row) => row.names.map(plainOf)),
      ...[...spokenDishNames(), ...[germanWords, spanishWords].flatMap(foreignNames)].map(plainOf),
    ]),
  ].toSorted((a, b) => a.length - b.length || (a < b ? -1 : 1))
  return names
}

/**
 * The key of the food or dish whose name goes on from what was typed, the shortest of such names: `jacket p`, `Erdnussb`.
 * Undefined where what was typed is a name
 * itself, no name goes on from it, or what that names is several things.
 */
export function readBegun(read: MealReader['read'], text: string): string | undefined {
  const typed = plainOf(text)
  if (typed.replaceAll(' ', '').length < MIN_LETTERS) return undefined
  const name = knownNames().find((one) => one.length > typed.length && one.startsWith(typed))
  if (name === undefined) return undefined
  const whole = read(text)
  const isName = whole.items.length > 0 && whole.unknown.length === 0 && whole.lookUps.every(({ instead }) => !instead)
  // A spring onion is no beginning of a spring onion pancake.
  if (isName) return undefined
  const { items, unknown, leftOut } = read(name)
  const [item] = items
  return item && items.length === 1 && unknown.length === 0 && leftOut.length === 0 ? item.key : undefined
}
