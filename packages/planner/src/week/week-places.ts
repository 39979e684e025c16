import {
  type AwayWay,
  addDays,
  type KitchenPreferences,
  type LocalDate,
  type MealSlot,
  type Session,
  type TableGuest,
  weekdayOf,
} from '@pacemeal/domain'
import type { DayTargets } from '@pacemeal/nutrition'
import type { MealPlace } from '../meal-places.ts'
import { isBeforeEvent, isEatenForEvent } from '../planned-day.ts'
import { isFuel } from '../serving-columns.ts'
import { holdsMuchFat } from '../sides.ts'
import { awayOf, guestsAt, isTableMeal } from '../table-rules.ts'
import { personalPlaces } from './personal-places.ts'

/** Kinds of places that draw on the same dishes. */
export const places = ['breakfast', 'main', 'snack', 'pre-fuel', 'post-fuel'] as const
export type PlaceKind = (typeof places)[number]

/** A place at the week's table, with what the kitchen has to know of it. */
export interface WeekPlace extends MealPlace {
  /** Days from Monday. */
  readonly day: number
  readonly date: LocalDate
  readonly kind: PlaceKind
  /** Eaten before an early session: nothing is cooked for it on its day. */
  readonly isEarly: boolean
  /** Fuel of a short easy session: nothing that has to be prepared. */
  readonly isCasual: boolean
  /** On a day that loads for an event, or before the start on its own: much carbohydrate, little fiber. */
  readonly isLoading: boolean
  /** The meal before an event: its carbohydrate counts as that of fuel does, and it holds little fat and fiber. */
  readonly isBeforeEvent: boolean
  readonly away: AwayWay | null
  readonly guests: readonly TableGuest[]
  /** Plates of the athlete's size that a pot for this place holds. */
  readonly plates: number
  /** Grams of protein that the meal should hold at least; 0 for none. */
  readonly protein: number
}

/** A session that begins before this leaves no time to cook before it. Minute of day. */
export const EARLY_SESSION = 7 * 60
/** A light session of at most these minutes needs no kitchen before and after it. */
const CASUAL_MINUTES = 45
/** Protein of a main meal on a day with two sessions, in grams (science 13.8). */
export const PROTEIN_OF_MAIN = 20

const kindOfSlot = (slot: MealSlot): PlaceKind => (slot === 'lunch' || slot === 'dinner' ? 'main' : slot)

/** Whether a day has two sessions that main meals have to feed. */
export const isHardDay = (sessions: readonly Pick<Session, 'type'>[]): boolean =>
  sessions.filter(({ type }) => type !== 'Recovery').length >= 2

/** Whether a plate is for its carbohydrate: fuel around a session, and the meal before an event. */
export const isForCarbs = ({ slot, isBeforeEvent }: Pick<WeekPlace, 'slot' | 'isBeforeEvent'>): boolean =>
  isFuel(slot) || isBeforeEvent

const isCasualSession = (session: Session | undefined): boolean =>
  session !== undefined && session.intensity === 'Light' && session.end - session.start <= CASUAL_MINUTES

/** The places of one day in the order of time. */
export const placesOfDay = (
  monday: LocalDate,
  day: number,
  targets: DayTargets,
  sessions: readonly Session[],
  kitchen: KitchenPreferences,
): readonly WeekPlace[] => {
  const date = addDays(monday, day)
  const weekday = weekdayOf(date)
  const early = sessions.filter(({ start }) => start < EARLY_SESSION).map(({ start }) => start)
  const isHard = isHardDay(sessions)
  const isForEvent = isEatenForEvent(targets)
  const lastStart = Math.max(...sessions.filter(({ type }) => type === 'Competition').map(({ start }) => start))
  return personalPlaces(weekday, targets, sessions, kitchen).map((place): WeekPlace => {
    const { slot, at, session } = place
    const beforeEvent = isBeforeEvent(place.because)
    const guests = guestsAt(kitchen, date, slot)
    return {
      ...place,
      day,
      date,
      kind: kindOfSlot(slot),
      isEarly: early.some((start) => at <= start),
      isCasual: session !== undefined && isCasualSession(sessions[session]),
      // A large meal after the race is one like any other: what suits loading brings no fat.
      isLoading:
        isForEvent &&
        (targets.flags.includes('carb_loading') || at < lastStart || beforeEvent || !holdsMuchFat(place.target)),
      isBeforeEvent: beforeEvent,
      away: awayOf(kitchen, date, slot) ?? null,
      guests,
      plates: 1 + guests.reduce((sum, { portion }) => sum + portion, 0),
      protein: isTableMeal(slot) && isHard ? PROTEIN_OF_MAIN : 0,
    }
  })
}
