import type { Family } from './family.ts'

/**
 * What nobody can do better than: a reader of the log who knows the scatters that a family is drawn with, what every athlete
 * leaves out of the log, the density of tissue, and all water of cycle, loading, sodium and creatine. What is left is normal
 * and linear: water that comes and goes, the scale, the errors of one day's log, and a base that drifts. Days are logged in
 * full, every morning is weighed with the family's frequency, evenly.
 */

/**
 * A body in the middle of those simulated: base, intake, sessions of a mean day and what is lastingly eaten beside what is spent,
 * kcal; energy of a kilogram, kcal.
 */
const BODY = { base: 2200, intake: 2700, sessions: 370, balance: 300, density: 7750 }
/** The day of a step in the middle of those simulated. */
export const BEFORE_STEP = 36
/** How little is known of the mass before the first weigh-in, kg. */
const START_MASS = 3

type Matrix = readonly (readonly number[])[]

const at = (values: readonly number[] | undefined, i: number): number => values?.[i] ?? 0
const dot = (a: readonly number[], b: readonly number[]): number => a.reduce((sum, v, i) => sum + v * at(b, i), 0)

/** The inverse of a covariance applied to a vector (Cholesky). */
function solve(covariance: Matrix, vector: readonly number[]): readonly number[] {
  const n = vector.length
  const lower: number[][] = []
  for (let i = 0; i < n; i++) {
    const row: number[] = []
    for (let j = 0; j <= i; j++) {
      const other = i === j ? row : (lower[j] ?? [])
      const rest = at(covariance[i], j) - row.slice(0, j).reduce((sum, v, k) => sum + v * at(other, k), 0)
      row.push(i === j ? Math.sqrt(rest) : rest / at(other, j))
    }
    lower.push(row)
  }
  const half: number[] = []
  for (let i = 0; i < n; i++) half.push((at(vector, i) - dot(half, lower[i] ?? [])) / at(lower[i], i))
  const whole = Array.from({ length: n }, () => 0)
  for (let i = n - 1; i >= 0; i--) {
    let rest = at(half, i)
    for (let k = i + 1; k < n; k++) rest -= at(lower[k], i) * at(whole, k)
    whole[i] = rest / at(lower[i], i)
  }
  return whole
}

/** Mornings on the scale up to a day, the last one included. */
const weighedMornings = ({ weighInsPerWeek }: Family, day: number): readonly number[] =>
  Array.from({ length: day + 1 }, (_, d) => d).filter(
    (d) => Math.floor(((day - d) * weighInsPerWeek) / 7) !== Math.floor(((day - d - 1) * weighInsPerWeek) / 7),
  )

/** What a reader does not know. Energies in kcal; `water` is the covariance of water that is not told, kg². */
interface Doubt {
  /** Scatter of the base before the scale has told anything. */
  readonly base: number
  /** Scatter by which the base drifts in a night. */
  readonly drift: number
  /** Scatter of what one day's log says of the intake. */
  readonly day: number
  /** Scatter of what looks like base and is none: the density of tissue and the share that is logged, on a lasting surplus. */
  readonly surplus: number
  /** Mean square of a step of the base, on any of the days on which one may come. */
  readonly step: number
  water(a: number, b: number): number
}

/** Days on which a simulated base may step, and on which creatine may begin. */
const STEP_DAYS = Array.from({ length: 17 }, (_, i) => 28 + i)
const CREATINE_DAYS = Array.from({ length: 45 }, (_, i) => 5 + i)

const meanOf = (values: readonly number[], of: (value: number) => number): number =>
  values.reduce((sum, value) => sum + of(value), 0) / values.length
/** Nights from one day to another, none where it lies before. */
const since = (day: number, from: number): number => Math.max(0, day - from)

const allTold = (family: Family, base: number): Doubt => ({
  base,
  drift: family.drift,
  day: family.logDeviation * BODY.intake,
  surplus: 0,
  step: 0,
  water: () => 0,
})

/** Water that comes with an event nobody told of, begun on one of these days: its covariance over all athletes, kg². */
function untold(
  { share, water, flagged }: Family['loading'],
  starts: readonly number[],
  held: (day: number, start: number) => number,
): Doubt['water'] {
  const hidden = share * (1 - flagged)
  const mean = (day: number) => hidden * water * meanOf(starts, (start) => held(day, start))
  return (a, b) => hidden * water ** 2 * meanOf(starts, (start) => held(a, start) * held(b, start)) - mean(a) * mean(b)
}

/** Water that comes again every so many days, as the simulation draws it. */
const pulse = (every: number, lasts: number) => (day: number, start: number) => {
  if (day < start) return 0
  const passed = (day - start) % every
  return passed <= 2 ? passed / 2 : (1 - 1 / lasts) ** (passed - 2)
}
const daysOf = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => i)

/**
 * What the log leaves open to a reader who knows how the family is drawn, and has read in the intake what it says of the
 * expenditure: by linear regression of the one on the other, both in logged units.
 */
