import type { EventReport, TrainingEvent } from '@pacemeal/domain/event'
import { events, findEvent, findEventReport } from '@pacemeal/protocol'
import { queryOptions } from '@tanstack/react-query'
import { createDocument, deleteDocument, listDocuments, type Stored, updateDocument } from './documents.ts'
import { queryKey } from './query-keys.ts'
import { queryText as q } from './query-text.ts'

/** Events that are read: the latest by their day. */
const MAX_EVENTS = 100

/** An event as it is stored, and what was taken in it. */
export interface StoredEvent {
  readonly id: string
  readonly event: TrainingEvent
  /** Null before it is over. */
  readonly report: EventReport | null
}

const readStored = ({ $id, details, report }: Stored<typeof events>): readonly StoredEvent[] => {
  const event = findEvent(details)
  return event === undefined ? [] : [{ id: $id, event, report: findEventReport(report) ?? null }]
}

/** The person's events, the latest day first. */
export const eventsQuery = (userId: string) =>
  queryOptions({
    queryKey: queryKey('events', userId),
    queryFn: async () => {
      const { documents } = await listDocuments(events, [
        q.equal('user', userId),
        q.orderDesc('day'),
        q.limit(MAX_EVENTS),
      ])
      return documents.flatMap(readStored)
    },
  })

/** Stores a new event under its id, or one that was deleted with what was taken in it. */
export const storeEvent = (userId: string, { id, event, report }: StoredEvent): Promise<unknown> => {
  const data = {
    user: userId,
    day: event.day,
    details: JSON.stringify(event),
    report: report && JSON.stringify(report),
  }
  return createDocument(events, userId, data, id)
}

/** Stores a changed event. */
export const storeChangedEvent = (id: string, event: TrainingEvent): Promise<unknown> =>
  updateDocument(events, id, { details: JSON.stringify(event) })

/** Stores what was taken in an event; null takes it back. */
export const storeEventReport = (id: string, report: EventReport | null): Promise<unknown> =>
  updateDocument(events, id, { report: report && JSON.stringify(report) })

/** Deletes an event. */
export const deleteEvent = (id: string): Promise<unknown> => deleteDocument(events, id)
