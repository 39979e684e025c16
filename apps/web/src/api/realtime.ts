import { type Collection, databaseId } from '@pacemeal/protocol'
import { Realtime, type RealtimeResponseEvent } from 'appwrite'
import { useEffect, useEffectEvent } from 'react'
import { accountQuery, checkSession } from './account.ts'
import { client } from './client.ts'
import { queryClient } from './query-client.ts'

export type RealtimeEvent = RealtimeResponseEvent<Record<string, unknown>>

// One socket for the page; it opens with the first subscription, pings and reconnects by itself.
const realtime = new Realtime(client)

/** The server ends a socket with this code when its session is over (or when it may not listen at all). */
const POLICY_VIOLATION = 1008
realtime.onError((_, code) => {
  if (code === POLICY_VIOLATION) checkSession()
})
/** How lately the server must have said who is here for a page that opens its first socket, in milliseconds. */
const HEARD_WITHIN_MS = 5_000
let isFirst = true
realtime.onOpen(() => {
  const heardAt = queryClient.getQueryState(accountQuery.queryKey)?.dataUpdatedAt ?? 0
  // The page has only just read its person, and the server opens no socket for a session that has ended since.
  const isKnown = isFirst && Date.now() - heardAt < HEARD_WITHIN_MS
  isFirst = false
  // While there was no socket, the session may have ended unheard.
  if (!isKnown) checkSession()
})

/** The channel of every change in a collection that this person may read. */
export const documentsChannel = (collection: Collection): string =>
  `databases.${databaseId}.collections.${collection.id}.documents`

/** The channel of one run's changes. */
export const executionChannel = (executionId: string): string => `executions.${executionId}`

/**
 * Calls `onEvent` for every event on the channels while the component is shown, and `onOpen` once they are heard: what
 * was read before may have changed since. Realtime only makes things quicker: what it announces is read by queries, so a
 * lost socket loses nothing.
 */
export function useRealtime(
  channels: readonly string[],
  onEvent: (event: RealtimeEvent) => void,
  onOpen?: () => void,
): void {
  const receive = useEffectEvent(onEvent)
  const opened = useEffectEvent(() => onOpen?.())
  const joined = channels.join(' ')
  useEffect(() => {
    if (joined === '') return
    const subscription = realtime.subscribe(joined.split(' '), (event: RealtimeEvent) => receive(event))
    let isHere = true
    // Without a socket the queries' own intervals still bring every change.
    subscription.then(() => isHere && opened()).catch(() => undefined)
    return () => {
      isHere = false
      subscription.then((open) => open.unsubscribe()).catch(() => undefined)
    }
  }, [joined])
}
