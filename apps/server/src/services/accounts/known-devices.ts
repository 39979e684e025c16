import { DAY_MS, instantText } from '@pacemeal/domain'
import { nowText } from '../../clock.ts'
import { hashSecret, newId, newSecret } from '../../ids.ts'
import type { Ports } from '../../ports.ts'
import type { Transaction } from '../../store/open.ts'
import type { KnownDeviceRow } from '../../store/tables.ts'

/** As long as browsers keep a cookie, from the last sign-in. */
const LIFETIME_MS = 400 * DAY_MS
/** Of more, the ones that were not used for longest are forgotten. */
const MAX_DEVICES = 20
const MAX_USER_AGENT = 500

/** What a browser shows to be recognised, and what it says of itself. */
export interface DeviceClaim {
  /** The cookie's value; empty when there is none. */
  readonly secret: string
  readonly userAgent: string
}

/** The device, if this browser was signed in to the account of this address before. */
export const findKnownDevice = async (
  { store, clock }: Ports<'clock' | 'store'>,
  email: string,
  secret: string,
): Promise<KnownDeviceRow | undefined> => {
  if (secret === '') return undefined
  return store.db
    .selectFrom('knownDevices')
    .innerJoin('users', 'users.id', 'knownDevices.userId')
    .selectAll('knownDevices')
    .where('users.email', '=', email.toLowerCase())
    .where('knownDevices.secretHash', '=', hashSecret(secret))
    .where('knownDevices.expiresAt', '>', nowText(clock))
    .executeTakeFirst()
}

/** Whether we made this secret: one that somebody else put into the browser is never taken over. */
const isOurs = async ({ db }: Transaction, secret: string, now: string): Promise<boolean> => {
  const query = db.selectFrom('knownDevices').select('id').where('secretHash', '=', hashSecret(secret))
  return secret !== '' && (await query.where('expiresAt', '>', now).executeTakeFirst()) !== undefined
}

const dropSurplus = async ({ db }: Transaction, userId: string): Promise<void> => {
  const surplus = await db
    .selectFrom('knownDevices')
    .select('id')
    .where('userId', '=', userId)
    .orderBy('usedAt', 'desc')
    .orderBy('id')
    .limit(MAX_DEVICES)
    .offset(MAX_DEVICES)
    .execute()
  if (surplus.length === 0) return
  const ids = surplus.map(({ id }) => id)
  await db.deleteFrom('knownDevices').where('id', 'in', ids).execute()
}

/**
 * Keeps that the person has proven who they are in this browser; gives the cookie's value. Several people may share a
 * browser, which then has one secret for all of them.
 */
export const rememberDevice = async (
  tx: Transaction,
  { clock }: Ports<'clock'>,
  userId: string,
  claim: DeviceClaim,
): Promise<string> => {
  const now = nowText(clock)
  const secret = (await isOurs(tx, claim.secret, now)) ? claim.secret : newSecret()
  const seen = {
    userAgent: claim.userAgent.slice(0, MAX_USER_AGENT),
    usedAt: now,
    expiresAt: instantText(clock.now() + LIFETIME_MS),
  }
  await tx.db
    .insertInto('knownDevices')
    .values({ id: newId(), userId, secretHash: hashSecret(secret), createdAt: now, ...seen })
    .onConflict((conflict) => conflict.columns(['secretHash', 'userId']).doUpdateSet(seen))
    .execute()
  await dropSurplus(tx, userId)
  return secret
}

/** Forgets the devices of a person, all but the one that shows this secret. */
export const purgeKnownDevices = async ({ db }: Transaction, userId: string, exceptSecret = ''): Promise<void> => {
  const except = hashSecret(exceptSecret)
  await db.deleteFrom('knownDevices').where('userId', '=', userId).where('secretHash', '<>', except).execute()
}
