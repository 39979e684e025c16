import { type LocalDate, MINUTE_MS } from '@pacemeal/domain'
import { DATE_WITH_YEAR, dateFormat, LONG_DATE } from './formats.ts'
import { chosenUnits } from './units.ts'

/** A local day has no zone of its own: it is laid on UTC midnight and written in UTC, so it never slips. */
const dayText = (day: LocalDate, options: Intl.DateTimeFormatOptions, locale?: string): string =>
  dateFormat({ ...options, timeZone: 'UTC' }, locale).format(Date.parse(day))

/** `Tuesday, November 17`. */
export const longDate = (day: LocalDate, locale?: string): string => dayText(day, LONG_DATE, locale)

/** `Tuesday, November 17, 2026`. */
export const fullDate = (day: LocalDate, locale?: string): string => dayText(day, DATE_WITH_YEAR, locale)

/** `Nov 17`. */
export const shortDate = (day: LocalDate, locale?: string): string =>
  dayText(day, { month: 'short', day: 'numeric' }, locale)

/** `Nov 17, 2026`. */
export const shortDateWithYear = (day: LocalDate, locale?: string): string =>
  dayText(day, { month: 'short', day: 'numeric', year: 'numeric' }, locale)

/** `Tuesday`. */
export const weekdayName = (day: LocalDate, locale?: string): string => dayText(day, { weekday: 'long' }, locale)

/** `T`: the first letter of a weekday, large in every language. */
export const weekdayLetter = (day: LocalDate, locale?: string): string =>
  weekdayName(day, locale).charAt(0).toUpperCase()

const DAY_WITH_YEAR = { month: 'long', day: 'numeric', year: 'numeric' } as const
const SHORT_DAY_WITH_YEAR = { month: 'short', day: 'numeric', year: 'numeric' } as const

/** The hour and minute of a clock: as the language writes it, unless another clock was chosen. */
const time = (): Intl.DateTimeFormatOptions => {
  const { clock } = chosenUnits()
  const digits = { hour: 'numeric', minute: '2-digit' } as const
  if (clock === undefined) return digits
  return clock === '24' ? { ...digits, hour: '2-digit', hourCycle: 'h23' } : { ...digits, hour12: true }
}

/** Whether times of day are typed and shown on a clock of 24 hours: as it was chosen, until then as the language writes them. */
export const isDayClock = (locale?: string): boolean => dateFormat(time(), locale).resolvedOptions().hour12 !== true

/** The day of an instant, by the clock of the device: `November 17, 2026`. */
export const instantDate = (at: Date, locale?: string): string => dateFormat(DAY_WITH_YEAR, locale).format(at)

/** The day of an instant in short, by the clock of the device: `Nov 17, 2026`. */
export const shortInstantDate = (at: Date, locale?: string): string =>
  dateFormat(SHORT_DAY_WITH_YEAR, locale).format(at)

/** From one instant's day to another's, what they share said once: `Nov 17 – 24, 2026`. */
export const instantRange = (from: Date, to: Date, locale?: string): string =>
  dateFormat(SHORT_DAY_WITH_YEAR, locale).formatRange(from, to)

/** The time of an instant: `8:05 AM`; by the clock of the device when no zone is given. */
export const instantTime = (at: Date, timeZone?: string, locale?: string): string =>
  dateFormat({ ...time(), timeZone }, locale).format(at)

/** Day and time of an instant in a zone: `Nov 17, 8:05 AM`. */
export const instantDateTime = (at: Date, timeZone: string, locale?: string): string =>
  dateFormat({ month: 'short', day: 'numeric', ...time(), timeZone }, locale).format(at)

/** A minute of the day as a clock shows it: `3:30 PM`; minutes past midnight are those of the next day. */
export const timeOfDay = (minute: number, locale?: string): string =>
  dateFormat({ ...time(), timeZone: 'UTC' }, locale).format(Math.round(minute) * MINUTE_MS)
