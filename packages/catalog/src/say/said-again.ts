import type { CollectedItems } from './collected-items.ts'
import { familyOf } from './eatables.ts'
import { type FoodPiece, isAdded, isAmountSaid, isWeighed, wordsIn } from './food-piece.ts'
import { itemOf } from './item-of-piece.ts'
import type { Span } from './left-over.ts'
import { readQuantities } from './quantity.ts'
import type { SaidItem } from './said-meal.ts'
import { isToastOf } from './sandwiches.ts'

/** The foods of an item, whatever their amounts. */
const foodsOf = ({ parts }: SaidItem): string => parts.map(({ food }) => food.id).join(' ')

/**
 * `chicken rice and broccoli, the chicken was six ounces`: the amount of a food that was named before without one. True
 * when there was that very food: rice cakes are no rice, though one may stand in for the other. What is added to others
 * (milk, butter) is said twice because it is had twice.
 */
export function specify(item: SaidItem, piece: FoodPiece, collected: CollectedItems): boolean {
  if (!isAmountSaid(piece) || isAdded(piece) || item.kind === 'recipe') return false
  const food = item.parts[0]?.food.id
  const target = collected.items.find((one) => {
    const said = collected.pieces.get(one)
    const isSame =
      one.kind === item.kind && (item.kind === 'dish' ? one.key === item.key : one.parts[0]?.food.id === food)
    return isSame && said !== undefined && !isAmountSaid(said)
  })
  if (target === undefined) return false
  replace(target, piece, collected)
  return true
}

/** `two scoops ON gold standard whey`: the maker and the kind right behind it are one food, of the amount that was said. */
export function saysAgain(
  before: SaidItem | undefined,
  item: SaidItem,
  piece: FoodPiece,
  collected: CollectedItems,
): boolean {
  const { lastEnd, tokens } = collected
  const own = before && collected.pieces.get(before)
  // `ramen tonkotsu`: two names of one dish.
  if (piece.from === lastEnd && before?.kind === 'dish' && before.key === item.key && !isAmountSaid(piece)) return true
  const isNext = piece.from === lastEnd && before?.kind === 'food'
  // `4 slices ezekiel toast`: the bread that was toasted.
  if (isNext && own && !isAmountSaid(piece) && isToastOf(before, item, wordsIn(tokens, piece))) return true
  return isNext && before.key === item.key && own !== undefined && !isAmountSaid(piece) && isAmountSaid(own)
}

/** `no, 30 g`, `make that two`: another amount of what was said last. True when there was one. */
export function correctAmount({ from }: Span, collected: CollectedItems): boolean {
  const last = collected.items.at(-1)
  const piece = last && collected.pieces.get(last)
  const [first] = readQuantities(collected.tokens.tokens, from)
  if (!last || !piece || !first?.amount.isCounted) return false
  const { amount } = first
  const unit = amount.unit ?? (amount.each ? undefined : (piece.trailing ?? piece.amount).unit)
  const corrected = { ...piece, amount: { ...amount, ...(unit ? { unit } : {}) }, trailing: undefined }
  replace(last, corrected, collected)
  return true
}

/** `two eggs, actually three eggs`, `a latte, sorry, a cappuccino`. */
export function correct(piece: FoodPiece, collected: CollectedItems): boolean {
  const { tokens, eaten } = collected
  const item = itemOf(piece, collected.items.at(-2), tokens, eaten)
  const family = familyOf(item.parts[0]?.food.id ?? '')
  // Small fries are a dish of the same foods as large ones.
  const isSame = (one: SaidItem): boolean =>
    one.key === item.key ||
    (one.kind === 'food' && familyOf(one.parts[0]?.food.id ?? '') === family) ||
    (one.kind === 'dish' && foodsOf(one) === foodsOf(item))
  const target = collected.items.findLast(isSame) ?? collected.items.at(-1)
  if (!target) return false
  const meant = collected.pieces.get(target)
  const isKept = !isAmountSaid(piece) && meant !== undefined && isWeighed(meant)
  const said = isKept ? { ...piece, amount: meant.amount, trailing: meant.trailing } : piece
  replace(target, said, collected)
  return true
}

/** Another amount of an item, or another food in its place. */
function replace(target: SaidItem, piece: FoodPiece, collected: CollectedItems): void {
  const { tokens, eaten } = collected
  const at = collected.items.indexOf(target)
  const item = itemOf(piece, collected.items[at - 1], tokens, eaten)
  collected.items[at] = item
  collected.pieces.set(item, piece)
  collected.host = item
}

/** `same again but with 3 eggs`: another amount of what was in the meal before. */
export function changeRepeated(piece: FoodPiece, collected: CollectedItems): boolean {
  const { tokens, eaten } = collected
  const item = itemOf(piece, undefined, tokens, eaten)
  const family = familyOf(item.parts[0]?.food.id ?? '')
  const at = collected.items.findIndex(
    (one) => collected.repeated.has(one) && one.kind === 'food' && familyOf(one.parts[0]?.food.id ?? '') === family,
  )
  if (at < 0) return false
  collected.items[at] = item
  collected.pieces.set(item, piece)
  return true
}
