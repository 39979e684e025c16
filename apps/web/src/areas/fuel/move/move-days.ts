import {
  addDays,
  type CookEvent,
  DAY_MS,
  type LocalDate,
  type MealMove,
  type MealOption,
  type MoveBounds,
  type MoveRefusal,
  moveMeals,
  type PlannedWeek,
  weekdayOf,
} from '@pacemeal/domain'
import { readMealPlace } from '../kitchen/cook-events.ts'

/** What moves: a meal's dish, or a pot with all that its person eats from it. */
export type MoveSubject =
  | { readonly kind: 'meal'; readonly date: LocalDate; readonly meal: string }
  | { readonly kind: 'pot'; readonly event: string }

const POT = 'pot '

/** A subject as the address names it. */
export const moveAbout = (subject: MoveSubject): string =>
  subject.kind === 'pot' ? `${POT}${subject.event}` : `${subject.date}/${subject.meal}`

/** The subject in an address; undefined for a text that names none. */
export function readMoveSubject(about: string): MoveSubject | undefined {
  if (about.startsWith(POT)) return { kind: 'pot', event: about.slice(POT.length) }
  const place = readMealPlace(about)
  return place && { kind: 'meal', ...place }
}

/** Where the present stands. */
export interface MovePresent {
  readonly today: LocalDate
  readonly minute: number
}

const isBehind = (date: LocalDate, at: number, { today, minute }: MovePresent): boolean =>
  date < today || (date === today && at < minute)

const boundsOf = ({ cooking = [] }: PlannedWeek, present: MovePresent): MoveBounds => ({
  isSettled: (date, { at, isLocked }) => isLocked === true || isBehind(date, at, present),
  cooked: new Set(cooking.filter(({ cookedOn, at }) => isBehind(cookedOn, at, present)).map(({ id }) => id)),
})

/** Whether two dishes are one: what a recipe is made with may differ from day to day, and follows the day. */
const isSameDish = (one: MealOption, other: MealOption): boolean =>
  one.name === other.name || (one.recipe === other.recipe && one.own === undefined && other.own === undefined)

const daysBetween = (from: LocalDate, to: LocalDate): number => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)

/** The moves that bring a pot's cooking to a day: everything that is eaten from it comes along. */
const potMoves = ({ cookedOn, portions }: CookEvent, to: LocalDate): readonly MealMove[] => {
  const days = daysBetween(cookedOn, to)
  const meals = new Map(portions.map(({ date, meal }) => [`${date}/${meal}`, { date, meal }]))
  return [...meals.values()].map(({ date, meal }) => ({ date, meal, to: addDays(date, days) }))
}

/** A day that something may move to, with the dish that makes room, or why it may not. */
export interface MoveDay {
  readonly date: LocalDate
  readonly moves: readonly MealMove[]
  readonly exchanged: readonly string[]
  readonly refusal: MoveRefusal | null
}

/** What is known of a move: the dish and the days of its week that are still to come. */
export interface MoveOptions {
  readonly name: string
  readonly from: LocalDate
  readonly days: readonly MoveDay[]
}

/** The days that a meal or a pot may move to; undefined for one that the week does not hold. */
export function findMoveDays(week: PlannedWeek, subject: MoveSubject, present: MovePresent): MoveOptions | undefined {
  const dishAt = (date: LocalDate, meal: string) =>
    week.days.find((day) => day.date === date)?.meals.find(({ id }) => id === meal)?.options[0]
  const event = subject.kind === 'pot' ? week.cooking?.find(({ id }) => id === subject.event) : undefined
  const from = subject.kind === 'meal' ? subject.date : event?.cookedOn
  const name = subject.kind === 'meal' ? dishAt(subject.date, subject.meal)?.name : event?.name
  if (from === undefined || name === undefined) return undefined
  const bounds = boundsOf(week, present)
  const movesTo = (to: LocalDate): readonly MealMove[] =>
    subject.kind === 'meal' ? [{ date: subject.date, meal: subject.meal, to }] : event ? potMoves(event, to) : []
  const targets = week.days.map(({ date }) => date).filter((date) => date !== from && date >= present.today)
  return {
    name,
    from,
    days: targets.map((date) => {
      const moves = movesTo(date)
      const result = moveMeals(week, moves, bounds)
      const exchanged = moves.flatMap(({ date: before, meal, to }) => {
        const here = dishAt(before, meal)
        const there = dishAt(to, `${weekdayOf(to)}${meal.slice(weekdayOf(before).length)}`)
        return there === undefined || (here !== undefined && isSameDish(here, there)) ? [] : [there.name]
      })
      return { date, moves, exchanged: [...new Set(exchanged)], refusal: result.ok ? null : result.error }
    }),
  }
}
