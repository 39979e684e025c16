import type { Store } from '../../store/open.ts'

/** A counter and when it is over, in epoch milliseconds. */
export interface Counter {
  readonly count: number
  readonly resetsAt: number
}

/** Where calls and guesses are counted. */
export interface Counters {
  /** Counts one more; a counter that is over begins anew. */
  countUp(bucket: string, now: number, resetsAt: number): Promise<Counter>
  /** A counter that is not over. */
  read(bucket: string, now: number): Promise<Counter | undefined>
  /** Writes a counter if it still is what was read; false when somebody else was faster. */
  replace(bucket: string, was: Counter | undefined, next: Counter, now: number): Promise<boolean>
  drop(bucket: string): Promise<void>
}

const BUCKETS_BEFORE_SWEEP = 10_000

/** Counters of a single process. */
export const memoryCounters = (): Counters => {
  const counts = new Map<string, Counter>()
  let sweepAbove = BUCKETS_BEFORE_SWEEP
  const sweep = (now: number): void => {
    if (counts.size <= sweepAbove) return
    for (const [name, one] of counts) if (one.resetsAt <= now) counts.delete(name)
    // What is left still counts; to look at all of it again with every call would cost more than the calls.
    sweepAbove = Math.max(BUCKETS_BEFORE_SWEEP, 2 * counts.size)
  }
  const live = (bucket: string, now: number): Counter | undefined => {
    const known = counts.get(bucket)
    return known === undefined || known.resetsAt <= now ? undefined : known
  }
  return {
    async countUp(bucket, now, resetsAt) {
      sweep(now)
      const found = live(bucket, now)
      // One that ends later than one that begins now was begun before the clock was set back.
      const known = found !== undefined && found.resetsAt > resetsAt ? undefined : found
      const next = { count: (known?.count ?? 0) + 1, resetsAt: known?.resetsAt ?? resetsAt }
      counts.set(bucket, next)
      return next
    },
    read: async (bucket, now) => live(bucket, now),
    async replace(bucket, was, next, now) {
      sweep(now)
      const known = live(bucket, now)
      if (known?.count !== was?.count || known?.resetsAt !== was?.resetsAt) return false
      counts.set(bucket, next)
      return true
    },
    async drop(bucket) {
      counts.delete(bucket)
    },
  }
}

/** A call that is counted. */
interface Call {
  readonly bucket: string
  readonly now: number
  readonly resetsAt: number
}

/** Counts calls by one statement; gives to each what it counted, in the order of the calls. */
const countCalls = async ({ db }: Store, calls: readonly Call[]): Promise<readonly Counter[]> => {
  const now = Math.max(...calls.map((call) => call.now))
  const rows = [...Map.groupBy(calls, ({ bucket }) => bucket)].map(([bucket, ofBucket]) => {
    const resetsAt = Math.max(...ofBucket.map((call) => call.resetsAt))
    return { bucket, count: ofBucket.length, resetsAt }
  })
  const counted = await db
    .insertInto('rateCounts')
    // In one order, or two processes that count the same would wait for each other.
    .values(rows.toSorted((a, b) => (a.bucket < b.bucket ? -1 : 1)))
    .onConflict((conflict) =>
      conflict.column('bucket').doUpdateSet((eb) => ({
        count: eb
          .case()
          .when('rateCounts.resetsAt', '<=', now)
          .then(eb.ref('excluded.count'))
          .else(eb('rateCounts.count', '+', eb.ref('excluded.count')))
          .end(),
        resetsAt: eb
          .case()
          .when('rateCounts.resetsAt', '<=', now)
          .then(eb.ref('excluded.resetsAt'))
          .else(eb.ref('rateCounts.resetsAt'))
          .end(),
      })),
    )
    .returning(['bucket', 'count', 'resetsAt'])
    .execute()
  const before = new Map(counted.map((one) => [one.bucket, { ...one }]))
  for (const { bucket, count } of rows) {
    const one = before.get(bucket)
    if (one !== undefined) one.count -= count
  }
  return calls.map(({ bucket, resetsAt }) => {
    const one = before.get(bucket) ?? { count: 0, resetsAt }
    one.count += 1
    return { count: one.count, resetsAt: one.resetsAt }
  })
}

/** Counters that several processes on one database share. Calls that arrive together are counted by one statement. */
export const databaseCounters = (store: Store): Counters => {
  const { db } = store
  const count = store.gather<Call, Counter>({
    together: (calls) => countCalls(store, calls),
    async alone(call) {
      const [counter] = await countCalls(store, [call])
      return counter ?? { count: 1, resetsAt: call.resetsAt }
    },
  })
  return {
    countUp: (bucket, now, resetsAt) => count({ bucket, now, resetsAt }),
    read: (bucket, now) =>
      db
        .selectFrom('rateCounts')
        .select(['count', 'resetsAt'])
        .where('bucket', '=', bucket)
        .where('resetsAt', '>', now)
        .executeTakeFirst(),
    async replace(bucket, was, next, now) {
      if (was === undefined) {
        const inserted = await db
          .insertInto('rateCounts')
          .values({ bucket, ...next })
          .onConflict((conflict) => conflict.column('bucket').doUpdateSet(next).where('rateCounts.resetsAt', '<=', now))
          .returning('bucket')
          .executeTakeFirst()
        return inserted !== undefined
      }
      const updated = await db
        .updateTable('rateCounts')
        .set(next)
        .where('bucket', '=', bucket)
        .where('count', '=', was.count)
        .where('resetsAt', '=', was.resetsAt)
        .returning('bucket')
        .executeTakeFirst()
      return updated !== undefined
    },
    async drop(bucket) {
      await db.deleteFrom('rateCounts').where('bucket', '=', bucket).execute()
    },
  }
}
