import { endAfter, type KitchenPreferences, MEAL_GAP, type Reason, type Session } from '@pacemeal/domain'
import type { MealPlace } from '../meal-places.ts'
import { isBeforeEvent } from '../planned-day.ts'

/** Nothing is eaten this shortly before a session, in minutes. */
const CLOSEST_BEFORE = 60
/** Anything else that is eaten is at least this far from a meal, in minutes. */
const MIN_BETWEEN_ENTRIES = 30

const isMeal = ({ slot }: MealPlace): boolean => slot === 'breakfast' || slot === 'lunch' || slot === 'dinner'

const isFree = (at: number, sessions: readonly Session[]): boolean =>
  sessions.every(({ start, end }) => at < start - CLOSEST_BEFORE || at >= endAfter(start, end))

const keepsApart = (at: number, place: MealPlace, others: readonly MealPlace[]): boolean =>
  others.every((other) => {
    const gap = Math.abs(other.at - at)
    const isSameOrder = Math.sign(other.at - at) === Math.sign(other.at - place.at)
    return isMeal(other) ? isSameOrder && gap >= MEAL_GAP : gap >= MIN_BETWEEN_ENTRIES
  })

/** A meal that is the fuel after a session, or the one before an event, stays where they put it. */
export const isSetBySession = ({ because }: MealPlace): boolean =>
  because.some(({ rule }) => rule === 'post_fuel_is_meal') || isBeforeEvent(because)

type TimeRule = 'meal_time_chosen' | 'meal_time_chosen_training' | 'meal_time_chosen_meals'

/** The place with why it is at its hour, in the place of what was said of the hour before. */
const withTimeReason = (place: MealPlace, rule: TimeRule, chosen: number): MealPlace => {
  const { slot, at, because } = place
  const reason: Reason = { rule, source: 'H', inputs: { slot, at, chosen } }
  return { ...place, because: [...because.filter(({ rule: own }) => !own.startsWith('meal_time_')), reason] }
}

/**
 * The places at the hours at which the person usually eats, wherever training and the other meals of the day leave that
 * hour free. Meals that cannot be moved stay at the time that the day's training gives them; each says why it is at its hour.
 */
export const shiftMealTimes = (
  places: readonly MealPlace[],
  sessions: readonly Session[],
  { mealTimes }: Pick<KitchenPreferences, 'mealTimes'>,
): readonly MealPlace[] => {
  let shifted = places
  for (const place of places) {
    if (place.slot !== 'breakfast' && place.slot !== 'lunch' && place.slot !== 'dinner') continue
    const wanted = mealTimes[place.slot]
    if (wanted === null || isSetBySession(place)) continue
    const others = shifted.filter(({ id }) => id !== place.id)
    const isKept = wanted === place.at || (isFree(wanted, sessions) && keepsApart(wanted, place, others))
    const rule = isKept
      ? 'meal_time_chosen'
      : isFree(wanted, sessions)
        ? 'meal_time_chosen_meals'
        : 'meal_time_chosen_training'
    shifted = [...others, withTimeReason(isKept ? { ...place, at: wanted } : place, rule, wanted)]
  }
  return shifted.toSorted((a, b) => a.at - b.at)
}
