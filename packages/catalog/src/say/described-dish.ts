import type { WeighedFood } from '../recipe-nutrients.ts'
import { madeOf } from './amend.ts'
import type { CollectedItems } from './collected-items.ts'
import { isHolding, isMeat } from './companions.ts'
import { familyOf } from './eatables.ts'
import { type FoodPiece, isDoubled } from './food-piece.ts'
import { isPartOf, toppings } from './made-of-pieces.ts'
import type { SaidItem } from './said-meal.ts'

/**
 * How a dish is being described: not at all, by the list behind a heading (`smoothie: 1 banana, 200 ml milk`), or by what
 * stands behind `with` or `of` (`latte with oat milk`).
 */
export type Described = 'no' | 'heading' | 'with' | 'of'

/** Dishes that are whatever goes into them: what is listed behind them is all of them. */
const openDishes = /^dish:(?:smoothie|green-smoothie|stir-fry)$/

/** Whether what follows is all of a dish, and nothing of it is known besides. */
export const isListOf = (dish: SaidItem, described: Described): boolean =>
  described === 'heading' || (dish.kind === 'dish' && (described === 'of' || openDishes.test(dish.key)))

/** Takes a dish out that is nothing but what is listed behind it. */
export function takeOutListed(dish: SaidItem, collected: CollectedItems): void {
  // A sandwich keeps its bread.
  if (/^dish:(?:sandwich|sub)$/.test(dish.key)) return
  const isWhole = dish.unit === 'serving' || dish.kind === 'food'
  if ((isWhole && dish.unit !== 'g') || dish.confidence < 0.75) collected.takeOut(dish)
}

/** Lets an item say what the dish before it is made of. True when the dish took it in. */
export function describe(dish: SaidItem, item: SaidItem, piece: FoodPiece, collected: CollectedItems): boolean {
  const { amount, trailing } = piece
  const { tokens } = collected
  // A curry is as much without its rice as with it: rice that is said beside it was eaten beside it.
  if (dish.kind === 'recipe' && /curry/.test(dish.key) && /^food:.*rice-cooked$/.test(item.key)) return false
  // `pho with beef`: the recipe has it in it.
  if (dish.kind === 'recipe') return isPartOf(dish, item, piece, tokens)
  if (toppings.has(item.key) && isHolding(dish) && isPartOf(dish, item, piece, tokens)) return true
  // `dosa with sambar`: a dish is no part of another.
  if (dish.kind !== 'dish' || item.kind !== 'food') return false
  const family = familyOf(item.parts[0]?.food.id ?? '')
  // A shake is mixed with water unless something else is poured on.
  const isReplaced = ({ food }: WeighedFood) =>
    familyOf(food.id) === family ||
    (isMeat(food) && item.kind === 'food' && item.parts.some((part) => isMeat(part.food))) ||
    (food.id === 'vinegar-oil-dressing' && family === 'oil') ||
    (food.id === 'water' && ['milk', 'orange', 'apple'].includes(family))
  const other = dish.parts.filter((part) => !isReplaced(part))
  const same = dish.parts.filter(isReplaced)
  const [food] = item.parts
  if (same.length === 0 || !food) return false
  const isTwice = isDoubled(piece, tokens)
  const isCounted = (amount.isCounted && !isTwice) || trailing !== undefined
  const grams = same.reduce((sum, part) => sum + part.grams, 0) * (isTwice ? 2 : 1)
  const parts = isCounted ? other : [...other, { food: food.food, grams }]
  const described = parts.length > 0 ? [madeOf(dish, parts)] : []
  collected.items.splice(collected.items.indexOf(dish), 1, ...described)
  const [now] = described
  const meant = collected.pieces.get(dish)
  if (now && meant) collected.pieces.set(now, meant)
  if (meant && !isCounted) collected.takenIn.set(meant, [...(collected.takenIn.get(meant) ?? []), item])
  if (collected.host === dish) collected.host = now
  return !isCounted
}
