import {
  type RecordedActivity as Activity,
  kcal,
  type LocalDate,
  minuteOfDay,
  minutesBetween,
  minutesOnDay,
} from '@pacemeal/domain'
import type { RecordedActivity } from './recorded-activity.ts'

/** A type code that no table knows: the general figures count. */
const NO_CODE = -1

/**
 * A recorded activity as the rules take it, in minutes of the day that it began on; undefined on other days, and where it
 * is no training or has no length. Its length is the time that passed, also where clocks change.
 */
export function recordedOnDay(activity: Activity, day: LocalDate, zone: string): RecordedActivity | undefined {
  if (activity.isTransition === true) return undefined
  const { start } = minutesOnDay(activity, day, zone)
  const end = start + minutesBetween(activity.start, activity.end)
  if (start < 0 || Math.round(end) <= Math.round(start)) return undefined
  const { code = NO_CODE, activeMinutes, averageHeartRate, averagePower, calories } = activity
  return {
    code,
    start: minuteOfDay(Math.round(start)),
    end: minuteOfDay(Math.round(end)),
    ...(activeMinutes === undefined ? {} : { activeMinutes: Math.round(activeMinutes) }),
    ...(averageHeartRate === undefined ? {} : { averageHeartRate }),
    ...(averagePower === undefined ? {} : { averagePower }),
    ...(calories === undefined ? {} : { calories: kcal(calories) }),
  }
}
