import { typosAllowed, typosBetween } from '../edit-distance.ts'
import { spelledOut } from '../translation/spelled-out.ts'
import { singularOf } from '../words.ts'
import { findEveryday } from './everyday-names.ts'
import type { FoodFind } from './food-search.ts'
import { isSlight } from './food-search.ts'
import { likelyReference } from './likely.ts'
import type { FoodFinder } from './open-food-finder.ts'
import { readQuery, searchedWords } from './read-query.ts'

/** A food that is called by some words, and how well, from 0 to 1. */
export interface NamedFood {
  readonly key: string
  readonly fit: number
  /** Keys of further rows of the same food: called so as well, of about the same energy. */
  readonly alike: readonly string[]
  /** Keys of what else may be called so, likeliest first. */
  readonly others: readonly string[]
}

/** A food is worth suggesting from this fit on; a wrong one is worse than none. */
export const MIN_FIT = 0.6

/** What a match counts: a name that begins with the words, one that has them among its details, and each mistyped word. */
const worth = { head: 1, detail: 0.8, typo: 0.85 } as const
/** Energies that differ by at most this share of the first are those of one food. */
const MAX_ALIKE = 0.3
/** Below this much energy in 100 g a share of it says nothing. */
const MIN_KCAL = 10
/** What is about as rare on a plate as baby food is not meant by a plain word. */
const MIN_LIKELY = -0.2
/** Finds of the search that are looked at. */
const MAX_FINDS = 60
const MAX_OTHERS = 3
/** Shorter words are not read as another that they may have been mistyped from. */
const MIN_TYPED = 7

/** Heads of names whose details are made into another food: a soup of it, a flavour of it. */
const madeOfIt =
  /^(?:soup|sauce|gravy|salad dressing|topping|frosting|syrup|candy|candies|cookie|snack|pudding|ice cream|yogurt|milk shake|pie|cake|cereal|bread|baby|babyfood|infant|formulated|beverage|tea|dessert|pie filling|seasoning)/

/** The words of each part of a name that says what it is: `Kohlrabi, raw` is kohlrabi and nothing else. */
const partsOf = (name: string): readonly (readonly string[])[] =>
  name
    .split(/[,;()]/)
    .map((part) => searchedWords(part).map(singularOf))
    .filter((part) => part.some((word) => !isSlight(word)))

/** `roller` is no misspelt `rolled`: another ending is another word. */
const isOtherForm = (typed: string, word: string): boolean => {
  let same = 0
  while (same < typed.length && typed[same] === word[same]) same += 1
  return same >= typed.length - 3 && /(?:er|ed|ing)$/.test(typed)
}

const isMistyped = (typed: string, word: string): boolean =>
  typed.length >= MIN_TYPED &&
  typed[0] === word[0] &&
  typosBetween(typed, word, typosAllowed(typed)) <= typosAllowed(typed) &&
  !isOtherForm(typed, word)

/** How well a name is called by the words; 0 when it says more or less than they do. */
function fitOf(words: readonly string[], name: string, isSpelled: boolean): number {
  const meant = words.filter((word) => !isSlight(word))
  if (meant.length === 0) return 0
  const matches = (word: string): string | undefined =>
    words.includes(word) ? word : isSpelled ? undefined : meant.find((typed) => isMistyped(typed, word))
  const parts = partsOf(name)
  const inside = parts.filter((part) => part.every((word) => matches(word) !== undefined))
  const called = new Set(inside.flatMap((part) => part.map(matches)))
  if (!meant.every((word) => called.has(word))) return 0
  const typos = meant.filter((word) => !inside.some((part) => part.includes(word))).length
  const [head] = parts
  const isHead = head !== undefined && inside.includes(head)
  if (!isHead && madeOfIt.test(name.toLowerCase())) return 0
  return (isHead ? worth.head : worth.detail) * worth.typo ** typos
}

/**
 * Finds the food of the search that is called by these words and by no others: not one that merely holds them. What many
 * rows of different energy are called by (`soup`, `hash`) says too little to be one of them. `isSpelled` takes no word as
 * another that it may have been mistyped from.
 */
export function findNamed(
  words: string,
  finder: FoodFinder,
  energyOf: (key: string) => number | null,
  isSpelled = false,
): NamedFood | undefined {
  const finds = finder
    .search(words, { limit: MAX_FINDS, isWhole: true })
    .filter(({ key }) => !key.startsWith('recipe:'))
  const [everyday] = findEveryday(words, false)
  if (everyday)
    return {
      key: everyday.key,
      fit: 1,
      alike: [],
      others: finds.flatMap(({ key }) => (key === everyday.key ? [] : [key])).slice(0, MAX_OTHERS),
    }
  const readings = readQuery(spelledOut(words)).flatMap(({ words: typed, others }) => [typed, ...others])
  const named = finds
    .filter(({ name }) => likelyReference(name) > MIN_LIKELY)
    .map((find) => ({
      ...find,
      fit: readings.reduce((best, reading) => Math.max(best, fitOf(reading, find.name, isSpelled)), 0),
    }))
    .filter(({ fit }) => fit > 0)
  const best = named.reduce((highest, { fit }) => Math.max(highest, fit), 0)
  const alike = named.filter(({ fit }) => fit === best)
  const [first] = alike
  if (!first || alike.every(({ name }) => isOfKind(readings.flat(), name))) return undefined
  const same = alike.filter(({ key }) => isAlike(energyOf(first.key), energyOf(key)))
  const fit = (best * same.length) / alike.length
  if (fit < MIN_FIT) return undefined
  const keys = same.map(({ key }) => key).filter((key) => key !== first.key)
  return { key: first.key, fit, alike: [...new Set(keys)], others: othersOf(first, named) }
}

const othersOf = (first: FoodFind, named: readonly FoodFind[]): readonly string[] =>
  [...new Set(named.map(({ key }) => key))].filter((key) => key !== first.key).slice(0, MAX_OTHERS)

/** Words of a name beyond which the food is another than the bare word says: `Dip, bean, original flavor`. */
const MAX_DETAILS = 2
/** Details of offal and of how it was cooked, which make no kind of it. */
const plainDetails = new Set('variety by product simmered braised prepared recipe'.split(' '))

/** Whether a row is of a kind that was not said. */
const isOfKind = (words: readonly string[], name: string): boolean =>
  partsOf(name.replaceAll(/\([^)]*\)/g, ''))
    .flat()
    .filter((word) => !isSlight(word) && !plainDetails.has(word) && !words.includes(word)).length > MAX_DETAILS

/** Whether two rows of one name have about the same energy: with salt and without, and not dry and cooked. */
const isAlike = (one: number | null, other: number | null): boolean =>
  one !== null && other !== null && Math.abs(one - other) <= MAX_ALIKE * Math.max(one, MIN_KCAL)
