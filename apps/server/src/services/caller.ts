import { Refusal } from '../refusal.ts'
import type { SessionRow, UserRow } from '../store/tables.ts'

/** A person in whose name something is done: by their own call, or by work of the server for them. */
export interface Person {
  readonly user: UserRow
}

/** A person with a live session. */
export interface SignedIn extends Person {
  readonly session: SessionRow
}

/** Who calls; null is a guest. */
export type Caller = SignedIn | null

export const userRole = (userId: string): string => `user:${userId}`

/** Every role the caller holds: what permissions may name, and what readers of an event are compared with. */
export const rolesOf = (caller: Person | null): readonly string[] => {
  if (caller === null) return ['any', 'guests']
  const role = userRole(caller.user.id)
  const state = caller.user.emailVerified === 1 ? 'verified' : 'unverified'
  return ['any', 'users', `users/${state}`, role, `${role}/${state}`]
}

/** The person behind a call that guests may not make; 401 for guests. */
export const requireSignedIn = (caller: Caller): SignedIn => {
  if (caller === null) throw new Refusal('general_unauthorized_scope', ({ general }) => general.signInFirst)
  return caller
}
