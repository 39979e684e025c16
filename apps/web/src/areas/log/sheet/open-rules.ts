import { type FoodRules, openCatalog } from '@pacemeal/catalog'
import type { Diet } from '@pacemeal/domain'

/** The rules of diets and restrictions over the catalogue. Brings the catalogue: fetch it late. */
export const openRules = (diets: readonly Diet[], restrictions: readonly string[]): FoodRules =>
  openCatalog().rulesFor(diets, restrictions)
