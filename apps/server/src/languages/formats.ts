import { formatTag, type LocalDate, type Locale } from '@pacemeal/domain'

/** The day of an instant in a zone: `March 16, 2026`. */
export const dateText = (instant: string | number, timeZone: string, locale: Locale): string =>
  new Intl.DateTimeFormat(formatTag(locale), { dateStyle: 'long', timeZone }).format(new Date(instant))

/** A moment in UTC, which it names: a server does not know the reader's zone at the time of a mail. */
export const momentText = (at: number, locale: Locale): string =>
  `${new Intl.DateTimeFormat(formatTag(locale), { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(at)} UTC`

/** The name of a date's day of the week: `Monday`. */
export const dayOfWeek = (date: LocalDate, locale: Locale): string =>
  new Intl.DateTimeFormat(formatTag(locale), { weekday: 'long', timeZone: 'UTC' }).format(Date.parse(date))
