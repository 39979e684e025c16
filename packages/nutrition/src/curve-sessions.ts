import {
  type Athlete,
  type Intensity,
  type LocalDate,
  minuteOfDay,
  type PlannedSession,
  type RecordedActivity,
  type Session,
} from '@pacemeal/domain'
import { mergeRecorded } from './recorded-activity.ts'
import { recordedOnDay } from './recorded-on-day.ts'
import { restingEnergy } from './resting-energy.ts'
import { weeklyTrainingHours } from './training-hours.ts'

/** Training with its net energy in kcal. Minutes of the day. */
export interface CurveSession {
  readonly start: number
  readonly end: number
  readonly energy: number
  readonly intensity: Intensity
}

/** A session of a day, in minutes of it; one without figures was never planned for, and asks the stores for nothing. */
export interface SessionOfDay extends Pick<Session, 'type' | 'intensity'> {
  readonly start: number
  readonly end: number
  readonly planned?: Pick<PlannedSession, 'energy'>
}

/** Whose day it is. */
export interface CurveDay {
  readonly athlete: Pick<Athlete, 'body' | 'schedule'>
  readonly day: LocalDate
  readonly zone: string
}

/**
 * The training of a day as the fuel curve draws it: what was recorded, with the net energy of its recording, in the place of
 * the planned sessions that it covers, and the rest as planned (`mergeRecorded`). Recordings do not overlap.
 */
export function curveSessionsOf(
  sessions: readonly SessionOfDay[],
  activities: readonly RecordedActivity[],
  { athlete: { body, schedule }, day, zone }: CurveDay,
): readonly CurveSession[] {
  const recorded = activities.flatMap((activity) => recordedOnDay(activity, day, zone) ?? [])
  const placed = sessions.map((session) => ({
    ...session,
    start: minuteOfDay(session.start),
    end: minuteOfDay(session.end),
  }))
  const resting = restingEnergy(body, weeklyTrainingHours(schedule)).energy
  return mergeRecorded(placed, recorded, body, resting).flatMap((session) => {
    const energy = session.measuredEnergy ?? placed.find((one) => one === session)?.planned?.energy
    const { start, end, intensity } = session
    return energy === undefined ? [] : [{ start, end, intensity, energy }]
  })
}
