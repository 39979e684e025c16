import type { SearchHit } from '../search.ts'
import { type Lexicon, type Meaning, rewrite } from './lexicon.ts'
import { numberWords } from './numbers.ts'
import { isFiller, readQuantities, readTrailing, type SaidAmount } from './quantity.ts'
import { findSpelling, splitWord } from './spelling.ts'
import { fillers, looseAdjectives, negations } from './spoken-words.ts'
import { type Token, type Tokens, tokenize } from './tokens.ts'
import { findUnit, sizes } from './units.ts'

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
      readonly kind: 'unknown' | 'filler' | 'stop' | 'negation' | 'number'
      readonly from: number
      readonly end: number
    }

/** Points of the reading that explains the most words by the fewest foods. `run`: `oats flat white` are two things. */
const points = {
  word: 10,
  food: -4,
  trailing: -1.5,
  unknown: -12,
  number: -9,
  stray: -1.5,
  guess: -14,
  run: -7,
} as const
const LONGEST_NAME = 8

const wordIn = (token: Token): string => (token.kind === 'word' ? token.word : '')

/** Tokens with typing mistakes undone and in the words of names. */
export function readTokens(said: string, lexicon: Lexicon): Tokens {
  const isKnown = (token: Token & { readonly kind: 'word' }): boolean =>
    lexicon.vocabulary.has(token.word) || isStructural(token)
  const { text, tokens } = tokenize(said)
  const spelled = renamed(tokens).flatMap((token): readonly Token[] => {
    if (token.kind !== 'word' || isKnown(token) || token.word.endsWith('%')) return [token]
    const pairOf = (word: string) => splitWord(word, (one) => lexicon.vocabulary.has(one))
    const pair = pairOf(token.word)
    if (pair) return pair.map((word) => ({ ...token, word, said: word, typos: 0 }))
    const meant = findSpelling(token.word, lexicon.vocabulary)
    if (meant) return [{ ...token, word: meant.word, typos: meant.typos }]
    const compound = findSpelling(token.word, lexicon.compounds)
    const parts = compound && pairOf(compound.word)
    return parts
      ? parts.map((word, at) => ({ ...token, word, said: word, typos: at === 0 ? compound.typos : 0 }))
      : [token]
  })
  return { text, tokens: renamed(spelled) }
}

const isStructural = ({ said, word }: { readonly said: string; readonly word: string }): boolean =>
  fillers.has(said) ||
  fillers.has(word) ||
  looseAdjectives.has(word) ||
  negations.has(said) ||
  numberWords.has(said) ||
  said in sizes ||
  said === 'x' ||
  findUnit(word) !== undefined

const renamed = (tokens: readonly Token[]): readonly Token[] =>
  rewrite<Token>(tokens, wordIn, (word, first, last) => ({
    kind: 'word',
    word,
    said: word,
    from: first.from,
    to: last.to,
    typos: first.kind === 'word' ? first.typos : 0,
  }))

interface Step {
  readonly points: number
  readonly before: number
  readonly piece: Piece
}

/** Asks the catalogue's search, for words that no name explains. */
export type SearchNames = (phrase: string) => readonly SearchHit[]

/** Reads tokens into pieces: of all readings the one with the most points. */
export function parseTokens(tokens: readonly Token[], lexicon: Lexicon, search: SearchNames): readonly Piece[] {
  const best: (Step | undefined)[] = []
  const pointsAt = (at: number): number => (at === 0 ? 0 : (best[at]?.points ?? Number.NEGATIVE_INFINITY))
  const offer = (before: number, gain: number, piece: Piece): void => {
    const total = pointsAt(before) + gain
    if (total > pointsAt(piece.end) || best[piece.end] === undefined) best[piece.end] = { points: total, before, piece }
  }
  for (const [at, token] of tokens.entries()) {
    offerPlain(at, token, offer)
    const starts = [{ amount: noAmount, end: at }, ...readQuantities(tokens, at)]
    for (const start of starts) offerFoods(at, start, { tokens, lexicon, search }, offer)
  }
  const pieces: Piece[] = []
  for (let at = tokens.length; at > 0; ) {
    const step = best[at]
    if (!step) break
    pieces.unshift(step.piece)
    at = step.before
  }
  return pieces
}

const noAmount: SaidAmount = { count: 1, isCounted: false, scale: 1 }

type Offer = (before: number, gain: number, piece: Piece) => void

function offerPlain(at: number, token: Token, offer: Offer): void {
  const [kind, gain] = plainReading(token)
  offer(at, gain, { kind, from: at, end: at + 1 })
}

