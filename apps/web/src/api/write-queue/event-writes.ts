import type { EventReport, TrainingEvent } from '@pacemeal/domain/event'
import { eventMinutes } from '@pacemeal/domain/event'
import type { StoredEvent } from '../events.ts'
import type { NearEvent } from '../next-event.ts'
import { queryClient } from '../query-client.ts'
import { queryScope } from '../query-keys.ts'
import type { WriteOutcome } from './entry.ts'
import type { KnownWrite } from './kinds.ts'
import { pickWrites } from './known-writes.ts'
import { newWriteId, writeQueue } from './write-queue.ts'

/** A change of the events: one that is kept, changed, deleted, or told of. */
type EventWrite = Extract<KnownWrite, { kind: `event-${string}` }>

const { pick } = pickWrites('event-create', 'event-edit', 'event-delete', 'event-report')

/** The changes of a person's events that are on their way, oldest first. */
export const pendingEvents = (userId: string): readonly EventWrite[] => pick(writeQueue.pending(userId))

/** Calls `listener` after each change of what waits, here or in another tab. */
export const watchEvents = writeQueue.watch

/** `about` is the event's name. */
const write = (userId: string, change: EventWrite, about: string): Promise<WriteOutcome> =>
  writeQueue.add(userId, { ...change, subject: `event:${change.payload.id}`, about })

/** Changes the lists of the next events that are shown: without an answer of the server they are not read again. */
function changeNear(userId: string, change: (near: readonly NearEvent[]) => readonly NearEvent[]): void {
  const lists = { queryKey: queryScope('events', userId, 'next') }
  queryClient.setQueriesData<readonly NearEvent[]>(lists, (near) => near && change(near))
}

/**
 * Keeps a new event, or one that was deleted under its `id`, which its fuel in the log names: shown at once, and sent. Rejects
 * with an `ApiRefusal` when the server will not have it.
 */
export async function addEvent(
  userId: string,
  event: TrainingEvent,
  deleted?: Omit<StoredEvent, 'event'>,
): Promise<{ readonly id: string; readonly outcome: WriteOutcome }> {
  const { id, report } = deleted ?? { id: newWriteId(), report: null }
  const outcome = await write(userId, { kind: 'event-create', payload: { id, event, report } }, event.name)
  return { id, outcome }
}

/** Keeps a changed event: shown at once, and sent. Rejects with an `ApiRefusal` when the server will not have it. */
export async function changeEvent(userId: string, id: string, event: TrainingEvent): Promise<WriteOutcome> {
  const outcome = await write(userId, { kind: 'event-edit', payload: { id, event } }, event.name)
  const { name, day, start, zone } = event
  changeNear(userId, (near) =>
    near.map((one) => (one.id === id ? { ...one, name, day, start, zone, minutes: eventMinutes(event) } : one)),
  )
  return outcome
}

/** Deletes an event: gone at once, and sent. Rejects with an `ApiRefusal` when the server will not have it. */
export async function removeEvent(userId: string, id: string, about: string): Promise<WriteOutcome> {
  const outcome = await write(userId, { kind: 'event-delete', payload: { id } }, about)
  changeNear(userId, (near) => near.filter((one) => one.id !== id))
  return outcome
}

/**
 * Keeps what was taken in an event, or takes it back: shown at once, and sent. Rejects with an `ApiRefusal` when the server
 * will not have it. `about` is the event's name.
 */
export const writeReport = (
  userId: string,
  payload: { readonly id: string; readonly report: EventReport | null },
  about: string,
): Promise<WriteOutcome> => write(userId, { kind: 'event-report', payload }, about)

/** The latest day first. */
const latestFirst = ({ event: one }: StoredEvent, { event: other }: StoredEvent): number =>
  other.day.localeCompare(one.day)

/** The events as they will be once all pending changes have arrived, the latest day first. */
export const withPendingEvents = (
  events: readonly StoredEvent[],
  pending: readonly EventWrite[],
): readonly StoredEvent[] =>
  pending.length === 0
    ? events
    : pending
        .reduce<readonly StoredEvent[]>((all, change) => {
          const { id } = change.payload
          const others = all.filter((one) => one.id !== id)
          if (change.kind === 'event-create') return [...others, change.payload]
          if (change.kind === 'event-delete') return others
          return all.map((one) => (one.id === id ? { ...one, ...change.payload } : one))
        }, events)
        .toSorted(latestFirst)
