import { nowText } from '../../clock.ts'
import type { Ports } from '../../ports.ts'
import type { SignedIn } from '../caller.ts'

const dayOf = (instant: string): string => instant.slice(0, 10)

/** Keeps the day of the last visit, of the person and of the session: one write a session and day. */
export const recordVisit = async ({ clock, store }: Ports<'clock' | 'store'>, caller: SignedIn): Promise<SignedIn> => {
  const { user, session } = caller
  const now = nowText(clock)
  const isSeen = (at: string): boolean => dayOf(at) >= dayOf(now)
  if (isSeen(user.accessedAt) && isSeen(session.updatedAt)) return caller
  const accessedAt = isSeen(user.accessedAt) ? user.accessedAt : now
  const updatedAt = isSeen(session.updatedAt) ? session.updatedAt : now
  await store.transact(async ({ db }) => {
    await db.updateTable('users').set({ accessedAt }).where('id', '=', user.id).execute()
    await db.updateTable('sessions').set({ updatedAt }).where('id', '=', session.id).execute()
  })
  return { user: { ...user, accessedAt }, session: { ...session, updatedAt } }
}
