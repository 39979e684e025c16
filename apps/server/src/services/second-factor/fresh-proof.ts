import { MINUTE_MS } from '@pacemeal/domain'
import type { Ports } from '../../ports.ts'
import { Refusal } from '../../refusal.ts'
import { requireProof } from '../accounts/prove-person.ts'
import type { SignedIn } from '../caller.ts'

/** A second factor proves who somebody is for so long; afterwards the device may lie open on a table. */
const FRESH_MS = 10 * MINUTE_MS

/**
 * Refuses what changes the ways in, unless the second factor has just been proven: a session that lies open must not be
 * enough. Where no factor is asked for yet, the password or a fresh sign-in proves it, so that nobody locks the owner out.
 */
export const requireFreshProof = async (
  backend: Ports<'clock' | 'limits'>,
  caller: SignedIn,
  password?: string,
): Promise<void> => {
  if (caller.user.mfa === 0) return requireProof(backend, caller, password)
  const provenAt = Date.parse(caller.session.secondFactorAt ?? '')
  if (backend.clock.now() - provenAt <= FRESH_MS) return
  throw new Refusal('user_challenge_required', ({ account }) => account.enterCode)
}
