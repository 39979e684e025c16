import type { EventReport } from '@pacemeal/domain/event'
import { events } from '@pacemeal/protocol'
import { updateDocument } from './documents.ts'
import { queryClient } from './query-client.ts'
import { queryScope } from './query-keys.ts'

/** Keeps what was taken in an event; null takes it back. */
export const storeEventReport = (id: string, report: EventReport | null): Promise<unknown> =>
  updateDocument(events, id, { report: report && JSON.stringify(report) })

/** Reads the events of a person again. */
export const refreshEvents = (userId: string): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: queryScope('events', userId) })
