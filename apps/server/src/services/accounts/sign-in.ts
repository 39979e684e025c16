import type { Backend } from '../../backend.ts'
import { Refusal } from '../../refusal.ts'
import { findUserByEmail, requireUser } from './find-user.ts'
import { redeemToken } from './one-time-tokens.ts'
import { type OpenedSession, openSession, type Visitor } from './open-session.ts'
import { isPassword, wasteAsMuchTime } from './passwords.ts'

const invalidCredentials = (reason?: 'unknown_account') =>
  new Refusal(
    'user_invalid_credentials',
    'The e-mail address or the password is not right.',
    reason === undefined ? {} : { reason },
  )

/** Signs in by address and password. That the address is unknown is said only where the settings allow it. */
export const signIn = async (
  backend: Backend,
  email: string,
  password: string,
  visitor: Visitor,
): Promise<OpenedSession> => {
  const user = await findUserByEmail(backend.store, email)
  if (user === undefined || user.passwordHash === null) {
    await wasteAsMuchTime(password)
    const isUnknown = user === undefined && backend.config.revealUnknownAccount
    throw invalidCredentials(isUnknown ? 'unknown_account' : undefined)
  }
  if (!(await isPassword(password, user.passwordHash))) throw invalidCredentials()
  return backend.store.transact(async (tx) => {
    const current = await requireUser(tx, user.id)
    // A password that was changed while we compared does not open a session any more.
    if (current.passwordHash !== user.passwordHash) throw invalidCredentials()
    return openSession(tx, backend, current, 'email', visitor)
  })
}

/** Signs in by the one-time secret that a sign-in provider's return gave. */
export const signInWithToken = (
  backend: Backend,
  userId: string,
  secret: string,
  visitor: Visitor,
): Promise<OpenedSession> =>
  backend.store.transact(async (tx) => {
    const token = await redeemToken(tx, backend.clock, userId, 'sign-in', secret)
    const user = await requireUser(tx, userId)
    return openSession(tx, backend, user, token.subject === 'google' ? 'google' : 'token', visitor)
  })
