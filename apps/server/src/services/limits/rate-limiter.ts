import type { Clock } from '../../clock.ts'
import type { Store } from '../../store/open.ts'

/** One rule: so many calls of this name a window and key. */
export interface RateLimit {
  readonly name: string
  readonly max: number
  readonly windowSeconds: number
}

export interface RateVerdict {
  readonly allowed: boolean
  readonly limit: number
  readonly remaining: number
  /** Epoch milliseconds. */
  readonly resetsAt: number
}

/** Counts calls in fixed windows that begin with the first call. */
export interface RateLimiter {
  /** Counts one call. */
  count(rule: RateLimit, key: string): Promise<RateVerdict>
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

type CountUp = (bucket: string, now: number, resetsAt: number) => Promise<{ count: number; resetsAt: number }>
interface Counters {
  readonly countUp: CountUp
  readonly drop: (bucket: string) => Promise<void>
}

const BUCKETS_BEFORE_SWEEP = 10_000

const memoryCounters = (): Counters => {
  const counts = new Map<string, { count: number; resetsAt: number }>()
  let sweepAbove = BUCKETS_BEFORE_SWEEP
  return {
    async countUp(bucket, now, resetsAt) {
      if (counts.size > sweepAbove) {
        for (const [name, one] of counts) if (one.resetsAt <= now) counts.delete(name)
        // What is left still counts; to look at all of it again with every call would cost more than the calls.
        sweepAbove = Math.max(BUCKETS_BEFORE_SWEEP, 2 * counts.size)
      }
      const known = counts.get(bucket)
      const entry = known === undefined || known.resetsAt <= now ? { count: 0, resetsAt } : known
      entry.count += 1
      counts.set(bucket, entry)
      return entry
    },
    async drop(bucket) {
      counts.delete(bucket)
    },
  }
}

const databaseCounters = ({ db }: Store): Counters => ({
  countUp: async (bucket, now, resetsAt) =>
    db
      .insertInto('rateCounts')
      .values({ bucket, count: 1, resetsAt })
      .onConflict((conflict) =>
        conflict.column('bucket').doUpdateSet((eb) => ({
          count: eb
            .case()
            .when('rateCounts.resetsAt', '<=', now)
            .then(1)
            .else(eb('rateCounts.count', '+', 1))
            .end(),
          resetsAt: eb
            .case()
            .when('rateCounts.resetsAt', '<=', now)
            .then(resetsAt)
            .else(eb.ref('rateCounts.resetsAt'))
            .end(),
        })),
      )
      .returning(['count', 'resetsAt'])
      .executeTakeFirstOrThrow(),
  async drop(bucket) {
    await db.deleteFrom('rateCounts').where('bucket', '=', bucket).execute()
  },
})

/**
 * Removes shared counters whose window is over; gives how many. Each address that calls and each e-mail address that
 * somebody tries has one, so they would only ever become more.
 */
export const forgetCounters = ({ store, clock }: Pick<RateLimiterOptions, 'store' | 'clock'>): Promise<number> =>
  store.transact(async ({ db }) => {
    const gone = await db.deleteFrom('rateCounts').where('resetsAt', '<=', clock.now()).executeTakeFirst()
    return Number(gone.numDeletedRows)
  })

export const rateLimiter = ({ enabled, scale, clock, store }: RateLimiterOptions): RateLimiter => {
  const counters = store.kind === 'postgres' ? databaseCounters(store) : memoryCounters()
  const bucketOf = (rule: RateLimit, key: string) => `${rule.name}:${key}`
  return {
    async count(rule, key) {
      const now = clock.now()
      const limit = Math.max(1, Math.round(rule.max * scale))
      const resetsAt = now + rule.windowSeconds * 1000
      if (!enabled) return { allowed: true, limit, remaining: limit, resetsAt }
      const entry = await counters.countUp(bucketOf(rule, key), now, resetsAt)
      return {
        allowed: entry.count <= limit,
        limit,
        remaining: Math.max(0, limit - entry.count),
        resetsAt: entry.resetsAt,
      }
    },
    async forget(rule, key) {
      if (enabled) await counters.drop(bucketOf(rule, key))
    },
  }
}
