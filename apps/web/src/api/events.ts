import type { EventReport, TrainingEvent } from '@pacemeal/domain/event'
import { events, findEvent, findEventReport } from '@pacemeal/protocol'
import { queryOptions } from '@tanstack/react-query'
import { createDocument, deleteDocument, listDocuments, type Stored, updateDocument } from './documents.ts'
import { queryClient } from './query-client.ts'
import { queryKey } from './query-keys.ts'
import { queryText as q } from './query-text.ts'
import { restoreDocument } from './restore-document.ts'

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

const known = (userId: string): readonly StoredEvent[] => queryClient.getQueryData(eventsQuery(userId).queryKey) ?? []

/** Lays a change over what is shown, in the order of the days, and reads it again. */
function show(userId: string, change: (events: readonly StoredEvent[]) => readonly StoredEvent[]): void {
  const { queryKey: key } = eventsQuery(userId)
  if (queryClient.getQueryData(key) !== undefined) {
    const changed = change(known(userId)).toSorted((a, b) => b.event.day.localeCompare(a.event.day))
    queryClient.setQueryData(key, [...changed])
  }
  void queryClient.invalidateQueries({ queryKey: key })
}

const dataOf = (user: string, { event, report }: Omit<StoredEvent, 'id'>) => ({
  user,
  day: event.day,
  details: JSON.stringify(event),
  report: report && JSON.stringify(report),
})

const showAdded = (userId: string, added: StoredEvent): void =>
  show(userId, (all) => [...all.filter(({ id }) => id !== added.id), added])

/** Keeps a new event; gives its id. */
export async function addEvent(userId: string, event: TrainingEvent): Promise<string> {
  const { $id: id } = await createDocument(events, userId, dataOf(userId, { event, report: null }))
  showAdded(userId, { id, event, report: null })
  return id
}

/** Brings a deleted event back under its id, which its fuel in the log names. */
export async function restoreEvent(userId: string, deleted: StoredEvent): Promise<void> {
  await restoreDocument(events, userId, dataOf(userId, deleted), deleted.id)
  showAdded(userId, deleted)
}

/** Keeps a changed event. */
export async function changeEvent(userId: string, id: string, event: TrainingEvent): Promise<void> {
  await updateDocument(events, id, { details: JSON.stringify(event) })
  show(userId, (all) => all.map((one) => (one.id === id ? { ...one, event } : one)))
}

/** Deletes an event. */
export async function removeEvent(userId: string, id: string): Promise<void> {
  await deleteDocument(events, id)
  show(userId, (all) => all.filter((one) => one.id !== id))
}
