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
import type { Told } from '../../languages/answers/index.ts'
import { cookedEvents, isSettled } from './present-week.ts'

/** The moves of a change, by the Monday of their week. */
export const movesOf = ({ moves }: ProposedInputs, monday: LocalDate): readonly MealMove[] =>
  (moves ?? [])
    .map(({ date, meal, to }) => ({ date: localDate(date), meal, to: localDate(to) }))
    .filter(({ date }) => mondayOf(date) === monday)

const toldRefusal =
  (refusal: MoveRefusal): Told =>
  ({ plan }) => {
    switch (refusal.code) {
      case 'no-such-meal':
        return plan.noRoomForMeal
      case 'settled':
        return plan.mealSettled(refusal.name, refusal.date)
      case 'not-kept':
        return refusal.to < refusal.cookedOn ? plan.beforeCooking(refusal) : plan.kept(refusal)
    }
  }

/** The week with the dishes where they are wanted, to be planned anew from; or why they cannot be there. */
export const moveDishes = (
  week: PlannedWeek,
  moves: readonly MealMove[],
  present: WeekPresent,
): Result<PlannedWeek, Told> => {
  const moved = moveMeals(week, moves, {
    isSettled: (date, { id, at, isLocked }) => isLocked === true || isSettled(date, id, at, present),
    cooked: cookedEvents(week, present),
  })
  return moved.ok ? moved : { ok: false, error: toldRefusal(moved.error) }
}

/** Why a week that was planned anew does not have the moved dishes where they were wanted; undefined when it has them. */
export const findLostMove = (
  wanted: PlannedWeek,
  planned: PlannedWeek,
  moves: readonly MealMove[],
): Told | undefined => {
  for (const { meal, date, to } of moves) {
    const id = `${weekdayOf(to)}${meal.slice(weekdayOf(date).length)}`
    const dishAt = (week: PlannedWeek) =>
      week.days.find((day) => day.date === to)?.meals.find((one) => one.id === id)?.options[0]
    const dish = dishAt(wanted)
    if (dish === undefined || dishAt(planned)?.recipe === dish.recipe) continue
    return ({ plan }) => plan.doesNotFit(dish.name, to)
  }
  return undefined
}
