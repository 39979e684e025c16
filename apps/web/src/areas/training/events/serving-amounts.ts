import type { RaceProduct } from '@pacemeal/domain/event'
import { fluidText } from '../../../languages/fluids.ts'
import { foodMassText } from '../../../languages/food-amounts.ts'
import { wholeNumber } from '../../../languages/numbers.ts'

/** Whether a product is measured out with a spoon or a scale: the others are taken by the piece. */
export const isMeasured = ({ kind }: Pick<RaceProduct, 'kind'>): boolean => kind === 'mix' || kind === 'salt'

/** Servings to the nearest half; what was taken at all is no less than one half. */
export const inHalves = (servings: number): number => (servings <= 0 ? 0 : Math.max(0.5, Math.round(2 * servings) / 2))

/** `2`, `2½`, `½`: nobody counts servings nearer than by halves. */
export function halvesText(servings: number): string {
  const halves = inHalves(servings)
  const [whole, part] = [Math.floor(halves), halves % 1 === 0 ? '' : '½']
  return whole === 0 && part !== '' ? part : `${wholeNumber(whole)}${part}`
}

/** A figure with grams or millilitres in the words of a serving: `8 g`, `0.1 g`, `500 ml`. */
const AMOUNTS = /(\d+(?:[.,]\d+)?)\s*(g|ml)\b/gi

/**
 * What so many servings of a measured product weigh or hold, in the chosen units: `199 g`, `7.0 oz`. Null where the words of
 * its serving have no weight or volume, or more than one.
 */
export function measureText(product: Pick<RaceProduct, 'kind' | 'serving'>, servings: number): string | null {
  if (!isMeasured(product)) return null
  const amounts = [...product.serving.matchAll(AMOUNTS)].map(([, figure = '', unit = '']) => ({
    amount: Number(figure.replace(',', '.')),
    unit: unit.toLowerCase(),
  }))
  const all = servings * amounts.reduce((sum, { amount }) => sum + amount, 0)
  if (all <= 0 || new Set(amounts.map(({ unit }) => unit)).size > 1) return null
  return amounts[0]?.unit === 'ml' ? fluidText(all) : foodMassText(all)
}
