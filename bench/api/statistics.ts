/** What a series of durations says. Times are milliseconds. */
export interface Series {
  /** Finished calls a second. */
  readonly rate: number
  readonly p50: number
  readonly p99: number
}

/** The `q`-quantile (0 to 1) of sorted figures; not a number where there are none. */
export const quantile = (sorted: readonly number[], q: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))] ?? Number.NaN

/** Sums up the durations (ms) of calls that were finished within `seconds`. */
export const summarise = (durations: readonly number[], seconds: number): Series => {
  const sorted = durations.toSorted((a, b) => a - b)
  return { rate: durations.length / seconds, p50: quantile(sorted, 0.5), p99: quantile(sorted, 0.99) }
}
