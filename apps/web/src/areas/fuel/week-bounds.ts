import { addDays, type LocalDate, weekFromSunday } from '@pacemeal/domain'

/** The first and the last day of the week that holds the day. */
export const weekBounds = (day: LocalDate): { readonly first: LocalDate; readonly last: LocalDate } => {
  const first = weekFromSunday(day)[0] ?? day
  return { first, last: addDays(first, 6) }
}
