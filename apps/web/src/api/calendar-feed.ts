import { isJsonObject } from '@pacemeal/domain'
import { queryOptions } from '@tanstack/react-query'
import { client } from './client.ts'
import { configuration } from './configuration.ts'
import { queryClient } from './query-client.ts'
import { queryKey } from './query-keys.ts'
import { ApiRefusal, ask } from './refusal.ts'

/** The SDK's own services name it; a bare call does not. */
const project = { 'X-Appwrite-Project': configuration.projectId }
const path = `${configuration.endpoint}/account/calendar-feed`

const call = async (method: 'get' | 'post' | 'delete'): Promise<string | null> => {
  const answer: unknown = await ask(() => client.call(method, new URL(path), project), { field: 'address' })
  if (!isJsonObject(answer)) throw new ApiRefusal('server')
  return typeof answer.address === 'string' ? answer.address : null
}

/** The secret address at which the person's sessions and events are published; null while they are not. */
export const calendarFeedQuery = (userId: string) =>
  queryOptions({ queryKey: queryKey('calendar-feed', userId), queryFn: () => call('get') })

const keep = (userId: string, address: string | null): void => {
  queryClient.setQueryData(calendarFeedQuery(userId).queryKey, address)
}

/** Publishes them at a new address; the one before leads nowhere then. */
export const renewCalendarFeed = async (userId: string): Promise<void> => keep(userId, await call('post'))

/** Publishes them no longer. */
export const revokeCalendarFeed = async (userId: string): Promise<void> => keep(userId, await call('delete'))
