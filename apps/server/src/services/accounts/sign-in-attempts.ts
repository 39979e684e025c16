import { instantText } from '@pacemeal/domain'
import { nowText } from '../../clock.ts'
import { hashSecret } from '../../ids.ts'
import type { Ports } from '../../ports.ts'
import { Refusal } from '../../refusal.ts'
import type { SignInAttemptRow } from '../../store/tables.ts'

export interface BegunAttempt extends Omit<SignInAttemptRow, 'stateHash' | 'browserHash' | 'expiresAt'> {
  /** Comes back with the answer. */
  readonly state: string
  /** A secret that only this browser has, so that nobody can finish a sign-in in somebody else's browser. */
  readonly browser: string
  readonly lifetimeMs: number
}

/** Keeps an attempt to sign in until it is finished or its time is over. */
export const keepAttempt = async (
  { store, clock }: Ports<'clock' | 'store'>,
  { state, browser, lifetimeMs, ...attempt }: BegunAttempt,
): Promise<void> => {
  await store.transact(async ({ db }) => {
    await db.deleteFrom('signInAttempts').where('expiresAt', '<=', nowText(clock)).execute()
    const row: SignInAttemptRow = {
      ...attempt,
      stateHash: hashSecret(state),
      browserHash: hashSecret(browser),
      expiresAt: instantText(clock.now() + lifetimeMs),
    }
    await db.insertInto('signInAttempts').values(row).execute()
  })
}

export interface ReturnedAttempt {
  readonly provider: string
  readonly state: string
  /** Empty when the browser began no sign-in. */
  readonly browser: string
}

/** Uses an attempt up. Whoever shows its state first gets it, and only in the browser that began it. */
export const takeAttempt = async (
  { store, clock }: Ports<'clock' | 'store'>,
  { provider, state, browser }: ReturnedAttempt,
): Promise<SignInAttemptRow> => {
  const attempt = await store.db
    .deleteFrom('signInAttempts')
    .where('stateHash', '=', hashSecret(state))
    .where('provider', '=', provider)
    .returningAll()
    .executeTakeFirst()
  const isLive = attempt !== undefined && attempt.expiresAt > nowText(clock)
  if (!isLive || attempt.browserHash !== hashSecret(browser)) {
    throw new Refusal('user_invalid_token', ({ account }) => account.lostSignIn)
  }
  return attempt
}
