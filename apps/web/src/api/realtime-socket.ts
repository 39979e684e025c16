import { Realtime } from 'appwrite'
import { accountQuery, checkSession } from './account.ts'
import { client } from './client.ts'
import { queryClient } from './query-client.ts'

/** One socket for the page; it opens with the first subscription, pings and reconnects by itself. */
export const realtime = new Realtime(client)

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
