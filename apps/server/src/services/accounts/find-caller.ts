import { sql } from 'kysely'
import { type Clock, nowText } from '../../clock.ts'
import { hashSecret } from '../../ids.ts'
import type { Handle } from '../../store/open.ts'
import type { SessionRow, UserRow } from '../../store/tables.ts'
import type { Caller, SignedIn } from '../caller.ts'

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

/** The person whose live session has this secret, whatever was proven in it; null when it is forged, ended or expired. */
export const findSession = async ({ db }: Handle, clock: Clock, secret: string): Promise<Caller> => {
  if (secret === '' || secret.length > MAX_SECRET_LENGTH) return null
  // Every request asks this, so both rows come at once, and the statement is written out instead of built.
  const found = await sql<FoundRow>`
    select users.*, sessions.id as "sessionId", "userId", "secretHash", provider, "providerUid", ip, "userAgent", remembered,
      sessions."createdAt" as "sessionCreatedAt", sessions."updatedAt" as "sessionUpdatedAt", "expiresAt", "secondFactorAt"
    from sessions join users on users.id = sessions."userId"
    where "secretHash" = ${hashSecret(secret)} and "expiresAt" > ${nowText(clock)}`.execute(db)
  const [row] = found.rows
  return row === undefined ? null : toCaller(row)
}

/** Whether the person asks for a second factor that was not proven in this session: it can do nothing but prove it. */
export const lacksSecondFactor = ({ user, session }: SignedIn): boolean =>
  user.mfa === 1 && session.secondFactorAt === null

/** The person whose live session has this secret; null when it is forged, ended or expired, or lacks the second factor. */
export const findCaller = async (handle: Handle, clock: Clock, secret: string): Promise<Caller> => {
  const found = await findSession(handle, clock, secret)
  return found === null || lacksSecondFactor(found) ? null : found
}
