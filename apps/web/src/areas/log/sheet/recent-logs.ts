import {
  type InstantText,
  instantText,
  instantWithin,
  isConsumed,
  type LocalDate,
  type MealLog,
  type MealTime,
  minuteOfLog,
} from '@pacemeal/domain'
import type { SavedMeal } from '@pacemeal/protocol'

/** The logs of one meal of a day, in the order they were eaten. */
export const logsOfMeal = (logs: readonly MealLog[], mealTime: MealTime): readonly MealLog[] =>
  logs
    .filter((log) => log.mealTime === mealTime && isConsumed(log))
    .toSorted((a, b) => a.loggedAt.localeCompare(b.loggedAt))

/** A logged meal eaten again at another moment. It fulfils no plan and has no picture. */
export const again = ({ name, amounts, items }: MealLog, mealTime: MealTime, loggedAt: InstantText): SavedMeal => ({
  name,
  amounts,
  mealTime,
  loggedAt,
  ...(items ? { items } : {}),
})

/** A log on another day at the same time by the clock; never later than now (epoch milliseconds). */
export const onDay = (log: MealLog, day: LocalDate, now: number, zone: string): InstantText =>
  instantText(Math.min(now, Date.parse(instantWithin(day, minuteOfLog(log, zone), zone))))

/** Logs of another day eaten again on a day, each as the meal that it was and at its time. */
export const copiesTo = (logs: readonly MealLog[], day: LocalDate, now: number, zone: string): readonly SavedMeal[] =>
  logs.map((log) => again(log, log.mealTime, onDay(log, day, now, zone)))

/** What was eaten last, at that meal when one is meant. */
export const earlierMeal = (logs: readonly MealLog[], mealTime: MealTime | undefined): MealLog | undefined =>
  logs
    .filter((log) => isConsumed(log) && (mealTime === undefined || log.mealTime === mealTime))
    .toSorted((a, b) => b.loggedAt.localeCompare(a.loggedAt))[0]
