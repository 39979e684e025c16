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
