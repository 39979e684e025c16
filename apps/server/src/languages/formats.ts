import { formatTag, type LocalDate, type Locale, MINUTE_MS, type UnitChoices } from '@pacemeal/domain'

/** The day of an instant in a zone: `March 16, 2026`. */
export const dateText = (instant: string | number, timeZone: string, locale: Locale): string =>
  new Intl.DateTimeFormat(formatTag(locale), { dateStyle: 'long', timeZone }).format(new Date(instant))

/** A moment in UTC, which it names: a server does not know the reader's zone at the time of a mail. */
export const momentText = (at: number, locale: Locale): string =>
  `${new Intl.DateTimeFormat(formatTag(locale), { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(at)} UTC`

/** The name of a date's day of the week: `Monday`. */
export const dayOfWeek = (date: LocalDate, locale: Locale): string =>
  new Intl.DateTimeFormat(formatTag(locale), { weekday: 'long', timeZone: 'UTC' }).format(Date.parse(date))

/** A minute of the day on the clock that was chosen, else on that of the language: `3:30 PM`, `15:30`. */
export const timeText = (minute: number, locale: Locale, clock: UnitChoices['clock']): string =>
  new Intl.DateTimeFormat(formatTag(locale), {
    hour: clock === '24' ? '2-digit' : 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
    ...(clock === undefined ? {} : { hourCycle: clock === '24' ? 'h23' : 'h12' }),
  }).format(minute * MINUTE_MS)

/** Words as one list: `9:00 AM, 10:25 AM, and 1:30 PM`. */
export const listText = (words: readonly string[], locale: Locale): string =>
  new Intl.ListFormat(formatTag(locale), { style: 'long', type: 'conjunction' }).format(words)
