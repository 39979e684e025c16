import type { Span } from './left-over.ts'
import type { Piece } from './piece.ts'
import { readQuantities, readTrailing, type SaidAmount } from './quantity.ts'
import type { LookUp, SaidItem } from './said-meal.ts'
import type { Token, Tokens } from './tokens.ts'

type FoodPiece = Piece & { readonly kind: 'food' }

/** Words before a place, a time or a person, which are no food. */
const around = new Set(
  'at off from by via for after before during until since to between over bei beim vom von nach vor seit im desde hasta para antes despues tras durante'.split(
    ' ',
  ),
)
const articles = new Set(['the', 'my', 'a', 'an', 'der', 'die', 'das', 'dem', 'den', 'el', 'la', 'los', 'las'])

/** Longest amount before a name, in words: `one and a half cups of`. */
const MAX_AMOUNT_WORDS = 6
const unsaid: SaidAmount = { count: 1, isCounted: false, scale: 1 }
/** Shorter words name hardly any food. */
const MIN_LETTERS = 3

/** From this cost on an item was read by a name that has little in common with what was said. */
const FAR_NAME = 4

const saidOf = (tokens: readonly Token[], at: number): string => {
  const token = tokens[at]
  return token?.kind === 'word' ? token.said : ''
}

/** What is to be looked up of a reading, the longer names first. `said` gives the words of a span. */
export function lookUpsOf(
  unknown: readonly Span[],
  pieces: readonly Piece[],
  items: readonly (readonly [SaidItem, FoodPiece])[],
  { tokens }: Tokens,
  said: (from: number, end: number) => string,
): readonly LookUp[] {
  const isName = ({ from, end }: Span): boolean =>
    tokens.slice(from, end).some((token) => token.kind === 'word' && /[a-z]{3}/.test(token.said)) &&
    said(from, end).length >= MIN_LETTERS &&
    !isAround(tokens, from)
  const foods = pieces.filter((piece) => piece.kind === 'food')
  const itemFrom = (piece: FoodPiece | undefined) => items.find(([, own]) => own === piece)?.[0]
  const ofUnknown = unknown.filter(isName).flatMap((span): readonly LookUp[] => {
    const [before, behind] = [foods.find(({ end }) => end === span.from), foods.find(({ from }) => from === span.end)]
    const own = { unknown: said(span.from, span.end), isPlural: isPluralAt(tokens, span.end - 1), isSpelled: false }
    const amount = amountAround(tokens, span, foods)
    const [first, last] = [itemFrom(before), itemFrom(behind)]
    const wider = [
      ...(before && first
        ? [
            {
              ...own,
              words: said(nameOf(tokens, before).from, span.end),
              instead: first.said,
              places: [span.from, before.from],
              amount: amountOf(before, readTrailing(tokens, span.end)?.amount),
            },
          ]
        : []),
      ...(behind && last
        ? [
            {
              ...own,
              words: said(span.from, nameOf(tokens, behind).end),
              instead: last.said,
              places: [span.from, behind.from],
              amount: amount.isCounted ? amount : amountOf(behind, undefined),
              isPlural: behind.isPlural,
            },
          ]
        : []),
    ]
    // Right beside a food, and of no amount of its own, it rather says more of that food.
    const isApart = (before === undefined && behind === undefined) || amount.isCounted
    const alone = { ...own, words: own.unknown, instead: undefined, places: [span.from], amount }
    return isApart ? [...wider, alone] : wider
  })
  const far = items.flatMap(([item, piece]): readonly LookUp[] => {
    const isFar = (piece.meanings[0]?.cost ?? 0) >= FAR_NAME
    if (!isFar && piece.typos === 0) return []
    const { isPlural } = piece
    const { from, end } = nameOf(tokens, piece)
    const amount = amountOf(piece, undefined)
    const words = said(from, end)
    const places = [piece.from]
    return [{ words, unknown: undefined, instead: item.said, places, amount, isPlural, isSpelled: !isFar }]
  })
  return [...ofUnknown, ...far]
}

const isAround = (tokens: readonly Token[], from: number): boolean => {
  const before = saidOf(tokens, from - 1)
  return around.has(before) || (articles.has(before) && around.has(saidOf(tokens, from - 2)))
}

const isPluralAt = (tokens: readonly Token[], at: number): boolean => {
  const token = tokens[at]
  return token?.kind === 'word' && token.said !== token.word
}

/** Where the name of a food stands within what was said of it: without the amount before it and the one behind. */
function nameOf(tokens: readonly Token[], { from, end, amount, trailing }: FoodPiece): Span {
  const begins = readQuantities(tokens, from)
    .filter((read) => read.end < end && read.amount.count === amount.count && read.amount.unit === amount.unit)
    .reduce((last, read) => Math.max(last, read.end), from)
  for (let at = begins + 1; trailing !== undefined && at < end; at += 1)
    if (readTrailing(tokens, at)?.end === end) return { from: begins, end: at }
  return { from: begins, end }
}

/** A weight that was said anywhere, else what was said before the name. */
function joined(before: SaidAmount, behind: SaidAmount | undefined): SaidAmount {
  if (!behind) return before
  const isWeight = (behind.unit ?? behind.each)?.kind === 'mass'
  return isWeight || !before.isCounted ? behind : before
}

const amountOf = ({ amount, trailing }: FoodPiece, behind: SaidAmount | undefined): SaidAmount =>
  joined(joined(amount, trailing), behind)

/** The amount that stands right before words that nobody knows, or right behind them, and is of no other food. */
function amountAround(tokens: readonly Token[], { from, end }: Span, foods: readonly FoodPiece[]): SaidAmount {
  const isTaken = (at: number): boolean => foods.some((food) => food.from <= at && at < food.end)
  let before = unsaid
  for (let at = from - 1; at >= Math.max(0, from - MAX_AMOUNT_WORDS) && !isTaken(at); at -= 1) {
    const found = readQuantities(tokens, at).find((read) => read.end === from)
    if (found) before = found.amount
  }
  const behind = readTrailing(tokens, end)
  const isFree = behind !== undefined && !foods.some((food) => food.from < behind.end && food.from >= end)
  return joined(before, isFree ? behind.amount : undefined)
}
