import { addDays, type LocalDate, localDate, type Weekday, weekdayOf } from '../days.ts'
import { isJsonObject, type JsonObject, parseJson } from '../json.ts'
import { type KitchenPreferences, type TableMeal, tableMeals } from '../kitchen/kitchen-preferences.ts'
import { DAY_MINUTES } from '../time.ts'
import { type MinuteOfDay, minuteOfDay } from '../units.ts'
import { intensities, type Session, type SessionType, sessionTypes, type WeeklySchedule } from './session.ts'

/** What is different on one day, beside the weekly schedule. A scheduled session is named by its type and start. */
export type DayChange =
  | {
      readonly kind: 'session-skipped'
      readonly type: SessionType
      readonly start: MinuteOfDay
      /** The day that it is trained on instead: its own changes hold the added session. */
      readonly movedTo?: LocalDate
    }
  | {
      readonly kind: 'session-moved'
      readonly type: SessionType
      readonly start: MinuteOfDay
      readonly to: MinuteOfDay
    }
  | {
      readonly kind: 'session-added'
      readonly session: Session
      /** Where the schedule has it, for one that comes from another day. */
      readonly movedFrom?: { readonly date: LocalDate; readonly start: MinuteOfDay }
    }
  | { readonly kind: 'meal-out'; readonly meal: TableMeal }

/** One-off changes by their date. */
export type DayChanges = ReadonlyMap<LocalDate, readonly DayChange[]>

/** More than anybody changes of one day. */
export const MAX_DAY_CHANGES = 20

const isMinute = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < DAY_MINUTES

const findSession = (value: unknown): Session | undefined => {
  if (!isJsonObject(value) || !isMinute(value.start) || !isMinute(Number(value.end) - value.start - 1)) return undefined
  const type = sessionTypes.find((one) => one === value.type)
  const intensity = intensities.find((one) => one === value.intensity)
  if (type === undefined || intensity === undefined) return undefined
  return { type, start: minuteOfDay(value.start), end: Number(value.end) as MinuteOfDay, intensity }
}

const findNamed = ({ type: name, start }: JsonObject) => {
  const type = sessionTypes.find((one) => one === name)
  return type === undefined || !isMinute(start) ? undefined : { type, start: minuteOfDay(start) }
}

const findDate = (value: unknown): LocalDate | undefined => {
  try {
    return typeof value === 'string' ? localDate(value) : undefined
  } catch {
    return undefined
  }
}

const findOrigin = (value: unknown) => {
  if (!isJsonObject(value)) return undefined
  const date = findDate(value.date)
  return date === undefined || !isMinute(value.start) ? undefined : { date, start: minuteOfDay(value.start) }
}

/** The change that a value of some JSON is; undefined when it is none. */
export function findDayChange(value: unknown): DayChange | undefined {
  if (!isJsonObject(value)) return undefined
  switch (value.kind) {
    case 'session-skipped': {
      const named = findNamed(value)
      const movedTo = findDate(value.movedTo)
      return named && { kind: 'session-skipped', ...named, ...(movedTo && { movedTo }) }
    }
    case 'session-moved': {
      const named = findNamed(value)
      return named && isMinute(value.to) ? { kind: 'session-moved', ...named, to: minuteOfDay(value.to) } : undefined
    }
    case 'session-added': {
      const session = findSession(value.session)
      const movedFrom = findOrigin(value.movedFrom)
      return session && { kind: 'session-added', session, ...(movedFrom && { movedFrom }) }
    }
    case 'meal-out': {
      const meal = tableMeals.find((one) => one === value.meal)
      return meal && { kind: 'meal-out', meal }
    }
    default:
      return undefined
  }
}

/** The changes in a stored text; what cannot be read is left out. */
export function readDayChanges(text: string | null | undefined): readonly DayChange[] {
  const stored = parseJson(text)
  return Array.isArray(stored) ? stored.map(findDayChange).filter((change) => change !== undefined) : []
}

const applyChange = (sessions: readonly Session[], change: DayChange): readonly Session[] => {
  switch (change.kind) {
    case 'session-skipped':
      return sessions.filter(({ type, start }) => type !== change.type || start !== change.start)
    case 'session-moved':
      return sessions.map((session) => {
        if (session.type !== change.type || session.start !== change.start) return session
        return { ...session, start: change.to, end: (change.to + session.end - session.start) as MinuteOfDay }
      })
    case 'session-added':
      return [...sessions, change.session]
    case 'meal-out':
      return sessions
  }
}

/** The sessions of a date: the weekly schedule's with that date's own changes. */
export const sessionsOn = (schedule: WeeklySchedule, changes: DayChanges, date: LocalDate): readonly Session[] =>
  (changes.get(date) ?? []).reduce(applyChange, schedule[weekdayOf(date)]).toSorted((a, b) => a.start - b.start)

/**
 * The schedule as it is in the seven days around a date, three before it and three after: each weekday has the sessions of
 * that very day. Of the days from Monday to Sunday for a Thursday.
 */
export const scheduleAround = (schedule: WeeklySchedule, changes: DayChanges, date: LocalDate): WeeklySchedule => {
  const dates = [-3, -2, -1, 0, 1, 2, 3].map((days) => addDays(date, days))
  const days = dates.map((day): [Weekday, readonly Session[]] => [weekdayOf(day), sessionsOn(schedule, changes, day)])
  return { ...schedule, ...Object.fromEntries(days) }
}

/** The kitchen preferences of the week from a Monday: with the meals that are eaten out on its very days. */
export const kitchenOfWeek = (
  kitchen: KitchenPreferences,
  changes: DayChanges,
  monday: LocalDate,
): KitchenPreferences => {
  const out = [0, 1, 2, 3, 4, 5, 6].flatMap((days) => {
    const date = addDays(monday, days)
    return (changes.get(date) ?? []).flatMap((change) =>
      change.kind === 'meal-out' ? [{ day: weekdayOf(date), meal: change.meal, way: 'canteen' as const }] : [],
    )
  })
  if (out.length === 0) return kitchen
  const isElsewhere = ({ day, meal }: (typeof kitchen.mealsAway)[number]) =>
    !out.some((one) => one.day === day && one.meal === meal)
  return { ...kitchen, mealsAway: [...kitchen.mealsAway.filter(isElsewhere), ...out] }
}

/** Stored changes by their date; of two texts of one date the first counts. */
export const dayChangesOf = (stored: readonly { readonly day: string; readonly changes: string }[]): DayChanges =>
  new Map(stored.toReversed().map(({ day, changes }) => [localDate(day), readDayChanges(changes)]))
