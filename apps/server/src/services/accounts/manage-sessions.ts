import type { Ports } from '../../ports.ts'
import { Refusal } from '../../refusal.ts'
import type { SessionRow } from '../../store/tables.ts'
import type { SignedIn } from '../caller.ts'
import { announceSession } from './announce-account.ts'
import { endSessions } from './end-sessions.ts'
import { liveBounds } from './live-session.ts'
import { sessionExpiry } from './open-session.ts'

/** The caller's live sessions, newest first. */
export const listSessions = ({ store, clock }: Ports<'clock' | 'store'>, { user }: SignedIn): Promise<SessionRow[]> => {
  const { now, idleSince } = liveBounds(clock)
  return store.db
    .selectFrom('sessions')
    .selectAll()
    .where('userId', '=', user.id)
    .where('expiresAt', '>', now)
    .where('updatedAt', '>', idleSince)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .execute()
}

const notFound = () => new Refusal('user_session_not_found', ({ account }) => account.unknownSession)

const namedSession = (caller: SignedIn, id: string): string => (id === 'current' ? caller.session.id : id)

/** One of the caller's own sessions; `current` is the one that asks. */
export const requireSession = async (
  backend: Ports<'clock' | 'store'>,
  caller: SignedIn,
  id: string,
): Promise<SessionRow> => {
  const found = (await listSessions(backend, caller)).find((one) => one.id === namedSession(caller, id))
  if (found === undefined) throw notFound()
  return found
}

/** Lets a session last its full time from now. */
export const extendSession = (
  backend: Ports<'clock' | 'events' | 'store'>,
  caller: SignedIn,
  id: string,
): Promise<SessionRow> =>
  backend.store.transact(async (tx) => {
    const { now, idleSince } = liveBounds(backend.clock)
    const own = tx.db
      .selectFrom('sessions')
      .selectAll()
      .where('id', '=', namedSession(caller, id))
      .where('userId', '=', caller.user.id)
      .where('expiresAt', '>', now)
      .where('updatedAt', '>', idleSince)
    const session = await own.executeTakeFirst()
    if (session === undefined) throw notFound()
    const extended = { ...session, updatedAt: now, expiresAt: sessionExpiry(backend, session.remembered === 1) }
    await tx.db
      .updateTable('sessions')
      .set({ updatedAt: extended.updatedAt, expiresAt: extended.expiresAt })
      .where('id', '=', session.id)
      .execute()
    announceSession(tx, backend, extended, 'update')
    return extended
  })

/** Ends one of the caller's sessions. Gives whether it was the one that asked. */
export const endSession = async (
  backend: Ports<'clock' | 'events' | 'store'>,
  caller: SignedIn,
  id: string,
): Promise<boolean> => {
  const sessionId = namedSession(caller, id)
  const ended = await backend.store.transact((tx) => endSessions(tx, backend, caller.user.id, { only: [sessionId] }))
  if (ended === 0) throw notFound()
  return sessionId === caller.session.id
}

/** Signs the caller out everywhere. */
export const endAllSessions = async (
  backend: Ports<'clock' | 'events' | 'store'>,
  { user }: SignedIn,
): Promise<void> => {
  await backend.store.transact((tx) => endSessions(tx, backend, user.id))
}
