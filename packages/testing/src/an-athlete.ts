import {
  type Athlete,
  type Body,
  emptySchedule,
  inchesToCentimetres,
  minuteOfDay,
  poundsToKilograms,
  type Session,
  serialiseSchedule,
  type Weekday,
  type WeeklySchedule,
} from '@pacemeal/domain'
import type { ProfileData } from '@pacemeal/protocol'

/** An hour of conditioning from 7:30 in the morning. */
export const aSession = (change: Partial<Session> = {}): Session => ({
  type: 'Conditioning',
  start: minuteOfDay(450),
  end: minuteOfDay(510),
  intensity: 'Intense',
  ...change,
})

/** A week with the given sessions: `aSchedule({ monday: [aSession()] })`. Without arguments it trains Tuesday and Thursday. */
export const aSchedule = (
  sessions: Partial<Record<Weekday, readonly Session[]>> = { tuesday: [aSession()], thursday: [aSession()] },
): WeeklySchedule => ({ ...emptySchedule, ...sessions })

/** A woman of 24 with 143 lb (64.9 kg) and 66 in (167.6 cm). */
export const aBody = (change: Partial<Body> = {}): Body => ({
  sex: 'Female',
  age: 24,
  mass: poundsToKilograms(143),
  height: inchesToCentimetres(66),
  ...change,
})

/** A team player without diet or restriction, training Tuesday and Thursday, in Berlin. */
export const anAthlete = (change: Partial<Athlete> = {}): Athlete => ({
  body: aBody(),
  objective: 'maintain',
  categories: ['team-sports'],
  diets: [],
  restrictions: [],
  schedule: aSchedule(),
  zone: 'Europe/Berlin',
  ...change,
})

/** The profile document of that same athlete. */
export const aProfile = (change: Partial<ProfileData> = {}): ProfileData => ({
  userId: 'maya',
  name: 'Maya',
  age: 24,
  sex: 'Female',
  weightPounds: 143,
  heightInches: 66,
  muscleComposition: 5,
  fatComposition: 5,
  performanceObjective: 'maintain',
  activitySchedule: serialiseSchedule(aSchedule()),
  restrictions: [],
  diet: [],
  trainingCompetition: ['team-sports'],
  phoneNumber: null,
  avatar: null,
  provider: 'email',
  notificationSettings: null,
  terra_user_id: null,
  wearable_device: null,
  timeZone: 'Europe/Berlin',
  hidesEnergy: false,
  ...change,
})
