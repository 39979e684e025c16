import {
  type Intensity,
  type Kcal,
  type Kilograms,
  kcal,
  type SessionType,
  spanMinutes,
  type TrainingCategory,
} from '@pacemeal/domain'
import { mean } from './rounding.ts'
import { type RuleReason, reason } from './rules.ts'
import type { TrainedSession } from './targets.ts'

/** Longer entries are spans of an event or slips, not one effort. Minutes. */
const MAX_SESSION_MINUTES = 360

/** Gross METs at Light, Moderate and Intense. */
type Mets = readonly [light: number, moderate: number, intense: number]
const at: Record<Intensity, 0 | 1 | 2> = { Light: 0, Moderate: 1, Intense: 2 }

const sameForAll = (mets: Mets): Record<TrainingCategory, Mets> => ({
  'team-sports': mets,
  'combat-weight-class': mets,
  'endurance-sports': mets,
  'hybrid-functional': mets,
  'general-fitness': mets,
})

/**
 * METs of a planned session by type and training category, from the 2024 adult Compendium (H24), five-digit codes beside.
 * Practice mixes 75 % active time with 25 % instruction at 2.0 in team and combat sports; team competition 75 % play with
 * 25 % at 1.5; combat competition 40 % with 60 % waiting at 1.5, because entered times span the event (shares: own choice).
 */
const SESSION_METS: Record<Exclude<SessionType, 'Hybrid'>, Record<TrainingCategory, Mets>> = {
  Practice: {
    'team-sports': [3.5, 5.8, 7.5], // 15232, 15610, 15072, mixed
    'combat-weight-class': [4.5, 6.4, 8.2], // 15425, 15120, 15430, mixed
    'endurance-sports': [5.8, 8.0, 10.0], // 18240, 01030, 01040
    'hybrid-functional': [3.5, 5.0, 7.5], // 02034, 02035, 02040
    'general-fitness': [3.5, 5.0, 7.3], // 02030, 02061, 02000
  },
  Lift: {
    ...sameForAll([3.5, 5.0, 6.0]), // 02054, 02052, 02050
    'hybrid-functional': [3.5, 5.8, 6.5], // 02054, 02055, 02057
  },
  Conditioning: {
    'team-sports': [5.0, 7.0, 8.8], // 02035, 02210, 01305
    'combat-weight-class': [5.8, 7.3, 9.3], // 15110, 15457, 15125
    'endurance-sports': [6.8, 8.5, 11.0], // 01020, 12030, 12070
    'hybrid-functional': [5.0, 7.5, 9.0], // 02035, 02040, 02049
    'general-fitness': [4.8, 6.0, 7.8], // 02005, 02032, 02062
  },
  Competition: {
    'team-sports': [5.6, 6.4, 7.5], // 15610, 15040 and 15210, 15605, mixed
    'combat-weight-class': [4.0, 5.0, 5.4], // 15120, 15430, 15433, mixed
    'endurance-sports': [8.0, 10.0, 12.0], // 01030, 01040, 12090 and 01050
    'hybrid-functional': [6.5, 9.0, 11.0], // 02057, 02049, 02214
    'general-fitness': [5.0, 7.3, 8.5], // 02061, 02000, 12030
  },
  Recovery: {
    ...sameForAll([2.3, 3.0, 4.0]), // 02101 and 02150, 02155, 02160
    'endurance-sports': [2.8, 3.8, 4.3], // 17152, 17190, 01015
  },
}

/** The categories that rules look at; an athlete without one trains for general fitness. */
export const categoriesOf = (
  categories: readonly TrainingCategory[],
): readonly [TrainingCategory, ...TrainingCategory[]] => {
  const [first, ...rest] = categories
  return first === undefined ? ['general-fitness'] : [first, ...rest]
}

/** The mean of a figure over the athlete's categories. */
export function meanOverCategories(
  categories: readonly TrainingCategory[],
  figure: (category: TrainingCategory) => number,
): number {
  const [first, ...rest] = categoriesOf(categories)
  return mean(figure(first), ...rest.map(figure))
}

/** A session's times; `activeMinutes` leaves its pauses out. */
export interface SessionTimes {
  readonly start: number
  readonly end: number
  readonly activeMinutes?: number
}

/** Minutes of training in a session: overnight when it does not end after its start, without its pauses, at most six hours. */
export function sessionMinutes({ start, end, activeMinutes }: SessionTimes): number {
  const span = spanMinutes({ start, end })
  return Math.min(span, activeMinutes ?? span, MAX_SESSION_MINUTES)
}

/** Gross MET of a planned session. A hybrid session is half lifting and half conditioning. */
export function sessionMet(type: SessionType, intensity: Intensity, categories: readonly TrainingCategory[]): number {
  const cell = (row: Exclude<SessionType, 'Hybrid'>, category: TrainingCategory) =>
    SESSION_METS[row][category][at[intensity]]
  return meanOverCategories(categories, (category) =>
    type === 'Hybrid' ? mean(cell('Lift', category), cell('Conditioning', category)) : cell(type, category),
  )
}

/** Energy above rest of an effort in kcal: one MET is already in the resting energy (A11, H24). */
export const netEnergy = (met: number, mass: Kilograms, minutes: number): Kcal =>
  kcal((Math.max(0, met - 1) * mass * minutes) / 60)

/** Net energy of one session, unrounded: measured when a device knows better, else by METs. */
export function sessionEnergy(
  session: TrainedSession,
  mass: Kilograms,
  categories: readonly TrainingCategory[],
): { energy: Kcal; because: RuleReason } {
  const minutes = sessionMinutes(session)
  const about = { type: session.type, intensity: session.intensity, minutes }
  if (session.measuredEnergy !== undefined) {
    const energy = session.measuredEnergy
    return { energy, because: reason('session_energy_measured', 'H', { ...about, kcal: energy }) }
  }
  const met = sessionMet(session.type, session.intensity, categories)
  const energy = netEnergy(met, mass, minutes)
  return { energy, because: reason('session_energy', 'H24', { ...about, met, mass, kcal: energy }) }
}
