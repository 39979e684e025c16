import type { LocalDate, MealLog } from '@pacemeal/domain'
import type { LoggingState } from '@pacemeal/domain/trends'
import { dayLogging, type LoggedDay, type LoggedMeal } from '../logged-day.ts'

/** What of a meal log trends are made of. */
export type TrendLog = LoggedMeal & Pick<MealLog, 'amounts'>

/** How far a day is logged, seen from the present one: a day that is not over is open, one that has not come has no log. */
export function loggingState(date: LocalDate, today: LocalDate, logged: LoggedDay): LoggingState {
  if (date > today) return 'unlogged'
  return date === today ? 'open' : dayLogging(logged)
}
