import {
  cancelSubscription as cancelled,
  choosePlan,
  type PlanId,
  type Result,
  type Subscription,
} from '@pacemeal/domain'
import { subscriptions } from '@pacemeal/protocol'
import type { Backend } from '../../backend.ts'
import type { Transaction } from '../../store/open.ts'
import { createOwnDocument, findDocument, updateOwnDocument } from '../documents/document-store.ts'
import { recordProductEvent } from '../product-events/record-product-event.ts'

/** Who charges where no payment provider is configured: nobody does. */
export const EMBEDDED_BILLING = 'embedded'

/**
 * Reads what the person has, decides, and keeps it. Calls for one person must not run beside each other; the billing
 * function's job key sees to that.
 */
const change = <E>(
  backend: Backend,
  userId: string,
  decide: (current: Subscription | null) => Result<Subscription, E>,
): Promise<Result<Subscription, E>> =>
  backend.store.transact(async (tx) => {
    const current = await findDocument(tx, subscriptions, userId)
    const decided = decide(current ?? null)
    if (decided.ok) await keep(tx, backend, userId, decided.value, current === undefined)
    return decided
  })

const keep = async (tx: Transaction, backend: Backend, userId: string, kept: Subscription, isNew: boolean) => {
  const { plan, startedAt, trialEndsAt, paidUntil, cancelledAt } = kept
  const facts = { plan, startedAt, trialEndsAt, paidUntil, cancelledAt }
  if (!isNew) return updateOwnDocument(tx, backend, subscriptions, userId, facts)
  await recordProductEvent(tx, backend, { user: userId, name: 'subscription', detail: plan })
  const data = { ...facts, user: userId, provider: EMBEDDED_BILLING }
  return createOwnDocument(tx, backend, subscriptions, data, userId)
}

/** Starts the trial of a plan, once a person, or changes the plan while something runs. */
export const subscribe = (backend: Backend, userId: string, plan: PlanId) =>
  change(backend, userId, (current) => choosePlan(current, plan, backend.clock.now()))

/** Calls the next charge off. */
export const cancelSubscription = (backend: Backend, userId: string) =>
  change(backend, userId, (current) => cancelled(current, backend.clock.now()))
