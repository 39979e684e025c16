import { i18n } from '@lingui/core'
import type { LocalDate } from '@pacemeal/domain'

/** The weekday of a date in the app's language: `Tuesday`. */
export const weekdayName = (date: LocalDate): string =>
  new Intl.DateTimeFormat(i18n.locale, { weekday: 'long', timeZone: 'UTC' }).format(Date.parse(date))
