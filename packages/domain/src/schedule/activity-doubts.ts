import { type Weekday, weekdays } from '../days.ts'
import { DAY_MINUTES } from '../time.ts'
import type { WeeklySchedule } from './session.ts'
import { type TrainingActivity, ungroupActivities } from './training-activity.ts'
import { type ScheduledSession, sessionsOf } from './weekly-schedule.ts'

const MINUTES_PER_WEEK = 7 * DAY_MINUTES
/** A session over this length, in minutes, is rare enough to ask whether its times are meant. */
const LONG_SESSION_MINUTES = 360

/** What makes an activity unlikely to be meant as typed. It may be; the person is asked. */
export interface ActivityDoubts {
  /** Its length in minutes when that is over six hours. */
  readonly longMinutes: number | null
  /** When it ends on the next day: the clock text of its end. */
  readonly endsNextDayAt: string | null
  /** Sessions of the week that it overlaps, from Monday. */
  readonly overlaps: readonly ScheduledSession[]
}

const weekMinute = (day: Weekday, minute: number): number => weekdays.indexOf(day) * DAY_MINUTES + minute

/** Whether two sessions of a week share a minute; Sunday night runs into Monday. */
function overlap(one: ScheduledSession, other: ScheduledSession): boolean {
  const start = weekMinute(one.day, one.session.start)
  const end = weekMinute(one.day, one.session.end)
  return [-MINUTES_PER_WEEK, 0, MINUTES_PER_WEEK].some((shift) => {
    const from = weekMinute(other.day, other.session.start) + shift
    return from < end && start < weekMinute(other.day, other.session.end) + shift
  })
}

/**
 * What to ask before an activity joins the week; null when nothing is odd. `others` is the week without the activity,
 * and without what it replaces.
 */
export function findActivityDoubts(activity: TrainingActivity, others: WeeklySchedule): ActivityDoubts | null {
  const sessions = sessionsOf(ungroupActivities([activity]).schedule)
  const [first] = sessions
  if (first === undefined) return null
  const { start, end } = first.session
  const overlaps = sessionsOf(others).filter((other) => sessions.some((one) => overlap(one, other)))
  const isLong = end - start > LONG_SESSION_MINUTES
  const isOvernight = end > DAY_MINUTES
  if (!isLong && !isOvernight && overlaps.length === 0) return null
  return { longMinutes: isLong ? end - start : null, endsNextDayAt: isOvernight ? activity.endTime : null, overlaps }
}
