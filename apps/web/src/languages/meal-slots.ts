import { i18n, type MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { MealSlot } from '@pacemeal/domain'

const names: Readonly<Record<MealSlot, MessageDescriptor>> = {
  breakfast: msg`Breakfast`,
  lunch: msg`Lunch`,
  dinner: msg`Dinner`,
  snack: msg`Snack`,
  'pre-fuel': msg`Pre-Workout Fuel`,
  'post-fuel': msg`Post-Workout Fuel`,
}

/** How a sentence calls a meal of the plan in full: `Post-Workout Fuel`. */
export const slotName = (slot: MealSlot): string => i18n._(names[slot])
