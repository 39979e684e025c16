import { addDays, type LocalDate } from '../days.ts'

/** A local day has no zone of its own: it is laid on UTC midnight and written in UTC, so it never slips. */
function textOf(day: LocalDate, options: Intl.DateTimeFormatOptions): string {
  const at = Temporal.PlainDate.from(day).toZonedDateTime('UTC').epochMilliseconds
  return new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' }).format(at)
}

/** `Tuesday, November 17`. */
export const longDate = (day: LocalDate): string => textOf(day, { weekday: 'long', month: 'long', day: 'numeric' })

/** `Tuesday, November 17, 2026`. */
export const fullDate = (day: LocalDate): string =>
  textOf(day, { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' })

/** `Nov 17`. */
export const shortDate = (day: LocalDate): string => textOf(day, { month: 'short', day: 'numeric' })

/** `Today`, `Yesterday`, else the short date, with the year when it is another. */
export function relativeDay(day: LocalDate, today: LocalDate): string {
  if (day === today) return 'Today'
  if (day === addDays(today, -1)) return 'Yesterday'
  if (day.slice(0, 4) === today.slice(0, 4)) return shortDate(day)
  return textOf(day, { month: 'short', day: 'numeric', year: 'numeric' })
}
