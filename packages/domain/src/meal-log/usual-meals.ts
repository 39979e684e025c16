import { clockDistance, DAY_MS } from '../time.ts'
import { minuteOfLog } from './log-day.ts'
import { DEFAULT_MEAL_NAME, isConsumed, type MealLog } from './meal-log.ts'
import { type MealTime, mealTimeAt } from './meal-time.ts'

/** The moment that meals are offered for. */
export interface MealMoment {
  readonly mealTime: MealTime
  /** Minute of the day on the person's clock. */
  readonly minute: number
  /** The present, in epoch milliseconds. */
  readonly now: number
  /** The zone whose clock the logs are read by that name none. */
  readonly zone: string
}

/** After so many days a log counts a third. */
const FADING_DAYS = 14
/** What a log of this meal counts, however far from this hour it was. */
const THIS_MEAL = 0.1
/** What a log of another meal counts, however far from this hour it was. */
const ANOTHER_MEAL = 0.004
/** What a log of another meal counts at this very hour, where one of the two meals was chosen by hand. */
const ANOTHER_MEAL_AT_THIS_HOUR = 0.04
/** So far from this hour, in minutes, the clock still speaks for a log. */
const HOUR_WIDTH = 75

const keyOf = ({ name }: MealLog): string => name.trim().toLowerCase()

const latestFirst = (a: MealLog, b: MealLog): number => b.loggedAt.localeCompare(a.loggedAt)

/** Whether a meal is the one that the clock alone makes it: nobody has said more than the hour. */
const isByClock = (mealTime: MealTime, minute: number): boolean => mealTime === mealTimeAt(minute)

function weightOf(log: MealLog, { now, zone, minute, mealTime: wanted }: MealMoment): number {
  const fading = Math.exp(-Math.max(0, now - Date.parse(log.loggedAt)) / DAY_MS / FADING_DAYS)
  const loggedMinute = minuteOfLog(log, zone)
  const apart = clockDistance(loggedMinute, minute) / HOUR_WIDTH
  const isThisMeal = log.mealTime === wanted
  // A snack at 10:50 and one at 11:05 are breakfast and lunch to the clock, and the same to who eats them.
  const isUnsaid = isByClock(log.mealTime, loggedMinute) && isByClock(wanted, minute)
  const far = isThisMeal ? THIS_MEAL : ANOTHER_MEAL
  const near = isThisMeal || isUnsaid ? 1 : ANOTHER_MEAL_AT_THIS_HOUR
  return fading * (far + (near - far) * Math.exp(-apart * apart))
}

/**
 * What a person is likely to eat at a moment, likeliest first: every name once, as it was logged last. A log counts by how
 * lately it was, how near this hour, and whether it was the same meal. A meal that only the clock has named counts by its hour.
 */
export function usualMeals(logs: readonly MealLog[], moment: MealMoment, limit: number): readonly MealLog[] {
  const named = logs.filter((log) => isConsumed(log) && log.name !== DEFAULT_MEAL_NAME)
  return [...Map.groupBy(named.toSorted(latestFirst), keyOf).values()]
    .flatMap((ofName) => {
      const [last] = ofName
      const weight = ofName.reduce((sum, log) => sum + weightOf(log, moment), 0)
      return last ? [{ last, weight }] : []
    })
    .toSorted((a, b) => b.weight - a.weight || latestFirst(a.last, b.last))
    .slice(0, limit)
    .map(({ last }) => last)
}