function plainReading(token: Token): readonly ['unknown' | 'filler' | 'stop' | 'negation' | 'number', number] {
  if (token.kind === 'stop') return ['stop', 0]
  if (token.kind === 'number') return ['number', points.number]
  if (negations.has(token.said)) return ['negation', 0]
  if (isFiller(token)) return ['filler', 0]
  if (isLoose(token.word) || token.said in sizes) return ['filler', points.stray]
  if (numberWords.has(token.said)) return ['filler', points.stray * 2]
  return findUnit(token.word) ? ['filler', points.stray * 4] : ['unknown', points.unknown]
}

const isLoose = (word: string): boolean => looseAdjectives.has(word) || word.endsWith('%')

interface Names {
  readonly tokens: readonly Token[]
  readonly lexicon: Lexicon
  readonly search: SearchNames
}

function offerFoods(
  at: number,
  start: { readonly amount: SaidAmount; readonly end: number },
  names: Names,
  offer: Offer,
): void {
  const { tokens, lexicon } = names
  const words: string[] = []
  let typos = 0
  let runs = 0
  for (let end = start.end + 1; end <= Math.min(tokens.length, start.end + LONGEST_NAME); end += 1) {
    const token = tokens[end - 1]
    if (token?.kind !== 'word') return
    const before = tokens[end - 2]
    if (end > start.end + 1 && before && isPlural(before) && worth(token) > 0) runs += points.run
    words.push(token.word)
    typos += token.typos
    const meanings = lexicon.find(words)
    const [first] = meanings
    if (first) {
      offerFood(at, start, { tokens, end, meanings, gain: points.food - first.cost + runs, typos }, offer)
    } else {
      const guessed = guess(words, names)
      if (guessed.length > 0)
        offerFood(at, start, { tokens, end, meanings: guessed, gain: points.food + points.guess, typos }, offer)
    }
  }
}

const isPlural = (token: Token): boolean =>
  token.kind === 'word' && token.said !== token.word && token.said.endsWith('s')

interface NamedSpan {
  readonly tokens: readonly Token[]
  readonly end: number
  readonly meanings: readonly Meaning[]
  readonly gain: number
  readonly typos: number
}

const worth = (token: Token | undefined): number =>
  token === undefined || token.kind === 'stop' || isFiller(token) ? 0 : points.word

function offerFood(
  at: number,
  start: { readonly amount: SaidAmount; readonly end: number },
  { tokens, end, meanings, gain, typos }: NamedSpan,
  offer: Offer,
): void {
  const explained = tokens.slice(at, end).reduce((sum, token) => sum + worth(token), 0)
  const last = tokens[end - 1]
  const isMany = last !== undefined && isPlural(last)
  const piece = { kind: 'food', from: at, meanings, amount: start.amount, typos, isPlural: isMany } as const
  const total = gain + explained - 2 * typos
  offer(at, total, { ...piece, end, trailing: undefined })
  const unit = tokens[end]
  const isOwnUnit =
    start.amount.isCounted && !start.amount.unit && unit?.kind === 'word' ? findUnit(unit.word) : undefined
  if (isOwnUnit?.kind === 'thing') {
    offer(at, total + points.word - 1, {
      ...piece,
      amount: { ...start.amount, unit: isOwnUnit },
      end: end + 1,
      trailing: undefined,
    })
  }
  const trailing = readTrailing(tokens, end)
  if (!trailing) return
  const more = tokens.slice(end, trailing.end).reduce((sum, token) => sum + worth(token), 0)
  const isTwice = isMeasured(start.amount) && isMeasured(trailing.amount) && tokens[end]?.kind !== 'stop'
  offer(at, total + more + (isTwice ? points.number : points.trailing), {
    ...piece,
    end: trailing.end,
    trailing: trailing.amount,
  })
}

const isMeasured = ({ unit, each }: SaidAmount): boolean =>
  [unit?.kind, each?.kind].some((kind) => kind === 'mass' || kind === 'volume')

/** Names of the catalogue that hold all the words, when the words are more than sounds around a food. */
function guess(words: readonly string[], { search }: Names): readonly Meaning[] {
  const telling = words.filter((word) => !fillers.has(word) && !isLoose(word) && !findUnit(word))
  if (telling.length === 0 || telling.length < words.length || words.some((word) => word.length < 3)) return []
  return search(words.join(' ')).map(({ kind, id }) => ({ key: `${kind}:${id}`, cost: -points.guess }))
}
