export { findCaffeineSuggestion } from './caffeine.ts'
export { bodyMassIndex, findRefusal, isUnderweight } from './checks.ts'
export { targetsForDay } from './day-targets.ts'
export { findPreSleepProtein } from './pre-sleep.ts'
export {
  activityLevel,
  activityMet,
  mergeRecorded,
  type RecordedActivity,
  recordedActivityEnergy,
} from './recorded-activity.ts'
export { type Resting, restingEnergy } from './resting-energy.ts'
export { type Reasons, type RuleName, type RuleReason, ruleNames, rulesVersion } from './rules.ts'
export { sessionEnergy, sessionMet, sessionMinutes } from './session-energy.ts'
export { type SourceTag, sources } from './sources.ts'
export * from './targets.ts'
export { weeklyTrainingHours } from './training-hours.ts'
export { energyShiftFromTrend, hasLowEnergyRun, plannedWeeklyPercent, shouldEndCut } from './trend.ts'
export { findClassOutOfReach, refuelAfterWeighIn, type WeighIn, type WeighInRefuel } from './weigh-in.ts'
