import { randomInt } from 'node:crypto'
import { nowText } from '../../clock.ts'
import { hashSecret } from '../../ids.ts'
import type { Ports } from '../../ports.ts'
import type { Transaction } from '../../store/open.ts'

const CODES = 10
/** Without letters and digits that look alike. 28 of them are 138 bits, so a fast hash is enough. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'
const LENGTH = 28
const GROUP = 4

const newCode = (): string => {
  const letters = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)] ?? '').join('')
  return (letters.match(new RegExp(`.{${GROUP}}`, 'g')) ?? []).join('-')
}

/** As it was written down: case, spaces and dashes do not matter. */
const hashOf = (code: string): string => hashSecret(code.toLowerCase().replace(/[^a-z0-9]/g, ''))

/** Makes new codes in place of the person's earlier ones. They are told once; only their hashes are kept. */
export const issueRecoveryCodes = async (
  { db }: Transaction,
  { clock }: Ports<'clock'>,
  userId: string,
): Promise<readonly string[]> => {
  const codes = Array.from({ length: CODES }, newCode)
  await db.deleteFrom('recoveryCodes').where('userId', '=', userId).execute()
  const createdAt = nowText(clock)
  await db
    .insertInto('recoveryCodes')
    .values(codes.map((code) => ({ userId, codeHash: hashOf(code), createdAt })))
    .execute()
  return codes
}

/** Uses a code up; false when it is none of the person's. */
export const takeRecoveryCode = async ({ db }: Transaction, userId: string, code: string): Promise<boolean> => {
  const gone = await db
    .deleteFrom('recoveryCodes')
    .where('userId', '=', userId)
    .where('codeHash', '=', hashOf(code))
    .executeTakeFirst()
  return gone.numDeletedRows === 1n
}
