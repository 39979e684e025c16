export { findRefusal } from './checks.ts'
export { circumstancesOf } from './circumstances.ts'
export { targetsForDay } from './day-targets.ts'
export { type DatedEvent, findEventNear } from './event-day.ts'
export { mayLowerTargets } from './goal.ts'
export {
  mergeRecorded,
  type RecordedActivity,
  recordedActivityEnergy,
} from './recorded-activity.ts'
export { recordedOnDay } from './recorded-on-day.ts'
export { restingEnergy } from './resting-energy.ts'
export { type RuleName, rulesVersion } from './rules.ts'
export { sessionEnergy, sessionMinutes } from './session-energy.ts'
export * from './targets.ts'
export { weeklyTrainingHours } from './training-hours.ts'
export { AVAILABILITY_WEEKS, findCutEnd } from './trend.ts'
export { type UsualDay, usualDay } from './usual-day.ts'
export { refuelAfterWeighIn } from './weigh-in.ts'
export { findClassOutOfReach, lightestSafely } from './weight-class.ts'
