import { type FoodPiece, isAmountSaid } from './food-piece.ts'
import type { Piece } from './piece.ts'
import type { Tokens } from './tokens.ts'

/**
 * Foods that were rather one, of those that were kept: of two right beside each other only one has an amount (`turkey jerky 50 g`), in a text that sets
 * its other foods apart. They are off by more than a quarter more often than not.
 */
export function tornIn(
  pieces: readonly Piece[],
  { tokens }: Tokens,
  kept: ReadonlySet<FoodPiece>,
): ReadonlySet<FoodPiece> {
  const isApart = tokens.some(
    (token) => (token.kind === 'stop' && token.isHard) || ['and', 'with', 'plus'].includes(token.said),
  )
  const foods = pieces.filter((piece) => piece.kind === 'food')
  const pairs = foods.flatMap((piece, at) => {
    const next = foods[at + 1]
    return next?.from === piece.end && kept.has(piece) && kept.has(next) ? [[piece, next] as const] : []
  })
  const torn = pairs.filter(([one, next]) => isAmountSaid(one) !== isAmountSaid(next))
  return new Set(isApart ? torn.flat() : [])
}
