import type { Diet } from '@pacemeal/domain'
import { expandClasses, type IngredientClass } from './classes.ts'
import { readCompound } from './compound-words.ts'
import { type ClassRule, dietRules, findRuleAgainst } from './diets.ts'
import type { Food } from './food.ts'
import { findForeign, longestForeign, withoutElisions } from './foreign-terms.ts'
import { suggestWords } from './near-words.ts'
import { fillerWords, findDietTerm, findTerm, longestTerm, namesWith } from './restriction-terms.ts'
import { synonymGroups } from './synonyms.ts'
import { phraseOf, singularOf, wordsOf } from './words.ts'

/** What a known term stands for: ingredient classes, with the foods that hold one of them under another name. */
export interface ClassReading {
  readonly kind: 'class'
  readonly typed: string
  readonly term: string
  readonly rules: readonly ClassRule[]
  /** Ids of foods that are left out although their classes do not say it: what they are made of does. */
  readonly excluded: readonly string[]
}

export interface DietReading {
  readonly kind: 'diet'
  readonly typed: string
  readonly diet: Diet
}

/** A word that stands for no class: every food (and dish) with that word in its name is left out. */
export interface NameReading {
  readonly kind: 'by-name'
  readonly typed: string
  readonly word: string
  /** The word and its synonyms, as they are looked for in names. */
  readonly names: readonly string[]
  /** Ids of the foods left out; empty when no food has that name. */
  readonly excluded: readonly string[]
  /** A food is called that, or the person has said that the word is meant literally; otherwise it should be asked. */
  readonly isSure: boolean
}

/**
 * A word that is not known and is close to known ones. Until the person says what was meant, it is taken by name and all
 * that it may mean is left out as well.
 */
export interface GuessReading {
  readonly kind: 'guess'
  readonly typed: string
  readonly word: string
  readonly suggestions: readonly Suggestion[]
}

/** What a word may have been meant to be. */
export interface Suggestion {
  readonly text: string
  readonly readings: readonly SureReading[]
}

export type SureReading = ClassReading | DietReading | NameReading

/** How one restriction was understood. */
export type RestrictionReading = SureReading | GuessReading

const singularWords = (name: string): readonly string[] => wordsOf(name).map(singularOf)

const holdsWords = (nameWords: readonly string[], wanted: readonly string[]): boolean =>
  nameWords.some((_, at) =>
    wanted.every((word, offset) => {
      const candidate = nameWords[at + offset]
      if (candidate === undefined) return false
      return candidate === word || (offset === wanted.length - 1 && word.length >= 5 && candidate.startsWith(word))
    }),
  )

/** True when a name holds all words of a phrase, side by side and in order; a last word of five letters may go on. */
export const nameHolds = (name: string, phrase: string): boolean => holdsWords(singularWords(name), phrase.split(' '))

/** The words of a food's name and of each thing that it is made of, and the classes that those things stand for. */
interface FoodWords {
  readonly names: readonly (readonly string[])[]
  /** Each with the food's own. */
  readonly partClasses: readonly ReadonlySet<IngredientClass>[]
}

/** Foods never change, and each restriction looks through all of them. */
const knownFoodWords = new WeakMap<Food, FoodWords>()

const foodWordsOf = (food: Food): FoodWords => {
  const known = knownFoodWords.get(food)
  if (known) return known
  const parts = food.contains ?? []
  const words = {
    names: [food.name, ...parts].map(singularWords),
    partClasses: parts.flatMap((part) => {
      const classes = (findTerm(phraseOf(part)) ?? []).map(({ forbids }) => forbids)
      return classes.length > 0 ? [expandClasses([...classes, ...food.classes])] : []
    }),
  }
  knownFoodWords.set(food, words)
  return words
}

const synonymsOf = (phrase: string): readonly string[] => {
  const groups = synonymGroups.filter((group) => group.some((name) => phraseOf(name) === phrase))
  return [...new Set([phrase, ...groups.flat().map(phraseOf)])]
}

/** The foods that one of some phrases names, themselves or by something that they are made of. */
const namedBy = (phrases: readonly string[]): ((food: Food) => boolean) => {
  const wanted = phrases.map((phrase) => phrase.split(' '))
  return (food) => {
    const { names } = foodWordsOf(food)
    return wanted.some((phrase) => names.some((words) => holdsWords(words, phrase)))
  }
}

/** Whether the food, or something that it is made of, has exactly the words of a phrase in its name. */
const isCalled = (food: Food, phrase: string): boolean =>
  foodWordsOf(food).names.some((words) => ` ${words.join(' ')} `.includes(` ${phrase} `))

