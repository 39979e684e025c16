import type { StoredEvent } from '../events.ts'
import type { WriteOutcome } from './entry.ts'
import type { KnownWrite } from './kinds.ts'
import { pickWrites } from './known-writes.ts'
import { writeQueue } from './write-queue.ts'

/** What was taken in an event. */
type EventReportWrite = Extract<KnownWrite, { kind: 'event-report' }>

const { pick } = pickWrites('event-report')

/** The reports of a person that are on their way, oldest first. */
export const pendingReports = (userId: string): readonly EventReportWrite[] => pick(writeQueue.pending(userId))

/** Calls `listener` after each change of what waits, here or in another tab. */
export const watchReports = writeQueue.watch

/**
 * Keeps what was taken in an event, or takes it back: shown at once, and sent. Rejects with an `ApiRefusal` when the server
 * will not have it. `about` is the event's name.
 */
export const writeReport = (
  userId: string,
  payload: EventReportWrite['payload'],
  about: string,
): Promise<WriteOutcome> =>
  writeQueue.add(userId, { kind: 'event-report', subject: `event-report:${payload.id}`, payload, about })

/** The events as they will be once all pending reports have arrived. */
export const withPendingReports = (
  events: readonly StoredEvent[],
  pending: readonly EventReportWrite[],
): readonly StoredEvent[] =>
  pending.reduce(
    (all, { payload }) => all.map((one) => (one.id === payload.id ? { ...one, report: payload.report } : one)),
    events,
  )
