import { type MealEntry, settleMeals } from '../day/meal-entry.ts'
import { instantOn, type LocalDate } from '../days.ts'
import type { PlannedDay, PlannedMeal, PlannedSession } from '../meal-plan/week-plan.ts'
import { DEFAULT_LOCALE, type Locale, wordsIn } from '../text/locale.ts'
import { reminderCatalogue } from './reminder-words.ts'

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

/** How a person is told of their fuel. */
export interface ReminderReader {
  readonly locale?: Locale
  /** Leaves out figures of the nutrients that carry energy. */
  readonly hidesEnergy?: boolean
}

const wordsOf = (
  meal: PlannedMeal,
  session: PlannedSession,
  { locale = DEFAULT_LOCALE, hidesEnergy = false }: ReminderReader,
) => {
  const { beforeSession, afterSession } = wordsIn(reminderCatalogue, locale)
  const [{ name, carbs, protein }] = meal.options
  const facts = {
    dish: name,
    session: session.type,
    start: session.start,
    due: meal.at,
    carbs: hidesEnergy ? null : Math.round(carbs),
    protein: hidesEnergy ? null : Math.round(protein),
  }
  return meal.slot === 'pre-fuel' ? beforeSession(facts) : afterSession(facts)
}

function reminderOf(
  day: PlannedDay,
  meal: PlannedMeal,
  { date, zone, reader }: { readonly date: LocalDate; readonly zone: string; readonly reader: ReminderReader },
): FuelReminder | undefined {
  const session = meal.session === undefined ? undefined : day.sessions[meal.session]
  if (session === undefined || (meal.slot !== 'pre-fuel' && meal.slot !== 'post-fuel')) return undefined
  const isBefore = meal.slot === 'pre-fuel'
  const moment = (minute: number) => Date.parse(instantOn(date, minute, zone))
  return {
    mealId: meal.id,
    // What is to be eaten as soon as the session ends is said at its end, never after the fuel is due.
    at: moment(isBefore ? meal.at - LEAD_MINUTES : Math.min(session.end, meal.at)),
    until: moment(meal.at + GRACE_MINUTES),
    ...wordsOf(meal, session, reader),
  }
}

/** The nudges of a planned day by the athlete's own clock, soonest first: one for each fuel that a session asks for. */
export const fuelReminders = (day: PlannedDay, zone: string, reader: ReminderReader = {}): readonly FuelReminder[] =>
  day.meals
    .flatMap((meal) => reminderOf(day, meal, { date: day.date, zone, reader }) ?? [])
    .toSorted((a, b) => a.at - b.at || a.mealId.localeCompare(b.mealId))

/** Whether a planned meal is still to be eaten, by the day's logs and marks. */
export const isStillOpen = (mealId: string, record: Parameters<typeof settleMeals<PlannedMeal>>[0]): boolean =>
  settleMeals(record).entries.some(
    (entry: MealEntry<PlannedMeal>) => entry.meal.id === mealId && entry.state === 'planned',
  )
