import type { Ports } from '../../ports.ts'
import { tellRecoveryCodesEnded } from '../accounts/account-notices.ts'

/**
 * Ends the recovery codes that are too short to be kept as they are, before anybody is answered: those from before they had 138
 * bits, of an upgrade or a restored backup. Their people hear by mail that they need new ones.
 */
export const endWeakCodes = (backend: Ports<'clock' | 'store' | 'timers'>): Promise<void> =>
  backend.store.transact(async (tx) => {
    const people = await tx.db
      .selectFrom('users')
      .selectAll()
      .where('id', 'in', tx.db.selectFrom('recoveryCodes').select('userId').where('weak', '=', 1))
      .execute()
    if (people.length === 0) return
    await tx.db.deleteFrom('recoveryCodes').where('weak', '=', 1).execute()
    for (const user of people) if (user.mfa === 1) await tellRecoveryCodesEnded(tx, backend, user)
  })
