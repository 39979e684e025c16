import { DAY_MINUTES, DAY_MS, dayAt, type LocalDate, type MealEntry, wallMinuteAt } from '@pacemeal/domain'
import { eventEnd, eventPhaseAt, eventStart } from '@pacemeal/domain/event'
import type { NearEvent } from '../../../api/next-event.ts'
import type { HomeMeal } from '../day-plan.ts'

/**
 * The event that a day is about, as long as it is not told; undefined for none. One that runs comes first, then one that is
 * ahead today, then one that has ended today, then the next. Where the phone's clock is ahead of the event's, the phone's day
 * may be later before the start.
 */
export function findNextEvent(
  near: readonly NearEvent[],
  { today, now, zone }: { readonly today: LocalDate; readonly now: number; readonly zone: string },
): NearEvent | undefined {
  const urgency = (event: NearEvent): number => {
    const phase = eventPhaseAt(event, now)
    if (phase === 'underway') return 0
    if (phase === 'ahead') return event.day <= today ? 1 : 3
    return 2
  }
  return near
    .filter(
      (event) =>
        !event.isReported &&
        (event.day >= today ||
          eventPhaseAt(event, now) !== 'ended' ||
          dayAt(Date.parse(eventEnd(event)), zone) === today),
    )
    .toSorted((a, b) => urgency(a) - urgency(b))[0]
}

/** How long the day after an event is eaten for it. */
const RECOVERY_MS = DAY_MS

/** The event that ended last within a day, and when that day is over, epoch milliseconds; undefined for none. */
export function findRecovering(
  near: readonly NearEvent[],
  now: number,
): { readonly event: NearEvent; readonly until: number } | undefined {
  return near
    .map((event) => ({ event, until: Date.parse(eventEnd(event)) + RECOVERY_MS }))
    .filter(({ until }) => until - RECOVERY_MS <= now && now < until)
    .toSorted((a, b) => b.until - a.until)[0]
}

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

/** What is left of what the plan of the day before has for after its midnight, ahead or just due. Minutes of today. */
export const fuelAfterMidnight = (
  entries: readonly Pick<MealEntry<HomeMeal>, 'meal' | 'state'>[],
  minute: number,
): readonly Pick<HomeMeal, 'id' | 'name' | 'at'>[] =>
  entries
    .filter(({ state }) => state === 'planned')
    .map(({ meal: { id, name, at } }) => ({ id, name, at: at - DAY_MINUTES }))
    .filter(({ at }) => at >= 0 && at >= minute - STILL_DUE)

/** Fuel that was not eaten yet stays due for so many minutes. */
const STILL_DUE = 120
