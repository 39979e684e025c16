import { type WeeklySchedule, weekdays } from '@pacemeal/domain'
import { sessionMinutes } from './session-energy.ts'

/** Scheduled training of a week in hours, all types but Recovery, each session at most six hours. */
export function weeklyTrainingHours(schedule: WeeklySchedule): number {
  const minutes = weekdays
    .flatMap((day) => schedule[day])
    .filter((session) => session.type !== 'Recovery')
    .reduce((sum, session) => sum + sessionMinutes(session), 0)
  return minutes / 60
}
