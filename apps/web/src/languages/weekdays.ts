import { DAY_MS, type Weekday, weekdays } from '@pacemeal/domain'
import { dateFormat } from './formats.ts'

/** Days from the epoch to a Monday. */
const MONDAY = 4

/** A weekday of any week: `Tuesday`. */
export const weekdayText = (day: Weekday, locale?: string): string =>
  dateFormat({ weekday: 'long', timeZone: 'UTC' }, locale).format((MONDAY + weekdays.indexOf(day)) * DAY_MS)
