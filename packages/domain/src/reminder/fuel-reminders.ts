import { type MealEntry, settleMeals } from '../day/meal-entry.ts'
import { instantOn, type LocalDate } from '../days.ts'
import type { PlannedDay, PlannedMeal, PlannedSession } from '../meal-plan/week-plan.ts'
import { clockText } from '../schedule/clock-time.ts'

/** How long before the pre-fuel is due a person is told, in minutes: time to find it and eat it. */
const LEAD_MINUTES = 30
/** A reminder that comes later than this after its fuel was due helps nobody, in minutes. */
const GRACE_MINUTES = 10

/** One nudge of a day: said at `at` unless its fuel was logged by then, and not at all after `until`. */
export interface FuelReminder {
  /** The planned fuel it is about; a moved session moves it, so it identifies the reminder within its day. */
  readonly mealId: string
  /** Epoch milliseconds. */
  readonly at: number
  /** Epoch milliseconds. */
  readonly until: number
  readonly title: string
  readonly text: string
}

/** `5:00` beside a time with the same half of the day, `5:00 PM` otherwise: `by 4:10 PM for Practice at 5:00`. */
const timeBeside = (minute: number, beside: number): string => {
  const text = clockText(minute)
  return text.slice(-2) === clockText(beside).slice(-2) ? text.slice(0, -3) : text
}

const grams = (amount: number): string => `${Math.round(amount)} g`

const preWords = (meal: PlannedMeal, session: PlannedSession) => ({
  title: `${session.type} at ${clockText(session.start)}`,
  text: `${grams(meal.options[0].carbs)} carbs by ${clockText(meal.at)} for ${session.type} at ${timeBeside(session.start, meal.at)}: ${meal.options[0].name}.`,
})

const postWords = (meal: PlannedMeal, session: PlannedSession) => ({
  title: `Refuel after ${session.type}`,
  text: `${grams(meal.options[0].protein)} protein and ${grams(meal.options[0].carbs)} carbs by ${clockText(meal.at)}: ${meal.options[0].name}.`,
})

function reminderOf(day: PlannedDay, date: LocalDate, zone: string, meal: PlannedMeal): FuelReminder | undefined {
  const session = meal.session === undefined ? undefined : day.sessions[meal.session]
  if (session === undefined || (meal.slot !== 'pre-fuel' && meal.slot !== 'post-fuel')) return undefined
  const isBefore = meal.slot === 'pre-fuel'
  const moment = (minute: number) => Date.parse(instantOn(date, minute, zone))
  return {
    mealId: meal.id,
    // What is to be eaten as soon as the session ends is said at its end, never after the fuel is due.
    at: moment(isBefore ? meal.at - LEAD_MINUTES : Math.min(session.end, meal.at)),
    until: moment(meal.at + GRACE_MINUTES),
    ...(isBefore ? preWords(meal, session) : postWords(meal, session)),
  }
}

/** The nudges of a planned day by the athlete's own clock, soonest first: one for each fuel that a session asks for. */
export const fuelReminders = (day: PlannedDay, zone: string): readonly FuelReminder[] =>
  day.meals
    .flatMap((meal) => reminderOf(day, day.date, zone, meal) ?? [])
    .toSorted((a, b) => a.at - b.at || a.mealId.localeCompare(b.mealId))

/** Whether a planned meal is still to be eaten, by the day's logs and marks. */
export const isStillOpen = (mealId: string, record: Parameters<typeof settleMeals<PlannedMeal>>[0]): boolean =>
  settleMeals(record).entries.some(
    (entry: MealEntry<PlannedMeal>) => entry.meal.id === mealId && entry.state === 'planned',
  )
