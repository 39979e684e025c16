import { dayAt, dayBounds, dayFinder, type InstantText, instantText, type LocalDate, wallMinuteAt } from '../days.ts'
import { HOUR_MS } from '../time.ts'
import type { MealLog } from './meal-log.ts'

/** When a meal was eaten, and in which zone where that is known. */
export type LogMoment = Pick<MealLog, 'loggedAt' | 'zone'>

/**
 * The day a meal was eaten on, by the clock of the place: it stays, wherever its owner goes. A log that names no zone is
 * read by the one given.
 */
export const dayOfLog = ({ loggedAt, zone }: LogMoment, otherwise: string): LocalDate =>
  dayAt(Date.parse(loggedAt), zone ?? otherwise)

/** Minutes after midnight that a meal was eaten at, by the clock of the place; see {@link dayOfLog}. */
export const minuteOfLog = ({ loggedAt, zone }: LogMoment, otherwise: string): number =>
  wallMinuteAt(Date.parse(loggedAt), zone ?? otherwise)

/** {@link dayOfLog} for many logs, mostly of one zone and of days that follow one another. */
export const logDayFinder = (otherwise: string): ((log: LogMoment) => LocalDate) => {
  const finders = new Map<string, ReturnType<typeof dayFinder>>()
  return ({ loggedAt, zone = otherwise }) => {
    const finder = finders.get(zone) ?? dayFinder(zone)
    finders.set(zone, finder)
    return finder(Date.parse(loggedAt))
  }
}

/** Clocks go so far ahead of UTC (Line Islands), and so far behind it (Baker Island), in milliseconds. */
const [AHEAD_MS, BEHIND_MS] = [14 * HOUR_MS, 12 * HOUR_MS]

/**
 * First and last moment that a day in any zone can have, from the first to the last day: logs are asked for between them,
 * and those of the days are then told by {@link dayOfLog}.
 */
export const logBounds = (
  first: LocalDate,
  last: LocalDate,
): { readonly from: InstantText; readonly to: InstantText } => ({
  from: instantText(Date.parse(dayBounds(first, 'UTC').from) - AHEAD_MS),
  to: instantText(Date.parse(dayBounds(last, 'UTC').to) + BEHIND_MS),
})
