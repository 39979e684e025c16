import type { LoggedItem, MealTime } from '@pacemeal/domain'
import type { Catalog } from '../catalog.ts'
import { sumNutrients } from '../recipe-nutrients.ts'
import { type CatalogSearch, openSearch } from '../search.ts'
import { phraseOf } from '../words.ts'
import { type Again, readAgain } from './again.ts'
import { collect } from './collect.ts'
import { eatables } from './eatables.ts'
import { openLexicon } from './lexicon.ts'
import { readMoment } from './moment.ts'
import { parseTokens } from './parse.ts'
import { points, worth } from './piece.ts'
import { isFiller } from './quantity.ts'
import { withQuestion } from './question.ts'
import { readTokens } from './read-tokens.ts'
import { remembered } from './remembered.ts'
import type { SaidItem, SaidMeal } from './said-meal.ts'
import type { Token } from './tokens.ts'
import { asClaimed } from './without-claimed.ts'

/** Which meal is meant: that of a name, the usual one of this time, or whatever was logged last. */
export interface EarlierMeal {
  readonly meal: MealTime | undefined
  readonly isOfMeal: boolean
}

/**
 * Finds the foods of an earlier meal, by their ids in the kitchen or the reference tables; none when only its figures are
 * known.
 */
export type FindEarlierMeal = (which: EarlierMeal) => readonly LoggedItem[] | undefined

export interface MealReader {
  /**
   * Reads what somebody says or types of a meal: `2 eggs, 80 g oats, flat white`. Any text gives an answer. `earlier` finds
   * the meal that `same again` means; without it such words are told as unknown.
   */
  readonly read: (text: string, earlier?: FindEarlierMeal) => SaidMeal
  /** A common dish as much of it as is usually eaten, by its key (`dish:<id>`). */
  readonly dish: (key: string) => SaidItem | undefined
}

/** Changes of a part, of which the whole says nothing. */
const changing =
  /\b(?:instead|less|half|double|twice|just|only|statt|weniger|halb\w*|doppelt\w*|nur|en vez|menos|mitad|doble|solo)\b/i
/** More food, or some that is left out, which makes the whole unsure. */
const beside =
  /^\s*(?:(?:but|aber|pero)\s+)?(?:plus|and|also|with|without|minus|und|mit|ohne|dazu|y|con|sin|m[aá]s|[,+&])(?=\s)/i

/** Whether a meal stays whole with what is said behind it: `plus a banana`, and not `but half the rice`. */
const isBeside = (rest: string): boolean => !/\S/.test(rest) || (beside.test(rest) && !changing.test(rest))

/** Longest text that is read, in characters; what is beyond is no meal. */
const MAX_TEXT_LENGTH = 2000

/**
 * A text with one space or one line break for each run of them: patterns that begin with any number of spaces try each run
 * from each of its places, which took minutes for two thousand spaces.
 */
const withSingleSpaces = (text: string): string => text.replaceAll(/[^\S\n]+/g, ' ').replaceAll(/ ?\n[ \n]*/g, '\n')

/** Whether a word is more than a sound around a food. */
const isTold = (token: Token): boolean => token.kind === 'word' && !isFiller(token)

/** Opens the reader of a catalogue. Takes some tens of milliseconds; keep the result. */
export function openMealReader(catalog: Catalog, search: CatalogSearch = openSearch(catalog)): MealReader {
  const lexicon = openLexicon(catalog)
  const namesHolding = (phrase: string) => {
    const words = phrase.split(' ')
    return search
      .search(phrase, { limit: 5 })
      .filter(({ name }) => {
        const [head = ''] = name.split(' with ')
        const held = phraseOf(head).split(' ')
        return words.every((word) => held.includes(word)) && words.length * 2 >= held.length
      })
      .slice(0, 3)
  }
  const eaten = eatables(catalog, lexicon)
  const repeated = (again: Again, items: readonly LoggedItem[]): readonly SaidItem[] =>
    items.map(({ food, grams: before }) => {
      const grams = before * again.factor
      const parts = [{ food: catalog.requireFood(food), grams }]
      return {
        ...eaten.choiceOf(`food:${food}`),
        said: again.said,
        grams,
        count: grams,
        unit: 'g',
        parts,
        nutrients: sumNutrients(parts).total,
        confidence: 1,
        basis: { amount: 'weighed', rivals: [], isStateSaid: false } as const,
        alternatives: [],
      }
    })
  const read = (text: string, earlier?: FindEarlierMeal): SaidMeal => {
    const { rest, ...moment } = readMoment(withSingleSpaces(text.slice(0, MAX_TEXT_LENGTH)))
    const again = readAgain(rest)
    const before = again && earlier?.({ meal: moment.meal, isOfMeal: again.isOfMeal })
    // A meal of which a food is not in the kitchen would come back as less than it was.
    const isKnown =
      before !== undefined && before.length > 0 && before.every(({ food }) => catalog.findFood(food) !== undefined)
    const named = remembered((words) => lexicon.find(words.split(' ')))
    const names = { ...lexicon, find: (words: readonly string[]) => named(words.join(' ')) }
    const holding = remembered(namesHolding)
    const [english, ...others] = readTokens(again?.rest ?? rest, lexicon).map((tokens) => ({
      tokens,
      ...parseTokens(tokens.tokens, names, holding),
    }))
    if (!english) throw new Error('a text reads as English at least')
    // Words are read in the language that explains the most of them. One that says a word in several explains no more by it.
    const telling = ({ tokens: { tokens } }: typeof english): number =>
      tokens.filter((token) => worth(token) > 0).length
    const explained = (one: typeof english): number =>
      one.points - points.word * Math.max(0, telling(one) - telling(english))
    const { pieces, tokens } = others.reduce((best, one) => (explained(one) > explained(best) ? one : best), english)
    const items = again && before && isKnown ? repeated(again, before) : []
    const meal = collect(pieces, tokens, eaten, items)
    // A meal of which only the whole is known takes something beside it, and no change of a part.
    const isWhole = before !== undefined && !isKnown
    const isUnrepeated = before === undefined || (isWhole && !isBeside(again?.rest ?? ''))
    const found = again && isUnrepeated ? [again.said, ...meal.unknown] : meal.unknown
    // Nothing at all that was read of a text is told: it may have been a meal.
    const isNothing =
      found.length + meal.items.length + meal.leftOut.length === 0 && !again && tokens.tokens.some(isTold)
    const unknown = isNothing ? [rest.trim()] : found
    const whole = again && isWhole && !isUnrepeated ? { isRepeated: true, wholeBefore: again.factor } : {}
    const without = again && earlier && before === undefined ? { unrepeated: again.said } : {}
    const asked = withQuestion(meal.items, catalog, eaten).map((item) => asClaimed(catalog, item))
    return { ...meal, items: asked, unknown, ...whole, ...without, ...moment }
  }
  const dish = (key: string): SaidItem | undefined => {
    const id = key.slice(key.indexOf(':') + 1)
    // What is said of the dish of an id may be another one: `mac cheese` are two foods.
    return [id.replaceAll('-', ' '), lexicon.dishes.get(id)?.name ?? '']
      .flatMap((name) => read(name).items)
      .find((item) => item.key === key)
  }
  return { read, dish }
}
