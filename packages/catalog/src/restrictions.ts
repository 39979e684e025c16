import type { Diet } from '@pacemeal/domain'
import { type ClassRule, dietRules } from './diets.ts'
import type { Food } from './food.ts'
import { fillerWords, findDietTerm, findTerm, longestTerm } from './restriction-terms.ts'
import { synonymGroups } from './synonyms.ts'
import { phraseOf, singularOf, wordsOf } from './words.ts'

/**
 * How one restriction was understood. `class` stands for ingredient classes, `diet` for a whole diet. `by-name` is a
 * word that stands for no class: every food (and dish) with that word in its name is left out, and the athlete should
 * be told that the word was taken literally.
 */
export type RestrictionReading =
  | { readonly kind: 'class'; readonly typed: string; readonly term: string; readonly rules: readonly ClassRule[] }
  | { readonly kind: 'diet'; readonly typed: string; readonly diet: Diet }
  | {
      readonly kind: 'by-name'
      readonly typed: string
      readonly word: string
      /** The word and its synonyms, as they are looked for in names. */
      readonly names: readonly string[]
      /** Ids of the foods left out; empty when no food has that name. */
      readonly excluded: readonly string[]
    }

/** True when a name holds all words of a phrase, side by side and in order; a last word of five letters may go on. */
export const nameHolds = (name: string, phrase: string): boolean => {
  const nameWords = wordsOf(name).map(singularOf)
  const wanted = phrase.split(' ')
  return nameWords.some((_, at) =>
    wanted.every((word, offset) => {
      const candidate = nameWords[at + offset]
      if (candidate === undefined) return false
      return candidate === word || (offset === wanted.length - 1 && word.length >= 5 && candidate.startsWith(word))
    }),
  )
}

const synonymsOf = (phrase: string): readonly string[] => {
  const groups = synonymGroups.filter((group) => group.some((name) => phraseOf(name) === phrase))
  return [...new Set([phrase, ...groups.flat().map(phraseOf)])]
}

const readByName = (typed: string, words: readonly string[], foods: readonly Food[]): RestrictionReading => {
  const word = words.join(' ')
  const names = synonymsOf(word)
  const excluded = foods.filter((food) => names.some((name) => nameHolds(food.name, name))).map((food) => food.id)
  return { kind: 'by-name', typed, word, names, excluded }
}

const readPart = (typed: string, foods: readonly Food[]): readonly RestrictionReading[] => {
  const words = wordsOf(typed).map(singularOf)
  const readings: RestrictionReading[] = []
  let unread: string[] = []
  const closeUnread = (): void => {
    if (unread.length > 0) readings.push(readByName(typed, unread, foods))
    unread = []
  }
  for (let at = 0; at < words.length; ) {
    let taken = 0
    for (let length = Math.min(longestTerm, words.length - at); length > 0 && taken === 0; length -= 1) {
      const phrase = words.slice(at, at + length).join(' ')
      const rules = findTerm(phrase)
      const diet = findDietTerm(phrase)
      if (!rules && !diet) continue
      // A word before a known one narrows it ("cashew milk"): both are then left out, which is the careful reading.
      closeUnread()
      readings.push(
        rules ? { kind: 'class', typed, term: phrase, rules } : { kind: 'diet', typed, diet: diet ?? 'classic' },
      )
      taken = length
    }
    if (taken === 0) {
      const word = words[at]
      if (word && !fillerWords.has(word)) unread.push(word)
      taken = 1
    }
    at += taken
  }
  closeUnread()
  return readings
}

/**
 * Reads what an athlete typed as allergies and foods to avoid: `Peanuts`, `no shellfish`, `allergic to sesame and
 * kiwi`. Every part gives at least one reading; nothing is dropped.
 */
export const readRestriction = (text: string, foods: readonly Food[]): readonly RestrictionReading[] =>
  text
    .split(/[,;/\n+&]|\band\b|\bor\b/i)
    .map((part) => part.trim())
    .filter((part) => wordsOf(part).some((word) => !fillerWords.has(singularOf(word))))
    .flatMap((part) => readPart(part, foods))

/** Everything that is left out for one athlete. Made by {@link rulesFor}. */
export interface FoodRules {
  readonly diets: readonly Diet[]
  readonly classRules: readonly ClassRule[]
  /** Foods left out by name. */
  readonly excludedFoods: ReadonlySet<string>
  /** Words that a dish's own name must not hold. */
  readonly excludedNames: readonly string[]
  /** How each restriction was understood, for the athlete to see. */
  readonly readings: readonly RestrictionReading[]
}

/** The union of all diets and restrictions. `classic` forbids nothing and adds nothing. */
export const rulesFor = (
  diets: readonly Diet[],
  restrictions: readonly string[],
  foods: readonly Food[],
): FoodRules => {
  const readings = restrictions.flatMap((text) => readRestriction(text, foods))
  const typedDiets = readings.flatMap((reading) => (reading.kind === 'diet' ? [reading.diet] : []))
  const allDiets = [...new Set([...diets, ...typedDiets])]
  const classRules = [
    ...allDiets.flatMap((diet) => dietRules[diet]),
    ...readings.flatMap((reading) => (reading.kind === 'class' ? reading.rules : [])),
  ]
  const byName = readings.filter((reading) => reading.kind === 'by-name')
  const restricts = allDiets.some((diet) => diet !== 'classic') || readings.length > 0
  return {
    diets: allDiets,
    // A food whose composition nobody knows fails as soon as anything is forbidden at all.
    classRules: restricts ? [...classRules, { forbids: 'unknown' }] : classRules,
    excludedFoods: new Set(byName.flatMap((reading) => reading.excluded)),
    excludedNames: [...new Set(byName.flatMap((reading) => reading.names))],
    readings,
  }
}
