import {
  type Body,
  DAY_MINUTES,
  endAfter,
  type IntensityLevel,
  intensityOf,
  type Kcal,
  KILOJOULES_PER_KILOCALORIE,
  kcal,
  type MinuteOfDay,
  matchSessions,
  recordedLevel,
  type Session,
  type SessionType,
  spanMinutes,
} from '@pacemeal/domain'
import { type SexRule, sexRule } from './resting-energy.ts'
import { clamp } from './rounding.ts'
import { type Reasons, reason } from './rules.ts'
import { netEnergy, sessionMinutes } from './session-energy.ts'
import type { Explained, TrainedSession } from './targets.ts'

/** An activity as a wearable recorded it, on the athlete's local day. */
export interface RecordedActivity {
  /** The wearable's activity type code. */
  readonly code: number
  readonly start: MinuteOfDay
  readonly end: MinuteOfDay
  /** Minutes of training between them, without pauses; all of it when absent. */
  readonly activeMinutes?: number
  /** Beats a minute. */
  readonly averageHeartRate?: number
  /** Watts, over the whole activity. */
  readonly averagePower?: number
  /** Energy that the device reports, gross. */
  readonly calories?: Kcal
}

type Mets = Readonly<Record<IntensityLevel, number>>
const mets = (low: number, medium: number, high: number): Mets => ({ low, medium, high })

const GOLF = mets(3.5, 4.3, 4.5) // 15290, 15265, 15285
const SNOW = mets(4.3, 5.3, 8) // 19150, 19160, 19170 of 2011, active time
/** METs of a wearable's activity codes (H24; snow and surf A11; midpoints own choice). Compendium codes beside. */
const ACTIVITY_METS: Readonly<Record<number, Mets>> = {
  1: mets(7.5, 9.3, 11), // running: 12020, 12050, 12070
  2: mets(4.3, 7, 9), // cycling: 01015, 01016, 01017
  3: mets(5.8, 8, 9.8), // swimming: 18240, 18290, 18230
  4: mets(3, 3.8, 4.8), // walking: 17170, 17190, 17200
  5: mets(3.8, 5.3, 6), // hiking: 17081, 17082, 17080
  6: mets(3.5, 5, 6), // strength: 02054, 02052, 02050
  7: mets(2.3, 3, 4), // yoga: 02150, 02155, 02160
  8: mets(1.8, 2.8, 2.8), // pilates: 02103, 02105, 02105
  9: mets(3, 5, 7.3), // dancing: 03040, 03033, 03029
  10: mets(5, 7.5, 8), // basketball: 15070, 15055, 15040
  11: mets(3.5, 7, 9.5), // soccer: 15615, 15610, 15605
  12: mets(5, 6.8, 8), // tennis: 15695, 15675, 15690
  13: GOLF,
  14: SNOW, // skiing
  15: SNOW, // snowboarding
  16: mets(3, 4, 5), // surfing: 18220, midpoint, 18222 of 2011
  17: mets(5, 7.5, 11), // rowing: 02071, 02072, 02073
  18: mets(5, 7, 9), // elliptical: 02048, midpoint, 02049
  19: mets(4.5, 6.8, 9.3), // stairs: 17133, 17131, 17134
  20: mets(5.8, 7.8, 9.3), // boxing: 15110, 15120, 15125
  119: GOLF,
}
/** Any other activity (own choice). */
const OTHER_METS = mets(3.5, 5, 7)

/** Strength, yoga, pilates and golf: the pulse says little of the energy. */
const pulseMisleads: readonly number[] = [6, 7, 8, 13, 119]
/** Gross METs that a device may claim and still be believed. */
const BELIEVABLE_METS = { from: 1.5, to: 18 }
/** Shortest record and lowest pulse that the pulse equation may be used on; minutes, beats a minute. */
const PULSE = { fromMinutes: 10, from: 90, shareOfMax: 0.95 }
/** Cycling: watts that are believed, and the share of the energy that becomes work on the pedals (E09: 0.20 to 0.25). */
const POWER = { code: 2, from: 30, to: 500, efficiency: 0.23 }
/** What a watch or the pulse says stays this near to the table: watches miss by tens of percent (OD20; own choice). */
const BOUNDS = { least: 0.5, most: 1.75 }

/** How hard a recorded activity was: by its average pulse, else by its calories, else medium. */
export const activityLevel = (activity: Pick<RecordedActivity, 'averageHeartRate' | 'calories'>): IntensityLevel =>
  recordedLevel(activity.averageHeartRate, activity.calories)

/** Gross MET of a recorded activity by its code and level. */
export const activityMet = (code: number, level: IntensityLevel): number => (ACTIVITY_METS[code] ?? OTHER_METS)[level]

/** Gross kJ a minute from the average pulse, without maximal oxygen uptake (K05). */
const KEYTEL: Record<Exclude<SexRule, 'other'>, (hr: number, kg: number, age: number) => number> = {
  male: (hr, kg, age) => -55.0969 + 0.6309 * hr + 0.1988 * kg + 0.2017 * age,
  female: (hr, kg, age) => -20.4022 + 0.4472 * hr - 0.1263 * kg + 0.074 * age,
}

/** Gross energy from the pulse in kcal a minute (K05; other: the mean of both). */
export function pulseEnergyPerMinute(body: Body, heartRate: number): number {
  const by = (sex: 'male' | 'female') => KEYTEL[sex](heartRate, body.mass, body.age)
  const rule = sexRule(body.sex)
  const kilojoules = rule === 'other' ? (by('male') + by('female')) / 2 : by(rule)
  return kilojoules / KILOJOULES_PER_KILOCALORIE
}

/** Highest pulse expected at an age, beats a minute (T01). */
const maximalPulse = (age: number): number => 208 - 0.7 * age

