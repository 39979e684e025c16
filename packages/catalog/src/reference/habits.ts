import { clockDistance, type LoggedItem } from '@pacemeal/domain'

/** A meal that was logged: its foods, when by the clock, and how long ago. */
export interface HabitLog {
  readonly items: readonly LoggedItem[]
  /** Minute of the day. */
  readonly minute: number
  readonly daysAgo: number
}

/** A food that is logged at another time of the day still counts a little. */
const OTHER_HOUR = 0.25
/** Within so many minutes of the clock it is the same meal. */
const SAME_MEAL_MINUTES = 150
/** After so many days a log counts a third. */
const FADING_DAYS = 30
/** Logs of about this weight make a habit of two thirds. */
const HABIT_WEIGHT = 2

/** How much of a habit each food is at this minute of the day: from 0 to 1, by the key that search knows it by. */
export function habitsAt(logs: readonly HabitLog[], minute: number): (key: string) => number {
  const weights = new Map<string, number>()
  for (const { items, minute: at, daysAgo } of logs) {
    const near = clockDistance(at, minute) <= SAME_MEAL_MINUTES ? 1 : OTHER_HOUR
    const weight = near * Math.exp(-Math.max(0, daysAgo) / FADING_DAYS)
    for (const food of new Set(items.map((item) => item.food)))
      weights.set(`food:${food}`, (weights.get(`food:${food}`) ?? 0) + weight)
  }
  return (key) => 1 - Math.exp(-(weights.get(key) ?? 0) / HABIT_WEIGHT)
}
