import { Realtime, type RealtimeResponseEvent } from 'appwrite'
import { accountQuery, checkSession } from './account.ts'
import { askUnanswered } from './ask-unanswered.ts'
import { client } from './client.ts'
import { gather } from './gather.ts'
import { queryClient } from './query-client.ts'

/** What is told of a change: the channels that it belongs to, what happened, and the whole as it is now. */
export type RealtimeEvent = RealtimeResponseEvent<Record<string, unknown>>

/** One socket for the page; it opens with the first subscription, pings and reconnects by itself. */
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
  // The server is here again: what is shown as failed because it was not is asked once more.
  void askUnanswered(queryClient)
})

const isOfDocuments = (channel: string): boolean => channel.startsWith('databases.')

/**
 * Listens on the channels, and gives what ends it. What happens to documents is gathered; a session that ends or a run
 * that gets on is told at once.
 */
export async function listen(
  channels: string[],
  receive: (events: readonly RealtimeEvent[]) => void,
): Promise<() => Promise<void>> {
  const gathered = gather(receive)
  const hear = channels.every(isOfDocuments) ? gathered.add : (event: RealtimeEvent) => receive([event])
  const open = await realtime.subscribe(channels, hear)
  return () => {
    // What is shown next must not be what was read before the last changes.
    gathered.flush()
    return open.unsubscribe()
  }
}
