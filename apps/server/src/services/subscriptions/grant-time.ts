import { chargeDueAt, grantDays, subscriptionStatus } from '@pacemeal/domain'
import type { Ports } from '../../ports.ts'
import type { Transaction } from '../../store/open.ts'
import { setChargeTimer } from './charge-subscription.ts'
import { type KeptSubscription, keepSubscription, lockSubscription } from './keep-subscription.ts'
import { setTrialEndingTimer } from './trial-ending-timer.ts'

/** Whether the days were given, and until when it then runs. */
export type Granted = { readonly kind: 'granted'; readonly until: string } | { readonly kind: 'charged-elsewhere' }

/**
 * Gives a person days that cost nothing. A subscription that a real provider charges is left to it: it would charge as
 * before, whatever is written here. `record` writes down who gave them.
 */
export const grantTime = (
  backend: Ports<'clock' | 'events' | 'productEvents' | 'store' | 'timers'>,
  userId: string,
  days: number,
  record: (tx: Transaction) => Promise<void> = async () => undefined,
): Promise<Granted> =>
  backend.store.transact(async (tx) => {
    const now = backend.clock.now()
    const kept = await lockSubscription(tx, userId)
    const runs = subscriptionStatus(kept ?? null, now).kind
    if (kept !== undefined && kept.provider !== 'embedded' && runs !== 'expired') return { kind: 'charged-elsewhere' }
    const granted: KeptSubscription = {
      ...grantDays(kept ?? null, days, now),
      testCard: kept?.testCard ?? 'accepted',
      provider: 'embedded',
      // The charges after it keep the day of the month on which the given time ends.
      billingAnchor: null,
    }
    await keepSubscription(tx, backend, userId, granted, kept === undefined)
    const until = chargeDueAt(granted)
    // The timer of the earlier end finds that the end has moved, and does nothing.
    await setChargeTimer(tx, backend, userId, { due: until, attempt: 1, at: Date.parse(until) })
    if (runs === 'trial') await setTrialEndingTimer(tx, backend, userId, until)
    await record(tx)
    return { kind: 'granted', until }
  })
