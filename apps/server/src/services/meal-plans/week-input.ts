import {
  addDays,
  kitchenOfWeek,
  type LocalDate,
  type MealOption,
  type PlannedWeek,
  sessionsOn,
  shopOf,
  type WeekPresent,
} from '@pacemeal/domain'
import { withDatedTraining } from '@pacemeal/domain/event'
import type { WeekInput } from '@pacemeal/planner'
import { athleteAround } from './day-changes.ts'
import { type PlanInputs, seedOf } from './plan-inputs.ts'
import { previousWeek } from './present-week.ts'

/** Dishes that stay, by the meal's id. */
export type LockedDishes = ReadonlyMap<string, MealOption>

/** Which week is planned, and what there is of it. */
export interface WantedWeek {
  readonly userId: string
  readonly monday: LocalDate
  /** How often weeks were planned lately, and the dishes of the last one: a new menu is varied against them. */
  readonly round: number
  readonly recent: readonly string[]
  readonly locked: LockedDishes
  /** Where the present stands; undefined for a week that is to come whole. */
  readonly present?: WeekPresent | undefined
  /** The week as it was planned last. */
  readonly before?: PlannedWeek | undefined
  /** What was bought for the week and is at home, in grams by food id: a plan of as little change as can be uses it. */
  readonly bought?: ReadonlyMap<string, number> | undefined
  /** Whether the inputs changed since: as much as can be of the week stays then. Otherwise it is a new menu. */
  readonly isChange: boolean
}

/** Dishes of today's meals that are over or settled: the rest of the day is fitted around them. */
const settledDishes = (before: PlannedWeek, { today, minute, settled }: WeekPresent): LockedDishes => {
  const day = before.days.find(({ date }) => date === today)
  const over = day?.meals.filter(({ id, at }) => at < minute || settled.has(id)) ?? []
  return new Map(over.map(({ id, options }) => [id, options[0]]))
}

/** What the planner is asked for a person's week. */
export const weekInputOf = (
  inputs: PlanInputs,
  { userId, monday, round, recent, locked, present, before, bought, isChange }: WantedWeek,
): WeekInput => {
  const { athlete, events = [], calendar = [] } = inputs
  const changes = withDatedTraining(athlete.schedule, { changes: inputs.changes, calendar, events })
  const settled = before === undefined || present === undefined ? [] : settledDishes(before, present)
  const kept = before?.days.filter(({ date }) => present !== undefined && date < present.today) ?? []
  return {
    athlete: athleteAround(athlete, changes, addDays(monday, 3)),
    shop: shopOf(inputs.kitchen, athlete.zone),
    kitchen: kitchenOfWeek(inputs.kitchen, changes, monday),
    monday,
    before: sessionsOn(athlete.schedule, changes, addDays(monday, -1)),
    after: sessionsOn(athlete.schedule, changes, addDays(monday, 7)),
    locked: new Map([...locked, ...settled]),
    ...(events.length === 0 ? {} : { events }),
    ...(inputs.circumstances === undefined ? {} : { circumstances: inputs.circumstances }),
    ...(present === undefined ? {} : { from: present.today, kept }),
    ...(isChange && before !== undefined
      ? {
          seed: before.seed,
          previous: {
            ...previousWeek(before, present ?? { today: monday, minute: 0, settled: new Set() }),
            ...(bought === undefined ? {} : { bought }),
          },
        }
      : { seed: seedOf(userId, monday, round), recent }),
  }
}
