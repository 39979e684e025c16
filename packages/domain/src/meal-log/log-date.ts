import { dayAt, type InstantText, instantText, instantWithin, type LocalDate, wallMinuteAt } from '../days.ts'
import { ok, type Result, refused } from '../result.ts'

/** What logging on a day deserves to be told. */
export interface LogDateNote {
  readonly warning: { readonly code: 'past-log-date' } | null
}

/** Whether a meal may be logged on the selected day: never ahead of today, and an earlier day with a warning. */
export function checkLogDate(
  selected: LocalDate,
  today: LocalDate,
): Result<LogDateNote, { readonly code: 'future-log-date' }> {
  if (selected > today) return refused({ code: 'future-log-date' })
  return ok({ warning: selected < today ? { code: 'past-log-date' } : null })
}

/**
 * The moment a log on the selected day is dated: now on today, else the same time by the clock on that day.
 * `now` is in epoch milliseconds.
 */
export const loggedAtOn = (selected: LocalDate, now: number, zone: string): InstantText =>
  selected === dayAt(now, zone) ? instantText(now) : instantWithin(selected, wallMinuteAt(now, zone), zone)
