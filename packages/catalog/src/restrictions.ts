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

const isNamed = (food: Food, phrase: string): boolean =>
  nameHolds(food.name, phrase) || (food.contains ?? []).some((part) => nameHolds(part, phrase))

const readByName = (typed: string, word: string, foods: readonly Food[]): RestrictionReading => {
  const names = synonymsOf(word)
  const excluded = foods.filter((food) => names.some((name) => isNamed(food, name))).map((food) => food.id)
  return { kind: 'by-name', typed, word, names, excluded }
}

interface KnownTerm {
  readonly length: number
  readonly reading: RestrictionReading
}

/** The longest known term that starts at a word. */
const findKnown = (typed: string, words: readonly string[], at: number): KnownTerm | undefined => {
  for (let length = Math.min(longestTerm, words.length - at); length > 0; length -= 1) {
    const term = words.slice(at, at + length).join(' ')
    const rules = findTerm(term)
    if (rules) return { length, reading: { kind: 'class', typed, term, rules } }
    const diet = findDietTerm(term)
    if (diet) return { length, reading: { kind: 'diet', typed, diet } }
  }
  return undefined
}

/**
 * Known terms become class rules; the words between them are taken by name. When the part as a whole names foods (`fish
 * sauce`), those are meant, and its other words alone (`sauce`) are not.
 */
const readPart = (typed: string, foods: readonly Food[]): readonly RestrictionReading[] => {
  const words = wordsOf(typed).map(singularOf)
  const known: RestrictionReading[] = []
  const unread: string[][] = [[]]
  for (let at = 0; at < words.length; ) {
    const term = findKnown(typed, words, at)
    const word = words[at] ?? ''
    if (term) {
      known.push(term.reading)
      unread.push([])
    } else if (!fillerWords.has(word)) unread.at(-1)?.push(word)
    at += term?.length ?? 1
  }
  const phrases = unread.filter((group) => group.length > 0).map((group) => group.join(' '))
  if (phrases.length === 0) return known
  const whole = words.filter((word) => !fillerWords.has(word)).join(' ')
  const wholeReading = readByName(typed, whole, foods)
  if (wholeReading.kind === 'by-name' && wholeReading.excluded.length > 0) return [...known, wholeReading]
  return [...known, ...phrases.map((phrase) => readByName(typed, phrase, foods))]
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
