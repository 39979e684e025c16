import { findAvoidedWords } from '../avoided-words.ts'
import { classLabel } from '../class-labels.ts'
import type { IngredientClass } from '../classes.ts'
import { findFoodsWithin, readCompound } from '../compound-words.ts'
import { findBrokenRule } from '../diets.ts'
import type { Food } from '../food.ts'
import { findForeign, longestForeign, withoutElisions } from '../foreign-terms.ts'
import { findTerm } from '../restriction-terms.ts'
import type { FoodRules } from '../restrictions.ts'
import { phraseOf, singularOf, wordsOf } from '../words.ts'
import { withoutLookalikes } from './lookalikes.ts'
import { saidClasses } from './said-classes.ts'

/**
 * English words for the foods that a text names in other languages, also within a word: `Erdnussriegel`. The longest known
 * run of words counts, so that `leche de coco` is no milk.
 */
export function foodsInEnglish(text: string): readonly string[] {
  const typed = wordsOf(withoutLookalikes(withoutElisions(text)))
  const words = typed.map(singularOf)
  const found: string[] = []
  for (let at = 0; at < words.length; ) {
    const most = Math.min(longestForeign, words.length - at)
    const length = Array.from({ length: most }, (_, i) => most - i).find(
      (count) => findForeign(words.slice(at, at + count).join(' ')).length > 0,
    )
    const [raw = '', word = ''] = [typed[at], words[at]]
    // Known in English it is read with the words beside it: `oat milk`.
    const isEnglish = (length ?? 1) === 1 && findTerm(word) !== undefined
    if (length !== undefined && !isEnglish) found.push(...findForeign(words.slice(at, at + length).join(' ')))
    else if (!isEnglish) found.push(...(readCompound(raw) ?? findFoodsWithin(raw)))
    at += length ?? 1
  }
  return found
}

/**
 * What a text says in German, Spanish or another language of restrictions that a person's diet and restrictions speak
 * against: the label of a class, or a word that they avoid. Classes that are `told` already are left out.
 */
export function findAvoidedForeign(
  rules: FoodRules,
  text: string,
  foods: readonly Food[],
  told: ReadonlySet<IngredientClass> = new Set(),
): readonly string[] {
  if (rules.classRules.length === 0 && rules.excludedNames.length === 0) return []
  const words = foodsInEnglish(text).map(phraseOf)
  const classes = [
    ...saidClasses(text),
    ...words.flatMap((word) => (findTerm(word) ?? []).map(({ forbids }) => forbids)),
  ]
  const broken = classes.flatMap((one) => findBrokenRule(rules.classRules, [one])?.forbids ?? [])
  const labels = broken.filter((one) => !told.has(one)).map(classLabel)
  const names = words
    .filter((word) => findTerm(word) === undefined)
    .flatMap((word) => findAvoidedWords(rules, word, foods, { isPlain: true }))
  return [...new Set([...labels, ...names])]
}
