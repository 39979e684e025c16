import { DAY_MINUTES, DAY_MS, dayAt, type LocalDate, wallMinuteAt } from '@pacemeal/domain'
import { eventEnd, eventPhaseAt, eventStart } from '@pacemeal/domain/event'
import type { NearEvent } from '../../../api/next-event.ts'
import type { DayPlan } from '../day-plan.ts'

/**
 * The next event of a day, or the one that still runs or has ended on it, as long as it is not told; undefined for none. Where the
 * phone's clock is ahead of the event's, the phone's day may be later before the start.
 */
export const findNextEvent = (
  near: readonly NearEvent[],
  { today, now, zone }: { readonly today: LocalDate; readonly now: number; readonly zone: string },
): NearEvent | undefined =>
  near.find(
    (event) =>
      !event.isReported &&
      (event.day >= today ||
        eventPhaseAt(event, now) !== 'ended' ||
        dayAt(Date.parse(eventEnd(event)), zone) === today),
  )

/** The day and minute of an event's start: those of its place, and of the phone where its day is over before the start. */
export function shownStart(
  event: NearEvent,
  { today, now, zone }: { readonly today: LocalDate; readonly now: number; readonly zone: string },
): { readonly days: number; readonly minute: number } {
  const start = Date.parse(eventStart(event))
  const isBehind = event.day < today && now < start
  const day = isBehind ? dayAt(start, zone) : event.day
  return {
    days: Math.round((Date.parse(day) - Date.parse(today)) / DAY_MS),
    minute: isBehind ? wallMinuteAt(start, zone) : event.start,
  }
}

/** What the plan of the day before has for after its midnight, once it is ahead or just due. Minutes of today. */
export const fuelAfterMidnight = (
  { meals }: Pick<DayPlan, 'meals'>,
  minute: number,
): readonly { readonly name: string; readonly at: number }[] =>
  meals.map(({ name, at }) => ({ name, at: at - DAY_MINUTES })).filter(({ at }) => at >= 0 && at >= minute - STILL_DUE)

/** Fuel that was not eaten yet stays due for so many minutes. */
const STILL_DUE = 120
