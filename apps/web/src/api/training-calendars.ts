import type { CalendarReading } from '@pacemeal/domain/event'
import { type DocumentData, findCalendarReading, trainingCalendars } from '@pacemeal/protocol'
import { queryOptions } from '@tanstack/react-query'
import { createDocument, deleteDocument, listDocuments, updateDocument } from './documents.ts'
import { queryClient } from './query-client.ts'
import { queryKey } from './query-keys.ts'
import { queryText as q } from './query-text.ts'
import { restoreDocument } from './restore-document.ts'

/** A calendar that the person subscribes to, with what was read of it; null until it was. */
export interface FollowedCalendar extends Omit<DocumentData<typeof trainingCalendars>, 'reading' | 'validators'> {
  readonly id: string
  readonly reading: CalendarReading | null
}

/** More than may be followed. */
const MAX_LISTED = 10

/** The calendars that the person subscribes to, the first one first. */
export const trainingCalendarsQuery = (userId: string) =>
  queryOptions({
    queryKey: queryKey('training-calendars', userId),
    queryFn: async (): Promise<readonly FollowedCalendar[]> => {
      const wanted = [q.equal('user', userId), q.orderAsc('$createdAt'), q.limit(MAX_LISTED)]
      const { documents } = await listDocuments(trainingCalendars, wanted)
      return documents.map(({ $id, ...one }) => ({
        ...one,
        id: $id,
        reading: findCalendarReading(one.reading) ?? null,
      }))
    },
  })

/** Reads the calendars again. */
export const refreshCalendars = (userId: string): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: trainingCalendarsQuery(userId).queryKey })

/** Subscribes to a calendar; the server fetches it at once. */
export async function followCalendar(userId: string, address: string): Promise<void> {
  await createDocument(trainingCalendars, userId, { user: userId, address })
  await refreshCalendars(userId)
}

/** Brings a subscription that was ended back under its id; the server fetches it at once. */
export async function followAgain(userId: string, { id, address }: FollowedCalendar): Promise<void> {
  await restoreDocument(trainingCalendars, userId, { user: userId, address }, id)
  await refreshCalendars(userId)
}

/** Has a calendar fetched again. */
export async function fetchCalendarAgain(userId: string, id: string): Promise<void> {
  await updateDocument(trainingCalendars, id, { askedAt: new Date().toISOString() })
  await refreshCalendars(userId)
}

/** Ends a subscription; its sessions go with it. */
export async function unfollowCalendar(userId: string, id: string): Promise<void> {
  await deleteDocument(trainingCalendars, id)
  await refreshCalendars(userId)
}
