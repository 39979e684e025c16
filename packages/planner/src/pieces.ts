import type { Food } from '@pacemeal/catalog'
import { oncePer } from './once-per.ts'

/**
 * What comes in pieces, with the most of them that somebody has at one meal: a sandwich is two slices, a hungry person makes
 * two and a half; crispbread and rice cakes fill a plate by their size long before they fill anybody. Own choice.
 */
const rows: readonly (readonly [foods: RegExp, pieces: number])[] = [
  [/^(?:crispbread-|rice-cakes$|corn-cakes$)/, 6],
  [/^corn-tortilla$/, 6],
  [/^(?:flour|whole-wheat)-tortilla$/, 3],
  [/^(?:rye|whole-wheat|french|gluten-free-white)-bread$/, 5],
  [/^sourdough-bread$/, 3],
  [/^pita-/, 3],
  [/^(?:bagel-plain|bolillo-roll|chapati|croissant|english-muffin(?:-whole-wheat)?)$/, 2],
  [/^fig-bars$/, 4],
  [/^egg-(?:whole-raw|hard-boiled)$/, 4],
  [/^banana$/, 2],
  [/^radishes$/, 16],
]

/** Grams of a food below which nobody would take it out of its jar: a teaspoon of nut butter, three olives. Own choice. */
const smallest: readonly (readonly [foods: RegExp, grams: number])[] = [
  [/^(?:peanut|almond|cashew|sunflower|hazelnut)-butter|^tahini/, 5.3],
  [/^(?:chia|hemp|flax|pumpkin|sunflower|sesame)-seeds?/, 3],
  [/^olives-/, 13],
]

/** Grams of a food that a plate holds at least, where its recipe has as much; 0 for most foods. */
export const smallestAmount = oncePer(({ id }: Food): number => smallest.find(([foods]) => foods.test(id))?.[1] ?? 0)

const rowOf = oncePer(({ id }: Food) => ({ pieces: rows.find(([foods]) => foods.test(id))?.[1] }))

/** Grams of a food that somebody has at one meal at most, counted by its pieces; infinite for what is not counted. */
export const piecesLimit = (food: Food): number => {
  const { pieces } = rowOf(food)
  const piece = food.portions[0]?.grams
  return pieces === undefined || piece === undefined ? Number.POSITIVE_INFINITY : pieces * piece
}
