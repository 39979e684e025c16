import {
  type LocalDate,
  localDate,
  type MealMove,
  type MoveRefusal,
  mondayOf,
  moveMeals,
  type PlannedWeek,
  type Result,
  type WeekPresent,
  weekdayOf,
} from '@pacemeal/domain'
import type { ProposedInputs } from '@pacemeal/protocol'
import { cookedEvents, isSettled } from './present-week.ts'

/** The moves of a change, by the Monday of their week. */
export const movesOf = ({ moves }: ProposedInputs, monday: LocalDate): readonly MealMove[] =>
  (moves ?? [])
    .map(({ date, meal, to }) => ({ date: localDate(date), meal, to: localDate(to) }))
    .filter(({ date }) => mondayOf(date) === monday)

const dayName = (date: LocalDate): string => {
  const day = weekdayOf(date)
  return `${day.charAt(0).toUpperCase()}${day.slice(1)}`
}

const refusalWords = (refusal: MoveRefusal): string => {
  switch (refusal.code) {
    case 'no-such-meal':
      return 'There is no meal of that kind on that day that could make room.'
    case 'settled':
      return `${refusal.name} on ${dayName(refusal.date)} is eaten, over or kept by you, so it stays.`
    case 'not-kept': {
      const { name, cookedOn, keepsUntil, to } = refusal
      return to < cookedOn
        ? `${name} is cooked on ${dayName(cookedOn)}, so it cannot be eaten on ${dayName(to)}.`
        : `${name} is cooked on ${dayName(cookedOn)} and keeps until ${dayName(keepsUntil)}, so ${dayName(to)} is too late.`
    }
  }
}

/** The week with the dishes where they are wanted, to be planned anew from; or why they cannot be there. */
export const moveDishes = (
  week: PlannedWeek,
  moves: readonly MealMove[],
  present: WeekPresent,
): Result<PlannedWeek, string> => {
  const moved = moveMeals(week, moves, {
    isSettled: (date, { id, at, isLocked }) => isLocked === true || isSettled(date, id, at, present),
    cooked: cookedEvents(week, present),
  })
  return moved.ok ? moved : { ok: false, error: refusalWords(moved.error) }
}

/** Why a week that was planned anew does not have the moved dishes where they were wanted; undefined when it has them. */
export const findLostMove = (
  wanted: PlannedWeek,
  planned: PlannedWeek,
  moves: readonly MealMove[],
): string | undefined => {
  for (const { meal, date, to } of moves) {
    const id = `${weekdayOf(to)}${meal.slice(weekdayOf(date).length)}`
    const dishAt = (week: PlannedWeek) =>
      week.days.find((day) => day.date === to)?.meals.find((one) => one.id === id)?.options[0]
    const dish = dishAt(wanted)
    if (dish === undefined || dishAt(planned)?.recipe === dish.recipe) continue
    return `${dish.name} does not fit ${dayName(to)}: with it the day would miss its targets, or its training, your kitchen or your diet rule it out there.`
  }
  return undefined
}
