import { addDays, dayAt, type LocalDate } from '@pacemeal/domain'

const HISTORY_DAYS = 21

/**
 * The days from the last entry (ISO-8601, '' when there is none) to today, oldest first; never more than three weeks
 * back. What began the day before may have ended after midnight, so that day is among them.
 */
export const historyDays = (last: string, now: number, zone: string): readonly LocalDate[] => {
  const today = dayAt(now, zone)
  const from = last === '' ? '' : addDays(dayAt(Date.parse(last), zone), -1)
  return Array.from({ length: HISTORY_DAYS + 1 }, (_, index) => addDays(today, index - HISTORY_DAYS)).filter(
    (day) => day >= from,
  )
}
