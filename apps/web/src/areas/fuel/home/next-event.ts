import { DAY_MINUTES, dayAt, type LocalDate } from '@pacemeal/domain'
import { eventEnd, eventPhaseAt } from '@pacemeal/domain/event'
import type { NearEvent } from '../../../api/next-event.ts'
import type { DayPlan } from '../day-plan.ts'

/** The next event of a day, or the one that still runs or has ended on it, as long as it is not told; undefined for none. */
export const findNextEvent = (
  near: readonly NearEvent[],
  { today, now, zone }: { readonly today: LocalDate; readonly now: number; readonly zone: string },
): NearEvent | undefined =>
  near.find(
    (event) =>
      !event.isReported &&
      (event.day >= today ||
        eventPhaseAt(event, now) === 'underway' ||
        dayAt(Date.parse(eventEnd(event)), zone) === today),
  )

/** What the plan of the day before has for after its midnight, once it is ahead or just due. Minutes of today. */
export const fuelAfterMidnight = (
  { meals }: Pick<DayPlan, 'meals'>,
  minute: number,
): readonly { readonly name: string; readonly at: number }[] =>
  meals.map(({ name, at }) => ({ name, at: at - DAY_MINUTES })).filter(({ at }) => at >= 0 && at >= minute - STILL_DUE)

/** Fuel that was not eaten yet stays due for so many minutes. */
const STILL_DUE = 120
