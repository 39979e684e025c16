import { DAY_MS } from '@pacemeal/domain'
import type { AllPorts, Ports } from '../../ports.ts'
import { Refusal } from '../../refusal.ts'
import type { UserRow } from '../../store/tables.ts'
import { insertUser } from '../accounts/create-account.ts'
import { findUser } from '../accounts/find-user.ts'
import { issueToken } from '../accounts/one-time-tokens.ts'
import { hashPassword } from '../accounts/passwords.ts'
import { confirmVerification } from '../accounts/verify-email.ts'
import { asOf } from './as-of.ts'
import { demoAccount } from './demo-athlete.ts'

/** Long enough for a trial of 14 days and two monthly payments. */
const JOINED_DAYS_AGO = 52

/** The demo's address belongs to an account that is not the demo's. */
export class DemoAddressTaken extends Error {
  constructor() {
    super(`${demoAccount.email} belongs to another account, so there is no demo athlete. Nothing was changed.`)
    this.name = 'DemoAddressTaken'
  }
}

/** The password is public, so the rules of new passwords would guard nothing here. */
const signUp = async (backend: AllPorts): Promise<UserRow> => {
  const { userId: id, email, name, password } = demoAccount
  const passwordHash = await hashPassword(password, backend.config.passwordHashing)
  const then = asOf(backend, backend.clock.now() - JOINED_DAYS_AGO * DAY_MS)
  try {
    return await then.store.transact((tx) =>
      insertUser(tx, then, { id, email, name, passwordHash, emailVerified: false }),
    )
  } catch (error) {
    if (!(error instanceof Refusal) || error.type !== 'user_already_exists') throw error
    // Another process may have been faster.
    const user = await findUser(backend.store, demoAccount.userId)
    if (user === undefined) throw new DemoAddressTaken()
    return user
  }
}

/** Proves the address like the mailed link does, without mailing it. */
const verify = async (backend: Ports<'clock' | 'events' | 'store'>, user: UserRow): Promise<void> => {
  const { secret } = await backend.store.transact((tx) =>
    issueToken(tx, backend.clock, user.id, 'verification', user.email),
  )
  await confirmVerification(backend, user.id, secret)
}

/** The demo's account, signed up and verified. Whatever somebody changed on it since stays. */
export const ensureDemoAccount = async (backend: AllPorts): Promise<UserRow> => {
  const user = (await findUser(backend.store, demoAccount.userId)) ?? (await signUp(backend))
  if (user.emailVerified === 1 || user.email !== demoAccount.email) return user
  try {
    await verify(asOf(backend, Date.parse(user.createdAt)), user)
  } catch (error) {
    // Two processes that verify at once use up each other's links; one of them wins.
    if (!(error instanceof Refusal) || error.type !== 'user_invalid_token') throw error
  }
  return { ...user, emailVerified: 1 }
}
