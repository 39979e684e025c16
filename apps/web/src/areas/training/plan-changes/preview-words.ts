import { plural, t } from '@lingui/core/macro'
import { localDate } from '@pacemeal/domain'
import type { PlanPreview, StayingMeal } from '@pacemeal/protocol'
import { weekdayName } from '../../../languages/dates.ts'
import { energyDifference } from '../../../languages/energy-difference.ts'
import { listText } from '../../../languages/formats.ts'
import { dishName } from '../../../languages/kitchen.ts'
import { isSlight, WORTH_CALORIES } from '../../../languages/meal-changes.ts'
import { slotName } from '../../../languages/meal-slots.ts'
import { withinSentence } from '../../../languages/within-sentence.ts'
import { isEnergyHidden } from '../../../ui/energy-figures.tsx'
import { countChanges, type PreviewDay } from './preview-days.ts'

/** `2 portions, 1 snack or fuel and 1 dish change.` */
export function tellCounts(changes: PlanPreview['changes']): string {
  const { portions, fuel, dishes } = countChanges(changes)
  const parts = [
    ...(portions > 0 ? [plural(portions, { one: '# portion', other: '# portions' })] : []),
    ...(fuel > 0 ? [plural(fuel, { one: '# snack or fuel', other: '# snacks or fuel' })] : []),
    ...(dishes > 0 ? [plural(dishes, { one: '# meal', other: '# meals' })] : []),
  ]
  const list = listText(parts)
  if (parts.length === 0) return t`No meal changes.`
  if (changes.every(isSlight)) return t`Portions change by a bite or two.`
  return portions + fuel + dishes === 1 ? t`${list} changes.` : t`${list} change.`
}

/** `28 of your 30 planned meals keep their dish.`; empty while nothing is planned. */
export function tellSameDishes({ stays }: Pick<PlanPreview, 'stays'>): string {
  if (stays === undefined) return ''
  const { meals, sameDish } = stays
  if (meals === 0) return t`Nothing is planned for these days yet. Their plan will follow the change.`
  if (meals === sameDish) return t`Every planned meal keeps its dish.`
  return t`${sameDish} of ${meals} planned meals keep their dish.`
}

/** `6 of the 7 foods that you have bought are used.`; empty while nothing is. */
export function tellBought({ stays }: Pick<PlanPreview, 'stays'>): string {
  const { bought = 0, boughtUsed = 0 } = stays ?? {}
  if (bought === 0) return ''
  if (bought === boughtUsed) return t`Everything that you have bought is used.`
  return t`${boughtUsed} of the ${bought} foods that you have bought are used.`
}

/** `Portions of lunch and dinner: +160 kcal`. */
export function tellPortions({ slots, calories }: NonNullable<PreviewDay['portions']>): string {
  const list = listText(slots.map((slot) => withinSentence(slotName(slot))))
  const energy = energyDifference(calories)
  if (isEnergyHidden() && calories >= WORTH_CALORIES) return t`Larger portions of ${list}`
  if (isEnergyHidden() && calories <= -WORTH_CALORIES) return t`Smaller portions of ${list}`
  return Math.abs(calories) < WORTH_CALORIES
    ? t`Portions of ${list}, with about the same energy`
    : t`Portions of ${list}: ${energy}`
}

/** `Tuesday’s lunch, Lentil stew: cooked already`. */
export function tellStaying({ date, slot, name: planned, why }: StayingMeal): string {
  const [day, meal, name] = [weekdayName(localDate(date)), withinSentence(slotName(slot)), dishName(planned)]
  switch (why) {
    case 'eaten':
      return t`${day}’s ${meal}, ${name}: eaten`
    case 'locked':
      return t`${day}’s ${meal}, ${name}: kept by you`
    case 'cooked':
      return t`${day}’s ${meal}, ${name}: cooked already`
  }
}
