import {
  ATWATER,
  DAY_MINUTES,
  endAfter,
  type InstantText,
  instantOn,
  instantText,
  type LocalDate,
  type MealLog,
  MINUTE_MS,
  type NutrientAmounts,
  nutrients,
  sessionRef,
} from '@pacemeal/domain'
import { TAKEN_SHARE, type TakenChoice } from '@pacemeal/domain/event'
import type { NearEvent } from '../../../api/next-event.ts'
import { paths } from '../../../navigation/paths.ts'
import type { HomeSession } from '../day-plan.ts'

/** Nothing is known of it. */
const unknown = Object.fromEntries(nutrients.map((nutrient) => [nutrient, null])) as NutrientAmounts

/** The moment of a minute of a day; one past midnight is of the next day. */
const momentOf = (day: LocalDate, minute: number, zone: string): InstantText =>
  minute < DAY_MINUTES
    ? instantOn(day, minute, zone)
    : instantText(Date.parse(instantOn(day, 0, zone)) + minute * MINUTE_MS)

/** Whether a session has begun, so that something of its fuel may have been taken. */
export const hasBegun = ({ start }: Pick<HomeSession, 'start'>, day: LocalDate, zone: string, now: number): boolean =>
  Date.parse(momentOf(day, start, zone)) <= now

/**
 * Where what was taken in an event's session is told, product by product; undefined for any other session. It is an event's
 * when one of `events` begins with it, or when it was planned as one; that event may have been moved since.
 */
export function eventReportOf(
  { start, planned }: Pick<HomeSession, 'start' | 'planned'>,
  day: LocalDate,
  events: readonly NearEvent[],
): string | undefined {
  const onDay = events.filter((event) => event.day === day)
  const event = onDay.find((one) => one.start === start)
  if (event) return paths.eventReport(event.id)
  if (!planned?.because.some(({ rule }) => rule === 'during_event')) return undefined
  const [moved] = onDay
  return moved ? paths.eventReport(moved.id) : paths.events
}

/** Carbohydrate that the plan gives a session, g; 0 for one that needs none, or that no plan knows. */
export const plannedCarbs = ({ planned }: Pick<HomeSession, 'planned'>): number => planned?.during.carbs ?? 0

/** Carbohydrate that was logged of a session, g; null while a log does not say. */
export const carbsTaken = (logs: readonly Pick<MealLog, 'amounts'>[]): number | null =>
  logs.reduce<number | null>(
    (sum, { amounts }) => (sum === null || amounts.carbs === null ? null : sum + amounts.carbs),
    0,
  )

/**
 * What was taken in a session by one tap, as the meal that counts it in the session's own day: at its end, never later than
 * now. Of a session that is planned without fuel nothing is known until somebody says it.
 */
export function fuelTaken(
  session: HomeSession,
  choice: TakenChoice,
  { day, zone, now }: { readonly day: LocalDate; readonly zone: string; readonly now: number },
) {
  const { start, end, planned } = session
  const minutes = endAfter(start, end) - start
  const finished = Date.parse(momentOf(day, Math.min(endAfter(start, end), DAY_MINUTES - 1), zone))
  const carbs = Math.round(TAKEN_SHARE[choice] * plannedCarbs(session))
  const sodium = Math.round((TAKEN_SHARE[choice] * (planned?.during.sodiumPerHour ?? 0) * minutes) / 60)
  return {
    mealTime: 'general' as const,
    session: sessionRef(day, session),
    loggedAt: instantText(Math.min(now, finished)),
    amounts:
      carbs === 0
        ? unknown
        : { ...unknown, calories: ATWATER.carbs * carbs, carbs, protein: 0, fat: 0, fiber: 0, sodium },
  }
}
