import { instantText, type Subscription } from '@pacemeal/domain'
import { type DocumentData, subscriptions } from '@pacemeal/protocol'
import type { Ports } from '../../ports.ts'
import type { Transaction } from '../../store/open.ts'
import { toDocument } from '../documents/document-codec.ts'
import { createOwnDocument, findRow, updateOwnDocument } from '../documents/document-store.ts'
import { recordProductEvent } from '../product-events/record-product-event.ts'

/** A subscription with what its provider needs to know of it. */
export interface KeptSubscription extends Subscription {
  readonly billingAnchor: string | null
  readonly provider: string
  readonly testCard: DocumentData<typeof subscriptions>['testCard']
}

/** The wire writes moments otherwise; here they are compared as texts. */
const moment = (wire: string): string => instantText(Date.parse(wire))
const momentOrNone = (wire: string | null): string | null => (wire === null ? null : moment(wire))

/** What a person subscribed to, locked against the work of other processes; undefined when there is nothing. */
export const lockSubscription = async (tx: Transaction, userId: string): Promise<KeptSubscription | undefined> => {
  const row = await findRow(tx, subscriptions, userId, { lock: true })
  if (row === undefined) return undefined
  const { plan, provider, testCard, ...kept } = toDocument(subscriptions, row)
  return {
    plan,
    provider,
    testCard,
    startedAt: moment(kept.startedAt),
    trialEndsAt: moment(kept.trialEndsAt),
    paidUntil: momentOrNone(kept.paidUntil),
    cancelledAt: momentOrNone(kept.cancelledAt),
    pastDueSince: momentOrNone(kept.pastDueSince),
    endedAt: momentOrNone(kept.endedAt),
    billingAnchor: momentOrNone(kept.billingAnchor),
  }
}

/** Keeps what a person subscribed to; `isNew` when there was nothing. */
export const keepSubscription = async (
  tx: Transaction,
  backend: Ports<'clock' | 'events' | 'productEvents' | 'timers'>,
  userId: string,
  kept: KeptSubscription,
  isNew: boolean,
): Promise<void> => {
  const { plan, startedAt, trialEndsAt, paidUntil, cancelledAt, pastDueSince, endedAt } = kept
  const { billingAnchor, provider, testCard } = kept
  const facts = { plan, startedAt, trialEndsAt, paidUntil, cancelledAt, pastDueSince, endedAt }
  const data = { ...facts, billingAnchor, provider, testCard }
  if (!isNew) {
    await updateOwnDocument(tx, backend, subscriptions, userId, data)
    return
  }
  await recordProductEvent(tx, backend, { user: userId, name: 'subscription', detail: plan })
  await createOwnDocument(tx, backend, subscriptions, { ...data, user: userId }, userId)
}
