import {
  isConsumed,
  type MealLog,
  type MealMark,
  type MealSlot,
  type MealTime,
  mealTimeAt,
  mealTimeOf,
  minuteOfLog,
} from '@pacemeal/domain'

/** Meals that a day logged in full accounts for (own choice: a snack is not missed). */
const MAIN_MEALS = ['breakfast', 'lunch', 'dinner'] as const satisfies readonly MealSlot[]

/** What the athlete said of a planned meal on a day, by the meal's id. */
export type DayMarks = ReadonlyMap<string, MealMark>

/** What of a meal log decides how far its day is logged. */
export type LoggedMeal = Pick<MealLog, 'loggedAt' | 'zone' | 'mealTime' | 'status' | 'plannedMeal'>

/** What a past day's logging is judged by. */
export interface LoggedDay {
  readonly zone: string
  readonly logs: readonly LoggedMeal[]
  readonly marks: DayMarks
  /** Entries of the day's plan; none where it had no plan. */
  readonly meals: readonly { readonly id: string; readonly slot: MealSlot }[]
  /** Whether the athlete said that the log is whole. */
  readonly isWhole: boolean | null | undefined
}

/** The time of day that a log was eaten at: the meal that it names, else the one that its hour stands for. */
const mealTimeOfLog = (log: LoggedMeal, zone: string) =>
  log.mealTime === 'general' ? mealTimeAt(minuteOfLog(log, zone)) : log.mealTime

/**
 * How far a past day is logged. Without a log it is `unlogged`, whatever was marked. With one the athlete's own word counts
 * first; without it the day is `full` when breakfast, lunch and dinner are each logged or skipped. How much was logged
 * never decides: days chosen by their energy would pull every average towards the target.
 */
export function dayLogging({ zone, logs, marks, meals, isWhole }: LoggedDay): 'full' | 'partial' | 'unlogged' {
  const consumed = logs.filter(isConsumed)
  if (consumed.length === 0) return 'unlogged'
  if (typeof isWhole === 'boolean') return isWhole ? 'full' : 'partial'
  const times = new Set<MealTime>(consumed.map((log) => mealTimeOfLog(log, zone)))
  const named = new Set(consumed.map(({ plannedMeal }) => plannedMeal))
  const isAccountedFor = (slot: MealSlot): boolean => {
    if (times.has(mealTimeOf(slot))) return true
    const own = meals.filter((meal) => meal.slot === slot)
    return own.length > 0 && own.every(({ id }) => named.has(id) || marks.get(id) === 'skipped')
  }
  return MAIN_MEALS.every(isAccountedFor) ? 'full' : 'partial'
}
