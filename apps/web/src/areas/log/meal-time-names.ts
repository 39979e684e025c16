import type { MessageDescriptor } from '@lingui/core'
import { msg, t } from '@lingui/core/macro'
import type { MealTime } from '@pacemeal/domain'

const names: Readonly<Record<MealTime, MessageDescriptor>> = {
  general: msg`General Meal`,
  breakfast: msg`Breakfast`,
  lunch: msg`Lunch`,
  dinner: msg`Dinner`,
  snack: msg`Snack`,
  'pre-workout': msg`Pre-Workout Fuel`,
  'post-workout': msg`Post-Workout Fuel`,
}

/** How screens call the meal that a log is filed under. */
export const mealTimeName = (mealTime: MealTime): string => t(names[mealTime])
