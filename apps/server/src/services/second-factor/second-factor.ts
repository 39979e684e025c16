import type { Updateable } from 'kysely'
import { nowText } from '../../clock.ts'
import { hashSecret, newSecret } from '../../ids.ts'
import type { Ports } from '../../ports.ts'
import { Refusal } from '../../refusal.ts'
import type { Handle, Transaction } from '../../store/open.ts'
import type { AuthenticatorRow, SessionRow, SessionsTable, TokenRow, UserRow } from '../../store/tables.ts'
import { tellSecondFactor } from '../accounts/account-notices.ts'
import { announceSession } from '../accounts/announce-account.ts'
import { changeUser } from '../accounts/change-account.ts'
import { endSessions } from '../accounts/end-sessions.ts'
import { lacksSecondFactor } from '../accounts/find-caller.ts'
import { issueToken } from '../accounts/one-time-tokens.ts'
import { requireStillProven } from '../accounts/prove-person.ts'
import type { SignedIn } from '../caller.ts'
import { seal, unseal } from '../sealing/seal.ts'
import { authenticatorOf } from '../sealing/seal-kept-secrets.ts'
import { requireFreshProof } from './fresh-proof.ts'
import { issueRecoveryCodes, takeRecoveryCode } from './recovery-codes.ts'
import { newTotpSecret, totpStep, totpUri } from './totp.ts'

type Backend = Ports<'clock' | 'config' | 'events' | 'limits' | 'store' | 'timers'>

/** What can be proven beside the password here. */
export const factors = ['totp', 'recoverycode'] as const
export type Factor = (typeof factors)[number]

const findAuthenticator = async ({ db }: Handle, userId: string): Promise<AuthenticatorRow | undefined> =>
  db.selectFrom('authenticators').selectAll().where('userId', '=', userId).executeTakeFirst()

const noAuthenticator = () => new Refusal('user_authenticator_not_found', ({ account }) => account.noAuthenticator)
const wrongCode = () => new Refusal('user_invalid_token', ({ account }) => account.wrongCode)

const hasRecoveryCodes = async ({ db }: Handle, userId: string): Promise<boolean> =>
  (await db.selectFrom('recoveryCodes').select('codeHash').where('userId', '=', userId).executeTakeFirst()) !==
  undefined

/** Which factors a person has. */
export const listFactors = async ({ store }: Ports<'store'>, { user }: SignedIn) => ({
  totp: (await findAuthenticator(store, user.id))?.confirmed === 1,
  phone: false,
  email: false,
  recoveryCode: await hasRecoveryCodes(store, user.id),
  custom: false,
})

/** Counts a code as used, once; of parallel tries one succeeds. */
const takeCode = async (
  tx: Transaction,
  { clock, config }: Ports<'clock' | 'config'>,
  row: AuthenticatorRow,
  code: string,
): Promise<boolean> => {
  const step = totpStep(unseal(row.secret, authenticatorOf(row.userId), config), code, clock.now())
  if (step === undefined) return false
  const taken = await tx.db
    .updateTable('authenticators')
    .set({ lastStep: step })
    .where('userId', '=', row.userId)
    .where('lastStep', '<', step)
    .executeTakeFirst()
  return taken.numUpdatedRows === 1n
}

/** Notes in the session that the factor was proven, now; `change` is what else changes on it. */
const markProven = async (
  tx: Transaction,
  backend: Backend,
  { session }: SignedIn,
  change: Pick<Updateable<SessionsTable>, 'secretHash'> = {},
): Promise<SessionRow> => {
  const now = nowText(backend.clock)
  const proven = await tx.db
    .updateTable('sessions')
    .set({ ...change, secondFactorAt: now, updatedAt: now })
    .where('id', '=', session.id)
    .returningAll()
    .executeTakeFirst()
  if (proven === undefined) throw new Refusal('general_unauthorized_scope', ({ account }) => account.sessionEnded)
  announceSession(tx, backend, proven, 'update')
  return proven
}

