import type { Catalog } from '@pacemeal/catalog'
import { type Diet, type MealOption, ok, type Result, refused } from '@pacemeal/domain'
import { findUnknownWord, sharesSubject, wordSet, wordsOfDish } from './known-words.ts'
import { quantitiesIn, turningWordsIn } from './quantities.ts'

/** What a dish is called and how it is described. */
export interface DishWords {
  readonly name: string
  readonly description: string
}

/** Why a rewording is not taken: the first rule it breaks. `detail` is for the log. */
export interface WordingFault {
  readonly rule: 'length' | 'not_plain' | 'quantity' | 'meaning' | 'unknown_word' | 'off_subject'
  readonly detail: string
}

/** In characters. A name has to fit a card of two lines on a phone, a description one of three. */
const NAME_LENGTH = [4, 60] as const
const DESCRIPTION_LENGTH = [15, 160] as const
/** A sentence may grow by at most this factor, and then this many characters. */
const SENTENCE_GROWTH = [1.5, 30] as const

/** Latin letters, digits and the punctuation of a sentence. Markup, addresses, line breaks and other scripts are none. */
const plainText = /^[\p{Script=Latin}\d .,;:'’!()&%/×–—-]+$/u
const address = /\/\/|www|\.\p{L}/iu

const fault = (rule: WordingFault['rule'], detail: string) => refused<WordingFault>({ rule, detail })

type Checked = Result<string, WordingFault>

const checkPlain = (text: string, [least, most]: readonly [number, number]): Checked => {
  const trimmed = text.normalize('NFC').trim()
  if (trimmed.length < least || trimmed.length > most) return fault('length', `${trimmed.length} characters`)
  return plainText.test(trimmed) && !address.test(trimmed) ? ok(trimmed) : fault('not_plain', trimmed)
}

const sameList = (one: readonly string[], other: readonly string[]): boolean => one.join('|') === other.join('|')

const checkAgainst = (text: string, builtIn: string, known: ReadonlySet<string>): Checked => {
  if (!sameList(quantitiesIn(text), quantitiesIn(builtIn))) return fault('quantity', quantitiesIn(text).join(', '))
  const unknown = findUnknownWord(text, known)
  return unknown === undefined ? ok(text) : fault('unknown_word', unknown)
}

/**
 * The new words for a dish when they may stand in place of its own: plain text of a fitting length, the same quantities,
 * no word of a food, diet or claim that is not the dish's own, and still about this dish. Both texts or neither.
 */
export const checkDishWords = (
  said: DishWords,
  dish: MealOption,
  diets: readonly Diet[],
  catalog: Catalog,
): Result<DishWords, WordingFault> => {
  const name = checkPlain(said.name, NAME_LENGTH)
  if (!name.ok) return name
  const description = checkPlain(said.description, DESCRIPTION_LENGTH)
  if (!description.ok) return description
  const known = wordsOfDish(dish, diets, catalog)
  for (const [text, builtIn] of [
    [name.value, dish.name],
    [description.value, dish.description],
  ] as const) {
    const checked = checkAgainst(text, builtIn, known)
    if (!checked.ok) return checked
  }
  const subjects = [dish.name, ...dish.ingredients.map(({ item }) => item)].join(' ')
  if (!sharesSubject(name.value, subjects)) return fault('off_subject', name.value)
  return ok({ name: name.value, description: description.value })
}

/** Words of training and eating that an explanation may use although the built-in sentence does not. */
const explaining = wordSet('training session workout fuel energy meal target body recovery muscle day week plan')

/**
 * A new wording of one explaining sentence when it says the same: the same quantities in the same order, the same words
 * that turn a meaning (no, less, at most, before), and no word that might bring in something new.
 */
export const checkSentence = (said: string, builtIn: string): Checked => {
  const [factor, room] = SENTENCE_GROWTH
  const plain = checkPlain(said, [10, Math.ceil(builtIn.length * factor) + room])
  if (!plain.ok) return plain
  const text = plain.value
  if (!sameList(turningWordsIn(text), turningWordsIn(builtIn))) {
    return fault('meaning', turningWordsIn(text).join(', '))
  }
  const checked = checkAgainst(text, builtIn, new Set([...wordSet(builtIn), ...explaining]))
  if (!checked.ok) return checked
  return sharesSubject(text, builtIn) ? checked : fault('off_subject', text)
}
