import { useParams } from 'react-router'
import type { StoredEvent } from '../../../api/events.ts'
import { useReadingFailure } from '../../../api/use-reading-failure.ts'
import { useRequiredAccount } from '../../../navigation/use-account.ts'
import { useEvents } from './use-events.ts'

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
  const { query, events } = useEvents(userId)
  const failure = useReadingFailure(query)
  return {
    userId,
    id,
    stored: events === undefined ? undefined : (events.find((one) => one.id === id) ?? null),
    hasFailed: failure !== null,
    isRetrying: query.isFetching,
    retry: () => void query.refetch(),
  }
}
