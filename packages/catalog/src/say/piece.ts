import type { Meaning } from './lexicon.ts'
import { numberWords } from './numbers.ts'
import { CORRECTION } from './phrases.ts'
import { isFiller, type SaidAmount } from './quantity.ts'
import { shareMarks } from './shares.ts'
import { everyday, looseAdjectives, negations } from './spoken-words.ts'
import type { Token } from './tokens.ts'
import { findUnit, sizes } from './units.ts'

/** What a word is that is of no food. */
type PlainKind = 'unknown' | 'filler' | 'stop' | 'negation' | 'number' | 'correction' | 'share'

/** A piece of what was said: a food with its amount, words that nobody knows, or what holds them together. */
export type Piece =
  | {
      readonly kind: 'food'
      readonly from: number
      readonly end: number
      readonly meanings: readonly Meaning[]
      readonly amount: SaidAmount
      readonly trailing: SaidAmount | undefined
      readonly typos: number
      /** Said in the plural. */
      readonly isPlural: boolean
    }
  | {
      readonly kind: PlainKind
      readonly from: number
      readonly end: number
    }

/** Points of the reading that explains the most words by the fewest foods. `run`: `oats flat white` are two things. */
export const points = {
  word: 10,
  food: -4,
  trailing: -1.5,
  weightBehind: 0.5,
  ofNext: -4,
  unknown: -12,
  number: -9,
  stray: -1.5,
  guess: -14,
  run: -7,
  bareKind: -18,
  compound: -5,
  untoldKind: -4,
  uncountable: -4,
  measureOfName: -1,
  brand: -8,
} as const

/** Longer words that were misspelt are said to be unknown where no food explains them. */
const MAX_SHORT_WORD = 4

/** A token that stands for itself, and the points of that. */
export function plainReading(token: Token): readonly [PlainKind, number] {
  if (token.kind === 'stop') return ['stop', 0]
  if (token.kind === 'number') return ['number', points.number]
  if (token.said === CORRECTION) return ['correction', 0]
  if (shareMarks.has(token.said)) return ['share', 0]
  if (negations.has(token.said)) return ['negation', 0]
  // Letters that were changed into a word of no food may have been a food: it is told, not passed over.
  if (token.typos > 0 && token.said.length > MAX_SHORT_WORD) return ['unknown', points.unknown]
  if (isFiller(token) || everyday.has(token.said)) return ['filler', 0]
  if (isLoose(token.word) || token.said in sizes) return ['filler', points.stray]
  if (numberWords.has(token.said)) return ['filler', points.stray * 2]
  return findUnit(token.word) ? ['filler', points.stray * 4] : ['unknown', points.unknown]
}

/** Whether a word is passed over without losing much: how a food looks, or a share of fat. */
export const isLoose = (word: string): boolean => looseAdjectives.has(word) || word.endsWith('%')

export const isPlural = (token: Token): boolean =>
  token.kind === 'word' && token.typos === 0 && token.said !== token.word && token.said.endsWith('s')

/** Points for explaining a token: sounds around a food earn none. */
export const worth = (token: Token | undefined): number =>
  token === undefined || token.kind === 'stop' || isFiller(token) ? 0 : points.word

/** Whether a word could be of a food: nothing else explains it. */
export const isContent = (token: Token | undefined): token is Token & { kind: 'word' } =>
  token?.kind === 'word' && plainReading(token)[0] === 'unknown'
