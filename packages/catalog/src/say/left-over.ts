import { makersAndPlaces, places } from './brand-words.ts'
import { numberWords } from './numbers.ts'
import type { Piece } from './piece.ts'
import { looseAdjectives } from './spoken-words.ts'
import type { Token } from './tokens.ts'
import { findUnit, sizes } from './units.ts'

/** A run of tokens: from the first to before `end`. */
export interface Span {
  readonly from: number
  readonly end: number
}

/** What joins things that are eaten: each part of it has to name one. */
const joints = new Set(['and', 'plus', 'then', 'with', 'w', 'also'])
/** Words before a place where something was eaten or bought: `a wrap from pret`. */
const whence = new Set(['at', 'from', 'in', 'into', 'by', 'via', 'bei', 'von', 'vom', 'en', 'de', 'del'])
/** Words that say that what follows was eaten in the place before it: `popped to pret and had a wrap`. */
const eating = new Set('had have got get ate eat ordered grabbed bought picked drank'.split(' '))
/** Kinds of things to eat that say nothing of them: `and a drink`. */
const kinds = new Set('drink drinks takeaway takeout snack snacks meal'.split(' '))
const determiners = new Set(['a', 'an', 'some', 'another', 'my', 'the'])
/** Words before a kind that make it no thing of its own: `for a snack`, `after my meal`. */
const occasions = new Set(['for', 'as', 'after', 'before', 'of', 'from', 'during', 'with', 'at', 'between', 'to'])
/** Of the words that say how a food is, those that are said alone for a food: `and some protein`. */
const nouns = new Set(['protein', 'vanilla', 'gluten', 'grain', 'dairy'])

interface Clause {
  readonly pieces: readonly Piece[]
  /** The first word of the clause behind it is one of eating. */
  readonly isGoneOn: boolean
}

/**
 * Words that are passed over beside a food and that no food took up: a maker or a place (`2 eggs, nandos`), a kind
 * (`and a drink`), a number of something that was not named (`2 eggs, 80 g`). They are told like words that nobody knows.
 */
export function leftOver(pieces: readonly Piece[], tokens: readonly Token[]): readonly Span[] {
  const isAnyFood = pieces.some(({ kind }) => kind === 'food')
  return clausesOf(pieces, tokens).flatMap((clause, at) => leftIn(clause, tokens, at === 0, isAnyFood))
}

const saidAt = (tokens: readonly Token[], at: number): string => {
  const token = tokens[at]
  return token?.kind === 'word' ? token.said : ''
}

function clausesOf(pieces: readonly Piece[], tokens: readonly Token[]): readonly Clause[] {
  const isJoint = ({ kind, from }: Piece): boolean => {
    const token = tokens[from]
    return (kind === 'stop' && token?.kind === 'stop' && token.isHard) || joints.has(saidAt(tokens, from))
  }
  const runs: Piece[][] = [[]]
  for (const piece of pieces) {
    if (piece.kind !== 'food' && isJoint(piece)) runs.push([])
    else runs.at(-1)?.push(piece)
  }
  return runs.map((run, at) => {
    const [first, second] = runs[at + 1] ?? []
    const begins = [first, second].some((piece) => piece !== undefined && eating.has(saidAt(tokens, piece.from)))
    return { pieces: run, isGoneOn: begins }
  })
}

function leftIn(
  { pieces, isGoneOn }: Clause,
  tokens: readonly Token[],
  isFirst: boolean,
  isAnyFood: boolean,
): readonly Span[] {
  if (pieces.some(({ kind }) => kind === 'correction' || kind === 'negation' || kind === 'share')) return []
  const isNamed = pieces.some(({ kind }) => kind === 'food' || kind === 'unknown')
  const brands = pieces.filter(({ kind, from }) => kind === 'filler' && makersAndPlaces.has(saidAt(tokens, from)))
  const isOf = ({ from }: Piece): boolean =>
    isGoneOn ||
    whence.has(saidAt(tokens, from - 1)) ||
    (saidAt(tokens, from - 1) === 'the' && whence.has(saidAt(tokens, from - 2)))
  if (isNamed) return brands.filter((brand) => !isOf(brand) && isBehindPlainFood(brand, pieces, tokens))
  // Where nothing else is named nothing takes it up: `dinner at nandos`.
  if (brands.length > 0) return isGoneOn ? [] : brands
  if (isFirst && pieces.some(({ kind }) => kind === 'stop')) return []
  return [...kindsIn(pieces, tokens), ...amountsIn(pieces, tokens, isAnyFood)]
}

/** `2 eggs nandos`: a place behind a food that nobody buys there by its plain name, with nothing behind it. */
function isBehindPlainFood(brand: Piece, pieces: readonly Piece[], tokens: readonly Token[]): boolean {
  const at = pieces.indexOf(brand)
  const before = pieces[at - 1]
  const isLast = pieces.slice(at + 1).every(({ kind }) => kind !== 'food' && kind !== 'unknown')
  const isPlain = before?.kind === 'food' && (before.meanings[0]?.key.startsWith('food:') ?? false)
  return isLast && isPlain && places.has(saidAt(tokens, brand.from))
}

const kindsIn = (pieces: readonly Piece[], tokens: readonly Token[]): readonly Span[] =>
  pieces.filter(
    ({ kind, from }) =>
      kind === 'filler' &&
      kinds.has(saidAt(tokens, from)) &&
      (determiners.has(saidAt(tokens, from - 1)) || tokens[from - 1]?.kind === 'number') &&
      !occasions.has(saidAt(tokens, from - 2)),
  )

/** A clause of numbers, units and looks alone: they were of something. */
function amountsIn(pieces: readonly Piece[], tokens: readonly Token[], isAnyFood: boolean): readonly Span[] {
  const words = pieces.filter(({ kind }) => kind !== 'stop')
  const [first, last] = [words[0], words.at(-1)]
  if (!first || !last) return []
  const isLook = ({ from }: Piece): boolean => {
    const token = tokens[from]
    return token?.kind === 'word' && looseAdjectives.has(token.word)
  }
  const isCount = ({ kind, from }: Piece): boolean => kind === 'number' || numberWords.has(saidAt(tokens, from))
  const isMeasure = ({ from }: Piece): boolean => {
    const token = tokens[from]
    return token?.kind === 'word' && (findUnit(token.word) !== undefined || token.said in sizes)
  }
  if (!isAnyFood) return words.filter((piece) => piece.kind === 'filler' && isLook(piece))
  if (!words.every((piece) => isLook(piece) || isCount(piece) || isMeasure(piece))) return []
  const isNoun = words.length === 1 && nouns.has(saidAt(tokens, first.from))
  return isNoun || (isCount(first) && words.length > 1) ? [{ from: first.from, end: last.end }] : []
}
