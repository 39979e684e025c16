import { i18n } from '@lingui/core'
import { DEFAULT_LOCALE, findClockMinute } from '@pacemeal/domain'
import { timeOfDay } from './dates.ts'
import { chosenUnits } from './units.ts'

/** A time of day that is kept as a text, `7:00 AM`, as the language writes it, or on the clock that was chosen. */
export const clockTime = (text: string): string => {
  const minute = findClockMinute(text)
  return minute === undefined || (i18n.locale === DEFAULT_LOCALE && chosenUnits().clock === undefined)
    ? text
    : timeOfDay(minute)
}
