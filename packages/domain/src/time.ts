/** Lengths of time in milliseconds, as moments and timers count them. A local day may be shorter or longer: see `dayBounds`. */
export const MINUTE_MS = 60_000
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS

/** Lengths of time in seconds, as cookies, caches and rate limits count them. */
export const MINUTE_SECONDS = 60
export const HOUR_SECONDS = 60 * MINUTE_SECONDS
export const DAY_SECONDS = 24 * HOUR_SECONDS

/** Minutes of a wall-clock day. Minutes from here on are of the following day. */
export const DAY_MINUTES = 24 * 60

/** How far two minutes of the day are apart on the clock, over midnight where that is nearer. */
export const clockDistance = (one: number, other: number): number => {
  const apart = Math.abs(one - other)
  return Math.min(apart, DAY_MINUTES - apart)
}
