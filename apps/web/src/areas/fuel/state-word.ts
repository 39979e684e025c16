import { t } from '@lingui/core/macro'
import { isMealPast, type LocalDate, type MealEntry, type TimelineMeal } from '@pacemeal/domain'

/**
 * What became of a planned meal, or that it is still ahead. One whose time is over is not ahead any more; null while
 * nobody knows what became of it, because its log or mark was not read.
 */
export function stateWord(
  { state, meal }: Pick<MealEntry<TimelineMeal>, 'state' | 'meal'>,
  when: { readonly day: LocalDate; readonly now: number; readonly zone: string; readonly isKnown: boolean },
): string | null {
  if (state === 'eaten') return t`Finished`
  if (state === 'skipped') return t`Skipped`
  if (!isMealPast(meal.at, when)) return t`Upcoming`
  return when.isKnown ? t`Not logged` : null
}
