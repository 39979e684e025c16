import type { MessageDescriptor } from '@lingui/core'
import { msg, t } from '@lingui/core/macro'
import type { AwayWay, Equipment, Shop, TableMeal } from '@pacemeal/domain'

export const mealNames: Readonly<Record<TableMeal, MessageDescriptor>> = {
  breakfast: msg`Breakfast`,
  lunch: msg`Lunch`,
  dinner: msg`Dinner`,
}

export const equipmentNames: Readonly<Record<Equipment, MessageDescriptor>> = {
  stove: msg`Stove`,
  oven: msg`Oven`,
  grill: msg`Grill`,
  microwave: msg`Microwave`,
  toaster: msg`Toaster`,
  blender: msg`Blender`,
  freezer: msg`Freezer`,
}

/** Packs as they are sold. */
export const shopNames: Readonly<Record<Shop, MessageDescriptor>> = {
  metric: msg`Grams and liters`,
  us: msg`Ounces and pounds`,
}

/** How a meal away is eaten, in a word. */
export const awayNames: Readonly<Record<AwayWay, MessageDescriptor>> = {
  cold: msg({ message: 'Cold box', comment: 'A meal that is taken along and eaten cold' }),
  microwave: msg({ message: 'Microwave', comment: 'A meal that is taken along and warmed in a microwave' }),
  canteen: msg({ message: 'Canteen', comment: 'A meal that is bought: the plan leaves it out' }),
}

/** Portions that can be chosen for somebody at the table. */
export const portionChoices = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 1.75, 2] as const

/** `Half of yours`. */
export function portionText(portion: number): string {
  if (portion === 1) return t`The same as yours`
  if (portion === 0.5) return t`Half of yours`
  if (portion === 2) return t`Twice yours`
  const percent = Math.round(portion * 100)
  return t`${percent}% of yours`
}
