import type { PlanId, TestCard } from '@pacemeal/domain'
import { type BillingPath, billingResult, subscriptions } from '@pacemeal/protocol'
import { queryOptions } from '@tanstack/react-query'
import { configuration } from './configuration.ts'
import { listDocuments, type Stored } from './documents.ts'
import { callFunction } from './executions.ts'
import { queryClient } from './query-client.ts'
import { queryKey } from './query-keys.ts'
import { queryText as q } from './query-text.ts'

export type StoredSubscription = Stored<typeof subscriptions>

/** What the person subscribed to, or null. */
export const subscriptionQuery = (userId: string) =>
  queryOptions({
    queryKey: queryKey('subscription', userId),
    queryFn: async (): Promise<StoredSubscription | null> => {
      const { documents } = await listDocuments(subscriptions, [q.equal('user', userId), q.limit(1)])
      return documents[0] ?? null
    },
  })

/** Gives the page of the payment provider to go on to, when there is one. */
const callBilling = async (userId: string, path: BillingPath, body: object): Promise<string | undefined> => {
  const answer = billingResult.safeParse(await callFunction(configuration.functionIds.billing, path, body))
  // It is done: a record that cannot be read right now must not tell the person that it failed.
  await queryClient.fetchQuery({ ...subscriptionQuery(userId), staleTime: 0 }).catch(() => undefined)
  return answer.data?.url
}

/** Starts the trial or paid time of a plan, or changes the plan; `invalid-input` with the reason when refused. */
export const subscribe = (userId: string, plan: PlanId) => callBilling(userId, '/subscribe', { plan })

/** Calls the next charge off. */
export const cancelSubscription = (userId: string) => callBilling(userId, '/cancel', {})

/** The provider's page for cards and invoices. */
export const openPortal = (userId: string) => callBilling(userId, '/portal', {})

/** Has the server ask the provider how things stand. */
export const refreshSubscription = (userId: string) => callBilling(userId, '/refresh', {})

/** Chooses what the test billing does with the next charge. */
export const chooseTestCard = (userId: string, card: TestCard) => callBilling(userId, '/card', { card })
