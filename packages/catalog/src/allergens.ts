import type { ProductAllergen } from '@pacemeal/domain/event'
import { expandClasses, type IngredientClass, isIngredientClass } from './classes.ts'

/** The fourteen allergens that EU law wants declared (Regulation 1169/2011, Annex II), as classes of the tree. */
const euAllergens = {
  'cereals containing gluten': ['gluten', 'oats'],
  crustaceans: ['crustacean'],
  eggs: ['egg'],
  fish: ['fish'],
  peanuts: ['peanut'],
  soybeans: ['soy'],
  milk: ['milk'],
  nuts: ['tree_nut'],
  celery: ['celery'],
  mustard: ['mustard'],
  sesame: ['sesame'],
  sulphites: ['sulphites'],
  lupin: ['lupin'],
  molluscs: ['mollusc'],
} as const satisfies Readonly<Record<string, readonly IngredientClass[]>>

export type EuAllergen = keyof typeof euAllergens
export const euAllergenNames = Object.keys(euAllergens) as readonly EuAllergen[]

/**
 * What a label declares, as classes of the tree. A declaration of gluten does not name its cereal, so that it is told to who
 * avoids wheat, too.
 */
export const classesOfAllergen: Readonly<Record<ProductAllergen, readonly IngredientClass[]>> = {
  gluten: ['gluten', 'wheat'],
  milk: ['milk'],
  eggs: ['egg'],
  soybeans: ['soy'],
  peanuts: ['peanut'],
  nuts: ['tree_nut'],
  sesame: ['sesame'],
  fish: ['fish'],
  crustaceans: ['crustacean'],
  molluscs: ['mollusc'],
  celery: ['celery'],
  mustard: ['mustard'],
  lupin: ['lupin'],
  sulphites: ['sulphites'],
}

/** Allergens of a list of classes: those that are in it, and those that common products of that name may hold. */
export interface AllergensFound {
  readonly contains: readonly EuAllergen[]
  readonly mayContain: readonly EuAllergen[]
  /** True when a class is not known, so that nothing can be ruled out. */
  readonly incomplete: boolean
}

const isCaution = (leaf: string): boolean =>
  leaf.endsWith('_possible') || leaf === 'spice_blend' || leaf === 'gluten_trace'

export const allergensOf = (leaves: readonly string[]): AllergensFound => {
  const certain = expandClasses(leaves.filter((leaf) => !isCaution(leaf)))
  const cautioned = expandClasses(leaves.filter(isCaution))
  const holds = (classes: ReadonlySet<IngredientClass>) => (name: EuAllergen) =>
    euAllergens[name].some((allergen) => classes.has(allergen))
  const contains = euAllergenNames.filter(holds(certain))
  return {
    contains,
    mayContain: euAllergenNames.filter((name) => !contains.includes(name) && holds(cautioned)(name)),
    incomplete: leaves.some((leaf) => leaf === 'unknown' || !isIngredientClass(leaf)),
  }
}
