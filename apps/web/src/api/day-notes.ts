import type { LocalDate } from '@pacemeal/domain'
import type { DayNote } from '@pacemeal/domain/body'
import { dayNotes, readDayNote } from '@pacemeal/protocol'
import { queryOptions } from '@tanstack/react-query'
import { createDocument, listDocuments, updateDocument } from './documents.ts'
import { queryClient } from './query-client.ts'
import { queryKey } from './query-keys.ts'
import { queryText as q } from './query-text.ts'

const noteOf = async (userId: string, day: LocalDate) => {
  const queries = [q.equal('user', userId), q.equal('day', day), q.limit(1)]
  return (await listDocuments(dayNotes, queries)).documents[0]
}

/** What was said of a day beside its meals; null when nothing was. */
export const dayNoteQuery = (userId: string, day: LocalDate) =>
  queryOptions({
    queryKey: queryKey('day-notes', userId, day),
    queryFn: async (): Promise<DayNote | null> => {
      const document = await noteOf(userId, day)
      return document ? (readDayNote(document) ?? null) : null
    },
  })

/** Keeps what is said of a day; what the change does not name stays. */
export async function storeDayNote(
  userId: string,
  day: LocalDate,
  change: Partial<Omit<DayNote, 'day'>>,
): Promise<void> {
  const kept = await noteOf(userId, day)
  if (kept) await updateDocument(dayNotes, kept.$id, change)
  else await createDocument(dayNotes, userId, { user: userId, day, ...change })
  await queryClient.invalidateQueries({ queryKey: dayNoteQuery(userId, day).queryKey })
}
