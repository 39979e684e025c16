import { energyOf, type Macros, type PlannedDay, type PlannedMeal } from '@pacemeal/domain'
import { sumMacros } from './figures.ts'
import type { MealPlace } from './meal-places.ts'
import { isFuel } from './serving-columns.ts'

/** A meal may be asked for at most this share of its own target, so that a skipped lunch never makes a giant dinner. */
const CEILING = 1.3
/** And for at least this share: the day after a large lunch still has a dinner. */
const FLOOR = 0.5

const grams = ['protein', 'carbs', 'fat'] as const

const clampedShare = (wanted: number, base: number): number =>
  base <= 0 ? 1 : Math.min(CEILING, Math.max(FLOOR, wanted / base))

/** A target in other amounts, with its energy by the Atwater factors. */
const scaled = (target: Macros, share: Record<(typeof grams)[number], number>): Macros => {
  const rounded = {
    protein: Math.round(target.protein * share.protein),
    carbs: Math.round(target.carbs * share.carbs),
    fat: Math.round(target.fat * share.fat),
  }
  return { ...rounded, calories: energyOf(rounded) }
}

/**
 * Shares what is left of the day among the places still to come. Fuel keeps its own amounts, since the session needs
 * them; meals give or take the rest, each within its ceiling. What no meal may take stays out of the plan.
 */
export const shareRest = (places: readonly MealPlace[], left: Macros): readonly MealPlace[] => {
  const fuel = sumMacros(places.filter(({ slot }) => isFuel(slot)).map(({ target }) => target))
  const meals = sumMacros(places.filter(({ slot }) => !isFuel(slot)).map(({ target }) => target))
  const share = {
    protein: clampedShare(left.protein - fuel.protein, meals.protein),
    carbs: clampedShare(left.carbs - fuel.carbs, meals.carbs),
    fat: clampedShare(left.fat - fuel.fat, meals.fat),
  }
  return places.map((place) => (isFuel(place.slot) ? place : { ...place, target: scaled(place.target, share) }))
}

/** Minutes within which a place of the new day counts as the same meal of the old one. */
const SAME_MEAL = 240

/**
 * Gives the places of a revised day the ids of the meals that they were, so that eaten, skipped and locked still mean
 * the same meal, and fuel stays that of its session; a place that is new gets the next free number of its slot.
 */
export const keepIds = <P extends MealPlace>(places: readonly P[], before: PlannedDay): readonly P[] => {
  const pairs = places.flatMap((place) =>
    before.meals.flatMap((meal) => {
      const apart = Math.abs(meal.at - place.at)
      return meal.slot === place.slot && apart <= SAME_MEAL ? [{ place, meal, apart }] : []
    }),
  )
  const ids = new Map<P, string>()
  const taken = new Set<PlannedMeal>()
  for (const { place, meal } of pairs.toSorted((a, b) => a.apart - b.apart)) {
    if (ids.has(place) || taken.has(meal)) continue
    ids.set(place, meal.id)
    taken.add(meal)
  }
  const used = new Set(before.meals.map(({ id }) => id))
  return places.map((place) => {
    const id = ids.get(place)
    if (id !== undefined) return { ...place, id }
    let number = 1
    const named = () => `${before.day}-${place.slot}${number > 1 ? `-${number}` : ''}`
    while (used.has(named())) number++
    used.add(named())
    return { ...place, id: named() }
  })
}
