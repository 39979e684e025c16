import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import type { SettableClock } from '../clock.ts'
import type { Store } from './open.ts'

/** How often the database is asked for the time. */
const ASK_EVERY_MS = 10_000
/** A clock that is nearer than this stays as it is, so that time does not step back for the length of an answer. */
const TOLERANCE_MS = 500
/** An answer that took longer says too little of the moment. */
const MAX_ANSWER_MS = 1000
/** The machine's own clock is told to be wrong beyond this. */
const TELL_BEYOND_MS = 5000

/** A clock that follows the database's. */
export interface FollowedClock {
  stop(): void
}

/** How far the database's clock is ahead of this one, in milliseconds; undefined where it cannot be said. */
const askAhead = async ({ db }: Pick<Store, 'db'>, clock: SettableClock): Promise<number | undefined> => {
  const [asked, from] = [performance.now(), clock.now()]
  const { rows } = await sql<{ now: number }>`
    select (extract(epoch from clock_timestamp()) * 1000)::double precision as now`.execute(db)
  const took = performance.now() - asked
  const now = rows[0]?.now
  return now === undefined || took > MAX_ANSWER_MS ? undefined : now - (from + took / 2)
}

/**
 * Keeps a process at the time of the Postgres that it shares with others. Leases, timers and limits compare moments that
 * other processes wrote: with clocks of their own, a machine whose clock is an hour ahead takes every run from its holder
 * and fires every timer early. A clock that is set meanwhile is not followed. Resolves once the time is known; while the
 * database is away it goes on evenly.
 */
export const followDatabaseClock = async (
  store: Pick<Store, 'db'>,
  clock: SettableClock,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<FollowedClock> => {
  let isSet = false
  let isToldOff = false
  const tell = (): void => {
    const ahead = Date.now() - clock.now()
    const isOff = Math.abs(ahead) > TELL_BEYOND_MS
    if (isOff && !isToldOff) {
      const seconds = Math.round(ahead / 1000)
      log.warn(
        { aheadSeconds: seconds },
        'the clock of this machine differs from the one of the database, which is used',
      )
    }
    isToldOff = isOff
  }
  const follow = async (): Promise<void> => {
    const ahead = await askAhead(store, clock)
    if (ahead === undefined) return
    if (!isSet || Math.abs(ahead) > TOLERANCE_MS) clock.set(clock.now() + (Math.abs(ahead) > TOLERANCE_MS ? ahead : 0))
    isSet = true
    tell()
  }
  await follow()
  const timer = setInterval(() => {
    // What keeps the database from answering is told by everything else that asks it.
    follow().catch(() => undefined)
  }, ASK_EVERY_MS)
  timer.unref()
  return { stop: () => clearInterval(timer) }
}
