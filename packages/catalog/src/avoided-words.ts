import { findBrokenRule } from './diets.ts'
import type { Food } from './food.ts'
import { findFoodObjection } from './permits.ts'
import { findTerm, longestTerm } from './restriction-terms.ts'
import { type FoodRules, nameHolds } from './restrictions.ts'
import { phraseOf, singularOf, wordsOf } from './words.ts'

/** The longest run of words that is looked up as one food. */
const LONGEST = Math.max(longestTerm, 4)

/** What a food is called before its details: `almond milk` of `Almond milk, unsweetened`. */
const headOf = (food: Food): string => phraseOf(food.name.split(',')[0] ?? food.name)

/** Foods by their heads. Foods never change, and a list of ingredients has many words. */
const knownHeads = new WeakMap<readonly Food[], ReadonlyMap<string, readonly Food[]>>()
const byHeadOf = (foods: readonly Food[]): ReadonlyMap<string, readonly Food[]> => {
  const known = knownHeads.get(foods) ?? Map.groupBy(foods, headOf)
  knownHeads.set(foods, known)
  return known
}

const isRefused = (rules: FoodRules, food: Food): boolean => findFoodObjection(rules, food) !== undefined

/** Whether the class that a word stands for, or one that holds it, is left out. */
const isTermRefused = (rules: FoodRules, phrase: string): boolean | undefined =>
  findTerm(phrase)?.some(({ forbids }) => findBrokenRule(rules.classRules, [forbids]) !== undefined)

/** A kind of food (`bread`) is refused when most foods that are one are. */
const isMostlyRefused = (rules: FoodRules, word: string, foods: readonly Food[]): boolean => {
  const named = [...byHeadOf(foods)].flatMap(([head, called]) => (head.endsWith(` ${word}`) ? called : []))
  return named.filter((food) => isRefused(rules, food)).length * 2 > named.length
}

/** How the words of a meal are judged. */
interface Judging {
  readonly rules: FoodRules
  readonly foods: readonly Food[]
  /** A word stands for the plain food of its name: `chicken` is no breaded one. */
  readonly isPlain: boolean
}

/** What is known of a phrase: refused, fine, or undefined when it names nothing. */
const judge = ({ rules, foods, isPlain }: Judging, phrase: string): boolean | undefined => {
  const called = byHeadOf(foods).get(phrase)
  if (called === undefined) return isTermRefused(rules, phrase)
  const refused = (food: Food) => isRefused(rules, food)
  return isPlain ? called.every(refused) : called.some(refused)
}

/**
 * Words of a meal that somebody describes freely which their diet or restrictions speak against, as typed and in order:
 * `peanut butter` in `Toast with peanut butter`. The longest known run of words counts, so `almond milk` is no milk.
 * It points out what the words tell; what they do not tell it cannot know. `isPlain` says that words stand for the plain food
 * of their name, where somebody else's words were taken into English.
 */
export const findAvoidedWords = (
  rules: FoodRules,
  text: string,
  foods: readonly Food[],
  { isPlain = false } = {},
): readonly string[] => {
  if (rules.classRules.length === 0 && rules.excludedNames.length === 0) return []
  const judging = { rules, foods, isPlain }
  const typed = wordsOf(text)
  const words = typed.map(singularOf)
  const found: string[] = []
  for (let at = 0; at < words.length; ) {
    const length = Array.from({ length: Math.min(LONGEST, words.length - at) }, (_, i) => i + 1).findLast(
      (count) => judge(judging, words.slice(at, at + count).join(' ')) !== undefined,
    )
    const phrase = words.slice(at, at + (length ?? 1)).join(' ')
    const isBad =
      length === undefined ? !isPlain && isMostlyRefused(rules, phrase, foods) : judge(judging, phrase) === true
    if (isBad || rules.excludedNames.some((name) => nameHolds(phrase, name))) {
      found.push(typed.slice(at, at + (length ?? 1)).join(' '))
    }
    at += length ?? 1
  }
  return [...new Set(found)]
}
