import type { Food, Recipe, WeighedFood } from '@pacemeal/catalog'
import { piecesLimit } from './pieces.ts'
import { isSpreadEnough } from './spreads.ts'

/** The most that one plate with all that is served beside it weighs, in grams. Own choice: three pounds of food are no meal. */
export const MAX_PLATE_GRAMS = 1100
/** The most protein powder in one meal, of all kinds together, in grams: what a shaker takes. Own choice. */
export const MAX_POWDER_GRAMS = 40

/** Powders that are almost nothing but protein: whey, milk, soy, pea and egg white. */
export const isProteinPowder = ({ aisle, id, per100g }: Food): boolean =>
  (aisle === 'Sports Nutrition' || id.endsWith('-powder')) && (per100g.protein ?? 0) >= 50

/** Summed as the plate is shown: each line to a tenth of a gram. */
const gramsOf = (foods: readonly WeighedFood[]): number =>
  foods.reduce((sum, { grams }) => sum + Math.round(10 * grams), 0) / 10

/** Plates of a pot differ from whole pieces by what is written to the tenth of a gram. */
const PIECES_ROUNDING = 0.5

/** Whether somebody could be served this: not too much on the plate, and not too much of it out of a tub. */
export const isRealPlate = (foods: readonly WeighedFood[]): boolean =>
  gramsOf(foods) <= MAX_PLATE_GRAMS && gramsOf(foods.filter(({ food }) => isProteinPowder(food))) <= MAX_POWDER_GRAMS

/** Whether a dish would be served in these amounts: in pieces that somebody eats, and with enough on its bread. */
export const isLikelyPlate = (recipe: Recipe, foods: readonly WeighedFood[]): boolean =>
  foods.every(({ food, grams }) => grams <= piecesLimit(food) + PIECES_ROUNDING) && isSpreadEnough(recipe, foods)
