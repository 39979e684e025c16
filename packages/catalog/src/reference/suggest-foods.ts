import type { Catalog } from '../catalog.ts'
import type { Food } from '../food.ts'
import { sumNutrients } from '../recipe-nutrients.ts'
import type { MealReader } from '../say/read-meal.ts'
import type { LookUp, SaidItem, SaidMeal } from '../say/said-meal.ts'
import { type Measured, measureFood } from '../say/servings.ts'
import { findKind } from './kind-of-word.ts'
import { findNamed } from './named-food.ts'
import type { FoodFinder } from './open-food-finder.ts'
import { measuredReference } from './reference-serving.ts'

/** A food for words that the reader does not know, to be checked by whoever said them. */
export interface Suggestion {
  /** The words of the meal's unknown ones that it stands for. */
  readonly unknown: string | undefined
  /** The item in whose place it comes, by the words that it was said in. */
  readonly instead: string | undefined
  /** What it is, in the amount that was said or else in a usual one; its unit is one of its row, or `g`. */
  readonly item: SaidItem
  /** Keys of what else may be meant, likeliest first. */
  readonly others: readonly string[]
}

/** Where the foods of words are found and measured. */
export interface Suggester {
  /** Suggestions for what a reading left open; each word has one at most. */
  readonly suggest: (meal: Pick<SaidMeal, 'lookUps'>) => readonly Suggestion[]
}

/** How sure a suggestion is: always to be checked. */
const SUGGESTED_SURE = 0.4
/** Words whose suggestion is kept while somebody types on. */
const MAX_KEPT = 200

/**
 * Opens suggestions out of the search that people look foods up with; where it has no food of that name, of the kind that
 * the word says to the reader.
 */
export function openSuggester(catalog: Catalog, finder: FoodFinder, read: MealReader['read']): Suggester {
  const idIn = (key: string): string => key.slice(key.indexOf(':') + 1)
  const plainFood = (id: string): Food | undefined => catalog.findFood(id) ?? finder.further.get(id)
  const energyOf = (key: string): number | null =>
    (plainFood(idIn(key)) ?? finder.reference.find(idIn(key)))?.per100g.calories ?? null
  const kept = new Map<string, ReturnType<typeof findNamed>>()
  const named = ({ words, isSpelled }: LookUp): ReturnType<typeof findNamed> => {
    const key = `${isSpelled} ${words}`
    if (!kept.has(key)) {
      if (kept.size >= MAX_KEPT) kept.clear()
      kept.set(key, findNamed(words, finder, energyOf, isSpelled))
    }
    return kept.get(key)
  }
  const measured = (
    id: string,
    { amount, isPlural }: LookUp,
  ): (Pick<Measured, 'grams' | 'count' | 'unit'> & { readonly food: Food }) | undefined => {
    const plain = plainFood(id)
    if (plain) return { food: plain, ...measureFood(plain, amount, {}, isPlural) }
    const reference = finder.reference.find(id)
    if (!reference) return undefined
    const { food, serving, portionIn } = measuredReference(reference)
    const { grams, count, unit } = measureFood(food, amount, serving, isPlural)
    return { food, grams, count, unit: portionIn(unit)?.unit ?? unit }
  }
  /** Of the rows of one food that which has the measure that was said: a cup of one of them is a cup of all. */
  const withMeasure = (keys: readonly string[], { amount }: LookUp): string => {
    const said = amount.each ?? amount.unit
    const has = (key: string): boolean => {
      const reference = finder.reference.find(idIn(key))
      return reference !== undefined && measuredReference(reference).portionIn(said?.name ?? '') !== undefined
    }
    return (said && said.kind !== 'mass' && keys.find(has)) || (keys[0] ?? '')
  }
  const itemOf = (key: string, lookUp: LookUp): SaidItem | undefined => {
    const amount = measured(idIn(key), lookUp)
    if (!amount || amount.food.per100g.calories === null) return undefined
    const { food, grams, count, unit } = amount
    const parts = [{ food, grams }]
    const { name } = food
    return {
      key,
      kind: 'food',
      name,
      grams,
      count,
      unit,
      parts,
      nutrients: sumNutrients(parts).total,
      ...toCheck(lookUp),
    }
  }
  const suggestionOf = (lookUp: LookUp): Suggestion | undefined => {
    const { unknown, instead, words, amount } = lookUp
    const found = named(lookUp)
    if (found?.key.startsWith('food:')) {
      const item = itemOf(withMeasure([found.key, ...found.alike], lookUp), lookUp)
      if (item) return { unknown, instead, item, others: found.others }
    }
    const kind = unknown !== undefined && instead === undefined ? findKind(words, amount, read) : undefined
    if (!kind) return undefined
    const { question: _, ...item } = kind
    return { unknown, instead, item: { ...item, ...toCheck(lookUp) }, others: [] }
  }
  return {
    suggest: ({ lookUps }) => {
      const done = new Set<number>()
      return lookUps.flatMap((lookUp) => {
        if (lookUp.places.some((place) => done.has(place))) return []
        const found = suggestionOf(lookUp)
        if (!found) return []
        for (const place of lookUp.places) done.add(place)
        return [found]
      })
    },
  }
}

/** Found for the words, and nothing that anybody was sure of. */
const toCheck = ({ words }: LookUp): Pick<SaidItem, 'said' | 'confidence' | 'basis' | 'alternatives'> => ({
  said: words,
  confidence: SUGGESTED_SURE,
  basis: { amount: 'usual', rivals: [], isStateSaid: true },
  alternatives: [],
})
