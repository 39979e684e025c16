import { HOUR_MS, MINUTE_MS } from '@pacemeal/domain'
import type { RateLimit } from './rate-limit.ts'

/** How many guesses count against a key, and when the last of them was made (epoch milliseconds). */
export interface Guesses {
  readonly count: number
  readonly lastAt: number
}

/** The pause after the guess that used the free ones up; each further one is twice as long, up to an hour. */
const FIRST_PAUSE_MS = MINUTE_MS
const MAX_PAUSE_MS = HOUR_MS

/** A guess stops counting after so long without another: as many as are free stop counting within one window. */
const forgivenessMs = ({ windowSeconds }: RateLimit, free: number): number => (windowSeconds * 1000) / free

/** What still counts of the guesses made before. */
const remembered = (rule: RateLimit, free: number, before: Guesses | undefined, now: number): number => {
  if (before === undefined) return 0
  const forgiven = Math.floor((now - before.lastAt) / forgivenessMs(rule, free))
  return Math.max(0, before.count - Math.max(0, forgiven))
}

/** The moment from which another guess may be made; at or before `lastAt` when there is no pause. */
const openFrom = (free: number, { count, lastAt }: Guesses): number =>
  count < free ? lastAt : lastAt + Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (count - free))

export type GuessDecision =
  | {
      readonly allowed: true
      /** What is to be kept from now on. */
      readonly guesses: Guesses
      readonly remaining: number
      readonly opensAt: number
    }
  | { readonly allowed: false; readonly remaining: 0; readonly opensAt: number }

/**
 * Whether a guess may be made now. The first ones are free; whoever guesses on waits between two guesses, each time
 * twice as long. A guess that is refused does not count, so that waiting is never made longer by trying.
 */
export const decideGuess = (rule: RateLimit, free: number, before: Guesses | undefined, now: number): GuessDecision => {
  const opensAt = before === undefined ? now : openFrom(free, before)
  if (opensAt > now) return { allowed: false, remaining: 0, opensAt }
  const guesses = { count: remembered(rule, free, before, now) + 1, lastAt: now }
  return { allowed: true, guesses, remaining: Math.max(0, free - guesses.count), opensAt: openFrom(free, guesses) }
}
