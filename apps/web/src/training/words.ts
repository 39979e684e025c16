import type { DayChoice } from '@pacemeal/domain'

/** A day as a form or a list calls it. */
export const dayName = (day: DayChoice): string => `${day.charAt(0).toUpperCase()}${day.slice(1)}`
