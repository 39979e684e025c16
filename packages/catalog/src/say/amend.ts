import { sumNutrients, type WeighedFood } from '../recipe-nutrients.ts'
import type { SaidItem } from './said-meal.ts'

/** A dish of other parts. */
export const madeOf = (dish: SaidItem, parts: readonly WeighedFood[]): SaidItem => ({
  ...dish,
  parts,
  grams: parts.reduce((sum, part) => sum + part.grams, 0),
  nutrients: sumNutrients(parts).total,
})

/** So many times as much of an item. */
export function timesAsMuch(item: SaidItem, factor: number): SaidItem {
  if (factor === 1) return item
  const parts = item.parts.map(({ food, grams }) => ({ food, grams: grams * factor }))
  return { ...madeOf(item, parts), grams: item.grams * factor, count: item.count * factor }
}