export interface NewAuthenticator {
  readonly secret: string
  readonly uri: string
}

/** Begins to set an authenticator app up. It counts once a code of it was confirmed. */
export const createAuthenticator = async (
  backend: Backend,
  caller: SignedIn,
  password: string | undefined,
): Promise<NewAuthenticator> => {
  const { user } = caller
  await requireFreshProof(backend, caller, password)
  if (user.mfa === 1) {
    throw new Refusal('user_authenticator_already_verified', ({ account }) => account.authenticatorSetUp)
  }
  const secret = newTotpSecret()
  await backend.store.transact(async (tx) => {
    await requireStillProven(tx, caller)
    const { db } = tx
    await db.deleteFrom('authenticators').where('userId', '=', user.id).execute()
    const sealed = seal(secret, authenticatorOf(user.id), backend.config)
    const row = { userId: user.id, secret: sealed, confirmed: 0, lastStep: 0, createdAt: nowText(backend.clock) }
    await db.insertInto('authenticators').values(row).execute()
  })
  return { secret, uri: totpUri(secret, user.email) }
}

/** Takes the first code of an authenticator app: from now on its codes count. */
export const confirmAuthenticator = (backend: Backend, caller: SignedIn, code: string): Promise<UserRow> =>
  backend.store.transact(async (tx) => {
    const row = await findAuthenticator(tx, caller.user.id)
    if (row === undefined) throw noAuthenticator()
    if (row.confirmed === 1) {
      throw new Refusal('user_authenticator_already_verified', ({ account }) => account.authenticatorConfirmed)
    }
    if (!(await takeCode(tx, backend, row, code))) throw wrongCode()
    await tx.db.updateTable('authenticators').set({ confirmed: 1 }).where('userId', '=', row.userId).execute()
    await markProven(tx, backend, caller)
    return caller.user
  })

/** Gives new recovery codes, which are told once. Earlier ones stop working, where the caller means to replace them. */
export const createRecoveryCodes = async (
  backend: Backend,
  caller: SignedIn,
  { replaces }: { readonly replaces: boolean },
): Promise<readonly string[]> => {
  const userId = caller.user.id
  if (caller.user.mfa === 1) await requireFreshProof(backend, caller)
  return backend.store.transact(async (tx) => {
    await requireStillProven(tx, caller)
    if ((await findAuthenticator(tx, userId))?.confirmed !== 1) throw noAuthenticator()
    const hasSome = await hasRecoveryCodes(tx, userId)
    // Codes of a set-up that was never finished guard nothing.
    if (!replaces && hasSome && caller.user.mfa === 1) {
      throw new Refusal('user_recovery_codes_already_exists', ({ account }) => account.recoveryCodesThere)
    }
    return issueRecoveryCodes(tx, backend, userId)
  })
}

/**
 * Asks for the second factor at each sign-in from now on, or no longer. Turned on, every other session ends: none of them
 * has proven it.
 */
export const setSecondFactor = async (backend: Backend, caller: SignedIn, isOn: boolean): Promise<UserRow> => {
  const { user, session } = caller
  if ((user.mfa === 1) === isOn) return user
  if (!isOn) await requireFreshProof(backend, caller)
  return backend.store.transact(async (tx) => {
    await requireStillProven(tx, caller)
    if (isOn) {
      const hasBoth = (await findAuthenticator(tx, user.id))?.confirmed === 1 && (await hasRecoveryCodes(tx, user.id))
      if (!hasBoth || session.secondFactorAt === null) {
        throw new Refusal('user_authenticator_not_found', ({ account }) => account.setUpFactorsFirst)
      }
      await endSessions(tx, backend, user.id, { except: session.id })
    }
    const changed = await changeUser(tx, backend, user.id, { mfa: isOn ? 1 : 0 }, 'update.mfa')
    await tellSecondFactor(tx, backend, changed)
    return changed
  })
}

