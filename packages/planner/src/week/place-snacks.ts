import { energyOf, type KitchenPreferences, type Macros } from '@pacemeal/domain'
import type { MealPlace } from '../meal-places.ts'

const isMeal = ({ slot }: MealPlace): boolean => slot === 'breakfast' || slot === 'lunch' || slot === 'dinner'

/** Whole grams shared in proportion; they add up exactly. */
const shareOf = (grams: number, weights: readonly number[]): readonly number[] => {
  const total = weights.reduce((a, b) => a + b, 0)
  let given = 0
  let passed = 0
  return weights.map((weight) => {
    passed += weight
    const until = total > 0 ? Math.round((grams * passed) / total) : 0
    const own = until - given
    given = until
    return own
  })
}

const plus = (target: Macros, more: Omit<Macros, 'calories'>): Macros => {
  const grams = {
    protein: target.protein + more.protein,
    carbs: target.carbs + more.carbs,
    fat: target.fat + more.fat,
  }
  return { ...grams, calories: energyOf(grams) }
}

/** The day's places for somebody who eats no snacks: what the snack was to hold goes to the meals, by their size. */
export const placeSnacks = (
  places: readonly MealPlace[],
  { snacks }: Pick<KitchenPreferences, 'snacks'>,
): readonly MealPlace[] => {
  const dropped = places.filter(({ slot }) => slot === 'snack').slice(snacks)
  if (dropped.length === 0) return places
  const meals = places.filter(isMeal)
  const sum = (of: (target: Macros) => number) => dropped.reduce((total, { target }) => total + of(target), 0)
  const weights = meals.map(({ target }) => target.calories)
  const protein = shareOf(
    sum((target) => target.protein),
    weights,
  )
  const carbs = shareOf(
    sum((target) => target.carbs),
    weights,
  )
  const fat = shareOf(
    sum((target) => target.fat),
    weights,
  )
  return places
    .filter((place) => !dropped.includes(place))
    .map((place) => {
      const at = meals.indexOf(place)
      if (at < 0) return place
      const more = { protein: protein[at] ?? 0, carbs: carbs[at] ?? 0, fat: fat[at] ?? 0 }
      return { ...place, target: plus(place.target, more) }
    })
}
