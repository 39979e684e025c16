import { DAY_MINUTES, type Intensity, type Kilograms } from '@pacemeal/domain'
import type { CurveSession, SessionOfDay } from './curve-sessions.ts'

/** Carbohydrate that is eaten at once, or evenly until `until`. Minutes of the day and grams. */
export interface CurveIntake {
  readonly at: number
  readonly until?: number
  readonly carbs: number
}

export interface CurveInput {
  readonly mass: Kilograms
  readonly intake: readonly CurveIntake[]
  readonly sessions: readonly CurveSession[]
}

/** The stores at a minute of the day, in grams of carbohydrate. */
export interface CurvePoint {
  readonly minute: number
  readonly liver: number
  readonly muscle: number
  /** Eaten and not absorbed yet. */
  readonly gut: number
  /** Liver and muscle together as a share of what they hold, 0 to 1. */
  readonly share: number
}

export interface FuelCurve {
  readonly points: readonly CurvePoint[]
  /** Where every gram of the day went; with the stores at the end they add up to what was there and eaten. */
  readonly used: number
  readonly overflow: number
  /** What training asked for and neither food nor stores gave: fat and a slower pace take over. */
  readonly unmet: number
}

export type { CurveDay, CurveSession } from './curve-sessions.ts'

const STEP_MINUTES = 5
/** What the stores hold. Liver in grams, muscle in g/kg of body mass (textbook: 80 to 100 g, 300 to 500 g in all). */
const CAPACITY = { liver: 100, musclePerKilogram: 6 }
/** How full they are at midnight after a usual evening (own choice). */
const AT_MIDNIGHT = { liver: 0.8, muscle: 0.8 }
/** Most that the gut absorbs, g an hour (J14: about 60 g of glucose, 90 g with fructose; between them). */
const ABSORBED_PER_HOUR = 75
/** What brain and body take at rest, g/kg an hour (own choice; about 5 g an hour for a brain). */
const REST_PER_KILOGRAM_HOUR = 0.08
/** Share of a session's energy from carbohydrate (own choice along Romijn 1993: the harder, the more). */
const CARB_SHARE: Record<Intensity, number> = { Light: 0.4, Moderate: 0.65, Intense: 0.85 }
const KCAL_PER_GRAM = 4
/** Part of what is left to store that goes to the liver first (own choice). */
const LIVER_FIRST = 0.3
/** Muscle refills by this share of what it holds an hour (B11: about 5 %). */
const REFILL_PER_HOUR = 0.05

/** The training of a day as the curve draws it, all of it as planned: for a day on which nothing was recorded. */
export const plannedCurveSessions = (sessions: readonly SessionOfDay[]): readonly CurveSession[] =>
  sessions
    .flatMap(({ start, end, intensity, planned }) =>
      planned ? [{ start, end, intensity, energy: planned.energy }] : [],
    )
    .sort((a, b) => a.start - b.start)

const inStep = (from: number, to: number, minute: number): number =>
  Math.max(0, Math.min(to, minute + STEP_MINUTES) - Math.max(from, minute))

const eatenIn = (intake: readonly CurveIntake[], minute: number): number =>
  intake.reduce((sum, { at, until = at, carbs }) => {
    if (until > at) return sum + (carbs * inStep(at, until, minute)) / (until - at)
    return at >= minute && at < minute + STEP_MINUTES ? sum + carbs : sum
  }, 0)

const neededIn = (sessions: readonly CurveSession[], minute: number): number =>
  sessions.reduce((sum, { start, end, energy, intensity }) => {
    const share = end > start ? inStep(start, end, minute) / (end - start) : 0
    return sum + (energy * CARB_SHARE[intensity] * share) / KCAL_PER_GRAM
  }, 0)

/**
 * Carbohydrate in liver and muscle through a day: what is eaten passes the gut at a bounded rate, feeds rest and training
 * first, and fills the stores with the rest. Training draws on what is being absorbed, then on muscle, then on the liver.
 *
 * A picture of the order of things, not a measurement: capacities are typical ones, the stores at midnight are assumed, and
 * fat, protein, single muscles and the speed of different foods are left out.
 */
export function fuelCurve({ mass, intake, sessions }: CurveInput): FuelCurve {
  const capacity = { liver: CAPACITY.liver, muscle: CAPACITY.musclePerKilogram * mass }
  const hours = STEP_MINUTES / 60
  let [liver, muscle, gut] = [capacity.liver * AT_MIDNIGHT.liver, capacity.muscle * AT_MIDNIGHT.muscle, 0]
  let [used, overflow, unmet] = [0, 0, 0]
  const points: CurvePoint[] = []
  const note = (minute: number) =>
    points.push({ minute, liver, muscle, gut, share: (liver + muscle) / (capacity.liver + capacity.muscle) })
  note(0)
  for (let minute = 0; minute < DAY_MINUTES; minute += STEP_MINUTES) {
    gut += eatenIn(intake, minute)
    const absorbed = Math.min(gut, ABSORBED_PER_HOUR * hours)
    gut -= absorbed
    let free = absorbed

    const take = (wanted: number): number => {
      const taken = Math.min(wanted, free)
      free -= taken
      return wanted - taken
    }
    // Rest lives on the liver, and on fat where that is empty.
    const restNeed = take(REST_PER_KILOGRAM_HOUR * mass * hours)
    const fromLiver = Math.min(restNeed, liver)
    liver -= fromLiver
    const wanted = neededIn(sessions, minute)
    const trainingNeed = take(wanted)
    const fromMuscle = Math.min(trainingNeed, muscle)
    muscle -= fromMuscle
    const more = Math.min(trainingNeed - fromMuscle, liver)
    liver -= more
    unmet += trainingNeed - fromMuscle - more
    used += absorbed - free + fromLiver + fromMuscle + more

    const toLiver = Math.min(free * LIVER_FIRST, capacity.liver - liver)
    liver += toLiver
    const toMuscle = Math.min(free - toLiver, REFILL_PER_HOUR * capacity.muscle * hours, capacity.muscle - muscle)
    muscle += toMuscle
    const back = Math.min(free - toLiver - toMuscle, capacity.liver - liver)
    liver += back
    overflow += free - toLiver - toMuscle - back
    note(minute + STEP_MINUTES)
  }
  return { points, used, overflow, unmet }
}

/** The point of the curve at a minute of the day. */
export const pointAt = ({ points }: FuelCurve, minute: number): CurvePoint | undefined =>
  points.findLast((point) => point.minute <= minute)

/** Where the stores are lowest from a minute on, its own point included: what comes later is never told as lower than it is. */
export function lowestFrom(curve: FuelCurve, minute: number): CurvePoint | undefined {
  const from = pointAt(curve, minute)?.minute ?? minute
  return curve.points
    .filter((point) => point.minute >= from)
    .reduce<CurvePoint | undefined>(
      (low, point) => (low === undefined || point.share < low.share ? point : low),
      undefined,
    )
}
