import type { Food, WeighedFood } from '@pacemeal/catalog'

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

/** Whether somebody could be served this: not too much on the plate, and not too much of it out of a tub. */
export const isRealPlate = (foods: readonly WeighedFood[]): boolean =>
  gramsOf(foods) <= MAX_PLATE_GRAMS && gramsOf(foods.filter(({ food }) => isProteinPowder(food))) <= MAX_POWDER_GRAMS
