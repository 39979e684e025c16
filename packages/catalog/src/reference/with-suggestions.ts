import { sumNutrients } from '../recipe-nutrients.ts'
import type { SaidItem, SaidMeal } from '../say/said-meal.ts'
import type { Suggestion } from './suggest-foods.ts'

/** How sure a suggestion is: always to be checked. */
const SUGGESTED_SURE = 0.4

/** A suggestion as an item of the meal. */
function itemOf({ said, food, grams, count, unit }: Suggestion): SaidItem {
  const parts = [{ food, grams }]
  return {
    key: `food:${food.id}`,
    kind: 'food',
    name: food.name,
    said,
    grams,
    count,
    unit,
    parts,
    nutrients: sumNutrients(parts).total,
    confidence: SUGGESTED_SURE,
    basis: { amount: 'usual', rivals: [], isStateSaid: true },
    alternatives: [],
  }
}

/** Without the first of each: what was said twice stays once. */
function without<T>(
  all: readonly T[],
  gone: readonly (string | undefined)[],
  wordsOf: (one: T) => string,
): readonly T[] {
  const left = [...gone]
  return all.filter((one) => {
    const at = left.indexOf(wordsOf(one))
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

/** The meal with what is suggested for its unknown words, each in the place of what stood for it. */
export function withSuggestions(meal: SaidMeal, suggestions: readonly Suggestion[]): SaidMeal {
  const instead = suggestions.map((one) => one.instead)
  const told = suggestions.map(({ unknown }) => unknown)
  return {
    ...meal,
    items: [...without(meal.items, instead, ({ said }) => said), ...suggestions.map(itemOf)],
    unknown: without(meal.unknown, told, (words) => words),
  }
}
