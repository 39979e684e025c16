import { nowText } from '../../clock.ts'
import type { Ports } from '../../ports.ts'
import type { SignedIn } from '../caller.ts'

/** Keeps the day of the last visit: one write a person and day. */
export const recordVisit = async (backend: Ports<'clock' | 'store'>, caller: SignedIn): Promise<SignedIn> => {
  const accessedAt = nowText(backend.clock)
  if (caller.user.accessedAt.slice(0, 10) >= accessedAt.slice(0, 10)) return caller
  await backend.store.db.updateTable('users').set({ accessedAt }).where('id', '=', caller.user.id).execute()
  return { ...caller, user: { ...caller.user, accessedAt } }
}
