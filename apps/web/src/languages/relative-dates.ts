import { t } from '@lingui/core/macro'
import { addDays, type LocalDate } from '@pacemeal/domain'
import { shortDate, shortDateWithYear } from './dates.ts'

/** `Today`, `Yesterday`, else the short date, with the year when it is another. */
export function relativeDay(day: LocalDate, today: LocalDate): string {
  if (day === today) return t`Today`
  if (day === addDays(today, -1)) return t`Yesterday`
  return day.slice(0, 4) === today.slice(0, 4) ? shortDate(day) : shortDateWithYear(day)
}
