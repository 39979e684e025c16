/** A normal distribution over a few states: means, and the covariance by rows. */
export interface Gaussian {
  readonly mean: readonly number[]
  readonly covariance: readonly (readonly number[])[]
}

/** What is seen in one observation: how it depends on the states, its value and the variance of its error. */
export interface Observation {
  readonly loading: readonly number[]
  readonly value: number
  readonly variance: number
}

/** A row of a matrix that is mostly zero: the columns that hold something, with their factors. */
export type SparseRow = readonly (readonly [column: number, factor: number])[]

/** Degrees of freedom of the Student t error: heavy enough that a weigh-in in winter clothes counts little (own choice). */
const DEGREES_OF_FREEDOM = 5

const entry = (row: readonly number[] | undefined, i: number): number => row?.[i] ?? 0

/** Scalar product of two vectors of the same length. */
export const dot = (a: readonly number[], b: readonly number[]): number => {
  let sum = 0
  for (let i = 0; i < a.length; i++) sum += entry(a, i) * entry(b, i)
  return sum
}

const times = (m: readonly (readonly number[])[], v: readonly number[]): number[] => m.map((row) => dot(row, v))

/** Independent states with these means and standard deviations. */
export const independent = (mean: readonly number[], deviation: readonly number[]): Gaussian => ({
  mean,
  covariance: deviation.map((d, i) => deviation.map((_, j) => (i === j ? d * d : 0))),
})

/** The state with this covariance between two of its entries. */
export const linked = (state: Gaussian, a: number, b: number, covariance: number): Gaussian => ({
  mean: state.mean,
  covariance: state.covariance.map((row, i) =>
    row.map((c, j) => ((i === a && j === b) || (i === b && j === a) ? covariance : c)),
  ),
})

/** Variance of a weighted sum of the states. */
export const varianceOf = (state: Gaussian, weights: readonly number[]): number =>
  dot(weights, times(state.covariance, weights))

const sparseDot = (row: SparseRow, v: readonly number[]): number => {
  let sum = 0
  for (const [column, factor] of row) sum += factor * entry(v, column)
  return sum
}

/** The state one step later: `transition · state + input`, with independent noise of the given variances. */
export function predict(
  state: Gaussian,
  transition: readonly SparseRow[],
  input: readonly number[],
  noise: readonly number[],
): Gaussian {
  // Rows of P·Fᵀ are F applied to the rows of P; the covariance is symmetric, so F applied again to its columns.
  const half = state.covariance.map((row) => transition.map((moved) => sparseDot(moved, row)))
  const covariance = transition.map((row, i) =>
    half.map((_, j) => {
      let sum = 0
      for (const [k, factor] of row) sum += factor * entry(half[k], j)
      return i === j ? sum + entry(noise, i) : sum
    }),
  )
  const moved = transition.map((row) => sparseDot(row, state.mean))
  return { mean: moved.map((m, i) => m + entry(input, i)), covariance }
}

/**
 * The state after one observation whose error is Student t: a surprising one widens its own error, so that it counts
 * less (the weight of the EM algorithm for t errors; Lange, Little and Taylor 1989). One observation is a number, so no
 * matrix is inverted. `surprise` is the distance in standard deviations, `logLikelihood` is up to a constant.
 */
export function observe(
  state: Gaussian,
  { loading, value, variance }: Observation,
): { state: Gaussian; surprise: number; logLikelihood: number } {
  const reach = times(state.covariance, loading)
  const known = dot(loading, reach)
  const total = known + variance
  const error = value - dot(loading, state.mean)
  const surprise = error / Math.sqrt(total)
  const square = surprise * surprise
  const weight = Math.min(1, (DEGREES_OF_FREEDOM + 1) / (DEGREES_OF_FREEDOM + square))
  const widened = Math.max(total / weight, total)
  const mean = state.mean.map((m, i) => m + (entry(reach, i) / widened) * error)
  const covariance = state.covariance.map((row, i) =>
    row.map((c, j) => c - (entry(reach, i) * entry(reach, j)) / widened),
  )
  return {
    state: { mean, covariance },
    surprise,
    logLikelihood: -0.5 * Math.log(total) - ((DEGREES_OF_FREEDOM + 1) / 2) * Math.log1p(square / DEGREES_OF_FREEDOM),
  }
}
