import type { PlanId } from '@pacemeal/domain'
import { subscriptions } from '@pacemeal/protocol'
import { queryOptions } from '@tanstack/react-query'
import { Query } from 'appwrite'
import { configuration } from './configuration.ts'
import { listDocuments, type Stored } from './documents.ts'
import { callFunction } from './executions.ts'
import { queryClient } from './query-client.ts'

export type StoredSubscription = Stored<typeof subscriptions>

/** What the person subscribed to, or null. */
export const subscriptionQuery = (userId: string) =>
  queryOptions({
    queryKey: ['subscription', userId],
    queryFn: async (): Promise<StoredSubscription | null> => {
      const { documents } = await listDocuments(subscriptions, [Query.equal('user', userId), Query.limit(1)])
      return documents[0] ?? null
    },
  })

const callBilling = async (userId: string, path: string, body: object): Promise<void> => {
  await callFunction(configuration.functionIds.billing, path, body)
  await queryClient.fetchQuery({ ...subscriptionQuery(userId), staleTime: 0 })
}

/** Starts the trial of a plan, or changes the plan of the next charge; `invalid-input` with the reason when refused. */
export const subscribe = (userId: string, plan: PlanId): Promise<void> => callBilling(userId, '/subscribe', { plan })

/** Calls the next charge off. */
export const cancelSubscription = (userId: string): Promise<void> => callBilling(userId, '/cancel', {})
