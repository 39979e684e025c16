const FIRST_MS = 5_000
const MAX_MS = 5 * 60_000

/** How long to wait before the next try, in milliseconds: twice as long each time, and never for all browsers at once. */
export const backoffMs = (attempts: number, random: number): number =>
  Math.min(MAX_MS, FIRST_MS * 2 ** (attempts - 1)) * (0.5 + random / 2)
