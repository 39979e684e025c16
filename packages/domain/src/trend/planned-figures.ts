import type { LocalDate } from '../days.ts'
import { isFuelSlot } from '../meal-plan/meal-category.ts'
import type { DayGuidance, MealSlot, PlannedDay } from '../meal-plan/week-plan.ts'
import type { Macros } from '../nutrients.ts'
import type { Session } from '../schedule/session.ts'
import { minuteOfDay } from '../units.ts'

/** An entry of a planned day without its dishes. */
export interface PlannedEntry {
  readonly id: string
  readonly slot: MealSlot
  /** Minutes after local midnight. */
  readonly at: number
  /** In grams. */
  readonly carbs: number
  /** Index in the day's sessions, for pre- and post-fuel. */
  readonly session?: number
}

/** A planned session with the net energy that it was planned to cost, in kcal. */
export interface PlannedEffort extends Session {
  readonly energy: number
}

/** What a planned day aimed at, without its dishes: a few hundred bytes that are kept when the plan itself is forgotten. */
export interface PlannedFigures {
  readonly date: LocalDate
  readonly target: Macros
  readonly guidance: Pick<DayGuidance, 'fiber' | 'sodiumLow' | 'sodiumHigh' | 'iron'>
  readonly sessions: readonly PlannedEffort[]
  readonly entries: readonly PlannedEntry[]
}

/** The figures of a planned day. */
export const plannedFiguresOf = ({ date, target, guidance, sessions, meals }: PlannedDay): PlannedFigures => ({
  date,
  target,
  guidance: {
    fiber: guidance.fiber,
    sodiumLow: guidance.sodiumLow,
    sodiumHigh: guidance.sodiumHigh,
    iron: guidance.iron,
  },
  sessions: sessions.map(({ type, start, end, intensity, energy }) => ({
    type,
    start: minuteOfDay(start),
    end: minuteOfDay(end),
    intensity,
    energy,
  })),
  entries: meals.map(({ id, slot, at, target: { carbs }, session }) => ({
    id,
    slot,
    at,
    carbs,
    ...(session === undefined || !isFuelSlot(slot) ? {} : { session }),
  })),
})
