import type { InstantText } from '../days.ts'
import type { NutrientAmounts } from '../nutrients.ts'
import type { MealTime } from './meal-time.ts'

export const mealLogStatuses = ['Ready', 'Followed'] as const
/** An analysed meal is Ready until its owner saves it, which makes it Followed. */
export type MealLogStatus = (typeof mealLogStatuses)[number]

/** A food of a logged meal, by its id in the kitchen or in the reference tables. */
export interface LoggedItem {
  readonly food: string
  readonly grams: number
}

/** Most foods that a log keeps; a meal of more keeps none. */
export const MAX_LOGGED_ITEMS = 60
/** Longest text that they are kept in. */
export const MAX_LOGGED_ITEMS_TEXT = 4000

/** One thing eaten, as its owner wrote it down or a scan read it. */
export interface MealLog {
  readonly id: string
  readonly name: string
  readonly loggedAt: InstantText
  /** IANA zone that it was eaten in; unknown in logs of before it was kept. */
  readonly zone?: string
  readonly createdAt: InstantText
  readonly mealTime: MealTime
  readonly amounts: NutrientAmounts
  /** Null in documents that never had one. */
  readonly status: MealLogStatus | null
  /** Id of the plan's meal that it fulfils, when it does. */
  readonly plannedMeal?: string
  /** Id of the event whose fuel it is. */
  readonly event?: string
  /** The session whose fuel it is, by its day (`sessionRef`). */
  readonly session?: string
  readonly imageUrl?: string
  /** The foods that it was made of, as far as they are known; what they hold beyond `amounts` follows from them. */
  readonly items?: readonly LoggedItem[]
  /** Whether the athlete felt well fueled by it, once they said so. */
  readonly feltFueled?: boolean
}

/** How sure a log is of itself: its owner has the last word, so it always is (product specification). */
export const LOG_CONFIDENCE = 1

/** Shown for a log without a name. */
export const DEFAULT_MEAL_NAME = 'Logged meal'

/** Whether a log counts into the day: Ready and Followed both do. */
export const isConsumed = (log: Pick<MealLog, 'status'>): boolean => log.status === 'Ready' || log.status === 'Followed'

/** Whether a scan left this log behind without its owner's word: it is offered with Confirm and Discard. */
export const isUnconfirmed = (log: Pick<MealLog, 'status'>): boolean => log.status === 'Ready'
