import { activitySports } from '@pacemeal/protocol'
import { queryOptions } from '@tanstack/react-query'
import { createDocument, deleteDocument, updateDocument } from './documents.ts'
import { listAllDocuments } from './list-all.ts'
import { queryClient } from './query-client.ts'
import { queryKey, queryScope } from './query-keys.ts'
import { queryText as q } from './query-text.ts'
import { refreshWearables } from './wearable-import.ts'

/** Recordings of a source by their name. */
export interface NamedRecordings {
  readonly provider: string
  readonly name: string
}

/** The sport that a person told of them. */
export interface ToldSport extends NamedRecordings {
  readonly id: string
  readonly code: number
}

/** What a person told of recordings whose source names no sport, the latest first. */
export const toldSportsQuery = (userId: string) =>
  queryOptions({
    queryKey: queryKey('activity-sports', userId),
    queryFn: async (): Promise<readonly ToldSport[]> => {
      const wanted = [q.equal('user', userId), q.orderDesc('$createdAt')]
      const found = await listAllDocuments(activitySports, wanted)
      return found.map(({ $id: id, provider, name, code }) => ({ id, provider, name, code }))
    },
  })

/** Tells the sport of recordings, changes it, or takes it back (null). What is shown of them is read anew. */
export async function tellSport(
  userId: string,
  { provider, name }: NamedRecordings,
  known: ToldSport | undefined,
  code: number | null,
): Promise<void> {
  if (code === null) {
    if (known) await deleteDocument(activitySports, known.id)
  } else if (known) await updateDocument(activitySports, known.id, { code })
  else await createDocument(activitySports, userId, { user: userId, provider, name, code })
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: queryKey('activity-sports', userId) }),
    queryClient.invalidateQueries({ queryKey: queryScope('meal-logs') }),
    refreshWearables(),
  ])
}
