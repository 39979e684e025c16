import { useQuery } from '@tanstack/react-query'
import { useMemo, useSyncExternalStore } from 'react'
import { useParams } from 'react-router'
import { eventsQuery, type StoredEvent } from '../../../api/events.ts'
import { useReadingFailure } from '../../../api/use-reading-failure.ts'
import { pendingReports, watchReports, withPendingReports } from '../../../api/write-queue/event-report-writes.ts'
import { useRequiredAccount } from '../../../navigation/use-account.ts'

/** The event that the address names. */
export interface NamedEvent {
  readonly userId: string
  readonly id: string
  /** Undefined while it is not known; null when there is none. */
  readonly stored: StoredEvent | null | undefined
  readonly hasFailed: boolean
  readonly isRetrying: boolean
  readonly retry: () => void
}

/** Reads the event that the address names. All events are read at once, so that a card opens without a network, too. */
export function useEvent(): NamedEvent {
  const { id: userId } = useRequiredAccount()
  const { id = '' } = useParams()
  const query = useQuery(eventsQuery(userId))
  const failure = useReadingFailure(query)
  const pending = useSyncExternalStore(watchReports, () => pendingReports(userId))
  const events = useMemo(() => query.data && withPendingReports(query.data, pending), [query.data, pending])
  return {
    userId,
    id,
    stored: events === undefined ? undefined : (events.find((one) => one.id === id) ?? null),
    hasFailed: failure !== null,
    isRetrying: query.isFetching,
    retry: () => void query.refetch(),
  }
}
