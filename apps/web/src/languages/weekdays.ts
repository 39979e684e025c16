import { DAY_MS, type Weekday, weekdays } from '@pacemeal/domain'
import { dateFormat } from './formats.ts'

/** Days from the epoch to a Monday. */
const MONDAY = 4

/** A weekday of any week: `Tuesday`, or `Tue` where it is short. */
export const weekdayText = (day: Weekday, locale?: string, weekday: 'long' | 'short' = 'long'): string =>
  dateFormat({ weekday, timeZone: 'UTC' }, locale).format((MONDAY + weekdays.indexOf(day)) * DAY_MS)
