import { HOUR_SECONDS, MINUTE_MS } from '@pacemeal/domain'
import type { Ports } from '../../ports.ts'
import { Refusal } from '../../refusal.ts'
import type { Transaction } from '../../store/open.ts'
import type { UserRow } from '../../store/tables.ts'
import type { SignedIn } from '../caller.ts'
import type { RateLimit } from '../limits/rate-limit.ts'
import { isPassword } from './passwords.ts'

/** A sign-in proves who somebody is for so long; afterwards the device may lie open on a table. */
const FRESH_MS = 10 * MINUTE_MS

/** How often a session's own password may be tried: whoever holds a session has more than one address to guess from. */
export const ownPasswordGuesses: RateLimit = { name: 'guess-own-password', max: 10, windowSeconds: HOUR_SECONDS }

/** Refuses a password that is not the person's. */
export const requirePassword = async (user: UserRow, password: string): Promise<void> => {
  if (user.passwordHash !== null && (await isPassword(password, user.passwordHash))) return
  throw new Refusal('user_invalid_credentials', ({ account }) => account.wrongPassword)
}

/**
 * Checks, inside the transaction, that what the caller proved before it still holds: the session has not ended, the password
 * has not changed, and no second factor was turned on. Otherwise somebody who is being locked out at this moment, for example
 * by a recovery, could still take the account over.
 */
export const requireStillProven = async ({ db, kind }: Transaction, { user, session }: SignedIn): Promise<void> => {
  const query = db.selectFrom('users').select(['passwordHash', 'mfa']).where('id', '=', user.id)
  const current = await (kind === 'postgres' ? query.forUpdate() : query).executeTakeFirst()
  const live = await db.selectFrom('sessions').select('id').where('id', '=', session.id).executeTakeFirst()
  if (current === undefined || live === undefined) {
    throw new Refusal('general_unauthorized_scope', ({ account }) => account.sessionEnded)
  }
  if (current.passwordHash !== user.passwordHash) {
    throw new Refusal('user_invalid_credentials', ({ account }) => account.passwordChangedMeanwhile)
  }
  if (current.mfa === 1 && user.mfa === 0) {
    throw new Refusal('user_challenge_required', ({ account }) => account.enterCode)
  }
}

const countGuess = async ({ limits, clock }: Ports<'clock' | 'limits'>, { user }: SignedIn): Promise<void> => {
  const { allowed, resetsAt } = await limits.count(ownPasswordGuesses, user.id)
  if (allowed) return
  const retryAfter = Math.max(1, Math.ceil((resetsAt - clock.now()) / 1000))
  throw new Refusal('general_rate_limit_exceeded', ({ general }) => general.tooManyAttempts, {
    retryAfter,
  })
}

/**
 * Refuses what cannot be undone unless the person has just proven who they are: by the password, or by having signed in
 * within the last minutes, which is the way of somebody without a password.
 */
export const requireProof = async (
  backend: Ports<'clock' | 'limits'>,
  caller: SignedIn,
  password: string | undefined,
): Promise<void> => {
  if (password !== undefined) {
    await countGuess(backend, caller)
    return requirePassword(caller.user, password)
  }
  if (backend.clock.now() - Date.parse(caller.session.createdAt) <= FRESH_MS) return
  throw new Refusal('user_challenge_required', ({ account }) =>
    caller.user.passwordHash === null ? account.signInAgain : account.enterPassword,
  )
}
