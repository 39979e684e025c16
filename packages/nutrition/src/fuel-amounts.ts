import type { Intensity, Kilograms, SessionType } from '@pacemeal/domain'
import { duringCarbs, MIXED_SUGARS_ABOVE } from './during-carbs.ts'
import { UNTRIED_TOLERANCE } from './race/limits.ts'
import { roundWhole } from './rounding.ts'
import { type Reasons, type RuleReason, reason } from './rules.ts'
import { sessionMinutes } from './session-energy.ts'
import type { TrainedSession } from './targets.ts'

/** A session that starts before this is early: a small quick bite, breakfast after it. Minute of day. */
const EARLY_BEFORE = 8 * 60
/** A session that ends after this is late: its protein carries the night. Minute of day. */
const LATE_AFTER = 20 * 60
/** Minutes between the block and the start (ACSM16: amounts under 1 g/kg belong to the last hour). */
const LEAD_MINUTES = { usual: 60, short: 30 }
/** Carbohydrate before, g/kg of reference mass (own choice for the last hour; ACSM16, B11 for the range). */
const PRE_CARBS: Record<Intensity, number> = { Light: 0.25, Moderate: 0.5, Intense: 0.75 }
const PRE_CARBS_COMPETITION = 1
const PRE_SHORT = { underMinutes: 45, factor: 0.6 }
const PRE_EARLY_FACTOR = 0.5
const PRE_LEAST_CARBS = 15
/** Protein and fat before, g/kg: little, so that the stomach is empty in time. */
const PRE_PROTEIN = { usual: 0.15, early: 0.05 }
const PRE_FAT = 0.05
/** Carbohydrate after, g/kg (B11, ACSM16). */
const POST_CARBS: Record<Intensity, number> = { Light: 0.3, Moderate: 0.6, Intense: 1 }
/** Rapid refuel when the next session is near: g/kg by the gap in minutes (B11, ACSM16). */
const RAPID = { withinGap: 480, veryNearGap: 240, veryNear: 1.2, near: 1, withinMinutes: 30 }
const POST_WITHIN_MINUTES = 60
/** Protein after, g/kg (ACSM16: 0.25 to 0.3; more from sixty, M15; more when the night follows, own choice). */
const POST_PROTEIN = { usual: 0.3, more: 0.4, moreFromAge: 60 }
const POST_FAT = 0.1
/** Lifting and hybrid work need less carbohydrate than running (own choice). */
const TYPE_FACTOR: Record<SessionType, number> = {
  Practice: 1,
  Lift: 0.6,
  Conditioning: 1,
  Competition: 1,
  Recovery: 1,
  Hybrid: 0.9,
}
/** Below this the sources themselves ask for nothing during a session. Minutes (ACSM16). */
const DURING_NONE_BELOW_MINUTES = 45
/** A session that ran this many minutes over its plan asks for more afterwards (own choice). */
const OVERRUN_FROM_MINUTES = 10
/** Most during a session for a low-carb eater who did not ask for more, g/h. */
const DURING_LOW_CARB = 30

/** Whole grams of a fuel block. */
export interface FuelGrams {
  readonly carbs: number
  readonly protein: number
  readonly fat: number
}

export const isEarly = (session: { readonly start: number }): boolean => session.start < EARLY_BEFORE
export const isLate = (session: { readonly end: number }): boolean => session.end > LATE_AFTER
/** Recovery work needs no block before or after it. */
export const isFuelled = (session: { readonly type: SessionType }): boolean => session.type !== 'Recovery'

/** Minutes before the start at which the block is eaten. */
export const leadMinutes = (session: TrainedSession): number =>
  isEarly(session) || session.intensity === 'Light' ? LEAD_MINUTES.short : LEAD_MINUTES.usual

/** What to eat shortly before a session, for a reference mass. */
export function preFuelAmount(session: TrainedSession, mass: Kilograms): { grams: FuelGrams; because: Reasons } {
  const early = isEarly(session)
  const isShort = sessionMinutes(session) < PRE_SHORT.underMinutes
  const perKilogram =
    (session.type === 'Competition' ? PRE_CARBS_COMPETITION : PRE_CARBS[session.intensity]) *
    TYPE_FACTOR[session.type] *
    (isShort ? PRE_SHORT.factor : 1) *
    (early ? PRE_EARLY_FACTOR : 1)
  const byMass = perKilogram * mass
  const about = { type: session.type, intensity: session.intensity, minutes: sessionMinutes(session), mass }
  const extra: RuleReason[] = []
  if (early) extra.push(reason('pre_fuel_early', 'H', { start: session.start, factor: PRE_EARLY_FACTOR }))
  if (byMass < PRE_LEAST_CARBS) extra.push(reason('pre_fuel_minimum', 'H', { byMass, least: PRE_LEAST_CARBS }))
  return {
    grams: {
      carbs: roundWhole(Math.max(byMass, PRE_LEAST_CARBS)),
      protein: roundWhole((early ? PRE_PROTEIN.early : PRE_PROTEIN.usual) * mass),
      fat: roundWhole(PRE_FAT * mass),
    },
    // Papers speak of a gram per kilogram an hour before; smaller amounts closer to the start are our own.
    because: [
      reason('pre_fuel', perKilogram >= 1 && leadMinutes(session) >= 60 ? 'ACSM16' : 'H', { ...about, perKilogram }),
      ...extra,
    ],
  }
}

