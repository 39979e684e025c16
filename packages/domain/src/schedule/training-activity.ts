import { type Weekday, weekdays } from '../days.ts'
import { clockText } from './clock-time.ts'
import type { Intensity, Session, SessionType, WeeklySchedule } from './session.ts'
import {
  readActivity,
  type ScheduledSession,
  type ScheduleReading,
  type SkippedEntry,
  sessionsOf,
  weekOf,
} from './weekly-schedule.ts'

/** The same training on several days, as forms and lists show it. Times are clock texts: `8:30 AM`. */
export interface TrainingActivity {
  /** Made of what it says, so the same training always has the same id. */
  readonly id: string
  readonly type: SessionType
  /** From Monday, each once, never empty. */
  readonly days: readonly Weekday[]
  readonly startTime: string
  readonly endTime: string
  readonly intensity: Intensity
}

/** An activity of one session on the given days. */
export const activityOn = (session: Session, days: readonly Weekday[]): TrainingActivity => ({
  id: `${session.type}-${session.start}-${session.end}-${session.intensity}`.toLowerCase(),
  type: session.type,
  days: weekdays.filter((day) => days.includes(day)),
  startTime: clockText(session.start),
  endTime: clockText(session.end),
  intensity: session.intensity,
})

/** Joins sessions of the same type, times and intensity across days; ordered by first day, then by start. */
export function groupActivities(schedule: WeeklySchedule): readonly TrainingActivity[] {
  const groups = Map.groupBy(sessionsOf(schedule), ({ session }) => activityOn(session, []).id)
  return [...groups.values()].flatMap((same) => {
    const [first] = same
    return first === undefined
      ? []
      : [
          activityOn(
            first.session,
            same.map(({ day }) => day),
          ),
        ]
  })
}

/**
 * Lays activities out over the week again; an end that is not after its start lies on the next day.
 * An activity that cannot be read (stored by another version, say) is named in `skipped`.
 */
export function ungroupActivities(activities: readonly TrainingActivity[]): ScheduleReading {
  const found: ScheduledSession[] = []
  const skipped: SkippedEntry[] = []
  activities.forEach((activity, index) => {
    const read = readActivity(activity, `[${index}]`)
    if (!read.ok) skipped.push(read.error)
    else for (const day of activity.days) found.push({ day, session: read.value })
  })
  return { schedule: weekOf(found), skipped }
}

/** The schedule with the activity added on its days. */
export const addActivity = (schedule: WeeklySchedule, activity: TrainingActivity): WeeklySchedule =>
  weekOf([...sessionsOf(schedule), ...sessionsOf(ungroupActivities([activity]).schedule)])

/** The sessions that are in both weeks. */
export function sharedSessions(one: WeeklySchedule, other: WeeklySchedule): WeeklySchedule {
  const inOther = (day: Weekday, id: string) => other[day].some((session) => activityOn(session, []).id === id)
  return weekOf(sessionsOf(one).filter(({ day, session }) => inOther(day, activityOn(session, []).id)))
}

/** The schedule without the activity on any of its days. */
export const removeActivity = (schedule: WeeklySchedule, activity: TrainingActivity): WeeklySchedule =>
  weekOf(
    sessionsOf(schedule).filter(
      ({ day, session }) => !(activity.days.includes(day) && activityOn(session, []).id === activity.id),
    ),
  )
