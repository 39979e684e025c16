import { activityTimeFrom } from '../fuel-block/default-fuel.ts'
import { findClockMinute } from '../schedule/clock-time.ts'
import type { Session, SessionType } from '../schedule/session.ts'
import { minuteOfDay } from '../units.ts'
import { type ActivityCategory, activityCategoryOf, intensityOf, levelFromName } from './intensity-level.ts'

/** How long an activity lasts of which a plan tells only the name, in minutes (product specification). */
const PLAN_ACTIVITY_MINUTES = 60

const typeOfCategory: Readonly<Record<ActivityCategory, SessionType>> = {
  Cardio: 'Conditioning',
  'High Intensity': 'Conditioning',
  Strength: 'Lift',
  Flexibility: 'Recovery',
  Training: 'Practice',
}

/**
 * The session of an activity that a plan names without a time: half an hour after its pre-fuel, else at noon, for an
 * hour; its type and intensity follow from the name. `preFuelTime` is the clock text of the pre-fuel.
 */
export function sessionOfActivity(name: string, preFuelTime: string | null): Session {
  const start = minuteOfDay(findClockMinute(activityTimeFrom(preFuelTime)) ?? 720)
  const level = levelFromName(name)
  return {
    type: typeOfCategory[activityCategoryOf(name, level)],
    start,
    end: minuteOfDay(start + PLAN_ACTIVITY_MINUTES),
    intensity: intensityOf(level),
  }
}
