import { hashSecret } from '../../ids.ts'
import type { Ports } from '../../ports.ts'
import { providerIds } from '../../provider-ids.ts'
import { Refusal } from '../../refusal.ts'
import type { TokenRow } from '../../store/tables.ts'
import { findUserByEmail, requireUser } from './find-user.ts'
import { redeemToken, requireToken } from './one-time-tokens.ts'
import { type OpenedSession, openSession, type Visitor } from './open-session.ts'
import { hashPassword, isOutdatedHash, isPassword, wasteAsMuchTime } from './passwords.ts'

const invalidCredentials = (reason?: 'unknown_account') =>
  new Refusal('user_invalid_credentials', ({ account }) => account.wrongSignIn, reason === undefined ? {} : { reason })

/** Signs in by address and password. That the address is unknown is said only where the settings allow it. */
export const signIn = async (
  backend: Ports<'clock' | 'config' | 'events' | 'store'>,
  email: string,
  password: string,
  visitor: Visitor,
): Promise<OpenedSession> => {
  const user = await findUserByEmail(backend.store, email)
  if (user === undefined || user.passwordHash === null) {
    await wasteAsMuchTime(password, backend.config.passwordHashing)
    const isUnknown = user === undefined && backend.config.revealUnknownAccount
    throw invalidCredentials(isUnknown ? 'unknown_account' : undefined)
  }
  if (!(await isPassword(password, user.passwordHash))) throw invalidCredentials()
  const { passwordHashing } = backend.config
  const anew = isOutdatedHash(user.passwordHash, passwordHashing) ? await hashPassword(password, passwordHashing) : null
  const opened = await backend.store.transact(async (tx) => {
    const current = await requireUser(tx, user.id)
    if (current.passwordHash !== user.passwordHash) return undefined
    if (anew !== null) await tx.db.updateTable('users').set({ passwordHash: anew }).where('id', '=', user.id).execute()
    return openSession(tx, backend, current, 'email', visitor)
  })
  // A password that was changed while we compared does not open a session any more; one whose hash was made anew does.
  return opened ?? signIn(backend, email, password, visitor)
}

export interface ProviderReturn {
  readonly userId: string
  /** The one-time secret that the provider's return gave. */
  readonly secret: string
  /** The secret of the browser that asks; empty when it began no sign-in. */
  readonly browser: string
}

/** A link with the return of a sign-in works in the browser that began it. */
const requireOwnBrowser = ({ browserHash }: TokenRow, browser: string): void => {
  if (browser !== '' && browserHash === hashSecret(browser)) return
  throw new Refusal('user_invalid_token', ({ account }) => account.otherBrowser)
}

/** Throws unless the return would sign somebody in now; it can still be used. */
export const requireProviderReturn = async (
  backend: Ports<'clock' | 'store'>,
  { userId, secret, browser }: ProviderReturn,
): Promise<void> =>
  requireOwnBrowser(await requireToken(backend.store, backend.clock, userId, 'sign-in', secret), browser)

/**
 * Signs in by a sign-in provider's return, in the browser that began it. Otherwise somebody could hand a link with the
 * return of their own sign-in to another person, who would go on in an account that is not theirs.
 */
export const signInWithToken = (
  backend: Ports<'clock' | 'events' | 'store'>,
  { userId, secret, browser }: ProviderReturn,
  visitor: Visitor,
): Promise<OpenedSession> =>
  backend.store.transact(async (tx) => {
    const token = await redeemToken(tx, backend.clock, userId, 'sign-in', secret)
    requireOwnBrowser(token, browser)
    const user = await requireUser(tx, userId)
    const provider = providerIds.find((id) => id === token.subject)
    return openSession(tx, backend, user, provider ?? 'token', visitor)
  })
