import type { Kcal, Kilograms, TrainingCategory } from '@pacemeal/domain'
import { dayLoad, hasCompetition, isLongEnduranceEvent } from './day-load.ts'
import { type LoadingChoice, loadingDays } from './race/loading.ts'
import { type Resting, referenceMass, restingEnergy } from './resting-energy.ts'
import type { RuleReason } from './rules.ts'
import { sessionEnergy } from './session-energy.ts'
import type { Circumstances, DayContext, DayLoad, TargetAthlete } from './targets.ts'

/** What the rules of one day look at: the athlete, the day among its neighbours, and what both cost. */
export interface DaySituation {
  readonly athlete: TargetAthlete
  readonly day: DayContext
  readonly circumstances: Circumstances
  readonly resting: Resting
  readonly reference: { readonly mass: Kilograms; readonly because: RuleReason }
  readonly load: { readonly load: DayLoad; readonly units: number; readonly because: RuleReason }
  readonly sessions: readonly { readonly energy: Kcal; readonly because: RuleReason }[]
  readonly isCompetition: boolean
  /** Tomorrow holds a competition. */
  readonly isEve: boolean
  /** Tomorrow holds an endurance competition of 90 minutes or more. */
  readonly isLongEve: boolean
  /** Yesterday was a competition or very high. */
  readonly followsHardDay: boolean
  /** `followsHardDay`, and today leaves room to recover: rest or light, no competition today or tomorrow. */
  readonly isRecoveryDay: boolean
  readonly isLowCarb: boolean
  /** How fully this day loads for the event that it is eaten for; null for no loading day. */
  readonly loading: LoadingChoice | null
  /** Loading is wanted for the event, and a low-carb diet does not load. */
  readonly isUnloaded: boolean
}

/** Sizes the day up: resting energy, load and session energies, and how it stands to yesterday and tomorrow. */
export function sizeUpDay(athlete: TargetAthlete, day: DayContext, circumstances: Circumstances): DaySituation {
  const { body, categories } = athlete
  const load = dayLoad(day.today, categories)
  const isCompetition = hasCompetition(day.today)
  const isEve = hasCompetition(day.tomorrow)
  const followsHardDay = hasCompetition(day.yesterday) || dayLoad(day.yesterday, categories).load === 'very_high'
  const isLowCarb = athlete.diets.includes('low-carb')
  const wanted = wantedLoading(day)
  const isEasy = load.load === 'rest' || load.load === 'light'
  return {
    athlete,
    day,
    circumstances,
    resting: restingEnergy(body, day.weeklyTrainingHours),
    reference: referenceMass(body),
    load,
    sessions: day.today.map((session) => sessionEnergy(session, body.mass, categories)),
    isCompetition,
    isEve,
    isLongEve: isLongEnduranceEvent(day.tomorrow, categories),
    followsHardDay,
    isRecoveryDay: followsHardDay && isEasy && !isCompetition && !isEve,
    isLowCarb,
    loading: isLowCarb ? null : wanted,
    isUnloaded: isLowCarb && wanted !== null,
  }
}

/**
 * How fully a day is to load: the days before a long event, the day before a short one, and never the day of a dated event
 * itself. A competition of the weekly pattern is trained through: its day loads like any other (own choice).
 */
function wantedLoading({ event }: DayContext): LoadingChoice | null {
  if (event === undefined || event.loading === 'none') return null
  return event.inDays >= 1 && event.inDays <= loadingDays(event.minutes, event.isBrief) ? event.loading : null
}

/** Whether combat sport is all the athlete does. */
export const isCombatOnly = (categories: readonly TrainingCategory[]): boolean =>
  categories.length > 0 && categories.every((c) => c === 'combat-weight-class')
