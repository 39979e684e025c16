import { DAY_MS } from '@pacemeal/domain'
import type { Clock } from '../../clock.ts'
import type { Store } from '../../store/open.ts'
import { type Counters, databaseCounters, memoryCounters } from './counters.ts'
import { decideGuess } from './guess-pauses.ts'
import type { RateLimit } from './rate-limit.ts'

export interface RateVerdict {
  readonly allowed: boolean
  readonly limit: number
  readonly remaining: number
  /** Epoch milliseconds. */
  readonly resetsAt: number
}

/** Counts calls in fixed windows that begin with the first call, and guesses with pauses that grow. */
export interface RateLimiter {
  /** Counts one call. */
  count(rule: RateLimit, key: string): Promise<RateVerdict>
  /** Counts one guess at a secret. Beyond `max` there is a pause before each further one; `resetsAt` is its end. */
  guess(rule: RateLimit, key: string): Promise<RateVerdict>
  /** Takes one guess back: it was right, or it was not made. */
  forgive(rule: RateLimit, key: string): Promise<void>
  /** Forgets the calls of a key, as a successful sign-in does. */
  forget(rule: RateLimit, key: string): Promise<void>
}

export interface RateLimiterOptions {
  readonly enabled: boolean
  /** Multiplies every maximum. */
  readonly scale: number
  readonly clock: Clock
  /** Shared counters live in the database, when several processes use it; a single process counts in memory. */
  readonly store: Store
}

/** Guesses are remembered for a day after the last one. */
const GUESSES_KEPT_MS = DAY_MS
/** How often a guess is decided anew when others are made at the same moment; beyond that it is refused. */
const MAX_CONTENTION = 20

/**
 * Removes shared counters whose window is over; gives how many. Each address that calls and each e-mail address that
 * somebody tries has one, so they would only ever become more.
 */
export const purgeCounters = ({ store, clock }: Pick<RateLimiterOptions, 'store' | 'clock'>): Promise<number> =>
  store.transact(async ({ db }) => {
    const gone = await db.deleteFrom('rateCounts').where('resetsAt', '<=', clock.now()).executeTakeFirst()
    return Number(gone.numDeletedRows)
  })

export const rateLimiter = ({ enabled, scale, clock, store }: RateLimiterOptions): RateLimiter => {
  const local = memoryCounters()
  const shared = store.kind === 'postgres' ? databaseCounters(store) : local
  const countersOf = (rule: RateLimit): Counters => (rule.local === true ? local : shared)
  const bucketOf = (rule: RateLimit, key: string) => `${rule.name}:${key}`
  const limitOf = (rule: RateLimit) => Math.max(1, Math.round(rule.max * scale))
  const unlimited = (rule: RateLimit): RateVerdict => {
    const limit = limitOf(rule)
    return { allowed: true, limit, remaining: limit, resetsAt: clock.now() + rule.windowSeconds * 1000 }
  }
  return {
    async count(rule, key) {
      if (!enabled) return unlimited(rule)
      const now = clock.now()
      const limit = limitOf(rule)
      const entry = await countersOf(rule).countUp(bucketOf(rule, key), now, now + rule.windowSeconds * 1000)
      return {
        allowed: entry.count <= limit,
        limit,
        remaining: Math.max(0, limit - entry.count),
        resetsAt: entry.resetsAt,
      }
    },
    async guess(rule, key) {
      if (!enabled) return unlimited(rule)
      const bucket = bucketOf(rule, key)
      const limit = limitOf(rule)
      for (let attempt = 0; attempt < MAX_CONTENTION; attempt++) {
        const now = clock.now()
        const was = await shared.read(bucket, now)
        if (was !== undefined && was.resetsAt > now + GUESSES_KEPT_MS) {
          // No guess was made in the future: the clock was set back since, and the pause begins now.
          await shared.replace(bucket, was, { ...was, resetsAt: now + GUESSES_KEPT_MS }, now)
          continue
        }
        const before = was && { count: was.count, lastAt: was.resetsAt - GUESSES_KEPT_MS }
        const decision = decideGuess(rule, limit, before, now)
        const { allowed, remaining, opensAt } = decision
        const verdict = { allowed, limit, remaining, resetsAt: opensAt }
        if (!decision.allowed) return verdict
        const { count, lastAt } = decision.guesses
        // Several guesses within one millisecond are told apart by their number alone.
        if (await shared.replace(bucket, was, { count, resetsAt: lastAt + GUESSES_KEPT_MS }, now)) return verdict
      }
      return { allowed: false, limit, remaining: 0, resetsAt: clock.now() + 1000 }
    },
    async forgive(rule, key) {
      if (!enabled) return
      const bucket = bucketOf(rule, key)
      for (let attempt = 0; attempt < MAX_CONTENTION; attempt++) {
        const now = clock.now()
        const was = await shared.read(bucket, now)
        if (was === undefined || was.count === 0) return
        if (await shared.replace(bucket, was, { ...was, count: was.count - 1 }, now)) return
      }
    },
    async forget(rule, key) {
      if (enabled) await countersOf(rule).drop(bucketOf(rule, key))
    },
  }
}