const readByName = (typed: string, word: string, foods: readonly Food[], isConfirmed = false): NameReading => {
  const names = synonymsOf(word)
  const excluded = foods.filter(namedBy(names))
  const isSure = isConfirmed || excluded.some((food) => names.some((name) => isCalled(food, name)))
  return { kind: 'by-name', typed, word, names, excluded: excluded.map(({ id }) => id), isSure }
}

/** Whether the parts that a food is made of, in plain words, break a rule that its classes keep. */
const hasBrokenPart = (food: Food, rules: readonly ClassRule[]): boolean =>
  foodWordsOf(food).partClasses.some((classes) => findRuleAgainst(rules, classes) !== undefined)

const readTerm = (typed: string, term: string, rules: readonly ClassRule[], foods: readonly Food[]): ClassReading => {
  const isNamed = namedBy(namesWith(term))
  const excluded = foods.filter((food) => isNamed(food) || hasBrokenPart(food, rules))
  return { kind: 'class', typed, term, rules, excluded: excluded.map(({ id }) => id) }
}

/** A word of a restriction; a confirmed one stands in quotes. */
interface Token {
  readonly raw: string
  readonly word: string
  readonly isConfirmed: boolean
}

const QUOTED = /["“”„«]([^"“”„«»]*)["“”»]/g

const tokensOf = (text: string): readonly Token[] => {
  const read = (part: string, isConfirmed: boolean): readonly Token[] =>
    wordsOf(withoutElisions(part)).map((raw) => ({ raw, word: singularOf(raw), isConfirmed }))
  const tokens: Token[] = []
  let from = 0
  for (const match of text.matchAll(QUOTED)) {
    tokens.push(...read(text.slice(from, match.index), false), ...read(match[1] ?? '', true))
    from = match.index + match[0].length
  }
  return [...tokens, ...read(text.slice(from), false)]
}

/** What an English phrase of the vocabulary stands for. */
const readEnglish = (typed: string, phrase: string, foods: readonly Food[]): readonly SureReading[] => {
  const rules = findTerm(phrase)
  if (rules) return [readTerm(typed, phrase, rules, foods)]
  const diet = findDietTerm(phrase)
  return diet ? [{ kind: 'diet', typed, diet }] : []
}

/** What the word of another language stands for; an English food of the same name is left out, too. */
const readForeign = (typed: string, phrase: string, foods: readonly Food[]): readonly SureReading[] => {
  const english = findForeign(phrase)
  if (english.length === 0) return []
  const meant = english.flatMap((word) => readMeant(typed, word, foods))
  const sameName = readByName(typed, phrase, foods)
  return sameName.isSure ? [...meant, sameName] : meant
}

/** Reads an English word that stands for one of another language or for a part of a compound. */
const readMeant = (typed: string, english: string, foods: readonly Food[]): readonly SureReading[] => {
  const phrase = phraseOf(english)
  const known = readEnglish(typed, phrase, foods)
  if (known.length > 0) return known
  const parts = phrase.split(' ').flatMap((word) => readEnglish(typed, word, foods))
  return [...parts, readByName(typed, phrase, foods, true)]
}

const readKnown = (typed: string, phrase: string, foods: readonly Food[]): readonly SureReading[] => {
  const readings = [...readEnglish(typed, phrase, foods), ...readForeign(typed, phrase, foods)]
  const seen = new Set<string>()
  return readings.filter((reading) => {
    const key = reading.kind === 'class' ? reading.term : reading.kind === 'diet' ? reading.diet : reading.word
    return !seen.has(key) && seen.add(key)
  })
}

interface KnownTerm {
  readonly length: number
  readonly readings: readonly SureReading[]
}

/** The longest known term that starts at a word. */
const findKnown = (
  typed: string,
  tokens: readonly Token[],
  at: number,
  foods: readonly Food[],
): KnownTerm | undefined => {
  for (let length = Math.min(Math.max(longestTerm, longestForeign), tokens.length - at); length > 0; length -= 1) {
    const phrase = tokens
      .slice(at, at + length)
      .map(({ word }) => word)
      .join(' ')
    const readings = readKnown(typed, phrase, foods)
    if (readings.length > 0) return { length, readings }
  }
  return undefined
}

/** Known terms of a text become readings; what stands between them is left over, in groups of neighbours. */
const readTerms = (typed: string, tokens: readonly Token[], foods: readonly Food[]) => {
  const known: SureReading[] = []
  const unread: Token[][] = [[]]
  for (let at = 0; at < tokens.length; ) {
    const term = findKnown(typed, tokens, at, foods)
    const token = tokens[at]
    if (term) {
      known.push(...term.readings)
      unread.push([])
    } else if (token && !fillerWords.has(token.word)) unread.at(-1)?.push(token)
    at += term?.length ?? 1
  }
  return { known, unread: unread.filter((group) => group.length > 0) }
}

/** Words that no term is: a compound of known parts, the name of a food, close to something known, or none of these. */
const readUnknown = (typed: string, group: readonly Token[], foods: readonly Food[]): readonly RestrictionReading[] => {
  const phrase = group.map(({ word }) => word).join(' ')
  const byName = readByName(
    typed,
    phrase,
    foods,
    group.every(({ isConfirmed }) => isConfirmed),
  )
  if (byName.isSure) return [byName]
  const compounds = group.map(({ raw }) => readCompound(raw))
  if (compounds.every((parts) => parts !== undefined)) {
    return compounds.flat().flatMap((english) => readMeant(typed, english, foods))
  }
  const suggestions = suggestWords(
    group.map(({ raw }) => raw),
    foods,
  ).map((text) => ({ text, readings: readSurely(text, foods) }))
  return suggestions.length > 0 ? [{ kind: 'guess', typed, word: phrase, suggestions }, byName] : [byName]
}

/** Reads a text of known words. */
const readSurely = (text: string, foods: readonly Food[]): readonly SureReading[] => {
  const { known, unread } = readTerms(text, tokensOf(text), foods)
  return [...known, ...unread.map((group) => readByName(text, group.map(({ word }) => word).join(' '), foods, true))]
}

/**
 * Known terms become class rules; the words between them are taken by name. When the part as a whole names foods (`fish
 * sauce`), those are meant, and its other words alone (`sauce`) are not.
 */
const readPart = (typed: string, foods: readonly Food[]): readonly RestrictionReading[] => {
  const tokens = tokensOf(typed)
  const { known, unread } = readTerms(typed, tokens, foods)
  if (unread.length === 0) return known
  const whole = tokens.filter(({ word }) => !fillerWords.has(word)).map(({ word }) => word)
  const wholeReading = readByName(typed, whole.join(' '), foods)
  if (wholeReading.isSure) return [...known, wholeReading]
  return [...known, ...unread.flatMap((group) => readUnknown(typed, group, foods))]
}

const SEPARATORS = /[,;/\n+&]|(?<![\p{L}’'])(?:and|or|und|oder|et|ou|y|e|ed|o|u|sowie|also)(?![\p{L}’'])/giu

/** The single restrictions in a text: `No eggs, soy and fish` holds three. What says nothing (`none`) is left out. */
export const splitRestriction = (text: string): readonly string[] => {
  const parts: string[] = []
  // Nothing is cut within quotes, and separators that a known term holds (`half and half`) cut all the same: that avoids more.
  for (const piece of text.split(/(["“„«][^"“”„«»]*["”“»])/)) {
    if (/^["“„«]/.test(piece)) parts.push(`${parts.pop() ?? ''}${piece}`)
    else {
      const [first = '', ...more] = piece.split(SEPARATORS)
      parts.push(`${parts.pop() ?? ''}${first}`, ...more)
    }
  }
  return parts
    .map((part) => part.trim())
    .filter((part) => tokensOf(part).some(({ word }) => !fillerWords.has(word) || findTerm(word) !== undefined))
}

/**
 * Reads what an athlete typed as allergies and foods to avoid, in English, Spanish, German, French, Italian or
 * Portuguese: `Peanuts`, `no shellfish`, `allergic to sesame and kiwi`, `sin leche`. Every part gives at least one
 * reading; nothing is dropped, and what may be meant is left out until the person says otherwise. A word in quotes that
 * stands for nothing known is taken by name for good.
 */
export const readRestriction = (text: string, foods: readonly Food[]): readonly RestrictionReading[] =>
  splitRestriction(text).flatMap((part) => readPart(part, foods))

/** Everything that is avoided for certain or until a question is answered. */
export const sureReadings = (readings: readonly RestrictionReading[]): readonly SureReading[] =>
  readings.flatMap((reading) =>
    reading.kind === 'guess' ? reading.suggestions.flatMap((suggestion) => suggestion.readings) : [reading],
  )

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
  const avoided = sureReadings(readings)
  const typedDiets = avoided.flatMap((reading) => (reading.kind === 'diet' ? [reading.diet] : []))
  const allDiets = [...new Set([...diets, ...typedDiets])]
  const classRules = [
    ...allDiets.flatMap((diet) => dietRules[diet]),
    ...avoided.flatMap((reading) => (reading.kind === 'class' ? reading.rules : [])),
  ]
  const byName = avoided.filter((reading) => reading.kind === 'by-name')
  const restricts = allDiets.some((diet) => diet !== 'classic') || readings.length > 0
  return {
    diets: allDiets,
    // A food whose composition nobody knows fails as soon as anything is forbidden at all.
    classRules: restricts ? [...classRules, { forbids: 'unknown' }] : classRules,
    excludedFoods: new Set(avoided.flatMap((reading) => (reading.kind === 'diet' ? [] : reading.excluded))),
    excludedNames: [...new Set(byName.flatMap((reading) => reading.names))],
    readings,
  }
}
