import { t } from '@lingui/core/macro'
import { isMealPast, type LocalDate, type MealEntry, type TimelineMeal } from '@pacemeal/domain'

/** What became of a planned meal, or that it is still ahead. One whose time is over is not ahead any more. */
export function stateWord(
  { state, meal }: Pick<MealEntry<TimelineMeal>, 'state' | 'meal'>,
  when: { readonly day: LocalDate; readonly now: number; readonly zone: string },
): string {
  if (state === 'eaten') return t`Finished`
  if (state === 'skipped') return t`Skipped`
  return isMealPast(meal.at, when) ? t`Not logged` : t`Upcoming`
}