function ofLogAlone(family: Family, day: number): Doubt {
  const [lowPlan, highPlan] = family.followsPlan
  const byNeed = 1 - (lowPlan + highPlan) / 2
  const byNeedSquare = (highPlan - lowPlan) ** 2 / 12 + byNeed ** 2
  const [lowShare, highShare] = family.underLogging
  const loggedScatter = (highShare - lowShare) / Math.sqrt(12)
  const person = (family.baseDeviation * BODY.base) ** 2 + (family.scaleDeviation * BODY.sessions) ** 2
  const logged = (loggedScatter * (BODY.base + BODY.sessions)) ** 2
  const doubtful = family.unlogged + family.partial + family.hiddenPartial
  const seen = Math.max(1, (1 - doubtful) * day)
  const intake = logged + byNeedSquare * person + family.lastingSurplus ** 2 + family.intakeDeviation ** 2 / seen
  const [lightest, densest] = family.density
  const density = (densest - lightest) / Math.sqrt(12) / BODY.density
  const { share, swing } = family.cycle
  const waters = [
    untold(family.loading, daysOf(21), pulse(21, 4)),
    untold(family.sodium, daysOf(9), pulse(9, 2)),
    untold(family.creatine, CREATINE_DAYS, (d, start) => Math.min(1, since(d, start) / 6)),
  ]
  return {
    base: Math.sqrt(logged + person - (logged + byNeed * person) ** 2 / intake),
    drift: family.drift,
    day: Math.hypot(family.logDeviation * BODY.intake, Math.sqrt(doubtful) * family.intakeDeviation),
    surplus: Math.hypot(density, loggedScatter) * BODY.balance,
    step: family.step.share * family.step.size ** 2,
    water: (a, b) =>
      ((share * swing ** 2) / 2) * Math.cos((2 * Math.PI * (a - b)) / 28) +
      waters.reduce((sum, water) => sum + water(a, b), 0),
  }
}

/** Covariance of the weighed masses, kg², around what the log explains, and theirs with the base of the last day. */
function masses(family: Family, day: number, doubt: Doubt) {
  const { density } = BODY
  const mornings = weighedMornings(family, day)
  const nights = Array.from({ length: day }, (_, j) => j + 1)
  const covariance = mornings.map((a) =>
    mornings.map(
      (b) =>
        START_MASS ** 2 +
        (a * b * (doubt.base ** 2 + doubt.surplus ** 2) +
          doubt.drift ** 2 * nights.reduce((sum, j) => sum + since(a, j) * since(b, j), 0) +
          doubt.step * meanOf(STEP_DAYS, (j) => since(a, j) * since(b, j)) +
          Math.min(a, b) * doubt.day ** 2) /
          density ** 2 +
        family.water ** 2 * family.waterPersistence ** Math.abs(a - b) +
        doubt.water(a, b) +
        (a === b ? family.scaleError ** 2 : 0),
    ),
  )
  const withBase = mornings.map(
    (d) =>
      -(
        d * doubt.base ** 2 +
        doubt.drift ** 2 * nights.reduce((sum, j) => sum + since(d, j), 0) +
        doubt.step * meanOf(STEP_DAYS, (j) => (j <= day ? since(d, j) : 0))
      ) / density,
  )
  const variance = doubt.base ** 2 + doubt.drift ** 2 * day + doubt.step * meanOf(STEP_DAYS, (j) => (j <= day ? 1 : 0))
  return { mornings, covariance, withBase, variance }
}

const errorOf = (family: Family, day: number, doubt: Doubt): number => {
  const { covariance, withBase, variance } = masses(family, day, doubt)
  return Math.sqrt(variance - dot(withBase, solve(covariance, withBase)))
}

/** Standard deviation of the error with which the base of a day can be known, kcal, where the formula scatters by `formula` kcal. */
export const baseBound = (family: Family, day: number, formula: number = family.baseDeviation * BODY.base): number =>
  errorOf(family, day, allTold(family, formula))

/**
 * The same for a linear reader who has the log alone: standard deviation of the error of a usual day's expenditure, kcal in
 * logged units. Days are not logged, logged in part or untold as often as the family does so; what illness, heavy tails and
 * gaps of whole weeks hide comes on top.
 */
export const logBound = (family: Family, day: number): number => errorOf(family, day, ofLogAlone(family, day))

/**
 * What a linear reader of the log comes to that takes the base to drift by so much a night, kcal, for athletes whose base drifts as
 * the family's does: the error on a day, and how much of a step it has followed so many days after it.
 */
export function withDrift(
  family: Family,
  assumed: number,
): { error(day: number): number; followed(after: number): number } {
  const doubtOf = (day: number) => ({ ...ofLogAlone(family, day), step: 0 })
  return {
    error(day) {
      const read = masses(family, day, { ...doubtOf(day), drift: assumed })
      const real = masses(family, day, doubtOf(day))
      const weights = solve(read.covariance, read.withBase)
      const spread = dot(
        weights,
        real.covariance.map((row) => dot(row, weights)),
      )
      return Math.sqrt(real.variance - 2 * dot(weights, real.withBase) + spread)
    },
    followed(after) {
      const day = BEFORE_STEP + after
      const { mornings, covariance, withBase } = masses(family, day, { ...doubtOf(day), drift: assumed })
      const trace = mornings.map((d) => -since(d, BEFORE_STEP) / BODY.density)
      return dot(solve(covariance, withBase), trace)
    },
  }
}

/**
 * What can be known of a step of the base so many days after it, where its day is known: the standard error of its size, kcal,
 * and the share of it that the best linear estimate of the base has followed, which takes steps to scatter by `size` kcal.
 */
export function stepBound(
  family: Family,
  { before, after, size }: { readonly before: number; readonly after: number; readonly size: number },
): { readonly error: number; readonly followed: number } {
  const doubt = allTold(family, family.baseDeviation * BODY.base)
  const { mornings, covariance, withBase } = masses(family, before + after, doubt)
  const trace = mornings.map((d) => -since(d, before) / BODY.density)
  const information = dot(trace, solve(covariance, trace))
  const byDrift = dot(trace, solve(covariance, withBase))
  const shrink = 1 / (1 + size ** 2 * information)
  return { error: 1 / Math.sqrt(information), followed: size ** 2 * information * shrink + byDrift * shrink }
}
