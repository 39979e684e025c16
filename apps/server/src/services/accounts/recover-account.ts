import { nowText } from '../../clock.ts'
import type { Ports } from '../../ports.ts'
import type { Transaction } from '../../store/open.ts'
import type { TokenRow, UserRow } from '../../store/tables.ts'
import { tellPasswordChanged } from './account-notices.ts'
import { changeUser } from './change-account.ts'
import { requireUncommon } from './check-password.ts'
import { endSessions } from './end-sessions.ts'
import { requireUser } from './find-user.ts'
import { type DeviceClaim, purgeKnownDevices, rememberDevice } from './known-devices.ts'
import { redeemToken, requireToken } from './one-time-tokens.ts'
import { hashPassword } from './passwords.ts'

/**
 * Whoever recovers an account proves that its address is theirs. Ways in that do not hang on this address may be a
 * stranger's, who took the address in advance: sign-ins by another address, passkeys, and secrets that are under way.
 */
const closeOtherWaysIn = async ({ db }: Transaction, { id, email }: UserRow): Promise<void> => {
  await db.deleteFrom('identities').where('userId', '=', id).where('email', '<>', email).execute()
  await db.deleteFrom('passkeys').where('userId', '=', id).execute()
  await db.deleteFrom('tokens').where('userId', '=', id).execute()
}

export interface RecoveredAccount {
  readonly token: TokenRow
  /** By it the browser is recognised when the person signs in next. */
  readonly device: string
}

/**
 * Sets the password by the mailed secret, which also proves the address. Every session ends and every device is
 * forgotten; it opens none, but this browser is known from now on, so that nobody's guesses keep its person out.
 */
export const confirmRecovery = async (
  backend: Ports<'clock' | 'config' | 'events' | 'store' | 'timers'>,
  userId: string,
  secret: string,
  password: string,
  claim: DeviceClaim,
): Promise<RecoveredAccount> => {
  const owner = await requireUser(backend.store, userId)
  await requireToken(backend.store, backend.clock, userId, 'recovery', secret)
  await requireUncommon(password, owner)
  const passwordHash = await hashPassword(password, backend.config.passwordHashing)
  return backend.store.transact(async (tx) => {
    const token = await redeemToken(tx, backend.clock, userId, 'recovery', secret)
    const user = await requireUser(tx, userId)
    const emailVerified = token.subject === user.email ? 1 : user.emailVerified
    const change = { passwordHash, passwordChangedAt: nowText(backend.clock), emailVerified }
    const changed = await changeUser(tx, backend, userId, change, 'update.password')
    await tellPasswordChanged(tx, backend, changed)
    await closeOtherWaysIn(tx, user)
    await endSessions(tx, backend, userId)
    await purgeKnownDevices(tx, userId)
    return { token, device: await rememberDevice(tx, backend, userId, claim) }
  })
}
