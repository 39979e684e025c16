import { places } from './brand-words.ts'
import type { Lexicon } from './lexicon.ts'
import { type Offer, offerFoodsAt, type SearchNames } from './offer-foods.ts'
import { type Piece, plainReading } from './piece.ts'
import type { Token } from './tokens.ts'

interface Step {
  readonly points: number
  readonly before: number
  readonly piece: Piece
}

/** Pieces, and how well they explain what was said. */
export interface Parse {
  readonly pieces: readonly Piece[]
  readonly points: number
}

/** Reads tokens into pieces: of all readings the one with the most points. */
export function parseTokens(tokens: readonly Token[], lexicon: Lexicon, search: SearchNames): Parse {
  const best: (Step | undefined)[] = []
  const pointsAt = (at: number): number => (at === 0 ? 0 : (best[at]?.points ?? Number.NEGATIVE_INFINITY))
  const offer = (before: number, gain: number, piece: Piece): void => {
    const total = pointsAt(before) + gain
    if (total > pointsAt(piece.end) || best[piece.end] === undefined) best[piece.end] = { points: total, before, piece }
  }
  const place = placeIn(tokens)
  for (const at of tokens.keys()) {
    offerPlain(at, tokens, offer)
    offerFoodsAt(at, { tokens, lexicon, search, place }, offer)
  }
  const pieces: Piece[] = []
  for (let at = tokens.length; at > 0; ) {
    const step = best[at]
    if (!step) break
    pieces.unshift(step.piece)
    at = step.before
  }
  return { pieces, points: tokens.length === 0 ? 0 : pointsAt(tokens.length) }
}

/** The place that was named, when it is one. */
function placeIn(tokens: readonly Token[]): string | undefined {
  const named = new Set(tokens.flatMap((token) => (token.kind === 'word' && isPlace(token) ? [token.word] : [])))
  return named.size === 1 ? [...named][0] : undefined
}

const isPlace = ({ said, word }: { readonly said: string; readonly word: string }): boolean =>
  places.has(said) || places.has(word)

function offerPlain(at: number, tokens: readonly Token[], offer: Offer): void {
  const token = tokens[at]
  if (!token) return
  const [kind, gain] = plainReading(token)
  // A mark of a share has its number with it.
  offer(at, gain, { kind, from: at, end: kind === 'share' ? Math.min(at + 2, tokens.length) : at + 1 })
}
