import { clockDistance, DAY_MS } from '../time.ts'
import { minuteOfLog } from './log-day.ts'
import { DEFAULT_MEAL_NAME, isConsumed, type MealLog } from './meal-log.ts'
import type { MealTime } from './meal-time.ts'

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
/** What a log of another meal counts beside one of this meal. */
const OTHER_MEAL = 0.04
/** What a log far from this hour counts beside one at this hour. */
const OTHER_HOUR = 0.3
/** So far from this hour, in minutes, the clock still speaks for a log. */
const HOUR_WIDTH = 90

const keyOf = ({ name }: MealLog): string => name.trim().toLowerCase()

const latestFirst = (a: MealLog, b: MealLog): number => b.loggedAt.localeCompare(a.loggedAt)

function weightOf(log: MealLog, { now, zone, minute, mealTime: wanted }: MealMoment): number {
  const fading = Math.exp(-Math.max(0, now - Date.parse(log.loggedAt)) / DAY_MS / FADING_DAYS)
  const apart = clockDistance(minuteOfLog(log, zone), minute) / HOUR_WIDTH
  const hour = OTHER_HOUR + (1 - OTHER_HOUR) * Math.exp(-apart * apart)
  return fading * hour * (log.mealTime === wanted ? 1 : OTHER_MEAL)
}

/**
 * What a person is likely to eat at a moment, likeliest first: every name once, as it was logged last. A log counts by how
 * lately it was, whether it was the same meal, and how near this hour.
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
