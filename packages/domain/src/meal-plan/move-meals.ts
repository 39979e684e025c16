import { addDays, type LocalDate, weekdayOf } from '../days.ts'
import type { CookEvent } from '../kitchen/cook-event.ts'
import { type TableMeal, tableMeals } from '../kitchen/kitchen-preferences.ts'
import { ok, type Result, refused } from '../result.ts'
import type { PlannedDay, PlannedMeal, PlannedWeek } from './week-plan.ts'

/** A meal whose dish is to be eaten on another day of the week, in the place of the dish that stands there. */
export interface MealMove {
  readonly date: LocalDate
  readonly meal: PlannedMeal['id']
  readonly to: LocalDate
}

/** Why a dish cannot be eaten on another day. */
export type MoveRefusal =
  | { readonly code: 'no-such-meal' }
  | { readonly code: 'settled'; readonly name: string; readonly date: LocalDate }
  | {
      readonly code: 'not-kept'
      readonly name: string
      readonly cookedOn: LocalDate
      readonly keepsUntil: LocalDate
      readonly to: LocalDate
    }

/** What of the week stays where it is, and what lies in the fridge. */
export interface MoveBounds {
  readonly isSettled: (date: LocalDate, meal: PlannedMeal) => boolean
  /** Cook events that lie behind. */
  readonly cooked: ReadonlySet<CookEvent['id']>
}

interface Place {
  readonly day: PlannedDay
  readonly meal: PlannedMeal
}

const isTableMeal = (slot: PlannedMeal['slot']): slot is TableMeal => tableMeals.some((one) => one === slot)

/** Whether a meal's dish may be eaten on another day: meals at the table, not fuel and snacks, which belong to their day. */
export const isMovable = ({ slot }: Pick<PlannedMeal, 'slot'>): boolean => isTableMeal(slot)

const findPlace = ({ days }: PlannedWeek, date: LocalDate, id: string): Place | undefined => {
  const day = days.find((one) => one.date === date)
  const meal = day?.meals.find((one) => one.id === id)
  return day && meal && isMovable(meal) ? { day, meal } : undefined
}

/** The meal of the same kind on another day: `wednesday-lunch` for `monday-lunch`. */
const counterpart = (week: PlannedWeek, { day, meal }: Place, to: LocalDate): Place | undefined => {
  const name = meal.id.startsWith(`${day.day}-`) ? meal.id.slice(day.day.length + 1) : meal.slot
  return findPlace(week, to, `${weekdayOf(to)}-${name}`)
}

/** Why a meal cannot be eaten on a date: it is settled, or what it is eaten from does not keep until then. */
const findObjection = (
  { cooking = [] }: PlannedWeek,
  { day, meal }: Place,
  to: LocalDate,
  { isSettled, cooked }: MoveBounds,
  whole: ReadonlySet<CookEvent['id']>,
): MoveRefusal | undefined => {
  const { name } = meal.options[0]
  if (isSettled(day.date, meal)) return { code: 'settled', name, date: day.date }
  const event = cooking.find(({ id }) => id === meal.cooking?.event)
  if (event === undefined || whole.has(event.id)) return undefined
  const isFrozen = event.portions.some(
    (portion) => portion.date === day.date && portion.meal === meal.id && portion.isFrozen === true,
  )
  const keepsUntil = addDays(event.cookedOn, event.keepsDays)
  const isTooEarly = cooked.has(event.id) && to < event.cookedOn
  // What is still to be cooked is cooked with its first meal, wherever that moves.
  const isFromFridge = cooked.has(event.id) || meal.cooking?.leftoverOf !== undefined
  if (!isTooEarly && (isFrozen || !isFromFridge || to <= keepsUntil)) return undefined
  return { code: 'not-kept', name, cookedOn: event.cookedOn, keepsUntil, to }
}

const withDishOf = ({ cooking: _, ...meal }: PlannedMeal, { options, cooking }: PlannedMeal): PlannedMeal => ({
  ...meal,
  options,
  ...(cooking === undefined ? {} : { cooking }),
})

const exchange = (week: PlannedWeek, one: Place, other: Place): PlannedWeek => {
  const swapped = (day: PlannedDay, meal: PlannedMeal): PlannedMeal => {
    if (day.date === one.day.date && meal.id === one.meal.id) return withDishOf(meal, other.meal)
    if (day.date === other.day.date && meal.id === other.meal.id) return withDishOf(meal, one.meal)
    return meal
  }
  const placeAfter = (date: LocalDate, meal: string): { readonly date: LocalDate; readonly meal: string } => {
    if (date === one.day.date && meal === one.meal.id) return { date: other.day.date, meal: other.meal.id }
    if (date === other.day.date && meal === other.meal.id) return { date: one.day.date, meal: one.meal.id }
    return { date, meal }
  }
  return {
    ...week,
    days: week.days.map((day) => ({ ...day, meals: day.meals.map((meal) => swapped(day, meal)) })),
    ...(week.cooking && {
      cooking: week.cooking.map((event) => ({
        ...event,
        portions: event.portions.map((portion) => ({ ...portion, ...placeAfter(portion.date, portion.meal) })),
      })),
    }),
  }
}

/** Pots that are still to be cooked and move with all that is eaten from them: their cooking moves along. */
const findWholePots = (
  { cooking = [] }: PlannedWeek,
  moves: readonly MealMove[],
  cooked: ReadonlySet<CookEvent['id']>,
): ReadonlySet<CookEvent['id']> =>
  new Set(
    cooking
      .filter(({ id, portions }) => {
        const isMoved = portions.every((one) => moves.some(({ date, meal }) => date === one.date && meal === one.meal))
        return isMoved && !cooked.has(id)
      })
      .map(({ id }) => id),
  )

/**
 * The week with dishes that change places with those of the same meal on another day. Portions are as they were: what
 * the days then need is worked out by planning the week anew from this one. Refused where a meal is settled or does
 * not keep.
 */
export function moveMeals(
  week: PlannedWeek,
  moves: readonly MealMove[],
  bounds: MoveBounds,
): Result<PlannedWeek, MoveRefusal> {
  // Dishes that move together make room for each other: the one that goes furthest ahead goes first.
  const ordered = moves.toSorted((a, b) => (a.to > a.date ? -1 : 1) * (a.date < b.date ? -1 : 1))
  const whole = findWholePots(week, moves, bounds.cooked)
  let moved = week
  for (const { date, meal, to } of ordered) {
    const from = findPlace(moved, date, meal)
    const there = from && counterpart(moved, from, to)
    if (from === undefined || there === undefined || date === to) return refused({ code: 'no-such-meal' })
    const objection = findObjection(moved, from, to, bounds, whole) ?? findObjection(moved, there, date, bounds, whole)
    if (objection !== undefined) return refused(objection)
    moved = exchange(moved, from, there)
  }
  return ok(moved)
}
