import { formatTag, type Locale } from '@pacemeal/domain'

/** The day of an instant in a zone: `March 16, 2026`. */
export const dateText = (instant: string | number, timeZone: string, locale: Locale): string =>
  new Intl.DateTimeFormat(formatTag(locale), { dateStyle: 'long', timeZone }).format(new Date(instant))

/** A moment in UTC, which it names: a server does not know the reader's zone at the time of a mail. */
export const momentText = (at: number, locale: Locale): string =>
  `${new Intl.DateTimeFormat(formatTag(locale), { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(at)} UTC`
