import type { Catalog } from '../catalog.ts'
import { type CatalogSearch, openSearch } from '../search.ts'
import { phraseOf } from '../words.ts'
import { readAgain } from './again.ts'
import { timesAsMuch } from './amend.ts'
import { collect } from './collect.ts'
import { eatables } from './eatables.ts'
import { openLexicon } from './lexicon.ts'
import { readMoment } from './moment.ts'
import { parseTokens } from './parse.ts'
import { readTokens } from './read-tokens.ts'
import type { SaidMeal } from './said-meal.ts'

export interface MealReader {
  /**
   * Reads what somebody says or types of a meal: `2 eggs, 80 g oats, flat white`. Any text gives an answer. `previous` is the
   * meal that `same again` means.
   */
  readonly read: (text: string, previous?: SaidMeal) => SaidMeal
}

/** Longest text that is read, in characters; what is beyond is no meal. */
const MAX_TEXT_LENGTH = 2000

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
  const read = (text: string, previous?: SaidMeal): SaidMeal => {
    const { rest, ...moment } = readMoment(text.slice(0, MAX_TEXT_LENGTH))
    const again = previous && readAgain(rest)
    const repeated = again ? previous.items.map((item) => timesAsMuch(item, again.factor)) : []
    const [english, ...others] = readTokens(again?.rest ?? rest, lexicon).map((tokens) => ({
      tokens,
      ...parseTokens(tokens.tokens, lexicon, namesHolding),
    }))
    if (!english) throw new Error('a text reads as English at least')
    // Words are read in the language that explains the most of them.
    const { pieces, tokens } = others.reduce((best, one) => (one.points > best.points ? one : best), english)
    return { ...collect(pieces, tokens, eaten, repeated), ...moment }
  }
  return { read }
}
