import type { Catalog } from './catalog.ts'
import type { Food } from './food.ts'

const COOKED = /(?:-lean)?-(?:cooked|boiled|baked|grilled)$/

/**
 * The food as it is before cooking, by the ids of the catalogue: of boiled potatoes the raw ones, of cooked rice the dry.
 * Undefined for what is uncooked already, and for what the catalogue has cooked alone.
 */
export function findUncooked(catalog: Catalog, { id }: Pick<Food, 'id'>): Food | undefined {
  const base = id.replace(COOKED, '')
  if (base === id) return undefined
  for (const one of [`${base}-raw`, `${base}-dry`, base]) {
    const found = catalog.findFood(one)
    if (found) return found
  }
  return undefined
}
