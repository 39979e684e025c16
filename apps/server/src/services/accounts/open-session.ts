import { DAY_MS, instantText } from '@pacemeal/domain'
import { nowText } from '../../clock.ts'
import { hashSecret, newId, newSecret } from '../../ids.ts'
import type { Ports } from '../../ports.ts'
import type { ProviderId } from '../../provider-ids.ts'
import { Refusal } from '../../refusal.ts'
import type { Transaction } from '../../store/open.ts'
import type { SessionRow, UserRow } from '../../store/tables.ts'
import { isBrokenReference } from '../../store/violations.ts'
import { announceSession } from './announce-account.ts'
import { endSessions } from './end-sessions.ts'
import { rememberDevice } from './known-devices.ts'
import { isLive, liveBounds } from './live-session.ts'

/** A remembered session lasts a year from its last extension, if it is used. */
const REMEMBERED_MS = 365 * DAY_MS
/** One that ends with the browser also ends when the browser is never closed. */
const BROWSER_MS = 7 * DAY_MS
const MAX_SESSIONS = 10

/** Where a session is opened from. */
export interface Visitor {
  readonly ip: string
  readonly userAgent: string
  /** What the browser shows to be recognised; empty when it shows nothing. */
  readonly device: string
  /** "Remember me": the session outlives the browser. */
  readonly remembered: boolean
}

export interface OpenedSession {
  readonly session: SessionRow
  /** The cookie's value; only its hash is stored. */
  readonly secret: string
  /** By it the browser is recognised the next time; undefined when it is not to be remembered. */
  readonly device: string | undefined
}

export const sessionExpiry = (backend: Ports<'clock'>, remembered: boolean): string =>
  instantText(backend.clock.now() + (remembered ? REMEMBERED_MS : BROWSER_MS))

const dropSurplus = async (tx: Transaction, backend: Ports<'clock' | 'events'>, session: SessionRow): Promise<void> => {
  const others = await tx.db
    .selectFrom('sessions')
    .select(['id', 'expiresAt', 'updatedAt'])
    .where('userId', '=', session.userId)
    .where('id', '<>', session.id)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .execute()
  const bounds = liveBounds(backend.clock)
  const { live = [], over = [] } = Object.groupBy(others, (one) => (isLive(one, bounds) ? 'live' : 'over'))
  const surplus = [...over, ...live.slice(MAX_SESSIONS - 1)]
  if (surplus.length > 0) await endSessions(tx, backend, session.userId, { only: surplus.map((one) => one.id) })
}

/** Signs a person in. Of more than ten sessions the oldest end. */
export const openSession = async (
  tx: Transaction,
  backend: Ports<'clock' | 'events'>,
  user: UserRow,
  provider: 'email' | ProviderId | 'passkey' | 'token',
  visitor: Visitor,
): Promise<OpenedSession> => {
  if (user.blocked === 1) throw new Refusal('user_blocked', ({ account }) => account.blocked)
  const now = nowText(backend.clock)
  const secret = newSecret()
  const session: SessionRow = {
    id: newId(),
    userId: user.id,
    secretHash: hashSecret(secret),
    provider,
    providerUid: user.email,
    ip: visitor.ip,
    userAgent: visitor.userAgent.slice(0, 500),
    remembered: visitor.remembered ? 1 : 0,
    createdAt: now,
    updatedAt: now,
    expiresAt: sessionExpiry(backend, visitor.remembered),
    // A passkey is something that the person has, which opens by what they know or are.
    secondFactorAt: provider === 'passkey' ? now : null,
  }
  try {
    await tx.db.insertInto('sessions').values(session).execute()
  } catch (error) {
    if (isBrokenReference(error)) throw new Refusal('user_not_found', ({ general }) => general.accountGone)
    throw error
  }
  await tx.db.updateTable('users').set({ accessedAt: now }).where('id', '=', user.id).execute()
  await dropSurplus(tx, backend, session)
  // A browser that somebody else uses next is not to be taken for theirs.
  const claim = { secret: visitor.device, userAgent: visitor.userAgent }
  const device = visitor.remembered ? await rememberDevice(tx, backend, user.id, claim) : undefined
  announceSession(tx, backend, session, 'create')
  return { session, secret, device }
}
