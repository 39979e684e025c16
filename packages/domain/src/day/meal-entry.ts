import { minuteOfLog } from '../meal-log/log-day.ts'
import { isConsumed, type MealLog } from '../meal-log/meal-log.ts'
import type { MealTime } from '../meal-log/meal-time.ts'
import type { MealSlot } from '../meal-plan/week-plan.ts'
import type { Macros } from '../nutrients.ts'

/** A planned meal or fuel block as the timeline needs it; richer ones pass through unchanged. */
export interface TimelineMeal {
  readonly id: string
  readonly slot: MealSlot
  /** Minutes after local midnight. */
  readonly at: number
  readonly target: Macros
  /** Index of the session it fuels. */
  readonly session?: number
}

/** What a person said of a planned meal with one tap. */
export type MealMark = 'finished' | 'skipped'

/** A planned meal with what became of it. */
export interface MealEntry<M extends TimelineMeal> {
  readonly meal: M
  readonly state: 'planned' | 'eaten' | 'skipped'
  /** The logs that fulfil it; empty when it was only marked as finished. */
  readonly logs: readonly MealLog[]
}

const mealTimeOfSlot: Readonly<Record<MealSlot, MealTime>> = {
  breakfast: 'breakfast',
  lunch: 'lunch',
  dinner: 'dinner',
  snack: 'snack',
  'pre-fuel': 'pre-workout',
  'post-fuel': 'post-workout',
}

/** The meal time that a log of this plan entry gets. */
export const mealTimeOf = (slot: MealSlot): MealTime => mealTimeOfSlot[slot]

/** What is eaten before this belongs to the evening before: it is no meal of the day that is further off than so. Minutes, own choice. */
const NIGHT = 240

interface DayLogs<M extends TimelineMeal> {
  readonly zone: string
  readonly meals: readonly M[]
  readonly logs: readonly MealLog[]
  readonly marks: ReadonlyMap<string, MealMark>
}

/**
 * Finds out which logs fulfil which planned meals. A log that names its meal fulfils it. One that names none fulfils
 * the nearest still open meal of its own meal time, each at most one; a skipped meal only by name, and what was eaten after
 * midnight none of the day's far meals. The other logs are
 * `unplanned`. Logs that were never consumed are left out.
 */
export function settleMeals<M extends TimelineMeal>({
  zone,
  meals,
  logs,
  marks,
}: DayLogs<M>): { readonly entries: readonly MealEntry<M>[]; readonly unplanned: readonly MealLog[] } {
  const fulfilling = new Map<string, MealLog[]>(meals.map(({ id }) => [id, []]))
  const unplanned: MealLog[] = []
  const eaten = logs.filter(isConsumed).toSorted((a, b) => a.loggedAt.localeCompare(b.loggedAt))
  const unnamed = eaten.filter((log) => {
    const named = fulfilling.get(log.plannedMeal ?? '')
    named?.push(log)
    return named === undefined
  })
  for (const log of unnamed) {
    const at = minuteOfLog(log, zone)
    const [nearest] = meals
      .filter((meal) => mealTimeOf(meal.slot) === log.mealTime && (at >= NIGHT || meal.at - at <= NIGHT))
      .filter((meal) => fulfilling.get(meal.id)?.length === 0 && !marks.has(meal.id))
      .toSorted((a, b) => Math.abs(a.at - at) - Math.abs(b.at - at))
    const open = nearest === undefined ? undefined : fulfilling.get(nearest.id)
    if (open === undefined) unplanned.push(log)
    else open.push(log)
  }
  const entries = meals.map((meal): MealEntry<M> => {
    const own = fulfilling.get(meal.id) ?? []
    const mark = marks.get(meal.id)
    const isEaten = own.length > 0 || mark === 'finished'
    return { meal, state: isEaten ? 'eaten' : mark === 'skipped' ? 'skipped' : 'planned', logs: own }
  })
  return { entries, unplanned }
}
