import { addDays, type LocalDate } from '@pacemeal/domain'

/** Days that a shopping list is of; `other` is a week that is neither this one nor the next. */
export type ListRange = 'week' | 'rest' | 'next' | 'other'

/** Which days the list of a week is of, seen from this week. */
export const rangeOf = (monday: LocalDate, present: LocalDate, isRest: boolean): ListRange => {
  if (monday === addDays(present, 7)) return 'next'
  if (monday !== present) return 'other'
  return isRest ? 'rest' : 'week'
}
