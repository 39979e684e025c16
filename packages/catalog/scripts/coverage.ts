import { type Diet, diets, type MealSlot, mealSlots } from '@pacemeal/domain'
import { type EuAllergen, euAllergenNames } from '../src/allergens.ts'
import type { Catalog } from '../src/catalog.ts'

/** How many recipes somebody needs in a slot to have real choice. */
export const WANTED_CHOICE = 12

/** Pairs without a practical source of protein; the planner reports them instead of planning around them. */
const senseless: readonly (readonly [Diet, Diet])[] = [
  ['vegan', 'paleo'],
  ['vegetarian', 'paleo'],
]

const restrictive: readonly Diet[] = diets.filter((diet) => diet !== 'classic')

/** Every diet alone, then every pair of them that makes sense. */
export const dietCombinations: readonly (readonly Diet[])[] = [
  ...diets.map((diet) => [diet]),
  ...restrictive.flatMap((first, at) =>
    restrictive
      .slice(at + 1)
      .map((second) => [first, second])
      .filter((pair) => !senseless.some((bad) => bad.every((diet) => pair.includes(diet)))),
  ),
]

/** All sets of at most three allergens, the empty set first. */
const allergySets = (names: readonly EuAllergen[]): readonly (readonly EuAllergen[])[] => {
  const sets: EuAllergen[][] = [[]]
  for (const name of names) for (const set of [...sets]) if (set.length < 3) sets.push([...set, name])
  return sets
}

export interface Choice {
  readonly diets: readonly Diet[]
  readonly slot: MealSlot
  /** Recipes allowed without any allergy. */
  readonly count: number
  /** The fewest that any set of up to three allergies leaves, and that set. */
  readonly worst: number
  readonly worstAllergies: readonly EuAllergen[]
}

/** Allergens of a recipe as bits, cautions included: an allergic person avoids those too. */
const allergenBits = (catalog: Catalog, slot: MealSlot, names: readonly EuAllergen[]): ReadonlyMap<string, number> =>
  new Map(
    catalog.recipesFor(slot).map((recipe) => {
      const found = catalog.allergensOf(recipe)
      const held = [...found.contains, ...found.mayContain]
      return [recipe.id, names.reduce((bits, name, at) => (held.includes(name) ? bits | (1 << at) : bits), 0)]
    }),
  )

/** Counts what every combination of diets and up to three of the given allergens leaves in every slot. */
export const countChoices = (
  catalog: Catalog,
  allergens: readonly EuAllergen[] = euAllergenNames,
  combinations: readonly (readonly Diet[])[] = dietCombinations,
): readonly Choice[] => {
  const sets = allergySets(allergens).map((names) => ({
    names,
    bits: names.reduce((bits, name) => bits | (1 << allergens.indexOf(name)), 0),
  }))
  return mealSlots.flatMap((slot) => {
    const bitsOf = allergenBits(catalog, slot, allergens)
    return combinations.map((combination) => {
      const held = catalog.allowed(catalog.rulesFor(combination), slot).map((recipe) => bitsOf.get(recipe.id) ?? 0)
      const left = sets.map(({ names, bits }) => ({ names, count: held.filter((own) => (own & bits) === 0).length }))
      const worst = left.reduce((least, next) => (next.count < least.count ? next : least))
      return { diets: combination, slot, count: held.length, worst: worst.count, worstAllergies: worst.names }
    })
  })
}