/** Forgets a person's second factor. */
const forgetFactors = async ({ db }: Transaction, userId: string): Promise<void> => {
  await db.deleteFrom('authenticators').where('userId', '=', userId).execute()
  await db.deleteFrom('recoveryCodes').where('userId', '=', userId).execute()
}

/** Removes the authenticator app and the recovery codes; sign-ins no longer ask for them. */
export const deleteAuthenticator = async (backend: Backend, caller: SignedIn): Promise<void> => {
  await requireFreshProof(backend, caller)
  await backend.store.transact(async (tx) => {
    await requireStillProven(tx, caller)
    if ((await findAuthenticator(tx, caller.user.id)) === undefined) throw noAuthenticator()
    await forgetFactors(tx, caller.user.id)
    if (caller.user.mfa === 0) return
    await tellSecondFactor(tx, backend, await changeUser(tx, backend, caller.user.id, { mfa: 0 }, 'update.mfa'))
  })
}

/** Lets a person in again who has lost phone and codes: for operators, who make sure of who asks. `record` writes it down. */
export const resetSecondFactor = async (
  backend: Ports<'clock' | 'events' | 'store' | 'timers'>,
  userId: string,
  record: (tx: Transaction) => Promise<void>,
): Promise<void> => {
  await backend.store.transact(async (tx) => {
    await record(tx)
    await forgetFactors(tx, userId)
    await tellSecondFactor(tx, backend, await changeUser(tx, backend, userId, { mfa: 0 }, 'update.mfa'))
    await endSessions(tx, backend, userId)
  })
}

const subjectOf = ({ session }: SignedIn, factor: string): string => `${session.id}/${factor}`

/** Begins to prove a factor in this session. */
export const createChallenge = async (backend: Backend, caller: SignedIn, factor: Factor): Promise<TokenRow> => {
  const { user } = caller
  const available = await listFactors(backend, caller)
  if (!(factor === 'totp' ? available.totp : available.recoveryCode)) throw noAuthenticator()
  const { row } = await backend.store.transact((tx) =>
    issueToken(tx, backend.clock, user.id, 'second-factor', subjectOf(caller, factor)),
  )
  return row
}

export interface ProvenSession {
  readonly session: SessionRow
  /** The new value of the cookie, of a sign-in; undefined where the session had been proven before. */
  readonly secret: string | undefined
}

/**
 * Proves a factor by a code. The session that began it can do everything from then on. At a sign-in, where it could do
 * nothing before, it gets a new secret at once: whoever learned the one from before the proof has nothing of it. Later the secret
 * is renewed as after any other proof.
 */
export const answerChallenge = (
  backend: Backend,
  caller: SignedIn,
  challengeId: string,
  code: string,
): Promise<ProvenSession> =>
  backend.store.transact(async (tx) => {
    const { user } = caller
    const challenge = await tx.db
      .selectFrom('tokens')
      .selectAll()
      .where('id', '=', challengeId)
      .where('userId', '=', user.id)
      .where('purpose', '=', 'second-factor')
      .where('expiresAt', '>', nowText(backend.clock))
      .executeTakeFirst()
    const factor = factors.find((one) => challenge?.subject === subjectOf(caller, one))
    if (challenge === undefined || factor === undefined) throw wrongCode()
    const row = await findAuthenticator(tx, user.id)
    const isRight =
      factor === 'recoverycode'
        ? await takeRecoveryCode(tx, user.id, code)
        : row?.confirmed === 1 && (await takeCode(tx, backend, row, code))
    if (!isRight) throw wrongCode()
    await tx.db.deleteFrom('tokens').where('id', '=', challenge.id).execute()
    if (!lacksSecondFactor(caller)) return { session: await markProven(tx, backend, caller), secret: undefined }
    const secret = newSecret()
    return { session: await markProven(tx, backend, caller, { secretHash: hashSecret(secret) }), secret }
  })
