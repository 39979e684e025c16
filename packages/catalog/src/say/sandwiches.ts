import { madeOf } from './amend.ts'
import type { CollectedItems } from './collected-items.ts'
import { fillingGrams, isFilling } from './companions.ts'
import { type Eatables, familyOf } from './eatables.ts'
import { type FoodPiece, isAmountSaid, isWeighed, saidIn, unsaid } from './food-piece.ts'
import { itemOf } from './item-of-piece.ts'
import type { SaidItem } from './said-meal.ts'

/** Whether it is one or more sandwiches, and not some of one by weight. */
export const isSandwich = ({ key, kind, unit }: SaidItem): boolean =>
  kind === 'dish' && /(?:sandwich|wrap|baguette|panini)$/.test(key) && unit === 'serving'

/** A sandwich of which nothing but the bread is known. */
export const isOpenSandwich = ({ key, kind, unit }: SaidItem): boolean =>
  kind === 'dish' && key === 'dish:sandwich' && unit === 'serving'

const isFillingFood = (item: SaidItem): boolean =>
  item.kind === 'food' && item.parts.every(({ food }) => isFilling(food) || food.aisle === 'Oils & Sauces')

/** Whether a food goes into an open sandwich that it is said with. */
export const isFillingOf = (item: SaidItem, piece: FoodPiece): boolean =>
  !isAmountSaid(piece) && isFillingFood(item) && !item.parts.some(({ food }) => food.aisle === 'Bakery')

const isBread = ({ parts }: SaidItem): boolean => parts.every(({ food }) => food.aisle === 'Bakery')

/** `turkey and swiss on rye`: of turkey that nobody measured and that is called nothing else, slices lie on bread. */
export const onBread = (
  { key, basis }: SaidItem,
  words: readonly string[],
  besides: readonly (SaidItem | undefined)[],
): boolean =>
  key === 'food:turkey-breast-cooked' &&
  basis.amount === 'usual' &&
  words.every((word) => word === 'turkey') &&
  besides.some(
    (one) => one !== undefined && (isBread(one) || one.parts.every(({ food }) => familyOf(food.id) === 'cheese')),
  )

const COLD_CUT = 'food:turkey-deli'

/** The cold cut that such an item is. */
export function coldCutOf(item: SaidItem, eaten: Eatables): SaidItem {
  const { grams, count, unit } = eaten.measure(COLD_CUT, unsaid, false)
  return madeOf({ ...item, ...eaten.choiceOf(COLD_CUT), count, unit }, eaten.partsOf(COLD_CUT, grams))
}

/** Whether the word toast says only what was done with the bread before it. */
export const isToastOf = (bread: SaidItem, item: SaidItem, words: readonly string[]): boolean =>
  words.length === 1 && words[0] === 'toast' && isBread(bread) && isBread(item)

/** Foods that stand right before a sandwich and say what is in it: `turkey and swiss sandwich`. */
export function fillingsBefore(
  { from, amount }: FoodPiece,
  isOpen: boolean,
  collected: CollectedItems,
): readonly SaidItem[] {
  if (amount.isCounted) return []
  const { tokens } = collected
  const found: SaidItem[] = []
  for (let end = from, at = collected.items.length - 1; at >= 0; at -= 1) {
    const item = collected.items[at]
    const piece = item && collected.pieces.get(item)
    const isNext =
      piece && ((isOpen && piece.end === end) || (piece.end === end - 1 && saidIn(tokens, end - 1, end) === 'and'))
    if (!item || !piece || !isNext || item.kind !== 'food' || !isFillingFood(item) || isWeighed(piece)) break
    found.unshift(item)
    end = piece.from
    // The count before the first is of the sandwiches.
    if (piece.amount.isCounted) return isOpen ? found : []
  }
  return found
}

/** Takes a sandwich with the foods that stand before it as its fillings. */
export function takeSandwich(piece: FoodPiece, collected: CollectedItems): void {
  const { tokens, eaten } = collected
  const fillings = fillingsBefore(piece, isOpenSandwich(itemOf(piece, undefined, tokens, eaten)), collected)
  const [first] = fillings
  const counted = first && collected.pieces.get(first)?.amount
  const amount = counted?.isCounted && !counted.unit ? counted : piece.amount
  const own = { ...piece, amount, trailing: undefined }
  collected.items.splice(collected.items.length - fillings.length, fillings.length)
  // As much of the first as goes into one sandwich, not as many as were counted before its name.
  const inOne = fillings.map((item, at) => {
    const said = collected.pieces.get(item)
    return at === 0 && said ? itemOf({ ...said, amount: unsaid }, undefined, tokens, eaten) : item
  })
  const sandwich = itemOf(own, undefined, tokens, eaten)
  collected.items.push(sandwich)
  collected.pieces.set(sandwich, own)
  collected.host = sandwich
  fill(sandwich, inOne, collected)
}

/** What is in a sandwich of which only the bread was named, in grams: ham and cheese, and a spoon of a spread. */
const USUAL_FILLING = [
  ['food:ham-sliced-deli', 50],
  ['food:cheddar', 20],
  ['food:mayonnaise', 7],
] as const
/** It is as likely another one. */
const UNFILLED_CONFIDENCE = 0.45

/** A sandwich of which nobody said what was in it, with what usually is: two slices of bread are none. */
export function withUsualFilling(item: SaidItem, eaten: Eatables): SaidItem {
  if (!isOpenSandwich(item) || !isBread(item)) return item
  const more = USUAL_FILLING.flatMap(([key, grams]) => eaten.partsOf(key, grams * item.count))
  const { unit, count } = item
  return {
    ...madeOf(item, [...item.parts, ...more]),
    unit,
    count,
    confidence: Math.min(item.confidence, UNFILLED_CONFIDENCE),
  }
}

/** Puts fillings into a sandwich, as much of each as goes into one. */
export function fill(sandwich: SaidItem, fillings: readonly SaidItem[], collected: CollectedItems): void {
  const more = fillings.flatMap(({ parts }) =>
    parts.map((part) => ({ food: part.food, grams: fillingGrams(part) * sandwich.count })),
  )
  const { unit, count } = sandwich
  collected.put(sandwich, { ...madeOf(sandwich, [...sandwich.parts, ...more]), unit, count })
}
