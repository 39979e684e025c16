import type { MealTime, NutrientAmounts } from '@pacemeal/domain'
import type { WeighedFood } from '../recipe-nutrients.ts'
import type { SaidAmount } from './quantity.ts'

/** Something that can be eaten: a food, a recipe of the catalogue, or a common dish made of its foods. */
export interface SaidChoice {
  /** `food:<id>`, `recipe:<id>` or `dish:<id>`. */
  readonly key: string
  readonly kind: 'food' | 'recipe' | 'dish'
  readonly name: string
}

/**
 * What an amount was taken from: a scale, a measuring cup or spoon, a count of pieces, one piece because the word stood in
 * the singular, a bowl or a handful, or what is usually eaten because nobody said.
 */
export type AmountBasis = 'weighed' | 'measured' | 'counted' | 'piece' | 'vessel' | 'usual'

/** What an item was read from, by which it is judged. */
export interface Basis {
  readonly amount: AmountBasis
  /** Keys of what the words may mean as well, of another energy: nothing that was said tells them apart. */
  readonly rivals: readonly string[]
  /** How many times as much the words may mean as well: of the whole instead of a piece, or of a piece instead of the whole. */
  readonly otherPart?: number
  /** What a small, a usual and a large one of what held it would hold, as shares of this amount: a tray for one or for eight. */
  readonly sizes?: readonly number[]
  /** Whether it was said to be small, or little of it. */
  readonly isSmall?: true
  /** Whether it was measured by what holds as much as somebody takes, or as a maker puts in: a handful, a bowl, a packet. */
  readonly isFilled?: true
  /** Whether it was said to be cooked or uncooked, in whatever language. */
  readonly isStateSaid: boolean
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
  /** From 0 to 1: whether the right food in the right amount was understood. See {@link isUnsure}. */
  readonly confidence: number
  readonly basis: Basis
  /** What else the words may have meant, likeliest first. */
  readonly alternatives: readonly SaidChoice[]
  /** What one answer would settle; of one item of a meal at most. */
  readonly question?: SaidQuestion
}

/** A question about an item, and the item as each answer makes it. */
export interface SaidQuestion {
  /**
   * How much it was, how large what was counted was, which of several it was, whether it was weighed dry or cooked, or whether
   * it was of a piece (the first choice) or of the whole.
   */
  readonly about: 'amount' | 'size' | 'which' | 'state' | 'part'
  readonly choices: readonly SaidItem[]
}

/** Below this the words may well have meant something else, or another amount. */
const MIN_SURE_CONFIDENCE = 0.5

/** Whether somebody should check what was understood. */
export const isUnsure = ({ confidence }: Pick<SaidItem, 'confidence'>): boolean => confidence < MIN_SURE_CONFIDENCE

/** Words that the reader has no food for, or only a far one, as they are to be looked up where more foods are known. */
export interface LookUp {
  /** What may be the name of a food. */
  readonly words: string
  /** The words as they are told to be unknown; undefined where only a far food was read. */
  readonly unknown: string | undefined
  /** The item that a find goes in the place of, by the words it was said in. */
  readonly instead: string | undefined
  readonly amount: SaidAmount
  readonly isPlural: boolean
  /** Where what it stands for begins: a word may be said twice, and each has one find. */
  readonly places: readonly number[]
  /** Only a name that is spelled so: what was read is rather a misspelling than another food. */
  readonly isSpelled: boolean
}

export interface SaidMeal {
  readonly items: readonly SaidItem[]
  /** Words that name nothing the catalogue knows, as they were said. */
  readonly unknown: readonly string[]
  /** What may be found elsewhere of what nobody here knows, longer names first. */
  readonly lookUps: readonly LookUp[]
  /** Foods that were said to be left out, as they were said. */
  readonly leftOut: readonly string[]
  /** Foods of an earlier meal are among the items: `same again`. */
  readonly isRepeated: boolean
  /** So many times the earlier meal as a whole: not all of its foods are in the kitchen, or only its figures are known. */
  readonly wholeBefore?: number
  /** The words that repeat a meal where no earlier one was found; they are among the unknown ones as well. */
  readonly unrepeated?: string
  /** The meal that was named: `for breakfast`. */
  readonly meal?: MealTime
  /** When it was eaten, `HH:MM` on the 24-hour clock, when that was said. */
  readonly time?: string
}
