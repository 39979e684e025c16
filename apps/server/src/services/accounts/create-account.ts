import { plainName } from '@pacemeal/domain'
import { nowText } from '../../clock.ts'
import { newId } from '../../ids.ts'
import type { Ports } from '../../ports.ts'
import { Refusal } from '../../refusal.ts'
import type { Transaction } from '../../store/open.ts'
import type { UserRow } from '../../store/tables.ts'
import { recordProductEvent } from '../product-events/record-product-event.ts'
import { announceUser } from './announce-account.ts'
import { requireUncommon } from './check-password.ts'
import { hashPassword } from './passwords.ts'

export interface NewAccount {
  /** `unique()` lets the server choose. */
  readonly userId: string
  readonly email: string
  readonly password: string
  readonly name: string
}

export interface NewUser {
  readonly id: string
  readonly email: string
  readonly name: string
  readonly passwordHash: string | null
  readonly emailVerified: boolean
}

/** Adds an account; 409 when its id or address is in use, also by somebody who signs up at the same moment. */
export const insertUser = async (
  tx: Transaction,
  backend: Ports<'clock' | 'events' | 'productEvents' | 'timers'>,
  user: NewUser,
): Promise<UserRow> => {
  const now = nowText(backend.clock)
  const row = await tx.db
    .insertInto('users')
    .values({
      id: user.id,
      email: user.email.toLowerCase(),
      emailVerified: user.emailVerified ? 1 : 0,
      name: plainName(user.name),
      passwordHash: user.passwordHash,
      passwordChangedAt: user.passwordHash === null ? null : now,
      prefs: '{}',
      blocked: 0,
      createdAt: now,
      updatedAt: now,
      accessedAt: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
  if (row === undefined) {
    throw new Refusal('user_already_exists', ({ account }) => account.accountExists)
  }
  announceUser(tx, backend, row, 'create')
  await recordProductEvent(tx, backend, { user: row.id, name: 'signup' })
  return row
}

/** Signs a person up. It does not sign in. */
export const createAccount = async (
  backend: Ports<'clock' | 'config' | 'events' | 'productEvents' | 'store' | 'timers'>,
  account: NewAccount,
): Promise<UserRow> => {
  await requireUncommon(account.password, account)
  const passwordHash = await hashPassword(account.password, backend.config.passwordHashing)
  const id = account.userId === 'unique()' ? newId() : account.userId
  return backend.store.transact((tx) =>
    insertUser(tx, backend, { id, email: account.email, name: account.name, passwordHash, emailVerified: false }),
  )
}
