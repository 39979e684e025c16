import { DAY_MINUTES, type InstantText, instantOn, instantText, type LocalDate, MINUTE_MS } from '@pacemeal/domain'
import type { NearEvent } from '../../../api/next-event.ts'
import { paths } from '../../../navigation/paths.ts'
import type { HomeSession } from '../day-plan.ts'

/** The moment of a minute of a day; one past midnight is of the next day. */
export const momentOf = (day: LocalDate, minute: number, zone: string): InstantText =>
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