/** Minutes until the next fuelled session starts, or null when none is in sight. */
export type Gap = number | null

/** Whether the next session is so near that carbohydrate must come fast. Lifting and light work leave stores enough. */
export const needsRapidRefuel = (session: TrainedSession, gap: Gap): boolean =>
  gap !== null && gap < RAPID.withinGap && session.type !== 'Lift' && session.intensity !== 'Light'

/**
 * Carbohydrate for what a session ran longer than planned, g/kg: the session's own amount again for each hour more, up to
 * what the body stores in an hour (own choice; the ceiling is the 1.2 g/kg/h of rapid refuelling, B11, ACSM16). A few
 * minutes change nothing.
 */
const overrunCarbs = ({ overrun = 0 }: TrainedSession, planned: number): number =>
  overrun < OVERRUN_FROM_MINUTES ? 0 : Math.min((planned * overrun) / 60, Math.max(0, RAPID.veryNear - planned))

/** What to eat after a session, for a reference mass and an age; `gap` decides between rapid and easy refuelling. */
export function postFuelAmount(
  session: TrainedSession,
  mass: Kilograms,
  age: number,
  gap: Gap,
): { grams: FuelGrams; within: number; rapid: boolean; because: Reasons } {
  const rapid = needsRapidRefuel(session, gap)
  const planned = POST_CARBS[session.intensity] * TYPE_FACTOR[session.type]
  const overrun = overrunCarbs(session, planned)
  const usual = planned + overrun
  const perKilogram = rapid ? Math.max(usual, (gap ?? 0) < RAPID.veryNearGap ? RAPID.veryNear : RAPID.near) : usual
  const isOlder = age >= POST_PROTEIN.moreFromAge
  const protein = isOlder || isLate(session) ? POST_PROTEIN.more : POST_PROTEIN.usual
  const within = rapid ? RAPID.withinMinutes : POST_WITHIN_MINUTES
  const about = { type: session.type, intensity: session.intensity, mass, perKilogram, within }
  const base = [
    reason('post_fuel', 'H', about),
    reason('post_fuel_protein', isOlder ? 'M15' : isLate(session) ? 'H' : 'ACSM16', {
      mass,
      proteinPerKilogram: protein,
    }),
  ] as const
  const extra: RuleReason[] = []
  if (overrun > 0 && !rapid) {
    extra.push(reason('post_fuel_overrun', 'H', { minutes: session.overrun ?? 0, perKilogram: overrun }))
  }
  if (isOlder) extra.push(reason('post_fuel_older', 'M15', { age, perKilogram: protein }))
  if (isLate(session)) extra.push(reason('post_fuel_late', 'H', { end: session.end, perKilogram: protein }))
  return {
    grams: {
      carbs: roundWhole(perKilogram * mass),
      protein: roundWhole(protein * mass),
      fat: roundWhole(POST_FAT * mass),
    },
    within,
    rapid,
    because: rapid
      ? [reason('post_fuel_rapid', 'B11', { gapMinutes: gap ?? 0, perKilogram }), ...base, ...extra]
      : [...base, ...extra],
  }
}

/** What bounds the carbohydrate of a session. */
export interface DuringBounds {
  /** A low-carb eater who did not ask for more. */
  readonly isLowCarb: boolean
  /** What the gut is known to take, g/h; absent while nobody knows. */
  readonly tolerance?: number | undefined
}

/**
 * Carbohydrate while training: grams an hour and in all, never more than the gut is known to take. While nobody knows, what the
 * session asks for, and that it needs practice. Not for lifting or recovery work.
 */
export function duringFuelAmount(
  session: TrainedSession,
  { isLowCarb, tolerance }: DuringBounds,
): { perHour: number; carbs: number; because: Reasons } {
  const minutes = sessionMinutes(session)
  const about = { type: session.type, intensity: session.intensity, minutes }
  const isFed = session.type !== 'Lift' && isFuelled(session)
  const usual = isFed ? duringCarbs(minutes, session.intensity) : 0
  if (usual === 0) {
    const source = minutes < DURING_NONE_BELOW_MINUTES ? 'ACSM16' : 'H'
    return { perHour: 0, carbs: 0, because: [reason('during_none', source, about)] }
  }
  const stood = Math.min(usual, tolerance ?? usual)
  const perHour = isLowCarb ? Math.min(stood, DURING_LOW_CARB) : stood
  const because: [RuleReason, ...RuleReason[]] = [reason('during_fuel', 'B11', { ...about, perHour })]
  if (perHour < stood) because.unshift(reason('during_low_carb', 'H', { usual: stood, most: DURING_LOW_CARB }))
  else if (stood < usual) because.unshift(reason('during_tolerance', 'H', { usual, perHour }))
  if (tolerance === undefined && perHour > UNTRIED_TOLERANCE) {
    because.push(reason('during_untried', 'J14', { perHour, begin: UNTRIED_TOLERANCE }))
  }
  if (perHour > MIXED_SUGARS_ABOVE) because.push(reason('during_mixed_sugars', 'J14', { above: MIXED_SUGARS_ABOVE }))
  return { perHour, carbs: roundWhole((perHour * minutes) / 60), because }
}
