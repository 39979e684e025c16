import { isMealPast, type LocalDate, type MealEntry, type TimelineMeal } from '@pacemeal/domain'

const words = { eaten: 'Finished', skipped: 'Skipped' } as const

/** What became of a planned meal, or that it is still ahead. One whose time is over is not ahead any more. */
export function stateWord(
  { state, meal }: Pick<MealEntry<TimelineMeal>, 'state' | 'meal'>,
  when: { readonly day: LocalDate; readonly now: number; readonly zone: string },
): 'Upcoming' | 'Not logged' | 'Finished' | 'Skipped' {
  if (state !== 'planned') return words[state]
  return isMealPast(meal.at, when) ? 'Not logged' : 'Upcoming'
}
