import { type DayChoice, type Weekday, weekdays } from '@pacemeal/domain'

/** A day as a form or a list calls it. */
export const dayName = (day: DayChoice): string => `${day.charAt(0).toUpperCase()}${day.slice(1)}`

/** `Everyday`, `Mon, Wed, Fri`; a single day in full. */
export const daysText = (days: readonly Weekday[]): string => {
  const [only] = days
  if (days.length === weekdays.length) return 'Everyday'
  return only !== undefined && days.length === 1
    ? dayName(only)
    : days.map((day) => dayName(day).slice(0, 3)).join(', ')
}
