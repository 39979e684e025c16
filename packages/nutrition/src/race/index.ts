export { allProducts } from './all-products.ts'
export { planCaffeine } from './caffeine-plan.ts'
export { type CarriedStretch, carriedStretches } from './carried-stretches.ts'
export { datedEventOf } from './dated-event.ts'
export { type EventFuel, type EventProducts, planEventFuel } from './event-fuel.ts'
export {
  entryKey,
  type FuelLine,
  fuelLines,
  fuelTotals,
  packedCarbs,
  packingList,
  takenProducts,
} from './fuel-lines.ts'
export { genericProducts } from './generic-products.ts'
export { type GutExposure, nextGutStep } from './gut-ladder.ts'
export {
  nextGutPractice,
  type OpenSession,
  type PlannedPractice,
  planGutTraining,
  trainedRace,
} from './gut-plan.ts'
export {
  eventLoading,
  isTooShortToLoad,
  loadingDay,
  loadingDays,
  loadingDrinks,
  lowCarbLoading,
  MAX_LOADING_FAT_SHARE,
  MAX_LOADING_FIBER,
  otherEventLoading,
  refusedLoading,
  tooShortToLoad,
  trainedThrough,
} from './loading.ts'
export type { PauseFuel } from './pauses.ts'
export { MAX_PRE_EVENT_FIBER, type PreEvent, planPreEvent } from './pre-event.ts'
export { distanceAtMinute, type Race, type RaceAthlete, type RaceLeg, raceMinutes } from './race.ts'
export {
  caffeineEarlier,
  type KnownAthlete,
  type ReportedEvent,
  raceOf,
  sweatTestOf,
  toleranceBefore,
} from './race-of-event.ts'
export { type DayEventReason, isDayEventReason, type RaceReason } from './reasons.ts'
export { planRecovery } from './recovery.ts'
export { rescheduleRace } from './reschedule.ts'
export { scheduleRace } from './schedule.ts'
export type { BindingRule, Bottle, Entry, Miss, RaceSchedule, Take } from './schedule-types.ts'
export { learnSweat, RARE_SWEAT, type SweatTest, sweatRateOf } from './sweat.ts'
export { muchWholeFood } from './variety.ts'
export { withoutWaterUntil } from './without-water.ts'
