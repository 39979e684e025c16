/** Keeps `x` between `low` and `high`. */
export const clamp = (x: number, low: number, high: number): number => Math.min(Math.max(x, low), high)

/** The nearest whole number, halves up. */
export const roundWhole = (x: number): number => Math.round(x)

/** The nearest multiple of ten, halves up. */
export const roundToTen = (x: number): number => Math.round(x / 10) * 10

/** The next multiple of ten that is not below `x`; a stray bit of floating point does not cost ten more. */
export const roundUpToTen = (x: number): number => Math.ceil(x / 10 - 1e-9) * 10

/** To one decimal, halves up. */
export const roundTenth = (x: number): number => Math.round(x * 10) / 10

/** The mean of at least one number. */
export const mean = (first: number, ...rest: readonly number[]): number =>
  rest.reduce((sum, n) => sum + n, first) / (rest.length + 1)

/**
 * Splits a whole `total` into whole parts in proportion to `weights` so that the parts add up to it exactly
 * (largest remainder; ties go to the earlier part). With no weight at all every part is zero.
 */
export function apportion(total: number, weights: readonly number[]): readonly number[] {
  const sum = weights.reduce((a, b) => a + b, 0)
  if (sum <= 0) return weights.map(() => 0)
  const exact = weights.map((w) => (total * w) / sum)
  const parts = exact.map((x) => Math.floor(x + 1e-9))
  let missing = total - parts.reduce((a, b) => a + b, 0)
  const order = exact.map((x, i) => ({ i, rest: x - (parts[i] ?? 0) })).sort((a, b) => b.rest - a.rest || a.i - b.i)
  for (const { i } of order) {
    if (missing <= 0) break
    parts[i] = (parts[i] ?? 0) + 1
    missing -= 1
  }
  return parts
}
