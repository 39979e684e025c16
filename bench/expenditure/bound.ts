import type { Family } from './family.ts'

/**
 * What nobody can do better than: a reader of the log who knows the scatters that a family is drawn with, what every athlete
 * leaves out of the log, the density of tissue, and all water of cycle, loading, sodium and creatine. What is left is normal
 * and linear: water that comes and goes, the scale, the errors of one day's log, and a base that drifts. Days are logged in
 * full, every morning is weighed with the family's frequency, evenly.
 */

/** A body and its intake in the middle of those simulated: base and intake, kcal; energy of a kilogram, kcal. */
const BODY = { base: 2200, intake: 2700, density: 7750 }
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

/** Covariance of the weighed masses, kg², around what the log explains, and theirs with the base of the last day. */
function masses(family: Family, day: number, baseScatter: number) {
  const { density } = BODY
  const mornings = weighedMornings(family, day)
  const logged = family.logDeviation * BODY.intake
  // What a drift of the base in the night before day `j` makes of the mass of morning `d`, days.
  const drifted = (d: number, j: number) => Math.max(0, d - j)
  const nights = Array.from({ length: day }, (_, j) => j + 1)
  const covariance = mornings.map((a) =>
    mornings.map(
      (b) =>
        START_MASS ** 2 +
        (a * b * baseScatter ** 2 +
          family.drift ** 2 * nights.reduce((sum, j) => sum + drifted(a, j) * drifted(b, j), 0) +
          Math.min(a, b) * logged ** 2) /
          density ** 2 +
        family.water ** 2 * family.waterPersistence ** Math.abs(a - b) +
        (a === b ? family.scaleError ** 2 : 0),
    ),
  )
  const withBase = mornings.map(
    (d) => -(d * baseScatter ** 2 + family.drift ** 2 * nights.reduce((sum, j) => sum + drifted(d, j), 0)) / density,
  )
  return { mornings, covariance, withBase }
}

/** Standard deviation of the error with which the base of a day can be known, kcal, where the formula scatters by `formula` kcal. */
export function baseBound(family: Family, day: number, formula: number = family.baseDeviation * BODY.base): number {
  const { covariance, withBase } = masses(family, day, formula)
  const prior = formula ** 2 + family.drift ** 2 * day
  return Math.sqrt(prior - dot(withBase, solve(covariance, withBase)))
}

/**
 * What can be known of a step of the base so many days after it, where its day is known: the standard error of its size, kcal,
 * and the share of it that the best linear estimate of the base has followed, which takes steps to scatter by `size` kcal.
 */
export function stepBound(
  family: Family,
  { before, after, size }: { readonly before: number; readonly after: number; readonly size: number },
): { readonly error: number; readonly followed: number } {
  const { mornings, covariance, withBase } = masses(family, before + after, family.baseDeviation * BODY.base)
  const trace = mornings.map((d) => -Math.max(0, d - before) / BODY.density)
  const information = dot(trace, solve(covariance, trace))
  const byDrift = dot(trace, solve(covariance, withBase))
  const shrink = 1 / (1 + size ** 2 * information)
  return { error: 1 / Math.sqrt(information), followed: size ** 2 * information * shrink + byDrift * shrink }
}
