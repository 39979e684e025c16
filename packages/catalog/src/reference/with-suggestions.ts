import type { SaidMeal } from '../say/said-meal.ts'
import type { Suggestion } from './suggest-foods.ts'

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
    items: [...without(meal.items, instead, ({ said }) => said), ...suggestions.map(({ item }) => item)],
    unknown: without(meal.unknown, told, (words) => words),
  }
}
