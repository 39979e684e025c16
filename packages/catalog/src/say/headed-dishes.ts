import { sumNutrients } from '../recipe-nutrients.ts'
import type { CollectedItems } from './collected-items.ts'
import { familyOf } from './eatables.ts'
import { isAmountSaid } from './food-piece.ts'
import type { SaidItem } from './said-meal.ts'

/** From this share of its energy on what follows a dish is what it was made of. */
const MIN_NAMED_ENERGY = 0.5
/** And no fewer of its parts than this, by so many foods unless each has an amount. */
const MIN_NAMED_PARTS = 2
const MIN_UNTOLD = 3
/** A part below this share of a dish's weight is no more than a seasoning. */
const MIN_PART = 0.04

const familiesIn = ({ parts, grams }: SaidItem): ReadonlySet<string> =>
  new Set(parts.filter((part) => part.grams >= MIN_PART * grams).map(({ food }) => familyOf(food.id)))

/** Whether most of a dish is named again by what stands behind it, each part by an item of its own. */
function isHeadingOf(dish: SaidItem, behind: readonly SaidItem[], isTold: (item: SaidItem) => boolean): boolean {
  const own = behind.filter((item) => [...familiesIn(item)].some((family) => familiesIn(dish).has(family)))
  if (own.length < (own.every(isTold) ? MIN_NAMED_PARTS : MIN_UNTOLD)) return false
  const named = new Set(own.flatMap((item) => [...familiesIn(item)]))
  const again = dish.parts.filter(({ food }) => named.has(familyOf(food.id)))
  const parts = new Set(again.map(({ food }) => familyOf(food.id)))
  const share = (sumNutrients(again).total.calories ?? 0) / Math.max(dish.nutrients.calories ?? 0, 1)
  return parts.size >= MIN_NAMED_PARTS && share >= MIN_NAMED_ENERGY
}

/**
 * `roast dinner, chicken, 4 roasties, peas`, `spaghetti and meatballs, two cups of pasta and four meatballs`: a dish whose
 * parts are named behind it was a heading, and was not eaten besides.
 */
export function takeOutHeadings(collected: CollectedItems): void {
  const isTold = (item: SaidItem): boolean => {
    const piece = collected.pieces.get(item)
    return piece !== undefined && isAmountSaid(piece)
  }
  for (const dish of [...collected.items]) {
    const piece = collected.pieces.get(dish)
    if (dish.kind === 'food' || !piece || piece.amount.isCounted || piece.trailing) continue
    const behind = collected.items.slice(collected.items.indexOf(dish) + 1)
    if (!isHeadingOf(dish, behind, isTold)) continue
    // `a burrito bowl with steak, rice, beans`: what the dish had taken in is listed with the others.
    const named = new Set(behind.flatMap((item) => [...familiesIn(item)]))
    const kept = (collected.takenIn.get(piece) ?? []).filter(
      (item) => ![...familiesIn(item)].some((one) => named.has(one)),
    )
    collected.items.splice(collected.items.indexOf(dish), 1, ...kept)
  }
}
