import { isConsumed, type LocalDate, type MealLog, type MealMark, mealTimeAt, wallMinuteAt } from '@pacemeal/domain'
import type { LoggingState, PlannedFigures } from '@pacemeal/domain/trends'

/** What of a meal log decides how far a day is logged. */
export type TrendLog = Pick<MealLog, 'loggedAt' | 'mealTime' | 'amounts' | 'status' | 'plannedMeal'>

/** What the athlete said of a planned meal on a day, by the meal's id. */
export type DayMarks = ReadonlyMap<string, MealMark>

const MAIN_MEALS = ['breakfast', 'lunch', 'dinner'] as const
/** A day that holds this share of its target is logged in full, whatever meals it names (own choice). */
const FULL_SHARE_OF_TARGET = 0.85

/** What was eaten by a log: the meal that it names, else the one that its hour stands for. */
const mealOf = (log: TrendLog, zone: string): string =>
  log.mealTime === 'general' ? mealTimeAt(wallMinuteAt(Date.parse(log.loggedAt), zone)) : log.mealTime

/** Whether each main meal is accounted for: logged, or skipped by the athlete's word. */
const hasMainMeals = (
  logs: readonly TrendLog[],
  planned: PlannedFigures | undefined,
  marks: DayMarks,
  zone: string,
): boolean => {
  const eaten = new Set(logs.map((log) => mealOf(log, zone)))
  const fulfilled = new Set(logs.map(({ plannedMeal }) => plannedMeal))
  const wanted = planned?.entries.filter(({ slot }) => MAIN_MEALS.some((meal) => meal === slot)) ?? []
  if (wanted.length === 0) return MAIN_MEALS.every((meal) => eaten.has(meal))
  return wanted.every(({ id, slot }) => fulfilled.has(id) || marks.has(id) || eaten.has(slot))
}

/** What a day's logging is judged by. */
export interface LoggedDay {
  readonly date: LocalDate
  readonly today: LocalDate
  readonly zone: string
  readonly logs: readonly TrendLog[]
  readonly marks: DayMarks
  readonly planned: PlannedFigures | undefined
  /** Whether the athlete said that the log is whole; undefined where nothing was said. */
  readonly isWhole: boolean | undefined
}

/**
 * How far a day is logged. The athlete's own word counts first; without it a day is full when every main meal of its plan
 * (of any day, where it had none) is logged or skipped, or when it holds nearly all of its target.
 */
export function loggingState({ date, today, zone, logs, marks, planned, isWhole }: LoggedDay): LoggingState {
  const consumed = logs.filter(isConsumed)
  if (date > today) return 'unlogged'
  if (date === today) return 'open'
  if (isWhole === true) return 'full'
  if (consumed.length === 0) return 'unlogged'
  if (isWhole === false) return 'partial'
  const eaten = consumed.reduce((sum, { amounts }) => sum + (amounts.calories ?? 0), 0)
  const nearTarget = planned !== undefined && eaten >= FULL_SHARE_OF_TARGET * planned.target.calories
  return nearTarget || hasMainMeals(consumed, planned, marks, zone) ? 'full' : 'partial'
}
