import {
  ATWATER,
  DAY_MINUTES,
  endAfter,
  type InstantText,
  instantOn,
  instantText,
  type LocalDate,
  MINUTE_MS,
} from '@pacemeal/domain'
import { TAKEN_SHARE, type TakenChoice } from '@pacemeal/domain/event'
import type { NearEvent } from '../../../api/next-event.ts'
import { paths } from '../../../navigation/paths.ts'
import type { HomeSession } from '../day-plan.ts'

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

/** What was taken in a session by one tap, as the meal that counts it in its day: at the end of the session, never later than now. */
export function fuelTaken(
  { start, end, planned }: HomeSession,
  choice: TakenChoice,
  { day, zone, now }: { readonly day: LocalDate; readonly zone: string; readonly now: number },
) {
  const share = TAKEN_SHARE[choice]
  const minutes = endAfter(start, end) - start
  const carbs = Math.round(share * (planned?.during.carbs ?? 0))
  const sodium = Math.round((share * (planned?.during.sodiumPerHour ?? 0) * minutes) / 60)
  const finished = Date.parse(momentOf(day, endAfter(start, end), zone))
  return {
    mealTime: 'general' as const,
    loggedAt: instantText(Math.min(now, finished)),
    amounts: {
      calories: ATWATER.carbs * carbs,
      carbs,
      protein: 0,
      fat: 0,
      fiber: 0,
      sugar: null,
      sodium,
      potassium: null,
      iron: null,
    },
  }
}
