import { addDays, type LocalDate } from '@pacemeal/domain'
import { calendarWeek } from '../../languages/calendar-week.ts'

/** The first and the last day of the calendar’s week that holds the day. */
export const weekBounds = (day: LocalDate): { readonly first: LocalDate; readonly last: LocalDate } => {
  const first = calendarWeek(day)[0] ?? day
  return { first, last: addDays(first, 6) }
}
