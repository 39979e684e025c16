import { HOUR_MS, instantText, MINUTE_MS } from '@pacemeal/domain'
import { type Clock, nowText } from '../../clock.ts'
import { hashSecret, newId, newSecret } from '../../ids.ts'
import { Refusal } from '../../refusal.ts'
import type { Handle, Transaction } from '../../store/open.ts'
import type { TokenRow } from '../../store/tables.ts'

type Purpose = TokenRow['purpose']

/** A link in a mail works an hour; what a redirect carries is used at once; a code may have to be looked for. */
const LIFETIME_MS: Readonly<Record<Purpose, number>> = {
  verification: HOUR_MS,
  recovery: HOUR_MS,
  'sign-in': MINUTE_MS,
  'second-factor': 10 * MINUTE_MS,
  passkey: 5 * MINUTE_MS,
}

export interface IssuedToken {
  readonly row: TokenRow
  /** Given to the person; only its hash is stored. */
  readonly secret: string
}

const invalidToken = () => new Refusal('user_invalid_token', ({ account }) => account.usedLink)

/**
 * Makes a secret that proves one thing once. `subject` is what it proves: the address, or the provider. With the hash of
 * a browser's own secret it works in that browser only.
 */
export const issueToken = async (
  { db }: Transaction,
  clock: Clock,
  userId: string,
  purpose: Purpose,
  subject: string,
  browserHash: string | null = null,
): Promise<IssuedToken> => {
  const secret = newSecret()
  const row: TokenRow = {
    id: newId(),
    userId,
    purpose,
    secretHash: hashSecret(secret),
    subject,
    browserHash,
    createdAt: nowText(clock),
    expiresAt: instantText(clock.now() + LIFETIME_MS[purpose]),
  }
  await db.deleteFrom('tokens').where('userId', '=', userId).where('expiresAt', '<=', row.createdAt).execute()
  await db.insertInto('tokens').values(row).execute()
  return { row, secret }
}

/** Throws unless the secret would be taken now; it stays usable. For refusing before costly work. */
export const requireToken = async (
  { db }: Handle,
  clock: Clock,
  userId: string,
  purpose: Purpose,
  secret: string,
): Promise<TokenRow> => {
  const row = await db
    .selectFrom('tokens')
    .selectAll()
    .where('secretHash', '=', hashSecret(secret))
    .where('userId', '=', userId)
    .where('purpose', '=', purpose)
    .where('expiresAt', '>', nowText(clock))
    .executeTakeFirst()
  if (row === undefined) throw invalidToken()
  return row
}

/** Uses the secret up, together with the person's other ones for the same purpose. Of parallel tries one succeeds. */
export const redeemToken = async (
  tx: Transaction,
  clock: Clock,
  userId: string,
  purpose: Purpose,
  secret: string,
): Promise<TokenRow> => {
  const row = await requireToken(tx, clock, userId, purpose, secret)
  const gone = await tx.db.deleteFrom('tokens').where('id', '=', row.id).executeTakeFirst()
  if (gone.numDeletedRows !== 1n) throw invalidToken()
  await tx.db.deleteFrom('tokens').where('userId', '=', userId).where('purpose', '=', purpose).execute()
  return row
}
