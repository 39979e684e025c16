import type { MealTime, NutrientAmounts } from '@pacemeal/domain'
import type { Catalog } from '../catalog.ts'
import type { WeighedFood } from '../recipe-nutrients.ts'
import { type CatalogSearch, openSearch } from '../search.ts'
import { phraseOf } from '../words.ts'
import { collect } from './collect.ts'
import { eatables } from './eatables.ts'
import { openLexicon } from './lexicon.ts'
import { readMoment } from './moment.ts'
import { parseTokens } from './parse.ts'
import { readTokens } from './read-tokens.ts'

/** Something that can be eaten: a food, a recipe of the catalogue, or a common dish made of its foods. */
export interface SaidChoice {
  /** `food:<id>`, `recipe:<id>` or `dish:<id>`. */
  readonly key: string
  readonly kind: 'food' | 'recipe' | 'dish'
  readonly name: string
}

/** A food that was understood. */
export interface SaidItem extends SaidChoice {
  /** The words it was understood from. */
  readonly said: string
  readonly grams: number
  /** How many of what that is: `2` of `egg`, `80` of `g`, `1` of `serving`. */
  readonly count: number
  readonly unit: string
  /** What it is made of, in grams: one food, or the parts of a dish. */
  readonly parts: readonly WeighedFood[]
  readonly nutrients: NutrientAmounts
  /** From 0 to 1: whether the right food in the right amount was understood. Below 0.6 it deserves a look. */
  readonly confidence: number
  /** What else the words may have meant, likeliest first. */
  readonly alternatives: readonly SaidChoice[]
}

export interface SaidMeal {
  readonly items: readonly SaidItem[]
  /** Words that name nothing the catalogue knows, as they were said. */
  readonly unknown: readonly string[]
  /** Foods that were said to be left out, as they were said. */
  readonly leftOut: readonly string[]
  /** The meal that was named: `for breakfast`. */
  readonly meal?: MealTime
  /** When it was eaten, `HH:MM` on the 24-hour clock, when that was said. */
  readonly time?: string
}

export interface MealReader {
  /** Reads what somebody says or types of a meal: `2 eggs, 80 g oats, flat white`. Any text gives an answer. */
  readonly read: (text: string) => SaidMeal
}

/** Longest text that is read, in characters; what is beyond is no meal. */
const MOST_TEXT = 2000

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
  const read = (text: string): SaidMeal => {
    const { rest, ...moment } = readMoment(text.slice(0, MOST_TEXT))
    const tokens = readTokens(rest, lexicon)
    return { ...collect(parseTokens(tokens.tokens, lexicon, namesHolding), tokens, eaten), ...moment }
  }
  return { read }
}
