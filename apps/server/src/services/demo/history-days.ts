import { addDays, dayAt, type LocalDate } from '@pacemeal/domain'

const HISTORY_DAYS = 21

/** The last three weeks up to today, oldest first. */
export const historyDays = (now: number, zone: string): readonly LocalDate[] => {
  const today = dayAt(now, zone)
  return Array.from({ length: HISTORY_DAYS + 1 }, (_, index) => addDays(today, index - HISTORY_DAYS))
}
