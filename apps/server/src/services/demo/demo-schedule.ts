import {
  emptySchedule,
  type Intensity,
  minuteOfDay,
  type Session,
  type SessionType,
  type Weekday,
  type WeeklySchedule,
} from '@pacemeal/domain'

const at = (hour: number, minute = 0) => minuteOfDay(hour * 60 + minute)
const session = (type: SessionType, intensity: Intensity, start: Session['start'], end: Session['end']): Session => ({
  type,
  intensity,
  start,
  end,
})

const run = session('Conditioning', 'Intense', at(7), at(8))
const easyRun = session('Conditioning', 'Moderate', at(6, 30), at(7, 30))
const lift = session('Lift', 'Moderate', at(6, 30), at(7, 30))
const practice = session('Practice', 'Moderate', at(17, 30), at(19))
const hardPractice = session('Practice', 'Intense', at(17, 30), at(19))

/** Match on Saturday, rest before and after it. */
const saturdayMatch: WeeklySchedule = {
  ...emptySchedule,
  monday: [easyRun],
  tuesday: [run, practice],
  wednesday: [lift],
  thursday: [hardPractice],
  saturday: [session('Competition', 'Intense', at(15), at(17))],
}

/** Match on Sunday; Monday and Thursday are free. */
const sundayMatch: WeeklySchedule = {
  ...emptySchedule,
  tuesday: [lift],
  wednesday: [hardPractice],
  friday: [run, practice],
  saturday: [session('Recovery', 'Light', at(10), at(10, 45))],
  sunday: [session('Competition', 'Intense', at(14), at(16))],
}

/**
 * A footballer's week in season: a match, a day with two sessions, days of rest. Whoever looks on this weekday finds a
 * training day.
 */
export const demoSchedule = (today: Weekday): WeeklySchedule =>
  saturdayMatch[today].length > 0 ? saturdayMatch : sundayMatch
