import { CompiledQuery } from 'kysely'
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
    readonly formerUntil: string | null
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
  formerUntil: _,
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

/** Written out for each number of hashes: to build it anew costs more than to run it. */
const lookupTexts = new Map<string, string>()

const lookupText = (kind: Handle['kind'], column: 'secretHash' | 'formerHash', count: number): string => {
  const key = `${kind}/${column}/${count}`
  const marks = Array.from({ length: count }, (_, at) => (kind === 'postgres' ? `$${at + 1}` : '?')).join(', ')
  const text =
    lookupTexts.get(key) ??
    `select users.*, sessions.id as "sessionId", "userId", "${column}" as "secretHash", provider, "providerUid", ip, "userAgent",
      remembered, sessions."createdAt" as "sessionCreatedAt", sessions."updatedAt" as "sessionUpdatedAt", "expiresAt",
      "secondFactorAt", "formerUntil"
    from sessions join users on users.id = sessions."userId" where "${column}" in (${marks})`
  lookupTexts.set(key, text)
  return text
}

const findRows = async (
  { db, kind }: Handle,
  column: 'secretHash' | 'formerHash',
  lookups: readonly Lookup[],
): Promise<readonly FoundRow[]> => {
  const hashes = [...new Set(lookups.map(({ secretHash }) => secretHash))]
  const statement = CompiledQuery.raw(lookupText(kind, column, hashes.length), hashes)
  return (await db.executeQuery<FoundRow>(statement)).rows
}

/** Sessions whose secret was renewed a moment ago, by the one from before: requests of other pages were under way by it. */
const findRenewed = async (handle: Handle, lookups: readonly Lookup[]): Promise<readonly FoundRow[]> => {
  const [first] = lookups
  if (first === undefined) return []
  const rows = await findRows(handle, 'formerHash', lookups)
  return rows.filter(({ formerUntil }) => formerUntil !== null && formerUntil > first.now)
}

/** Every request asks this, so both rows come at once, and the statement is written out instead of built. */
const findSessions = async (handle: Handle, lookups: readonly Lookup[]): Promise<readonly Caller[]> => {
  const byHash = new Map((await findRows(handle, 'secretHash', lookups)).map((row) => [row.secretHash, row]))
  const missing = lookups.filter(({ secretHash }) => !byHash.has(secretHash))
  for (const row of await findRenewed(handle, missing)) byHash.set(row.secretHash, row)
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
