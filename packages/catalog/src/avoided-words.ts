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

const isRefused = (rules: FoodRules, food: Food): boolean => findFoodObjection(rules, food) !== undefined

/** Whether the class that a word stands for, or one that holds it, is left out. */
const isTermRefused = (rules: FoodRules, phrase: string): boolean | undefined =>
  findTerm(phrase)?.some(({ forbids }) => findBrokenRule(rules.classRules, [forbids]) !== undefined)

/** A kind of food (`bread`) is refused when most foods that are one are. */
const isMostlyRefused = (rules: FoodRules, word: string, foods: readonly Food[]): boolean => {
  const named = foods.filter((food) => headOf(food).endsWith(` ${word}`))
  return named.filter((food) => isRefused(rules, food)).length * 2 > named.length
}

/** What is known of a phrase: refused, fine, or undefined when it names nothing. */
const judge = (rules: FoodRules, phrase: string, byHead: ReadonlyMap<string, readonly Food[]>): boolean | undefined => {
  const called = byHead.get(phrase)
  if (called !== undefined) return called.some((food) => isRefused(rules, food))
  return isTermRefused(rules, phrase)
}

/**
 * Words of a meal that somebody describes freely which their diet or restrictions speak against, as typed and in order:
 * `peanut butter` in `Toast with peanut butter`. The longest known run of words counts, so `almond milk` is no milk.
 * It points out what the words tell; what they do not tell it cannot know.
 */
export const findAvoidedWords = (rules: FoodRules, text: string, foods: readonly Food[]): readonly string[] => {
  if (rules.classRules.length === 0 && rules.excludedNames.length === 0) return []
  const byHead = Map.groupBy(foods, headOf)
  const typed = wordsOf(text)
  const words = typed.map(singularOf)
  const found: string[] = []
  for (let at = 0; at < words.length; ) {
    const length = Array.from({ length: Math.min(LONGEST, words.length - at) }, (_, i) => i + 1).findLast(
      (count) => judge(rules, words.slice(at, at + count).join(' '), byHead) !== undefined,
    )
    const phrase = words.slice(at, at + (length ?? 1)).join(' ')
    const isBad = length === undefined ? isMostlyRefused(rules, phrase, foods) : judge(rules, phrase, byHead) === true
    if (isBad || rules.excludedNames.some((name) => nameHolds(phrase, name))) {
      found.push(typed.slice(at, at + (length ?? 1)).join(' '))
    }
    at += length ?? 1
  }
  return [...new Set(found)]
}
