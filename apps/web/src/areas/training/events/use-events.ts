import { useQuery } from '@tanstack/react-query'
import { useMemo, useSyncExternalStore } from 'react'
import { eventsQuery } from '../../../api/events.ts'
import { pendingEvents, watchEvents, withPendingEvents } from '../../../api/write-queue/event-writes.ts'

/** The person's events, the latest day first, as they will be once what waits to be sent has arrived. */
export function useEvents(userId: string) {
  const query = useQuery(eventsQuery(userId))
  const pending = useSyncExternalStore(watchEvents, () => pendingEvents(userId))
  const events = useMemo(() => query.data && withPendingEvents(query.data, pending), [query.data, pending])
  return { query, events }
}
