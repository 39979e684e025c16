import type { KitchenPreferences, Session, Weekday } from '@pacemeal/domain'
import type { DayTargets } from '@pacemeal/nutrition'
import { type MealPlace, mealPlaces } from '../meal-places.ts'
import { placeSnacks } from './place-snacks.ts'
import { shiftMealTimes } from './shift-meal-times.ts'

/** What a person wishes of when and how often they eat. */
export type MealWishes = Pick<KitchenPreferences, 'mealTimes' | 'snacks'>

/** The places of one day with the snacks and at the hours that the person wishes, in the order of time. */
export const personalPlaces = (
  weekday: Weekday,
  targets: DayTargets,
  sessions: readonly Session[],
  wishes: MealWishes,
): readonly MealPlace[] => {
  const isLoading = targets.flags.includes('carb_loading')
  return shiftMealTimes(placeSnacks(mealPlaces(weekday, targets), wishes, sessions, isLoading), sessions, wishes)
}
