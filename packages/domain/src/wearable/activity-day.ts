import { dayAt, dayBounds, type InstantText, type LocalDate, wallMinuteAt } from '../days.ts'
import { DAY_MINUTES } from '../time.ts'
import type { RecordedActivity } from './wearable-activity.ts'

/** When an activity was done, and in which zone where that is known. */
type ActivityTime = Pick<RecordedActivity, 'start' | 'end' | 'zone'>

/**
 * The day that an activity began on, by the clock of the place: it stays, wherever its owner goes. One of an unknown place is
 * read by the zone given.
 */
export const dayOfActivity = ({ start, zone }: ActivityTime, otherwise: string): LocalDate =>
  dayAt(Date.parse(start), zone ?? otherwise)

/** Whether the activity touches the day, whose window ends at its last millisecond; see {@link dayOfActivity}. */
export function isOnDay({ start, end, zone }: ActivityTime, day: LocalDate, otherwise: string): boolean {
  const { from, to } = dayBounds(day, zone ?? otherwise)
  return start <= to && end >= from
}

/**
 * Start and end on the day in minutes by its clock: below 0 when it began the day before, above 1440 when it ends after; see
 * {@link dayOfActivity}.
 */
export function minutesOnDay(
  activity: ActivityTime,
  day: LocalDate,
  otherwise: string,
): { readonly start: number; readonly end: number } {
  const zone = activity.zone ?? otherwise
  const minuteOn = (moment: InstantText): number => {
    const at = Date.parse(moment)
    const days = Temporal.PlainDate.from(day).until(Temporal.PlainDate.from(dayAt(at, zone))).days
    return days * DAY_MINUTES + wallMinuteAt(at, zone)
  }
  return { start: minuteOn(activity.start), end: minuteOn(activity.end) }
}
