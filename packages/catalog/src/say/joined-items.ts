import type { WeighedFood } from '../recipe-nutrients.ts'
import { madeOf, timesAsMuch } from './amend.ts'
import type { CollectedItems } from './collected-items.ts'
import { besidesOf } from './companions.ts'
import { familyOf } from './eatables.ts'
import { type FoodPiece, isAmountSaid, isWeighed } from './food-piece.ts'
import type { SaidItem } from './said-meal.ts'

/** `a cake with cream and a cappuccino with oat milk`: the milk is of the cup that it stands behind. */
export function isMilkOf(before: SaidItem | undefined, item: SaidItem, served: SaidItem | undefined): boolean {
  const isMilk = ({ id }: WeighedFood['food']): boolean => familyOf(id) === 'milk'
  return (
    before !== undefined &&
    before === served &&
    item.parts.every(({ food }) => isMilk(food)) &&
    before.parts.some(({ food }) => isMilk(food))
  )
}

/** `porridge with 50 g oats`: the porridge is what these become. */
export function takeOutPorridge(item: SaidItem, piece: FoodPiece, collected: CollectedItems): void {
  if (!isAmountSaid(piece) || !/^food:.*(?:oats|oat-bran)-dry$/.test(item.key)) return
  const porridge = collected.items.find((one) => {
    const own = collected.pieces.get(one)
    return one.key === 'food:oatmeal-instant-cooked' && own !== undefined && !isAmountSaid(own)
  })
  if (porridge) collected.takeOut(porridge)
}

/** Of what a dish is made of bread has at least this share where it is a sandwich. */
const MIN_BREAD_SHARE = 0.15

/** `a roll with mett`, where the dish behind it has its roll: the bread is that of the dish, as many as were said. */
export function ofItsBread(item: SaidItem, piece: FoodPiece, isWith: boolean, collected: CollectedItems): SaidItem {
  const before = collected.items.at(-1)
  const own = before && collected.pieces.get(before)
  const isBread = ({ food }: WeighedFood): boolean => familyOf(food.id) === 'bread'
  const bread = item.parts.filter(isBread).reduce((sum, { grams }) => sum + grams, 0)
  const isHeld = item.kind === 'dish' && bread >= MIN_BREAD_SHARE * item.grams && !isAmountSaid(piece)
  if (!before || !own || !isWith || !isHeld || before.kind !== 'food' || !before.parts.every(isBread) || isWeighed(own))
    return item
  collected.takeOut(before)
  return timesAsMuch(item, own.amount.isCounted && !own.amount.unit ? own.amount.count : 1)
}

/** An item, as much of it as goes with what its clause began with. */
export function besideHost(
  item: SaidItem,
  piece: FoodPiece,
  host: SaidItem | undefined,
  isWith: boolean,
  collected: CollectedItems,
): SaidItem {
  if (isAmountSaid(piece) || !host) return item
  const hosted = collected.pieces.get(host)
  const isCounted = hosted?.amount.isCounted && !hosted.trailing && !isWeighed(hosted)
  const part = isCounted ? hosted.amount.count * hosted.amount.scale : 1
  return timesAsMuch(item, besidesOf(host, item, part, isWith))
}

/** `3 egg omelette`: the rest of the dish beside what was counted before it. */
export function takeMadeOf(before: SaidItem, dish: SaidItem, collected: CollectedItems): void {
  const family = familyOf(before.parts[0]?.food.id ?? '')
  const others = dish.parts.filter(({ food }) => familyOf(food.id) !== family)
  if (others.length > 0) collected.items.push(madeOf(dish, others))
}

/** `cappuccino no flat white`: another dish of the same as the last, and so no part of it. */
export function isOtherThanLast({ meanings: [meant] }: FoodPiece, { items, eaten }: CollectedItems): boolean {
  const last = items.at(-1)
  if (!last || !meant || last.kind !== 'dish' || !meant.key.startsWith('dish:')) return false
  const [part] = eaten.partsOf(meant.key, 100)
  return last.key !== meant.key && part?.food.id === last.parts[0]?.food.id
}