function findPulse(activity: RecordedActivity, body: Body, minutes: number): number | null {
  const pulse = activity.averageHeartRate
  if (pulse === undefined || minutes < PULSE.fromMinutes || pulseMisleads.includes(activity.code)) return null
  return pulse >= PULSE.from && pulse <= PULSE.shareOfMax * maximalPulse(body.age) ? pulse : null
}

function findPower({ code, averagePower }: RecordedActivity): number | null {
  if (code !== POWER.code || averagePower === undefined) return null
  return averagePower >= POWER.from && averagePower <= POWER.to ? averagePower : null
}

/**
 * Net energy of a recorded activity in kcal, unrounded: by the power on the pedals, else the device's calories when
 * believable, else the pulse, else the table; the device's and the pulse's within 0.5 and 1.75 of the table. A power meter
 * measures work itself, so that its figure stands. `resting` is the body's resting energy a day.
 */
export function recordedActivityEnergy(activity: RecordedActivity, body: Body, resting: Kcal): Explained<Kcal> {
  const minutes = sessionMinutes(activity)
  const met = activityMet(activity.code, activityLevel(activity))
  const byTable = netEnergy(met, body.mass, minutes)
  const rest = (resting * minutes) / DAY_MINUTES
  const estimate = (): { kcal: number; because: Reasons } => {
    const watts = findPower(activity)
    if (watts !== null) {
      const kilojoules = (watts * 60 * minutes) / 1000
      const net = kilojoules / POWER.efficiency / KILOJOULES_PER_KILOCALORIE - rest
      const inputs = { watts, efficiency: POWER.efficiency, rest, minutes, kcal: net }
      return { kcal: net, because: [reason('recorded_by_power', 'E09', inputs)] }
    }
    const { calories } = activity
    if (calories !== undefined) {
      const claimed = calories / ((body.mass * minutes) / 60)
      if (claimed >= BELIEVABLE_METS.from && claimed <= BELIEVABLE_METS.to) {
        const net = calories - rest
        return { kcal: net, because: [reason('recorded_by_device', 'H', { calories, rest, minutes, kcal: net })] }
      }
    }
    const pulse = findPulse(activity, body, minutes)
    if (pulse !== null) {
      const net = pulseEnergyPerMinute(body, pulse) * minutes - rest
      return { kcal: net, because: [reason('recorded_by_heart_rate', 'K05', { pulse, rest, minutes, kcal: net })] }
    }
    const inputs = { code: activity.code, met, mass: body.mass, minutes, kcal: byTable }
    return { kcal: byTable, because: [reason('recorded_by_type', 'H24', inputs)] }
  }
  const found = estimate()
  if (found.because[0].rule === 'recorded_by_power')
    return { value: kcal(Math.max(0, found.kcal)), because: found.because }
  const bounded = clamp(found.kcal, BOUNDS.least * byTable, BOUNDS.most * byTable)
  if (bounded === found.kcal) return { value: kcal(bounded), because: found.because }
  const because = reason('recorded_bounded', 'H', { estimate: found.kcal, byTable, kcal: bounded })
  return { value: kcal(bounded), because: [because, ...found.because] }
}

/** The session type an activity counts as when no plan says (own choice): easy movement is recovery work. */
function sessionTypeOf(code: number): SessionType {
  if (code === 6) return 'Lift'
  return [4, 7, 8, 13, 119].includes(code) ? 'Recovery' : 'Conditioning'
}

const overlap = (a: { start: number; end: number }, b: { start: number; end: number }): number =>
  Math.max(0, Math.min(endAfter(a.start, a.end), endAfter(b.start, b.end)) - Math.max(a.start, b.start))

/**
 * The day as it was trained, ordered by start, out of recordings that do not overlap. One that covers half or more of a
 * planned session, or is that session moved by some hours, takes its place (and its type); one that lies mostly inside a session it does not cover is part of that session and is not added;
 * any other is a session of its own. Nothing is counted twice.
 */
export function mergeRecorded(
  planned: readonly Session[],
  recorded: readonly RecordedActivity[],
  body: Body,
  resting: Kcal,
): readonly TrainedSession[] {
  const straight = <S extends { readonly start: number; readonly end: number }>(span: S) => ({
    ...span,
    end: endAfter(span.start, span.end),
  })
  const matches = matchSessions(planned.map(straight), recorded.map(straight))
  const covers = (a: RecordedActivity, s: Session) =>
    overlap(a, s) >= spanMinutes(s) / 2 || recorded[matches.get(planned.indexOf(s)) ?? -1] === a
  const kept: TrainedSession[] = planned.filter((s) => !recorded.some((a) => covers(a, s)))
  const done = recorded.flatMap((a): TrainedSession[] => {
    const replaced = planned.find((s) => covers(a, s))
    if (!replaced && planned.some((s) => overlap(a, s) >= spanMinutes(a) / 2)) return []
    const { value } = recordedActivityEnergy(a, body, resting)
    const type = replaced?.type ?? sessionTypeOf(a.code)
    const intensity = intensityOf(activityLevel(a))
    const trained = a.activeMinutes ?? spanMinutes(a)
    const overrun = replaced === undefined ? 0 : Math.max(0, trained - spanMinutes(replaced))
    const session = { type, intensity, start: a.start, end: a.end, measuredEnergy: value }
    const shown = a.calories === undefined ? {} : { deviceEnergy: a.calories }
    const paused = a.activeMinutes === undefined ? {} : { activeMinutes: a.activeMinutes }
    return [{ ...session, ...shown, ...paused, ...(overrun > 0 ? { overrun } : {}) }]
  })
  return [...kept, ...done].sort((a, b) => a.start - b.start)
}
