import type { RaceSettings } from '@pacemeal/domain/event'
import { raceSettings, readRaceSettings } from '@pacemeal/protocol'
import { queryOptions } from '@tanstack/react-query'
import { Query } from 'appwrite'
import { createDocument, listDocuments, updateDocument } from './documents.ts'
import { queryClient } from './query-client.ts'
import { queryKey } from './query-keys.ts'
import { refusalOf } from './refusal.ts'

/** The person's products and the figures that hold for all their events. */
export const raceSettingsQuery = (userId: string) =>
  queryOptions({
    queryKey: queryKey('race-settings', userId),
    queryFn: async () => {
      // As a list: that there is none is an answer, which is kept for when there is no network.
      const { documents } = await listDocuments(raceSettings, [Query.equal('user', userId), Query.limit(1)])
      return readRaceSettings(documents[0]?.settings)
    },
  })

/** Keeps them. */
export async function saveRaceSettings(userId: string, settings: RaceSettings): Promise<void> {
  const data = { settings: JSON.stringify(settings) }
  try {
    await updateDocument(raceSettings, userId, data)
  } catch (thrown) {
    if (refusalOf(thrown).code !== 'not-found') throw thrown
    await createDocument(raceSettings, userId, { user: userId, ...data }, userId)
  }
  queryClient.setQueryData(raceSettingsQuery(userId).queryKey, settings)
}
