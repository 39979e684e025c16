import { instantText } from '@pacemeal/domain'
import { hashSecret, newSecret } from '../../ids.ts'
import type { Ports } from '../../ports.ts'
import type { SignedIn } from '../caller.ts'

/** For so long the secret from before still opens the session: other pages of the browser have requests under way by it. */
const FORMER_SECRET_MS = 15_000

/**
 * Gives a session in which the person has just proven again who they are another secret: whoever learned the one from before has
 * nothing of it a moment later. Undefined where the secret that was shown is no longer the session's: somebody else was told the
 * new one, or the session has ended.
 */
export const renewSession = async (
  { store, clock }: Ports<'clock' | 'store'>,
  { session }: SignedIn,
): Promise<string | undefined> => {
  const secret = newSecret()
  const renewed = await store.db
    .updateTable('sessions')
    .set({
      secretHash: hashSecret(secret),
      formerHash: session.secretHash,
      formerUntil: instantText(clock.now() + FORMER_SECRET_MS),
    })
    .where('id', '=', session.id)
    .where('secretHash', '=', session.secretHash)
    .executeTakeFirst()
  return renewed.numUpdatedRows === 1n ? secret : undefined
}
