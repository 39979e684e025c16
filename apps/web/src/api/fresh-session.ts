import { MINUTE_MS } from '@pacemeal/domain'
import { queryOptions } from '@tanstack/react-query'
import { accountApi } from './client.ts'
import { queryKey } from './query-keys.ts'
import { ask } from './refusal.ts'

/** A sign-in proves who somebody is for so long; a little less than the server allows, so that it is not over on the way. */
const FRESH_MS = 9 * MINUTE_MS

const isFresh = async (): Promise<boolean> => {
  const { $createdAt } = await ask(() => accountApi.getSession({ sessionId: 'current' }))
  return Date.now() - Date.parse($createdAt) <= FRESH_MS
}

/** Whether the person has just signed in, so that what cannot be undone needs no other proof. */
export const freshSessionQuery = queryOptions({
  queryKey: queryKey('fresh-session'),
  queryFn: isFresh,
  staleTime: 0,
  gcTime: 0,
})
