import { sql } from 'kysely'
import type { Clock } from '../../clock.ts'
import { hashSecret } from '../../ids.ts'
import type { Handle, Store } from '../../store/open.ts'
import type { SessionRow, UserRow } from '../../store/tables.ts'
import type { Caller, SignedIn } from '../caller.ts'
import { isLive, type LiveBounds, liveBounds } from './live-session.ts'

/** Longer values cannot be ours and are not looked up. */
const MAX_SECRET_LENGTH = 2048

/** A session beside its person; what both tables call the same has the session's under names of its own. */
type FoundRow = UserRow &
  Omit<SessionRow, 'id' | 'createdAt' | 'updatedAt'> & {
    readonly sessionId: string
    readonly sessionCreatedAt: string
    readonly sessionUpdatedAt: string
  }

const toCaller = ({
  sessionId,
  sessionCreatedAt,
  sessionUpdatedAt,
  userId,
  secretHash,
  provider,
  providerUid,
  ip,
  userAgent,
  remembered,
  expiresAt,
  secondFactorAt,
  ...user
}: FoundRow): SignedIn => {
  const times = { createdAt: sessionCreatedAt, updatedAt: sessionUpdatedAt, expiresAt, secondFactorAt }
  return {
    user,
    session: { id: sessionId, userId, secretHash, provider, providerUid, ip, userAgent, remembered, ...times },
  }
}

/** Sessions that are live at a moment, by what is kept of their secrets. */
interface Lookup extends LiveBounds {
  readonly secretHash: string
}

const sessionColumns = sql`users.*, sessions.id as "sessionId", "userId", provider, "providerUid", ip, "userAgent", remembered,
      sessions."createdAt" as "sessionCreatedAt", sessions."updatedAt" as "sessionUpdatedAt", "expiresAt", "secondFactorAt"`

/** Sessions whose secret was renewed a moment ago, by the one from before: requests of other pages were under way by it. */
const findRenewed = async (db: Handle['db'], [first, ...others]: readonly Lookup[]): Promise<readonly FoundRow[]> => {
  if (first === undefined) return []
  const hashes = [...new Set([first, ...others].map(({ secretHash }) => secretHash))]
  const found = await sql<FoundRow>`
    select ${sessionColumns}, "formerHash" as "secretHash"
    from sessions join users on users.id = sessions."userId"
    where "formerHash" in (${sql.join(hashes)}) and "formerUntil" > ${first.now}`.execute(db)
  return found.rows
}

/** Every request asks this, so both rows come at once, and the statement is written out instead of built. */
const findSessions = async ({ db }: Handle, lookups: readonly Lookup[]): Promise<readonly Caller[]> => {
  const hashes = [...new Set(lookups.map(({ secretHash }) => secretHash))]
  const found = await sql<FoundRow>`
    select ${sessionColumns}, "secretHash"
    from sessions join users on users.id = sessions."userId"
    where "secretHash" in (${sql.join(hashes)})`.execute(db)
  const byHash = new Map(found.rows.map((row) => [row.secretHash, row]))
  const missing = lookups.filter(({ secretHash }) => !byHash.has(secretHash))
  for (const row of await findRenewed(db, missing)) byHash.set(row.secretHash, row)
  return lookups.map(({ secretHash, ...bounds }) => {
    const row = byHash.get(secretHash)
    const caller = row && toCaller(row)
    return caller !== undefined && isLive(caller.session, bounds) ? caller : null
  })
}

/** For each store: looks up a session by a statement that it may share with others. */
const lookups = new WeakMap<Store, (lookup: Lookup) => Promise<Caller>>()

const lookupIn = (store: Store): ((lookup: Lookup) => Promise<Caller>) => {
  const look =
    lookups.get(store) ??
    store.gather<Lookup, Caller>({
      together: (all) => findSessions(store, all),
      alone: async (one) => (await findSessions(store, [one]))[0] ?? null,
    })
  lookups.set(store, look)
  return look
}

/** The person whose live session has this secret, whatever was proven in it; null when it is forged, ended, expired or left unused. */
export const findSession = async (store: Store, clock: Clock, secret: string): Promise<Caller> => {
  if (secret === '' || secret.length > MAX_SECRET_LENGTH) return null
  return lookupIn(store)({ secretHash: hashSecret(secret), ...liveBounds(clock) })
}

/** Whether the person asks for a second factor that was not proven in this session: it can do nothing but prove it. */
export const lacksSecondFactor = ({ user, session }: SignedIn): boolean =>
  user.mfa === 1 && session.secondFactorAt === null

/** The person whose live session has this secret; null when it is forged, ended, expired or left unused, or lacks the second factor. */
export const findCaller = async (store: Store, clock: Clock, secret: string): Promise<Caller> => {
  const found = await findSession(store, clock, secret)
  return found === null || lacksSecondFactor(found) ? null : found
}
