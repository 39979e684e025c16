import type { Span } from './left-over.ts'
import type { Piece } from './piece.ts'
import type { SaidAmount } from './quantity.ts'
import type { Tokens } from './tokens.ts'

/** A food with its amount, as it was said. */
export type FoodPiece = Piece & { readonly kind: 'food' }

/** Foods that are added to others: `without milk and sugar` leaves out both, `without milk and toast` only the milk. */
const added =
  /^food:(?:milk|cream|half-and-half|sugar|butter|honey|maple|syrup|cheddar|tomato|onion|red-onion|lettuce|salt|cinnamon|jam)/

/** The words from a token to before another, as they were said. */
export const saidIn = ({ text, tokens }: Tokens, from: number, end: number): string =>
  text
    .slice(tokens[from]?.from, tokens[end - 1]?.to)
    .replaceAll(/\s+/g, ' ')
    .trim()

/** The words of a food. */
export const wordsIn = ({ tokens }: Tokens, { from, end }: FoodPiece): readonly string[] =>
  tokens.slice(from, end).flatMap((token) => (token.kind === 'word' ? [token.word] : []))

/** Whether a number or a weight was said of it. */
export const isAmountSaid = ({ amount, trailing }: FoodPiece): boolean =>
  amount.isCounted || amount.each !== undefined || trailing !== undefined

/** Whether it is a food that is added to others. */
export const isAdded = ({ meanings: [first] }: FoodPiece): boolean => first !== undefined && added.test(first.key)

/** Whether it was weighed, or measured by its volume. */
export const isWeighed = ({ amount, trailing }: FoodPiece): boolean =>
  [amount.unit, amount.each, trailing?.unit, trailing?.each].some(
    (unit) => unit?.kind === 'mass' || unit?.kind === 'volume',
  )

/** Whether it was said to be twice as much: `extra cheese`. */
export const isDoubled = ({ from, amount }: FoodPiece, { tokens }: Tokens): boolean =>
  ['double', 'dbl', 'extra'].includes(tokens[from]?.said ?? '') && !amount.unit

/** Whether a number in it has a minus. */
export const hasMinus = ({ tokens }: Tokens, { from, end }: Span): boolean =>
  tokens.slice(from, end).some((token) => token.kind === 'number' && token.isNegative)

/** No amount at all. */
export const unsaid: SaidAmount = { count: 1, isCounted: false, scale: 1 }

/** From here on a bare number behind a vessel is what it holds, in grams or millilitres. */
const MIN_HELD = 50

/** An amount before and one behind: a weight wins, and `each` multiplies. */
export function joinAmounts(before: SaidAmount, behind: SaidAmount | undefined): SaidAmount {
  if (!behind) return before
  if (behind.each && !behind.unit && !behind.isCounted) return { ...before, each: behind.each }
  const isWeighed = (amount: SaidAmount) => (amount.unit ?? amount.each)?.kind === 'mass'
  if (isWeighed(behind)) return behind
  if (isWeighed(before)) return before
  // `a glass of wine 250`: nobody drinks so many glasses; it is what they hold.
  if (before.unit?.kind === 'thing' && !behind.unit && !behind.each && behind.count >= MIN_HELD)
    return { ...behind, count: before.count * behind.count }
  // `link sausage x2`: so many of the unit that was named.
  if (before.unit?.kind === 'thing' && before.count === 1 && !behind.unit && !behind.each)
    return { ...before, count: behind.count }
  if (!before.isCounted) return { ...behind, scale: before.scale * behind.scale }
  return behind.unit ? behind : before
}
